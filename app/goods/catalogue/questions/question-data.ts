import type { Thing } from "~/base/lib/json-ld";
import { language, tags } from "~/base/words/language";
import type { ShownQuestion } from "./questions.server";

/** What a product's page shows of its questions, as programs read it. */
export function questionData(questions: ShownQuestion[]): Thing[] {
  if (questions.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      inLanguage: tags[questions[0]?.lang ?? language()],
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
}
