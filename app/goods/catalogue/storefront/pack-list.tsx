import { isByNumber, netQuantity, type Pack } from "~/base/lib/pack-size";
import type { FrameCompany } from "~/upkeep/pages/company";
import { MailLink, PhoneLinks } from "~/upkeep/pages/company-details";
import { langOfEnglish } from "~/base/words/language";
import { t } from "~/base/words/say";
import { PackLabel, type ShownLabel } from "../label/pack-label";
import type { PackFacts } from "../pack-facts";
import type { NotShown } from "../product";
import type { OwnTexts } from "../words/own-texts.server";

type Shown = Omit<PackFacts, NotShown> & Pack & { name: string };

/**
 * What stands on the pack, with a picture of its label and who sells it (Legal Metrology (Packaged Commodities) Rules 2011, rule 6;
 * FSSAI): only what is given, and nothing if nothing is. `own`: the owner's texts in this language; `path`: the product's page.
 */
export function PackList({
  product,
  own,
  company,
  label,
  path,
}: {
  product: Shown;
  own: OwnTexts;
  company: FrameCompany | undefined;
  label: ShownLabel | null;
  path: string;
}) {
  const facts = [...factsOf(product, own), ...(company ? sellerFacts(company) : [])];
  if (facts.length === 0 && !label) return null;
  return (
    <section className="pack-facts" aria-labelledby="pack">
      <h2 id="pack">{t("On the pack")}</h2>
      {label && <PackLabel label={label} name={product.name} path={path} />}
      <dl>
        {facts.map(([term, words, lang]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd lang={lang}>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Fact<Words = React.ReactNode> = [term: string, words: Words, lang?: "en" | undefined];

/**
 * What the owner wrote is said in English where it has no words of this language. Names and addresses of firms stand everywhere as on
 * the pack and its papers: a letter and an inspector find them by it.
 */
function factsOf(product: Shown, own: OwnTexts): Fact[] {
  const isKnown = product.netWeightG !== null || isByNumber(product);
  const fact = (term: string, english: string | null): Fact<string | null> => {
    const words = english === null ? undefined : own[english];
    return words === undefined ? [term, english, langOfEnglish()] : [term, words];
  };
  const all: Fact<string | null>[] = [
    fact(t("Generic name"), product.genericName),
    fact(t("Ingredients"), product.ingredients),
    fact(t("Allergens"), product.allergens),
    [t("Net quantity"), isKnown ? netQuantity(product) : null],
    fact(t("Best before"), product.bestBefore),
    fact(t("Storage"), product.storage),
    fact(t("Country of origin"), product.countryOfOrigin),
    [t("Made and packed by"), product.maker, langOfEnglish()],
  ];
  return all.filter(([, words]) => words !== null);
}

/** Who sells it, whom to ask, and the licence. A shop that tells nothing but its name tells nothing here. */
function sellerFacts(company: FrameCompany): Fact[] {
  const { legalName, name, phone, email, address, fssai } = company;
  const hasCare = phone !== null || email !== null || address !== null;
  const care = hasCare ? <Care key="care" {...{ phone, email, address }} /> : null;
  const all: Fact[] = [
    [t("Sold by"), legalName || hasCare ? (legalName ?? name) : null, langOfEnglish()],
    [t("Customer care"), care],
    [t("FSSAI licence or registration"), fssai],
  ];
  return all.filter(([, words]) => words !== null);
}

function Care({ phone, email, address }: Pick<FrameCompany, "phone" | "email" | "address">) {
  return (
    <>
      {phone && (
        <span className="pack-care">
          <PhoneLinks phone={phone} />
        </span>
      )}
      {email && (
        <span className="pack-care">
          <MailLink email={email} />
        </span>
      )}
      {address && (
        <span className="pack-care" lang={langOfEnglish()}>
          {address}
        </span>
      )}
    </>
  );
}

/** The texts of a product that `own` needs. */
export const textsOnPack = (product: PackFacts) => [
  product.genericName,
  product.ingredients,
  product.allergens,
  product.bestBefore,
  product.storage,
  product.countryOfOrigin,
];
