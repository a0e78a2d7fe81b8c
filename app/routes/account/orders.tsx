import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { requireUser } from "~/people/accounts/guards/viewer.server";
import { freshOrderOf } from "~/sales/checkout/after-order/fresh-order.server";
import { OrderActions } from "~/sales/fulfilment/order-actions";
import { buyersPath, InvoiceLinks } from "~/sales/invoices/invoice-links";
import { pageMeta } from "~/layout/page-meta";
import { ButtonLink } from "~/base/ui/button";
import { Notice } from "~/base/ui/notice";
import { PageLinks } from "~/base/ui/pager";
import { ordersOf, type OwnOrder, unsettledOrdersOf } from "~/sales/orders/own-orders.server";
import { OwnOrderEntry } from "~/sales/orders/page/own-order";
import { isAwaitingMoney } from "~/sales/orders/page/payment-badge";
import { pageIn } from "~/base/lib/page-number";
import { rupees } from "~/base/lib/money";
import { duesOfUser } from "~/office/khata/dues/dues.server";
import { ThankYou } from "~/sales/orders/page/thank-you";
import { isPaymentProved } from "~/sales/payments/proof.server";
import { t } from "~/base/words/say";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Your orders") }, matches);

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireUser(args);
  const page = pageIn(new URL(args.request.url).searchParams);
  const unsettled = unsettledOrdersOf(viewer.id);
  return {
    ...ordersOf(viewer.id, page),
    unsettled: unsettled.map((order) => ({ ...order, isProved: isPaymentProved(order.id) })),
    dues: page === 1 ? openDues(viewer.id) : null,
    fresh: page === 1 ? freshOrderOf(viewer.id) : null,
  };
}

/** What is open of those who may pay later. */
function openDues(userId: string) {
  const dues = duesOfUser(userId);
  return dues && { sumPaise: dues.sumPaise, numbers: dues.orders.map(({ number }) => number) };
}

export default function UserOrders() {
  const { unsettled, dues, fresh, orders, page, pages } = useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <h1>{t("Your orders")}</h1>
      {unsettled.map((order) => (
        <Notice key={order.number}>
          {order.paymentStatus === "review"
            ? t("We are looking at the payment of order {number}.", { number: order.number })
            : order.isProved
              ? t("The payment of order {number} is being confirmed.", { number: order.number })
              : t("We are waiting for your bank about order {number}.", {
                  number: order.number,
                })}{" "}
          <Link to={`/order/${order.token}`}>{t("View order")}</Link>
        </Notice>
      ))}
      {dues && (
        <Notice>
          {t("Still to pay: {amount}, for {numbers}.", {
            amount: rupees(dues.sumPaise),
            numbers: dues.numbers.join(", "),
          })}
        </Notice>
      )}
      {fresh && (
        <ThankYou thanks={fresh}>
          <InvoiceLinks papers={fresh.papers} pathOf={buyersPath(fresh.token)} />
        </ThankYou>
      )}
      {orders.map((order) => (
        <Entry key={order.number} order={order} />
      ))}
      <PageLinks
        label={t("Pages")}
        page={page}
        pages={pages}
        pathOf={(each) => `?page=${each}`}
        before={t("Newer orders")}
        after={t("Older orders")}
      />
      {orders.length === 0 && unsettled.length === 0 && (
        <div className="empty">
          <p>{t("You have no orders yet.")}</p>
          <ButtonLink to="/Store">{t("Explore Store")}</ButtonLink>
        </div>
      )}
    </section>
  );
}

/** Of what is still to be paid by transfer the link says how; all of it is on the order's page. */
function Entry({ order }: { order: OwnOrder }) {
  const { number, token, paymentMethod } = order;
  const isToTransfer = paymentMethod === "transfer" && isAwaitingMoney(order);
  const [words, withNumber] = isToTransfer
    ? [t("How to pay by transfer"), t("How to pay by transfer: {number}", { number })]
    : [t("See your order"), t("See your order: {number}", { number })];
  return (
    <OwnOrderEntry order={order}>
      <OrderActions order={order} cancel={null}>
        <ButtonLink tone="quiet" to={`/order/${token}`} aria-label={withNumber}>
          {words}
        </ButtonLink>
      </OrderActions>
    </OwnOrderEntry>
  );
}
