import { Link } from "@remix-run/react";

/** The delivery terms of a product, in the shipping policy's words. `shipping` 1: offered, 0: not. */
export function DeliveryNote({ shipping }: { shipping: number }) {
  if (shipping === 0) {
    return (
      <p className="delivery-note">
        We do not send this pack by courier. <Link to="/contact">Write to us</Link> before you order
        it.
      </p>
    );
  }
  return (
    <p className="delivery-note">
      Leaves Surat the same or the next business day after your payment. Delivered within India;
      cost and time depend on your pincode: <Link to="/shipingpolicy">Shipping Policy</Link>.
    </p>
  );
}
