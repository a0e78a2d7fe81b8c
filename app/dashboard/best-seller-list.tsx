import { litres } from "~/lib/volume";
import type { BestSeller } from "./best-sellers.server";

/** Best-selling products, in litres. */
export function BestSellerList({ sellers }: { sellers: BestSeller[] }) {
  if (sellers.length === 0) return <p>Nothing was sold in the last 30 days.</p>;
  return (
    <ol className="best-sellers">
      {sellers.map(({ productId, name, ml }) => (
        <li key={productId}>{`${name}: ${litres(ml)} L`}</li>
      ))}
    </ol>
  );
}
