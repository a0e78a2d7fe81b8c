import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Link } from "~/ui/link";
import { requireConfirmed } from "~/accounts/confirm/confirmed.server";
import { orForbiddenForm, requireStaff, type Viewer } from "~/accounts/viewer.server";
import { cancelAndRefund } from "~/payments/refunds/cancel-order.server";
import { AddGoods } from "~/counter/add-goods";
import { CameBackForm } from "~/fulfilment/came-back-form";
import { saveCameBack } from "~/fulfilment/came-back.server";
import { CashDue } from "~/fulfilment/cash-due";
import { GoodsLinks, isStillHere } from "~/fulfilment/goods-links";
import { orForbiddenMove, unlessPaid } from "~/fulfilment/may-move.server";
import { moveOrder } from "~/fulfilment/move-order.server";
import { NotPrinted } from "~/invoices/pdf/not-printed";
import { notPrinted } from "~/fulfilment/print/not-printed.server";
import { hasLeft } from "~/fulfilment/moved";
import { moveRefusal } from "~/fulfilment/refusal-words";
import { returnedGoods } from "~/fulfilment/returned-goods.server";
import { ReturnedList } from "~/fulfilment/returned-list";
import { SendForm } from "~/fulfilment/send-form";
import { ordersNumbered } from "~/fulfilment/ticked/ticked.server";
import { parcelsPath } from "~/fulfilment/send-offer";
import { sendOffer } from "~/fulfilment/send-offer.server";
import { ReturnedParcel } from "~/payments/by-hand/returned-parcel";
import { forgiveReturn } from "~/payments/by-hand/returned-parcels.server";
import { MoneyPanel } from "~/invoices/money-panel";
import { papersOf } from "~/invoices/papers.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm, problemWith } from "~/lib/form/form.server";
import { notFound } from "~/lib/http/http";
import { indianMobile } from "~/lib/india/phone";
import { keepingForm } from "~/lib/form/keeping-form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { AskedReturns } from "~/returns/admin/asked-returns";
import { returnsAskedFor } from "~/returns/admin/return-page.server";
import { Notice } from "~/ui/notice";
import { adminOrder, type WholeOrder } from "~/orders/admin/admin-order.server";
import { allCouriers } from "~/orders/couriers.server";
import { lifeForm } from "~/orders/forms";
import { BuyerPanel } from "~/orders/admin/buyer-panel";
import { OrderHead } from "~/orders/admin/order-head";
import { OrderLifeForm } from "~/orders/admin/order-life-form";
import { PacksPanel } from "~/orders/admin/packs-panel";
import { ParcelLine } from "~/orders/admin/parcel-line";
import { PastPanel } from "~/orders/admin/past-panel";
import { isEwayForm } from "~/orders/eway/eway";
import { EwayPanel } from "~/orders/eway/eway-form";
import { saveEway } from "~/orders/eway/save-eway.server";
import { isNotesForm } from "~/orders/notes/notes";
import { NotesPanel } from "~/orders/notes/notes-panel";
import { saveNotes } from "~/orders/notes/save-notes.server";
import { OrderNumbers } from "~/orders/together/together-form";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Order ${data.order.number}` : "Order" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const order = adminOrder(args.params.number ?? "");
  const couriers = allCouriers();
  if (!order) throw notFound();
  const papers = papersOf([order.id]).get(order.id) ?? [];
  return {
    order,
    papers,
    returned: returnedGoods(order.number),
    asked: returnsAskedFor(order.id),
    couriers: couriers.map(({ name }) => ({ name })),
    send: sendOffer(order),
    notPrinted: notPrinted(ordersNumbered([order.number]).found),
  };
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireStaff(args, "orders");
  const form = await formOf(args.request.clone());
  orForbiddenForm(admin, "orders/:number", form);
  const order = adminOrder(args.params.number ?? "");
  if (!order) throw notFound();
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
  if (isEwayForm(form))
    return saveEway(order, form, admin, `/dashboard/admin/orders/${order.number}`);
  if (!order.isListed) {
    const words = "This order is not to be packed: it is not paid.";
    return invalid(problemWith("form", words, form), { status: 409 });
  }
  if (form.get("intent") === "came-back") return saveCameBack(order, form, admin);
  if (form.get("intent") === "forgive-return") return forgive(order, admin);
  const { data: typed, problem } = parseForm(lifeForm, form);
  if (problem) return invalid(problem);

  orForbiddenMove(admin, order.status, typed);
  const { status, seen, refund, called, unpaid, courier, tracking } = typed;
  const parcel = { courier, trackingNumber: tracking };
  const refundsToo = status === "cancel" && refund !== undefined;
  if (refundsToo || unpaid) await requireConfirmed(args, admin);
  const agreed = unpaid && ("agreed" as const);
  const move = {
    status,
    seen,
    confirmed: called === "yes",
    unpaid: agreed,
    unlessPaid: unlessPaid(admin, typed),
    ...parcel,
  };
  const refused = await moveOrder(order.id, refundsToo ? parcel : move, admin);
  if (refused.problem) {
    const { words, field, status } = moveRefusal(refused.problem, admin);
    return invalid(problemWith(field, words, form), { status });
  }
  const cancelled = refundsToo ? await cancelAndRefund(order.id, refund, admin, seen) : null;
  if (cancelled?.problem) return invalid(problemWith("form", cancelled.problem, form));
  return seeOtherWith(
    cancelled?.words ?? { type: "success", message: `Order ${order.number} is saved` },
    `/dashboard/admin/orders/${order.number}`,
  );
}

async function forgive({ id, number }: Pick<WholeOrder, "id" | "number">, admin: Viewer) {
  await forgiveReturn(id, admin);
  return seeOtherWith(
    { type: "success", message: `The return of ${number} no longer counts` },
    `/dashboard/admin/orders/${number}`,
  );
}

export default function AdminOrderPage() {
  const { order, papers, returned, asked, couriers, send, notPrinted } =
    useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const stateOf = (intent?: string) => (form?.values.intent === intent ? form : undefined);
  // Below who and what, where "Send it" is the next step: it asks for the same parcel.
  const life = <OrderLifeForm order={order} couriers={couriers} state={stateOf()} />;
  return (
    <section className="order-page">
      <OrderHead order={order} />
      {order.note && <p className="own-note">{order.note}</p>}
      {order.together.length > 0 && (
        <Notice>
          Send together with <OrderNumbers orders={order.together} />.
        </Notice>
      )}
      <div className="order-columns">
        <div className="stack order-next">
          {send && <SendForm key={send.status} offer={send} />}
          <CashDue order={order} owedPaise={order.totalPaise - (returned?.duePaise ?? 0)} />
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
        <EwayPanel order={order} state={stateOf("eway")} />
        <NotesPanel order={order} state={stateOf("notes")} />
        <PastPanel order={order} />
      </div>
    </section>
  );
}
