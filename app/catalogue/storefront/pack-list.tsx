import { netQuantity } from "~/lib/pack-size";
import type { PackFacts } from "../pack-facts";

type Shown = PackFacts & { volumeMl: number };

/** The pack facts as a list of terms; only those given, and nothing if there are none. */
export function PackList({ product, licence }: { product: Shown; licence: string | null }) {
  const facts = factsOf(product);
  if (facts.length === 0) return null;
  if (licence) facts.push(["FSSAI licence", licence]);
  return (
    <section className="pack-facts" aria-labelledby="pack">
      <h2 id="pack">On the pack</h2>
      <dl>
        {facts.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function factsOf(product: Shown): [string, string][] {
  const isKnown = product.netWeightG !== null;
  const all: [string, string | null][] = [
    ["Ingredients", product.ingredients],
    ["Allergens", product.allergens],
    ["Net quantity", isKnown ? netQuantity(product) : null],
    ["Best before", product.bestBefore],
    ["Storage", product.storage],
    ["Country of origin", product.countryOfOrigin],
    ["Made and packed by", product.maker],
  ];
  return all.filter((fact): fact is [string, string] => fact[1] !== null);
}
