import { weight } from "~/base/lib/pack-size";
import { litres } from "~/base/lib/volume";
import type { BestSeller } from "./best-sellers.server";

/** Best-selling products, in litres; in kilograms what is no oil and sold by weight. */
export function BestSellerList({ sellers }: { sellers: BestSeller[] }) {
  if (sellers.length === 0) return <p>Nothing was sold in the last 30 days.</p>;
  return (
    <ol className="best-sellers">
      {sellers.map(({ productId, name, ml, grams }) => (
        <li key={productId}>{`${name}: ${grams === null ? `${litres(ml)} L` : weight(grams)}`}</li>
      ))}
    </ol>
  );
}
