import { languageOfLetters } from "~/base/lib/script-of";
import { Link } from "~/base/ui/link";
import { langOfEnglish } from "~/base/words/language";
import { t, withParts } from "~/base/words/say";
import { earlierPath } from "./paths";
import { patterns } from "./patterns";
import type { CertificateShown } from "./shown-certificate.server";

/** A certificate: who signed what, when it held, and what was looked at for each pattern. */
export function CertificateSheet({ certificate }: { certificate: CertificateShown }) {
  const { firm, absent } = certificate;
  return (
    <>
      <p className="lead">
        {t(
          "{firm} has looked in this shop for the 13 dark patterns of the Guidelines for Prevention and Regulation of Dark Patterns, 2023, and found none.",
          { firm },
        )}
      </p>
      <CertificateFacts certificate={certificate} />
      <section className="stack" aria-labelledby="looked">
        <h2 id="looked">{t("What was looked at")}</h2>
        <ol className="patterns">
          {patterns().map(({ number, name, looked }) => (
            <li key={number}>
              <h3>{name}</h3>
              <p>{looked}</p>
              <p className="muted">
                {absent.includes(number) ? t("Does not apply: not sold here") : t("Found nothing")}
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section className="stack" aria-labelledby="how">
        <h2 id="how">{t("How it is done")}</h2>
        <p>
          {t(
            "The shop opens its own pages as a guest would, up to 30 products among them. In a copy of its data it buys one pack as far as the payment, cancels the order and unsubscribes from the news. Thirteen checks read what it saw; a check that cannot look never counts as passed. The firm reads the result and signs it.",
          )}
        </p>
        <p>
          {withParts("Is something else here that misleads you? <a>Tell us</a>", {
            a: (words) => (
              <Link key="a" to="/grievances">
                {words}
              </Link>
            ),
          })}
        </p>
      </section>
    </>
  );
}

function CertificateFacts({ certificate }: { certificate: CertificateShown }) {
  const { firm, address, checked, signed, from, until, signer, remark, pages } = certificate;
  return (
    <section className="stack" aria-labelledby="certificate">
      <h2 id="certificate">{t("Certificate")}</h2>
      <dl className="facts">
        <dt>{t("Seller")}</dt>
        <dd lang={langOfEnglish()}>{firm}</dd>
        <dt>{t("Address")}</dt>
        <dd className="certificate-address" lang={langOfEnglish()}>
          {address}
        </dd>
        <dt>{t("Checked on")}</dt>
        <dd>{checked}</dd>
        <dt>{t("Pages read")}</dt>
        <dd>{pages}</dd>
        <dt>{t("Signed by")}</dt>
        <dd lang={languageOfLetters(signer)}>{signer}</dd>
        <dt>{t("Signed on")}</dt>
        <dd>{signed}</dd>
        <dt>{t("Validity")}</dt>
        <dd>{t("Holds from {from} to {until}", { from, until })}</dd>
      </dl>
      {remark && <p lang={languageOfLetters(remark)}>{remark}</p>}
    </section>
  );
}

/** Links to the certificates of before. */
export function EarlierCertificates({
  earlier,
}: {
  earlier: { number: number; signed: string; signer: string }[];
}) {
  if (earlier.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="earlier">
      <h2 id="earlier">{t("Earlier certificates")}</h2>
      <ul>
        {earlier.map(({ number, signed, signer }) => (
          <li key={number}>
            <Link to={earlierPath(number)}>
              {t("Certificate of {date}, signed by {name}", { date: signed, name: signer })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
