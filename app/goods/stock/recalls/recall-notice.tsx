import { date } from "~/base/lib/dates";
import { t } from "~/base/words/say";
import type { FrameCompany } from "~/upkeep/pages/company";
import { MailLink, PhoneLinks } from "~/upkeep/pages/company-details";
import type { ShownRecall } from "./recall.server";
import { stepWords } from "./recall-words";

/** Of a recall that stands: why, what to do, whom to ask, and what it has come to. */
export function RecallNotice({
  recall,
  company,
}: {
  recall: ShownRecall;
  company: FrameCompany | undefined;
}) {
  return (
    <section className="recall-notice" aria-labelledby="why">
      <h2 id="why">{t("Why it is recalled")}</h2>
      <p className="recall-why" lang={recall.whyLang}>
        {recall.why}
      </p>
      <h2>{t("What to do")}</h2>
      <ol>
        <li>{t("Do not use it, and give it to nobody else.")}</li>
        <li>{t("Give the pack back to us, opened or not. Call or write: we tell you how.")}</li>
        <li>{t("You get all of your money back. No bill is needed.")}</li>
      </ol>
      {company && <WhomToAsk company={company} />}
      <h2>{t("What has been done")}</h2>
      <RecallSteps recall={recall} />
    </section>
  );
}

/** The steps of a recall with their days, the first first. */
function RecallSteps({ recall: { steps } }: { recall: ShownRecall }) {
  return (
    <ol className="recall-steps">
      {steps.map(({ state, at }) => (
        <li key={state}>
          <span className="muted">{date(at)}</span> {t(stepWords[state])}
        </li>
      ))}
    </ol>
  );
}

function WhomToAsk({ company: { phone, email, hours, fssai } }: { company: FrameCompany }) {
  return (
    <dl className="facts">
      {phone && (
        <div>
          <dt>{t("Phone")}</dt>
          <dd>
            <PhoneLinks phone={phone} />
            {hours && <p className="muted small">{t(hours)}</p>}
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{t("Email")}</dt>
          <dd>
            <MailLink email={email} />
          </dd>
        </div>
      )}
      {fssai && (
        <div>
          <dt>{t("FSSAI licence or registration")}</dt>
          <dd>{fssai}</dd>
        </div>
      )}
    </dl>
  );
}
