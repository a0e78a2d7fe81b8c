import { netQuantity } from "~/lib/pack-size";
import type { PackFacts } from "../pack-facts";
import { langOfEnglish } from "~/words/language";
import { t } from "~/words/say";

type Shown = PackFacts & { volumeMl: number };

/** The pack facts as a list of terms; only those given, and nothing if there are none. */
export function PackList({ product, licence }: { product: Shown; licence: string | null }) {
  const facts = factsOf(product);
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

/** What the owner wrote is there in one language. */
function factsOf(product: Shown): Fact[] {
  const isKnown = product.netWeightG !== null;
  const lang = langOfEnglish();
  const all: Fact<string | null>[] = [
    [t("Ingredients"), product.ingredients, lang],
    [t("Allergens"), product.allergens, lang],
    [t("Net quantity"), isKnown ? netQuantity(product) : null],
    [t("Best before"), product.bestBefore, lang],
    [t("Storage"), product.storage, lang],
    [t("Country of origin"), product.countryOfOrigin, lang],
    [t("Made and packed by"), product.maker, lang],
  ];
  return all.filter((fact): fact is Fact => fact[1] !== null);
}
