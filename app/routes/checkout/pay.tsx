import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { pageMeta } from "~/layout/page-meta";
import { invalid } from "~/base/lib/form/form.server";
import { notFound, seeOther } from "~/base/lib/http/http";
import { shopAddress } from "~/base/lib/http/listening.server";
import { rupees } from "~/base/lib/money";
import { settings } from "~/base/lib/env/settings.server";
import { parcelAddress, parcelLines } from "~/sales/orders/delivery";
import { shownLinesOf } from "~/sales/orders/page/shown-lines.server";
import { arrivalLabel, arrivalWords, recipientLabel } from "~/sales/orders/order-words";
import { orderParts } from "~/sales/orders/money/price-parts";
import { companyFacts } from "~/upkeep/pages/company.server";
import { Button } from "~/base/ui/button";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { onlinePaise, restOnDelivery } from "~/sales/payments/advance/advance";
import { restWords } from "~/sales/payments/advance/rest-words";
import { failureWords, refusedWords } from "~/sales/payments/failure-words";
import { tooManyTries } from "~/people/accounts/sign-in/refusals.server";
import { countProviderOrderOf } from "~/sales/checkout/limits.server";
import { OrderTotal } from "~/sales/checkout/form/order-total";
import { PayForm } from "~/sales/payments/window/pay-form";
import { payFormOf } from "~/sales/payments/pay-form.server";
import { closedBy } from "~/sales/payments/payable.server";
import { paymentOrderOf, tryPaymentOrder } from "~/sales/payments/payment-order.server";
import { TooMuchOnline } from "~/sales/payments/too-much-online";
import { tooMuchFor } from "~/sales/payments/too-much-online.server";
import { pathOfQuote } from "~/office/quotes/quotes.server";
import { requireOrder } from "~/sales/orders/access/order-access.server";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Payment") }, matches);

export async function loader(args: LoaderFunctionArgs) {
  const { order, isOwner } = await requirePayable(args);
  const paymentOrder = paymentOrderOf(order.id);
  const company = companyFacts();
  const tooMuch = tooMuchFor(order, pathOfQuote(order.id));
  const shop = { name: company.name, address: shopAddress(args.request) };
  return {
    number: order.number,
    token: order.token,
    totalPaise: order.totalPaise,
    payPaise: onlinePaise(order),
    restPaise: restOnDelivery(order),
    collects: order.deliveryWay === "collect",
    parts: orderParts(order),
    arrival: arrivalWords(order),
    arrivalLabel: arrivalLabel(order.deliveryWay),
    recipientLabel: recipientLabel(order.deliveryWay),
    failure: order.failureReason && failureWords(order.failureReason),
    lines: shownLinesOf(order),
    // The link alone must not reveal the address.
    address: isOwner ? parcelAddress(order) : null,
    tooMuch,
    company: tooMuch && company,
    form: tooMuch ? null : paymentOrder && payFormOf(order, paymentOrder, shop, isOwner),
  };
}

/** Retries after the provider did not answer. */
export async function action(args: ActionFunctionArgs) {
  const { order } = await requirePayable(args);
  if (tooMuchFor(order, null)) return seeOther(`/pay/${order.token}`);
  const tooMany = await countProviderOrderOf(order, args.context.clientAddress);
  if (tooMany) return tooManyTries(tooMany, new FormData());
  const answer = await tryPaymentOrder(order, true, args.context.requestId);
  if (answer === "asked") return seeOther(`/pay/${order.token}?open`);
  const sentence = t(answer === "refused" ? refusedWords : stillNoAnswer);
  return invalid({ errors: { form: sentence }, values: {} }, { status: 502 });
}

const stillNoAnswer = "The payment service still does not answer. Please try again in a minute.";

/** The order of the link. Throws a redirect to its status page if there is nothing to pay. */
async function requirePayable(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const found = await requireOrder(args);
  if (settings.payments === "off") throw notFound();
  if (found.order.paymentStatus !== "unpaid" || closedBy(found.order))
    throw seeOther(`/order/${found.order.token}`);
  return found;
}

export default function PayPage() {
  const order = useLoaderData<typeof loader>();
  const problem = useAnswer<typeof action>()?.form;
  return (
    <div className="page page-narrow pay">
      <PageHead
        title={t("Pay {total}", { total: rupees(order.payPaise) })}
        lead={t("Order {number}. Nothing is charged before you confirm.", { number: order.number })}
      >
        {order.restPaise !== null && (
          <p>{restWords({ restPaise: order.restPaise, collects: order.collects })}</p>
        )}
      </PageHead>
      {order.failure && <Notice tone="error">{order.failure}</Notice>}
      <OrderTotal lines={order.lines} totalPaise={order.totalPaise} parts={order.parts} />
      {order.arrival && (
        <p>{t("{label} {days}.", { label: order.arrivalLabel, days: order.arrival })}</p>
      )}
      {order.address && (
        <dl className="facts">
          <dt>{order.recipientLabel}</dt>
          <dd className="parcel-address">{parcelLines(order.address)}</dd>
        </dl>
      )}
      {order.tooMuch && order.company && (
        <TooMuchOnline tooMuch={order.tooMuch} order={order} company={order.company} />
      )}
      {order.form && (
        <PayForm form={order.form} totalPaise={order.payPaise} isPart={order.restPaise !== null} />
      )}
      {!order.form && !order.tooMuch && (
        <>
          <Notice tone="error">
            {problem?.errors.form ??
              t(
                "The payment service did not answer. Your order is kept and nothing was charged. Please try again.",
              )}
          </Notice>
          <Form method="post">
            <Button>{t("Try again")}</Button>
          </Form>
        </>
      )}
      <p className="row">
        <Link to="/cart">{t("Back to the cart")}</Link>
        <Link to={`/order/${order.token}`}>{t("I have paid already")}</Link>
      </p>
    </div>
  );
}
