import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/ui/link";
import { requireUser } from "~/accounts/viewer.server";
import type { PaymentMethod } from "~/db/statuses";
import { freshOrderOf } from "~/checkout/after-order/fresh-order.server";
import { type CancelOffer, cancelOffer } from "~/fulfilment/cancellable";
import { OrderActions } from "~/fulfilment/order-actions";
import { buyersPath, InvoiceLinks } from "~/invoices/invoice-links";
import { type PaperLink, withPapers } from "~/invoices/papers.server";
import { pageMeta } from "~/layout/page-meta";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { OrderList } from "~/orders/page/order-list";
import { OrderTimeline } from "~/orders/page/order-timeline";
import { ordersOf, type OwnOrder, pageSize, unsettledOrdersOf } from "~/orders/orders.server";
import { pageIn } from "~/lib/page-number";
import { rupees } from "~/lib/money";
import { duesOfUser } from "~/payments/dues/dues.server";
import { StandingLine } from "~/orders/page/standing-line";
import { ThankYou } from "~/orders/page/thank-you";
import { isPaymentProved } from "~/payments/proof.server";
import { t } from "~/words/say";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: t("Your orders") });

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireUser(args);
  const page = pageIn(new URL(args.request.url).searchParams);
  const list = ordersOf(viewer.id, page);
  const unsettled = unsettledOrdersOf(viewer.id);
  const orders = withPapers(list.orders).map((order) => ({
    ...order,
    cancel: cancelOffer(order, order, order.refundKey),
  }));
  return {
    ...list,
    orders,
    pageSize,
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
  const { unsettled, dues, fresh, total, ...list } = useLoaderData<typeof loader>();
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
          <Link to={`/order/${order.token}`}>{t("See how it stands")}</Link>
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
      {total > 0 && <OrderList {...list} Lead={StandingLine} After={Journey} />}
      {total === 0 && unsettled.length === 0 && (
        <div className="empty">
          <p>{t("You have no orders yet.")}</p>
          <ButtonLink to="/Store">{t("Explore Store")}</ButtonLink>
        </div>
      )}
    </section>
  );
}

type Listed = OwnOrder & { papers: PaperLink[]; cancel: CancelOffer | null };

const aboutPaying: Partial<Record<PaymentMethod, string>> = {
  transfer: "How to pay by transfer",
  later: "About paying later",
};

function Journey({ order }: { order: Listed }) {
  return (
    <footer className="order-journey">
      <h3>{t("How far it is")}</h3>
      {order.journey && (
        <OrderTimeline
          journey={order.journey}
          label={t("How far order {number} is", { number: order.number })}
        />
      )}
      {order.paymentStatus === "pending" && (
        <Link to={`/order/${order.token}`}>
          {t(aboutPaying[order.paymentMethod] ?? "About paying on delivery")}
        </Link>
      )}
      <InvoiceLinks papers={order.papers} pathOf={buyersPath(order.token)} />
      {(order.status === "Shipped" || order.status === "deliverd") && (
        <Link
          to={`/order/${order.token}/return`}
          aria-label={t("Ask for a return: {number}", { number: order.number })}
        >
          {t("Ask for a return")}
        </Link>
      )}
      <OrderActions order={order} cancel={order.cancel} />
    </footer>
  );
}
