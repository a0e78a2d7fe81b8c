import { language, tags } from "~/base/words/language";
import { t } from "~/base/words/say";
import type { Thing } from "~/base/lib/json-ld";
import type { ShownQuestion } from "./questions.server";

/** What the owner answers about an oil, on a product's page; nothing where nothing is written. */
export function QuestionSection({ questions }: { questions: ShownQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <section className="pack-facts product-questions" aria-labelledby="questions">
      <h2 id="questions">{t("Questions and answers")}</h2>
      {questions.map(({ question, answer, lang }) => (
        <div key={question} className="stack" lang={lang}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </section>
  );
}

/** The same for programs; only what the page shows. */
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
