import { Link } from "@remix-run/react";
import { useOpens } from "~/accounts/staff/use-opens";
import { dateTime } from "~/lib/dates";
import { ButtonLink } from "~/ui/button";
import type { WholeOrder } from "../admin/admin-order.server";
import { GapMarks } from "../admin/gap-marks";
import { refundPath } from "../admin/refund-tick";
import { Fact } from "./order-card";
import { isAwaitingMoney } from "./payment-badge";
import { TrackingNumber } from "./tracking-number";

/** Buyer, delivery address, dates and parcel of an order. For admins. */
export function OrderFacts({ order }: { order: WholeOrder }) {
  const { to, courier } = order.parcel;
  return (
    <dl className="order-facts order-facts-whole">
      <Fact name="Buyer">
        {[order.buyer.name, order.buyer.phone, order.email].filter(Boolean).join("\n")}
        {order.gstin && `\n${[order.firm, `GSTIN ${order.gstin}`].filter(Boolean).join(", ")}`}
      </Fact>
      <Fact name="Deliver to">
        {[to.name, to.phone, to.address].filter(Boolean).join("\n")} <GapMarks gaps={order.gaps} />
      </Fact>
      {order.parcel.isElsewhere && <Fact name="Address in the profile">{order.buyer.address}</Fact>}
      {order.writtenBy && <Fact name="Written down by">{order.writtenBy}</Fact>}
      {order.source === "api" && (
        <Fact name="Delivery">Ordered through the API: nothing was charged for it</Fact>
      )}
      {order.owed.length > 0 && (
        <Fact name="Owed">
          {order.owed.map(({ name, packs }) => `${packs} of ${name}`).join("\n")}
        </Fact>
      )}
      {order.toConfirm && <Fact name="Confirmation">{order.toConfirm}</Fact>}
      <Time name="Confirmed" at={order.confirmedAt} />
      {order.claimedUtr && (
        <Fact name="UPI reference, as the buyer typed it">{order.claimedUtr}</Fact>
      )}
      {order.receivedUtr && <Fact name="Reference of the money">{order.receivedUtr}</Fact>}
      <Time name="Paid" at={order.paidAt} />
      <Time name="Packed" at={order.packedAt} />
      <Time name="Shipped" at={order.shippedAt} />
      <Time name="Delivered" at={order.deliveredAt} />
      <Time name="Came back" at={order.returnedAt} />
      {courier && (
        <Fact name="Parcel">
          {courier} <TrackingNumber awb={order.parcel.awb} link={order.trackingLink} />
        </Fact>
      )}
    </dl>
  );
}

/** Links to pages that print or change this order. */
export function OrderLinks({ order }: { order: WholeOrder }) {
  const opens = useOpens();
  const list = "/dashboard/admin/orders";
  const path = `${list}/${order.number}`;
  return (
    <nav className="row order-links" aria-label={`What can be done with ${order.number}`}>
      {order.isListed && (
        <>
          <Link to={`${path}/slip`}>Packing slip</Link>
          <Link to={`${list}/slips.pdf?order=${order.number}`} reloadDocument>
            Slip as PDF
          </Link>
          <Link to={`${list}/labels.pdf?order=${order.number}`} reloadDocument>
            Label
          </Link>
        </>
      )}
      {isAwaitingMoney(order) && (
        <ButtonLink tone="quiet" to={`${path}/received`}>
          Money received
        </ButtonLink>
      )}
      {order.money.paidPaise > 0 && opens(refundPath(order)) && (
        <Link to={refundPath(order)}>{order.leftPaise > 0 ? "Refund" : "Refunds"}</Link>
      )}
      {order.needsReview && opens("/dashboard/admin/review") && (
        <Link to="/dashboard/admin/review">Needs review</Link>
      )}
      <Link to={`/dashboard/admin/customers/${order.number}`}>Customer</Link>
      <Link to={`/order/${order.token}`}>As the buyer sees it</Link>
    </nav>
  );
}

function Time({ name, at }: { name: string; at: number | null }) {
  return at === null ? null : <Fact name={name}>{dateTime(at)}</Fact>;
}
