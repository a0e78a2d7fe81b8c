import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { OrderActions } from "~/sales/fulfilment/order-actions";
import { cancelOffer } from "~/sales/fulfilment/cancellable";
import { buyersPath, InvoiceLinks } from "~/sales/invoices/invoice-links";
import { papersOf } from "~/sales/invoices/papers.server";
import { isPlaced, isToPayByHand } from "~/base/db/placed";
import { isPaidStatus } from "~/base/db/statuses";
import { pageMeta } from "~/layout/page-meta";
import { dateTime } from "~/base/lib/dates";
import { newId } from "~/base/lib/ids.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { recipientLabel } from "~/sales/orders/order-words";
import { parcelAddress, parcelLines } from "~/sales/orders/delivery";
import { MailForm } from "~/sales/orders/mails/mail-form";
import { KeepForm } from "~/sales/orders/access/keep-form";
import { keepOffer } from "~/sales/orders/access/keep-order.server";
import { isAdvanced } from "~/sales/orders/money/advanced";
import { moneyOf } from "~/sales/orders/money/order-money.server";
import { OrderTimeline } from "~/sales/orders/page/order-timeline";
import { orderByToken } from "~/sales/orders/order.server";
import { shownLinesOf } from "~/sales/orders/page/shown-lines.server";
import { ProveForm } from "~/sales/orders/access/prove-form";
import { RefundList } from "~/sales/orders/page/refund-list";
import { ThankYou } from "~/sales/orders/page/thank-you";
import { type Journey, journeysOf } from "~/sales/orders/timeline.server";
import { ButtonLink } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { failureWords } from "~/sales/payments/failure-words";
import { OrderReturns } from "~/sales/returns/own-returns";
import { returnsOfOrder } from "~/sales/returns/own-returns.server";
import { requireOrder } from "~/sales/orders/access/order-access.server";
import { afterOrder } from "~/sales/checkout/after-order/after-order.server";
import { submitAfterOrder } from "~/sales/checkout/after-order/after-order-submit.server";
import { OrderTotal } from "~/sales/checkout/form/order-total";
import { KeepLink } from "~/sales/payments/keep-link";
import { nextLookAfter } from "~/sales/payments/next-look";
import { PaymentProgress } from "~/sales/payments/payment-progress";
import { lookAtPayments } from "~/sales/payments/reconcile/reconcile.server";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";
export { accountLinks as links } from "~/base/ui/account-links";
export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Your order") }, matches);

/** Minimum time between two requests to the provider (ms). An unpaid page does not reload by itself, and must not show an old failure. */
const leastPause = { pending: 10_000, unpaid: 3_000 };

