import { useNavigation } from "@remix-run/react";
import { rupees } from "~/base/lib/money";
import { orderParts } from "~/sales/orders/money/price-parts";
import type { Sums } from "~/sales/orders/money/sums";
import { t } from "~/base/words/say";

/**
 * The parts of the price and what they add up to, dimmed while something is being saved. `totalPaise`: with what is being saved. `quote`:
 * the chosen way; null: what delivery costs is not known yet.
 */
export function CartSums({
  sums,
  totalPaise,
  couponCode,
  quote,
}: {
  sums: Sums;
  totalPaise: number;
  couponCode: string | null;
  quote: { way: string; zone: string | null } | null;
}) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <div className="cart-sums" aria-busy={isBusy || undefined}>
      <dl className="cart-parts">
        {orderParts({
          ...sums,
          couponCode,
          deliveryWay: quote?.way ?? null,
          deliveryZone: quote?.zone ?? null,
        }).map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate="no">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="cart-total" role="status">
        <span>{quote ? t("Total") : t("Total before delivery")}</span>{" "}
        <strong translate="no">{rupees(totalPaise)}</strong>
      </p>
      <p className="muted small">{t("Inclusive of all taxes.")}</p>
    </div>
  );
}
