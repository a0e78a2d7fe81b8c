import { rupees } from "~/lib/money";

/** Payment on delivery, told before anything is in the cart: up to which value, at what fee. `offer`: of `onDeliveryOffer`. */
export function OnDeliveryNote({
  offer,
}: {
  offer: { mostPaise: number; feePaise: number } | null;
}) {
  if (!offer) return null;
  const fee = offer.feePaise > 0 ? ` for a fee of ${rupees(offer.feePaise)}` : "";
  return (
    <p className="muted small">{`Orders up to ${rupees(offer.mostPaise)} can be paid on delivery${fee}.`}</p>
  );
}
