import { dayInWords } from "~/base/lib/dates";
import { langOfEnglish } from "~/base/words/language";
import { t } from "~/base/words/say";
import { proofPath, type ShownProof } from "./claims";

/** What proves the claims of the shop: a number, who gave it, until when, and the paper where buyers may open it. */
export function Proofs({ proofs }: { proofs: ShownProof[] }) {
  if (proofs.length === 0) return null;
  return (
    <section className="stack about-proofs" aria-labelledby="proofs">
      <h2 id="proofs">{t("What proves it")}</h2>
      <dl className="facts">
        {proofs.map((proof) => (
          <div key={proof.claim}>
            <dt>{titleOf(proof.claim)}</dt>
            <dd>
              <ProofWords proof={proof} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ProofWords({ proof }: { proof: ShownProof }) {
  const { claim, name, number, issuer, until, hasFile } = proof;
  return (
    <>
      {name && `${name}, `}
      {t("number {number}", { number })}
      {", "}
      <span lang={langOfEnglish()}>{issuer}</span>
      {until && `, ${t("until {day}", { day: dayInWords(until) })}`}
      {hasFile && (
        <>
          <br />
          <a href={proofPath(claim)} rel="nofollow">
            {t("Open the paper")}
          </a>
        </>
      )}
    </>
  );
}

function titleOf(claim: ShownProof["claim"]): string {
  if (claim === "certificate") return t("Quality management");
  if (claim === "family") return t("Family business");
  return claim === "purity" ? t("Purity") : t("Where we are");
}
