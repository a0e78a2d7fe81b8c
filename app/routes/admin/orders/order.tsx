import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { orForbiddenForm, requireStaff, type Viewer } from "~/people/accounts/guards/viewer.server";
import { submitCancelAndRefund } from "~/sales/payments/refunds/cancel-submit.server";
import { disputesOfOrder } from "~/office/disputes/dispute-list.server";
import { DisputeNotices } from "~/office/disputes/dispute-notice";
import { may } from "~/people/accounts/staff/rights";
import { EwayDue, EwayPanel } from "~/office/eway/eway-panel";
import { ewayNews } from "~/office/eway/eway-pages.server";
import { AddGoods } from "~/office/counter/add-goods";
import { CameBackForm } from "~/sales/fulfilment/came-back-form";
import { saveCameBack } from "~/sales/fulfilment/came-back.server";
import { CashDue } from "~/sales/fulfilment/cash-due";
import { GoodsLinks, isStillHere } from "~/sales/fulfilment/goods-links";
import { orForbiddenMove, unlessPaid } from "~/sales/fulfilment/may-move.server";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { NotPrinted } from "~/sales/invoices/not-printed";
import { notPrinted } from "~/sales/fulfilment/print/not-printed.server";
import { hasLeft } from "~/sales/fulfilment/moved";
import { moveRefusal } from "~/sales/fulfilment/refusal-words";
import { returnedGoods } from "~/sales/fulfilment/returned-goods.server";
import { ReturnedList } from "~/sales/fulfilment/returned-list";
import { SendForm } from "~/sales/fulfilment/send-form";
import { ordersNumbered } from "~/sales/fulfilment/ticked/ticked.server";
import { parcelsPath } from "~/sales/fulfilment/send-offer";
import { sendOffer } from "~/sales/fulfilment/send-offer.server";
import { ReturnedParcel } from "~/sales/payments/by-hand/returned-parcel";
import { saveForgiven } from "~/sales/payments/by-hand/forgive-submit.server";
import { MoneyPanel } from "~/sales/invoices/money-panel";
import { papersOf } from "~/sales/invoices/papers.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { indianMobile } from "~/base/lib/india/phone";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { AskedReturns } from "~/sales/returns/admin/asked-returns";
import { returnsAskedFor } from "~/sales/returns/admin/return-page.server";
import { Notice } from "~/base/ui/notice";
import { AskByWhatsApp } from "~/sales/reviews/ask/ask-by-whatsapp";
import { askIntent, isAskForm } from "~/sales/reviews/ask/ask-form";
import { saveAsked } from "~/sales/reviews/ask/ask-submit.server";
import { askOf } from "~/sales/reviews/ask/whatsapp-ask.server";
import { requireAdminOrder, type WholeOrder } from "~/sales/orders/admin/admin-order.server";
import { allCouriers } from "~/sales/orders/couriers.server";
import { lifeForm } from "~/sales/orders/forms";
import { BuyerPanel } from "~/sales/orders/admin/buyer-panel";
import { OrderHead } from "~/sales/orders/admin/order-head";
import { OrderLifeForm } from "~/sales/orders/admin/order-life-form";
import { PacksPanel } from "~/sales/orders/admin/packs-panel";
import { ParcelLine } from "~/sales/orders/admin/parcel-line";
import { PastPanel } from "~/sales/orders/admin/past-panel";
import { isNotesForm } from "~/sales/orders/notes/notes";
import { NotesPanel } from "~/sales/orders/notes/notes-panel";
import { saveNotes } from "~/sales/orders/notes/save-notes.server";
import { OrderNumbers } from "~/sales/orders/together/together-form";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Order ${data.order.number}` : "Order" });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args, "orders");
  const order = requireAdminOrder(args.params.number);
  const papers = papersOf([order.id]).get(order.id) ?? [];
  return {
    order,
    papers,
    returned: returnedGoods(order.number),
    asked: returnsAskedFor(order.id),
    couriers: allCouriers().map(({ name }) => ({ name })),
    ask: askOf(order.id),
    disputes: may(member, "owner") ? disputesOfOrder(order.number) : [],
    now: Date.now(),
    send: sendOffer(order),
    eway: ewayNews(order.number),
    notPrinted: notPrinted(ordersNumbered([order.number]).found),
  };
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireStaff(args, "orders");
  const form = await formOf(args.request.clone());
  orForbiddenForm(admin, "orders/:number", form);
  const order = requireAdminOrder(args.params.number);
  return keepingForm(args, form, "Something went wrong", () => save(args, order, form, admin));
}

async function save(
  args: ActionFunctionArgs,
  order: Pick<WholeOrder, "id" | "number" | "isListed" | "status">,
  form: FormData,
  admin: Viewer,
) {
  if (isNotesForm(form))
    return saveNotes(order, form, admin, `/dashboard/admin/orders/${order.number}`);
  if (!order.isListed) {
    const words = "This order is not to be packed: it is not paid.";
    return invalid(problemWith("form", words, form), { status: 409 });
  }
  if (isAskForm(form)) return saveAsked(order, form);
  if (form.get("intent") === "came-back") return saveCameBack(order, form, admin);
  if (form.get("intent") === "forgive-return") return saveForgiven(order, admin);
  const { data: typed, problem } = parseForm(lifeForm, form);
  if (problem) return invalid(problem);

  orForbiddenMove(admin, order.status, typed);
  const { status, version, refund, called, unpaid, courier, tracking } = typed;
  const parcel = { courier, trackingNumber: tracking };
  const refundsToo = status === "cancel" && refund !== undefined;
  if (refundsToo || unpaid) await requireConfirmed(args, admin);
  const path = `/dashboard/admin/orders/${order.number}`;
  if (refundsToo) {
    const cancelled = await submitCancelAndRefund(order.id, form, admin, { version, ...parcel });
    return cancelled.refused ?? seeOtherWith(cancelled.words, path);
  }
  const move = {
    status,
    version,
    confirmed: called === "yes",
    unpaid: unpaid && ("agreed" as const),
    unlessPaid: unlessPaid(admin, typed),
    ...parcel,
  };
  const refused = await moveOrder(order.id, move, admin);
  if (refused.problem) {
    const { words, field, status } = moveRefusal(refused.problem, admin);
    return invalid(problemWith(field, words, form), { status });
  }
  return seeOtherWith(`Order ${order.number} is saved`, path);
}

export default function AdminOrderPage() {
  const { order, papers, returned, asked, couriers, send, notPrinted, ask, ...rest } =
    useLoaderData<typeof loader>();
  const form = useAnswer<typeof action>()?.form;
  const stateOf = (intent?: string) => (form?.values.intent === intent ? form : undefined);
  // Below who and what, where "Send it" is the next step: it asks for the same parcel.
  const life = <OrderLifeForm order={order} couriers={couriers} state={stateOf()} />;
  return (
    <section className="order-page">
      <OrderHead order={order} />
      {order.note && <p className="own-note">{order.note}</p>}
      <DisputeNotices disputes={rest.disputes} now={rest.now} />
      {order.together.length > 0 && (
        <Notice>
          Send together with <OrderNumbers orders={order.together} />.
        </Notice>
      )}
      <div className="order-columns">
        <div className="stack order-next">
          <EwayDue order={order} news={rest.eway} />
          {send?.recalled === null && <SendForm key={send.status} offer={send} />}
          <CashDue order={order} owedPaise={order.duePaise} />
          {!send && order.isListed && life}
          {!order.isListed && (
            <Notice>This order has not been paid, so there is nothing to pack.</Notice>
          )}
          <ParcelLine order={order} />
          {hasLeft(order) && order.deliveryWay !== "collect" && (
            <p>
              <Link to={parcelsPath(order.number)}>Further parcels</Link>
            </p>
          )}
          {hasLeft(order) && order.returnedAt === null && (
            <CameBackForm state={stateOf("came-back")} />
          )}
          <ReturnedParcel order={order} />
          <AskByWhatsApp ask={ask} state={stateOf(askIntent)} />
        </div>
        <BuyerPanel order={order} />
        <PacksPanel order={order}>
          <div className="row">
            <GoodsLinks order={order} />
            {isStillHere(order) && (
              <AddGoods number={order.number} mobile={indianMobile(order.buyer.phone)} />
            )}
          </div>
          <NotPrinted sentences={notPrinted} />
        </PacksPanel>
        {send && life}
        <MoneyPanel order={order} papers={papers} />
        <AskedReturns returns={asked} />
        {returned && <ReturnedList goods={returned} />}
        <EwayPanel order={order} news={rest.eway} />
        <NotesPanel order={order} state={stateOf("notes")} />
        <PastPanel order={order} />
      </div>
    </section>
  );
}
