import { dateTime } from "~/base/lib/dates";
import { t } from "~/base/words/say";
import { GrievanceSteps } from "./grievance-steps";
import { HelplineWords } from "./grievance-words";
import { kindWords } from "./kinds";
import type { ShownGrievance } from "./shown-grievance.server";

/** A complaint's state, the answers, and the complaint as recorded. `children`: what belongs to it. */
export function GrievanceStatus({
  grievance,
  children,
}: {
  grievance: ShownGrievance;
  children?: React.ReactNode;
}) {
  return (
    <>
      <section className="panel stack" aria-labelledby="steps">
        <h2 id="steps">{t("How your complaint stands")}</h2>
        <GrievanceSteps grievance={grievance} />
      </section>
      <Answers answers={grievance.answers} />
      <section className="stack" aria-labelledby="recorded">
        <h2 id="recorded">{t("Your complaint as we recorded it")}</h2>
        <Recorded grievance={grievance} />
      </section>
      {children}
      <section className="stack" aria-labelledby="further">
        <h2 id="further">{t("If you are not satisfied")}</h2>
        <p>
          <HelplineWords />
        </p>
      </section>
    </>
  );
}

function Answers({ answers }: Pick<ShownGrievance, "answers">) {
  if (answers.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="answers">
      <h2 id="answers">{t("What we answered")}</h2>
      {answers.map(({ id, words, settles, createdAt }) => (
        <article key={id} className="panel stack">
          <p className="muted small">
            {settles
              ? t("Settled on {time}", { time: dateTime(createdAt) })
              : t("Answered on {time}", { time: dateTime(createdAt) })}
          </p>
          <p className="enquiry-message">{words}</p>
        </article>
      ))}
    </section>
  );
}

function Recorded({ grievance }: { grievance: ShownGrievance }) {
  const { number, kind, orderNumber, name, words } = grievance;
  return (
    <>
      <dl className="facts">
        <dt>{t("Number")}</dt>
        <dd className="whole">{number}</dd>
        <dt>{t("About")}</dt>
        <dd>{t(kindWords[kind])}</dd>
        {orderNumber && (
          <>
            <dt>{t("Order")}</dt>
            <dd className="whole">{orderNumber}</dd>
          </>
        )}
        {name && (
          <>
            <dt>{t("Name")}</dt>
            <dd>{name}</dd>
          </>
        )}
      </dl>
      {words && <p className="enquiry-message">{words}</p>}
    </>
  );
}