/** The state of an order and its payment. While payment is open, asks the provider. */
export async function loader(args: LoaderFunctionArgs) {
  const { order: before, viewer, isOwner } = await requireOrder(args);
  const { paymentStatus: open } = before;
  // The rest of one whose advance has come is paid on delivery.
  const isOpen = !isAdvanced(before) && (open === "unpaid" || open === "pending");
  if (isOpen) await lookAtPayments(before.id, leastPause[open]);
  const order = isOpen ? (orderByToken(before.token) ?? before) : before;
  const url = new URL(args.request.url);
  // Whoever is signed in goes on to the orders; everybody else stays on this page, whose heading says so.
  if (url.searchParams.has("done") && order.paymentStatus === "paid" && viewer && isOwner) {
    const to = viewer.role === 1 ? "/dashboard/admin/orders" : "/dashboard/user/orders";
    throw await seeOtherWith(t("Payment Successful!"), to);
  }

  const isByHand = isToPayByHand(order);
  const isAtBank = order.paymentStatus === "pending" && !isByHand;
  const journeys = journeysOf([order]);
  const orderMoney = moneyOf([order]).get(order.id);
  const moneyLeft = {
    leftPaise: orderMoney?.leftPaise ?? 0,
    onlinePaise: orderMoney?.onlinePaise ?? 0,
  };
  // They contain a name and address.
  const papers = isOwner || viewer?.role === 1 ? papersOf([order.id]) : null;
  const journey = isPlaced(order) ? journeys.get(order.id) : undefined;
  return data(
    {
      number: order.number,
      token: order.token,
      createdAt: order.createdAt,
      totalPaise: order.totalPaise,
      ...afterOrder(order, { request: args.request, isOwner }),
      paymentStatus: order.paymentStatus,
      paymentMethod: order.paymentMethod,
      status: order.status,
      // After a cancellation, do not show why an earlier attempt failed.
      failure:
        order.failureReason && !url.searchParams.has("cancelled")
          ? failureWords(order.failureReason)
          : null,
      lines: shownLinesOf(order),
      // The link alone must not reveal the buyer or the address.
      address: isOwner ? parcelAddress(order) : null,
      note: isOwner || viewer?.role === 1 ? order.noteForBuyer : "",
      journey: journey
        ? { ...journey, parcels: isOwner ? journey.parcels : withoutNumbers(journey.parcels) }
        : null,
      // Others with the link see the refund, but not its reason.
      refunds: (orderMoney?.refunds ?? []).map((refund) => ({
        ...refund,
        reason: isOwner ? refund.reason : null,
      })),
      papers: papers?.get(order.id) ?? [],
      cancel: isOwner ? cancelOffer(order, moneyLeft, newId()) : null,
      returns: isOwner ? returnsOfOrder(order) : null,
      isSignedIn: Boolean(viewer),
      keeps: isOwner ? keepOffer(order, viewer) : null,
      asksForMobile: !isOwner && viewer?.role !== 1,
      nextLook: isAtBank ? nextLookAfter(order.token, url) : null,
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}

/** By the tracking number the courier would tell where the parcel goes. */
const withoutNumbers = (parcels: Journey["parcels"]) =>
  parcels.map((parcel) => ({ ...parcel, awb: null, link: null }));
export const action = (args: ActionFunctionArgs) => submitAfterOrder(args);

export default function OrderStatusPage() {
  const order = useLoaderData<typeof loader>();
  const problem = useAnswer<typeof action>()?.form;
  const isThanked =
    order.journey && order.status !== "cancel" && order.paymentStatus !== "refunded";
  return (
    <div className="page page-narrow order-status">
      {problem?.values.intent !== "utr" && <FormProblem state={problem} />}
      <PaymentProgress order={order} state={problem} />
      {order.mailProof && (
        <MailForm
          token={order.token}
          proof={order.mailProof}
          isPaid={isPaidStatus(order.paymentStatus)}
        />
      )}
      {isThanked && (
        <ThankYou thanks={thanksOf(order)}>
          <InvoiceLinks papers={order.papers} pathOf={buyersPath(order.token)} />
        </ThankYou>
      )}
      {order.note && <p className="notice notice-info order-note">{order.note}</p>}
      {order.journey && order.keep && <KeepLink keep={order.keep} />}
      <OrderTotal lines={order.lines} totalPaise={order.totalPaise} parts={order.parts} />
      <RefundList refunds={order.refunds} />
      {!isThanked && (
        <dl className="facts">
          <dt>{t("Order")}</dt>
          <dd className="whole">{order.number}</dd>
          <dt>{t("Placed")}</dt>
          <dd>{dateTime(order.createdAt)}</dd>
          {order.address && (
            <>
              <dt>{recipientLabel(order.deliveryWay)}</dt>
              <dd className="parcel-address">{parcelLines(order.address)}</dd>
            </>
          )}
        </dl>
      )}
      {order.journey && (
        <section className="panel stack" aria-labelledby="journey">
          <h2 id="journey">{t("How far it is")}</h2>
          <OrderTimeline
            journey={order.journey}
            label={t("How far order {number} is", { number: order.number })}
          />
        </section>
      )}
      {order.keeps && <KeepForm token={order.token} offer={order.keeps} />}
      {order.asksForMobile && <ProveForm token={order.token} />}
      {!isThanked && <InvoiceLinks papers={order.papers} pathOf={buyersPath(order.token)} />}
      {order.returns && <OrderReturns token={order.token} returns={order.returns} />}
      {order.journey && <OrderActions order={order} cancel={order.cancel} />}
      <p className="row not-printed">
        {order.isSignedIn ? (
          <ButtonLink to="/dashboard/user/orders" tone="quiet">
            {t("Your orders")}
          </ButtonLink>
        ) : (
          <ButtonLink to="/login?redirectTo=%2Fdashboard%2Fuser%2Forders" tone="quiet">
            {t("Login to see your orders")}
          </ButtonLink>
        )}
        <Link to="/Store">{t("Continue Shopping")}</Link>
        <Link to={`/grievances?order=${order.number}`}>{t("Complain about this order")}</Link>
      </p>
    </div>
  );
}

function thanksOf(order: ReturnType<typeof useLoaderData<typeof loader>>) {
  return {
    ...order,
    // Its goods and sum stand below, with all their parts.
    bought: null,
    address: order.address && parcelLines(order.address),
  };
}
