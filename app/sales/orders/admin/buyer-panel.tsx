import { Link } from "~/base/ui/link";
import { ReachLinks } from "~/base/ui/reach-links";
import { MailGap, mailNews } from "../mails/mail-gap";
import type { WholeOrder } from "./admin-order.server";
import { GapMarks } from "./gap-marks";

/** Who bought, how they are reached, and where it goes. */
export function BuyerPanel({ order }: { order: WholeOrder }) {
  const { buyer, email, gstin, firm, parcel } = order;
  return (
    <section className="panel stack order-side" aria-labelledby="order-buyer">
      <h2 id="order-buyer">Buyer</h2>
      <p className="order-lines-of-text">
        {[buyer.name, buyer.phone, email].filter(Boolean).join("\n")}
        {gstin && `\n${[firm, `GSTIN ${gstin}`].filter(Boolean).join(", ")}`}
      </p>
      {order.reach && <ReachLinks reach={order.reach} subject={`Your order ${order.number}`} />}
      <MailGap {...mailNews(order.mailGap, order.reach)} />
      <dl className="facts">
        <dt>{order.deliveryWay === "collect" ? "Collected by" : "Deliver to"}</dt>
        <dd>
          {[parcel.to.name, parcel.to.phone, parcel.to.address].filter(Boolean).join("\n")}{" "}
          <GapMarks gaps={order.gaps} />
        </dd>
        {parcel.isBilledElsewhere && buyer.address && (
          <>
            <dt>Billing address</dt>
            <dd>{buyer.address}</dd>
          </>
        )}
        {order.source === "api" && (
          <>
            <dt>Delivery</dt>
            <dd>Ordered through the API: nothing was charged for it</dd>
          </>
        )}
      </dl>
      <p className="row order-links">
        {order.canChangeAddress && (
          <Link to={`/dashboard/admin/orders/${order.number}/address`}>Change the address</Link>
        )}
        <Link to={`/dashboard/admin/customers/${order.number}`}>Customer</Link>
        <Link to={`/order/${order.token}`}>As the buyer sees it</Link>
      </p>
    </section>
  );
}
