import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { useOpens } from "~/people/accounts/staff/use-opens";
import { orForbiddenForm, requireStaff, type Viewer } from "~/people/accounts/guards/viewer.server";
import { freshOrderOf } from "~/sales/checkout/after-order/fresh-order.server";
import { OpenLinkList } from "~/office/counter/open-link-list";
import { linksBeside, openLinks } from "~/office/counter/open-links.server";
import { submitCancelAndRefund } from "~/sales/payments/refunds/cancel-submit.server";
import { adminsPath, buyersPath, InvoiceLinks } from "~/sales/invoices/invoice-links";
import { NotPrinted } from "~/sales/invoices/not-printed";
import { notPrinted } from "~/sales/fulfilment/print/not-printed.server";
import { ordersNumbered } from "~/sales/fulfilment/ticked/ticked.server";
import { orForbiddenMove, unlessPaid } from "~/sales/fulfilment/may-move.server";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { moveRefusal } from "~/sales/fulfilment/refusal-words";
import { withPapers } from "~/sales/invoices/papers.server";
import { pageMeta } from "~/layout/page-meta";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { isFiltering, queryOf } from "~/base/lib/list-filter";
import { seeOtherWith } from "~/base/lib/toast.server";
import { FormProblem } from "~/base/ui/form-problem";
import { PageLinks } from "~/base/ui/pager";
import { ordersMatching } from "~/sales/orders/admin/admin-orders.server";
import { statusForm } from "~/sales/orders/forms";
import { OrderExtras } from "~/sales/orders/admin/order-extras";
import { ChipLinks } from "~/sales/orders/list/chip-links";
import { NoOrders } from "~/sales/orders/list/no-orders";
import { chipCounts } from "~/sales/orders/list/order-chips.server";
import { orderCount } from "~/sales/orders/list/order-count";
import { orderFilterIn } from "~/sales/orders/list/order-filter";
import { OrderFilters } from "~/sales/orders/list/order-filters";
import { OrderRow } from "~/sales/orders/admin/order-row";
import { numbersBeside } from "~/sales/orders/list/order-search.server";
import { mostTicked } from "~/sales/fulfilment/ticked/ticked";
import { OrderTick, TickAll, TickBar, TickedBeside } from "~/sales/orders/admin/tick-bar";
import { CountsTicks } from "~/sales/orders/admin/ticked-count";
import { pageIn } from "~/base/lib/page-number";
import { ThankYou } from "~/sales/orders/page/thank-you";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "All orders" });

const list = "/dashboard/admin/orders";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireStaff(args, "orders");
  const query = new URL(args.request.url).searchParams;
  const [filter, page] = [orderFilterIn(query), pageIn(query)];
  const matching = ordersMatching(filter, page);
  const chips = chipCounts();
  const links = openLinks();
  const isTicked = query.get("tick") === "all";
  const numbers = numbersOf(matching.orders);
  const beside = isTicked ? numbersBeside(filter, numbers, mostTicked) : [];
  // Buyers are thanked, also when the browser was led here after paying.
  const fresh = page === 1 && !isFiltering(filter) ? freshOrderOf(viewer.id) : null;
  return {
    ...matching,
    orders: withPapers(matching.orders),
    filter,
    fresh,
    chips: { ...chips, unpaid: chips.unpaid + links.length },
    links: page === 1 ? linksBeside(links, filter) : [],
    isTicked,
    beside,
    // Slips and invoices are printed from here; the page of single ticked orders says it too.
    notPrinted: isTicked ? notPrinted(ordersNumbered([...numbers, ...beside]).found) : [],
  };
}

const numbersOf = (orders: { number: string }[]) => orders.map(({ number }) => number);

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "orders", (form, admin) => save(args, form, admin));

