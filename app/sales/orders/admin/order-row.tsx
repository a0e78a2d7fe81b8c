import { rupees } from "~/base/lib/money";
import { ReachLinks } from "~/base/ui/reach-links";
import { GapMarks } from "./gap-marks";
import { OrderCard } from "./order-card";
import { toSend } from "../packs-to-send";
import { ButtonLink } from "~/base/ui/button";
import { PaymentBadge } from "../page/payment-badge";
import type { AdminOrder } from "./admin-orders.server";
import { MailGap, mailNews } from "../mails/mail-gap";
import { StatusForm } from "./status-form";

type Props = {
  order: AdminOrder;
  /** Position in the list, from 1. */
  index: number;
  isOpen: boolean;
  /** Stands below its lines. */
  children: React.ReactNode;
};

/** An order in two lines, which open to everything the owner may want to see or change. */
export function OrderRow({ order, index, isOpen, children }: Props) {
  const packs = order.lines.reduce((sum, line) => sum + toSend(line), 0);
  const isHere = order.status === "Not Process" || order.status === "Processing";
  return (
    <details className="order-row" open={isOpen}>
      <summary>
        <span className="order-row-line">
          <strong className="whole">{order.number}</strong>
          <span className="order-row-buyer">{order.buyer.name}</span>
          <strong className="order-row-sum">{rupees(order.totalPaise)}</strong>
        </span>
        <span className="order-row-line small">
          <span className="muted">
            {[order.city, packs === 1 ? "1 pack" : `${packs} packs`, order.age]
              .filter(Boolean)
              .join(" · ")}
          </span>
          <span className="order-row-state">{order.toConfirm ?? order.status}</span>
          {order.note && <span className="badge badge-neutral">Note</span>}
          <PaymentBadge order={order} />
          <GapMarks gaps={order.gaps} />
          {order.leftUnpaid && <span className="badge badge-danger">Sent unpaid</span>}
          {order.toGiveBackPaise !== null && (
            <span className="badge badge-danger">{`${rupees(order.toGiveBackPaise)} to give back`}</span>
          )}
          {order.lessDuePaise !== null && (
            <span className="badge badge-warn">{`${rupees(order.lessDuePaise)} due`}</span>
          )}
        </span>
      </summary>
      {order.reach && <ReachLinks reach={order.reach} subject={`Your order ${order.number}`} />}
      <MailGap {...mailNews(order.mailGap, order.reach)} />
      {order.note && <p className="own-note">{order.note}</p>}
      <OrderCard
        order={order}
        index={index}
        lead={
          isHere && <SendLink number={order.number} collects={order.deliveryWay === "collect"} />
        }
        status={<StatusForm order={order} />}
      >
        {children}
      </OrderCard>
    </details>
  );
}

/** Leads to the form "Send it". */
function SendLink({ number, collects }: { number: string; collects: boolean }) {
  const words = collects ? "Handed over" : "Send it";
  return (
    <ButtonLink to={`/dashboard/admin/orders/${number}/send`} aria-label={`${words}: ${number}`}>
      {words}
    </ButtonLink>
  );
}
