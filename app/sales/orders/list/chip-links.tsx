import { Link } from "~/base/ui/link";
import { formatIndian } from "~/base/lib/india/format-indian";
import { type OrderChip, orderChips } from "./order-chips";

type Props = { counts: Record<OrderChip, number>; shown: OrderChip | ""; list: string };

/** The chips above the owner's list of orders, each with how many it shows. */
export function ChipLinks({ counts, shown, list }: Props) {
  return (
    <nav className="chips" aria-label="Orders by what is to be done">
      {(Object.keys(orderChips) as OrderChip[]).map((chip) => (
        <Link
          key={chip}
          to={`${list}?show=${chip}`}
          aria-current={chip === shown ? "page" : undefined}
        >
          {`${orderChips[chip]} ${formatIndian(counts[chip])}`}
        </Link>
      ))}
      <Link to={list} aria-current={shown === "" ? "page" : undefined}>
        All
      </Link>
    </nav>
  );
}
