import { priceNews } from "~/sales/cart/left-words";
import { rupees } from "~/base/lib/money";
import { declaredSize, type PackSize } from "~/base/lib/pack-size";
import { t } from "~/base/words/say";

type Line = PackSize & {
  name: string;
  /** Of a name that is shown in another language than the page. */
  nameLang?: "en" | undefined;
  unitPricePaise: number;
  quantity: number;
  /** Packs of it that were taken out of the order since. */
  takenOut?: number;
  /** What one pack cost when the buyer last looked; null: the same. */
  wasPaise?: number | null;
};

/** The order's lines, the parts of its price beside them (of `orderParts`), and their total. */
export function OrderTotal({
  lines,
  parts,
  totalPaise,
  isFinal = true,
  isWaiting,
}: {
  lines: Line[];
  parts: [label: string, amount: string][];
  totalPaise: number;
  /** False: what delivery costs is not known yet. */
  isFinal?: boolean;
  /** The parts of another price are on their way. */
  isWaiting?: true | undefined;
}) {
  return (
    <section className="panel order-total" aria-label={t("Your order")}>
      <ul className="live-part" aria-busy={isWaiting}>
        {lines.map((line, position) => (
          <li key={position}>
            <div>
              <p lang={line.nameLang}>{line.name}</p>
              <p className="muted small">
                <span>
                  {t("{quantity} × Pack of {size}", {
                    quantity: line.quantity,
                    size: declaredSize(line),
                  })}
                </span>
                {Boolean(line.takenOut) && (
                  <em>{`, ${t("{n} taken out", { n: line.takenOut ?? 0 })}`}</em>
                )}
              </p>
              {typeof line.wasPaise === "number" && (
                <p className="cart-line-price">{priceNews(line.wasPaise, line.unitPricePaise)}</p>
              )}
            </div>
            <span translate="no">{rupees(line.unitPricePaise * line.quantity)}</span>
          </li>
        ))}
        {parts.map(([label, amount]) => (
          <li key={label}>
            <span>{label}</span>
            <span translate="no">{amount}</span>
          </li>
        ))}
      </ul>
      <p className="order-sum live-part" role="status" aria-busy={isWaiting}>
        <span>{isFinal ? t("Total, inclusive of all taxes") : t("Total before delivery")}</span>
        <strong translate="no">{rupees(totalPaise)}</strong>
      </p>
    </section>
  );
}
