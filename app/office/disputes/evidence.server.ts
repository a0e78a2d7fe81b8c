import { db } from "~/base/db/connection.server";
import { dateTime } from "~/base/lib/dates";
import { shopAddress } from "~/base/lib/http/listening.server";
import { shownPhone } from "~/base/lib/india/phone";
import { amountIn, rupees } from "~/base/lib/money";
import { type Fact } from "~/sales/invoices/wording";
import { sellerNow } from "~/sales/invoices/seller.server";
import { historiesOf } from "~/sales/orders/order-history.server";
import { adminOrder } from "~/sales/orders/admin/admin-order.server";
import { furtherParcelsOf } from "~/sales/orders/parcels.server";
import { type DisputePage, disputePage } from "./dispute-page.server";
import { mailsAbout } from "./mails-about.server";

/** What proves a sale, in words for a bank: facts and texts, and no link that only the buyer may use. Null: no such case, or no order. */
export function evidenceOf(id: string, now = Date.now()) {
  const dispute = disputePage(id, now);
  const order = dispute?.order && adminOrder(dispute.order.number);
  if (!dispute || !order) return null;
  const seller = sellerNow(db);
  return {
    at: now,
    id,
    seller,
    case: caseFacts(dispute),
    order: [
      { label: "Order", value: `${order.number} of ${dateTime(order.createdAt)}` },
      { label: "Total", value: rupees(order.totalPaise) },
      { label: "Invoice", value: papersIn(dispute) },
      { label: "Terms", value: `${shopAddress()}/Termsofservices` },
      { label: "Returns", value: `${shopAddress()}/RefundandReturn` },
    ].filter(({ value }) => value),
    buyer: [
      { label: "Name", value: order.buyer.name },
      { label: "Mobile", value: shownPhone(order.buyer.phone) },
      { label: "E-mail", value: order.email ?? "" },
      { label: "Address", value: order.buyer.address },
    ].filter(({ value }) => value),
    goods: order.lines.map(
      ({ quantity, name, unitPricePaise }) =>
        `${quantity} × ${name}, ${rupees(unitPricePaise)} each`,
    ),
    parcel: parcelFacts(order),
    past: (historiesOf([order.id]).get(order.id) ?? []).map(
      ({ at, who, what, mark }) => `${dateTime(at)}: ${who} ${what}${mark ? ` (${mark})` : ""}`,
    ),
    mails: mailsAbout(order.id).map(({ subject, text, at }) => ({
      head: `${dateTime(at)}: ${subject}`,
      text,
    })),
  };
}

export type Evidence = NonNullable<ReturnType<typeof evidenceOf>>;

function caseFacts(dispute: DisputePage): Fact[] {
  const amount = amountIn(dispute.amountPaise, dispute.currency);
  return [
    { label: "Dispute", value: `${dispute.id}, raised ${dispute.raised}` },
    { label: "Amount", value: amount },
    { label: "Reason", value: dispute.reason.said },
    { label: "Payment", value: dispute.paymentId },
    ...dispute.refunds.map(({ amountPaise, providerRefundId, processedAt }) => ({
      label: "Refunded",
      value: [
        rupees(amountPaise),
        providerRefundId,
        processedAt === null ? "on its way" : dateTime(processedAt),
      ]
        .filter(Boolean)
        .join(", "),
    })),
  ];
}

const papersIn = ({ order }: DisputePage) =>
  (order?.papers ?? []).map(({ number }) => number).join(", ");

function parcelFacts(order: NonNullable<ReturnType<typeof adminOrder>>): Fact[] {
  const further = furtherParcelsOf([order.id]).get(order.id) ?? [];
  const steps: [string, number | null][] = [
    ["Packed", order.packedAt],
    ["Sent", order.shippedAt],
    ["Delivered", order.deliveredAt],
    ["Came back", order.returnedAt],
  ];
  return [
    {
      label: "Sent to",
      value: [order.parcel.to.name, order.parcel.to.address, order.parcel.to.phone]
        .filter(Boolean)
        .join(", "),
    },
    {
      label: "Parcel",
      value: [order.parcel.courier, order.parcel.awb, order.trackingLink]
        .filter(Boolean)
        .join(", "),
    },
    ...further.map(({ courier, trackingNumber, shippedAt }) => ({
      label: "Further parcel",
      value: [courier, trackingNumber, dateTime(shippedAt)].filter(Boolean).join(", "),
    })),
    ...steps.map(([label, at]) => ({ label, value: at === null ? "" : dateTime(at) })),
  ].filter(({ value }) => value);
}