async function save(args: ActionFunctionArgs, form: FormData, admin: Viewer) {
  orForbiddenForm(admin, "orders", form);
  const { data: change, problem } = parseForm(statusForm, form);
  if (problem)
    return invalid(problemWith("form", problem.errors.status ?? "Something went wrong", form));
  orForbiddenMove(admin, change.version, change);
  const refund = change.status === "cancel" ? change.refund : undefined;
  if (refund) await requireConfirmed(args, admin);
  const { status, version } = change;
  const cancelled = refund
    ? await submitCancelAndRefund(change.order, form, admin, { version })
    : null;
  if (cancelled?.refused) return cancelled.refused;
  const move = { status, version, unlessPaid: unlessPaid(admin, change) };
  const refused = cancelled ? null : await moveOrder(change.order, move, admin);
  if (refused?.problem) {
    const { words, status } = moveRefusal(refused.problem, admin);
    return invalid(problemWith("form", words, form), { status });
  }
  const filter = orderFilterIn(new URL(args.request.url).searchParams);
  return seeOtherWith(
    cancelled?.words ?? { type: "success", message: `Status is now ${change.status}` },
    `${list}${queryOf(filter, pageIn(new URL(args.request.url).searchParams))}`,
  );
}

export default function AdminOrders() {
  const { total, isMore, filter, fresh, chips, orders, page, pages, pageSize, ...rest } =
    useLoaderData<typeof loader>();
  const { isTicked, beside, oldestFirst, notPrinted, links } = rest;
  const problem = useAnswer<typeof action>()?.form;
  const opens = useOpens();
  // Before the orders where it is what one looks for; elsewhere the list is orders first.
  const isSought = filter.show === "unpaid" || filter.q !== "";
  return (
    <section className="order-list-screen">
      <div className="order-list-head">
        <h1>All Orders</h1>
        {total > 0 && (
          <TickAll
            isTicked={isTicked}
            path={`${list}${queryOf(filter, page)}`}
            total={total}
            most={mostTicked}
          />
        )}
        <OrderFilters filter={filter} list={list} />
      </div>
      {fresh && (
        <ThankYou thanks={fresh}>
          <InvoiceLinks papers={fresh.papers} pathOf={buyersPath(fresh.token)} />
        </ThankYou>
      )}
      <ChipLinks counts={chips} shown={filter.show} list={list} />
      <FormProblem state={problem} />
      {isSought && <OpenLinkList links={links} />}
      {total > 0 ? (
        <CountsTicks>
          {orders.map((order, position) => (
            <div key={`${order.id} ${isTicked}`} className="order-ticked-row">
              <OrderTick number={order.number} isTicked={isTicked} />
              <OrderRow
                order={order}
                index={(page - 1) * pageSize + position + 1}
                isOpen={total === 1}
              >
                <OrderExtras order={order} />
                <InvoiceLinks papers={order.papers} pathOf={adminsPath(order.number)} />
              </OrderRow>
            </div>
          ))}
          <NotPrinted sentences={notPrinted} />
          <TickedBeside numbers={beside} />
          <TickBar filter={filter} page={page} />
          <PageLinks
            label="Pages"
            page={page}
            pages={pages}
            pathOf={(to) => `${list}${queryOf(filter, to)}`}
            before={oldestFirst ? "Older orders" : "Newer orders"}
            after={oldestFirst ? "Newer orders" : "Older orders"}
          />
        </CountsTicks>
      ) : (
        links.length === 0 && <NoOrders filtered={isFiltering(filter)} list={list} />
      )}
      {!isSought && <OpenLinkList links={links} />}
      <p className="row order-count">
        <span className="muted" role="status">
          {(total > 0 || links.length === 0) && orderCount({ total, isMore })}
        </span>
        {total > 0 && opens(`${list}/export.csv`) && (
          <a href={`${list}/export.csv${queryOf(filter)}`}>Export as CSV</a>
        )}
        <Link to={`${list}/unconfirmed`}>To call</Link>
      </p>
    </section>
  );
}
