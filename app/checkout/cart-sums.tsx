import { rupees } from "~/lib/money";
import { partsOf, type Sums } from "~/orders/sums";

/** The parts of the price and what they add up to. `isFinal`: nothing is added any more. */
export function CartSums({
  sums,
  couponCode,
  isFreeDelivery,
  isFinal,
}: {
  sums: Sums;
  couponCode: string | null;
  isFreeDelivery: boolean;
  isFinal: boolean;
}) {
  return (
    <>
      <dl className="cart-parts">
        {partsOf(sums, { couponCode, isFreeDelivery }).map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="cart-total" role="status">
        <span>{isFinal ? "Total" : "Total before delivery"}</span>{" "}
        <strong>{rupees(sums.totalPaise)}</strong>
      </p>
      <p className="muted small">Inclusive of all taxes.</p>
    </>
  );
}
