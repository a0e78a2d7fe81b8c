import { netQuantity } from "~/lib/pack-size";
import type { PackFacts } from "../pack-facts";
import type { OwnTexts } from "../words/own-texts.server";
import { langOfEnglish } from "~/words/language";
import { t } from "~/words/say";

type Shown = PackFacts & { volumeMl: number };

/** The pack facts as a list of terms; only those given, and nothing if there are none. `own`: the owner's texts in this language. */
export function PackList({
  product,
  own,
  licence,
}: {
  product: Shown;
  own: OwnTexts;
  licence: string | null;
}) {
  const facts = factsOf(product, own);
  if (facts.length === 0) return null;
  if (licence) facts.push([t("FSSAI licence"), licence]);
  return (
    <section className="pack-facts" aria-labelledby="pack">
      <h2 id="pack">{t("On the pack")}</h2>
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

type Fact<Words = string> = [term: string, words: Words, lang?: "en" | undefined];

/** What the owner wrote is said in English where it has no words of this language. */
function factsOf(product: Shown, own: OwnTexts): Fact[] {
  const isKnown = product.netWeightG !== null;
  const fact = (term: string, english: string | null): Fact<string | null> => {
    const words = english === null ? undefined : own[english];
    return words === undefined ? [term, english, langOfEnglish()] : [term, words];
  };
  const all: Fact<string | null>[] = [
    fact(t("Ingredients"), product.ingredients),
    fact(t("Allergens"), product.allergens),
    [t("Net quantity"), isKnown ? netQuantity(product) : null],
    fact(t("Best before"), product.bestBefore),
    fact(t("Storage"), product.storage),
    fact(t("Country of origin"), product.countryOfOrigin),
    fact(t("Made and packed by"), product.maker),
  ];
  return all.filter((one): one is Fact => one[1] !== null);
}

/** The texts of a product that `own` needs. */
export const textsOnPack = (product: PackFacts) => [
  product.ingredients,
  product.allergens,
  product.bestBefore,
  product.storage,
  product.countryOfOrigin,
  product.maker,
];
