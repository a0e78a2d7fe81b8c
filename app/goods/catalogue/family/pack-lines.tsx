import { Link } from "~/base/ui/link";
import { rupees } from "~/base/lib/money";
import { declaredSize, otherMeasure } from "~/base/lib/pack-size";
import type { ShownPack } from "./shown-pack";

/** The packs of one oil, a line for each. */
export function PackLines({ packs }: { packs: ShownPack[] }) {
  return (
    <ul className="oil-packs">
      {packs.map((pack) => (
        <li key={pack.id}>
          <Link to={`/dashboard/admin/product/${pack.slug}`} aria-label={`Change ${pack.name}`}>
            {declaredSize(pack)}
          </Link>{" "}
          <span className="muted">{otherMeasure(pack)}</span>
          <strong>{rupees(pack.pricePaise)}</strong>
          <span className="muted">{isTold(pack) && stockWords(pack)}</span>
        </li>
      ))}
    </ul>
  );
}

const isTold = ({ sale, isCounted }: ShownPack) => isCounted || sale !== "on sale";

/** `48 packs`, `Owed 2`, `Sold out`. */
export function stockWords({ sale, isCounted, stock }: ShownPack): string {
  if (sale === "hidden") return "Hidden";
  if (sale === "sold out") return "Sold out";
  if (!isCounted) return "Not counted";
  if (stock < 0) return `Owed ${-stock}`;
  return stock === 1 ? "1 pack" : `${stock} packs`;
}
