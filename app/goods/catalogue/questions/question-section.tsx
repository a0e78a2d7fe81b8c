import { t } from "~/base/words/say";
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
