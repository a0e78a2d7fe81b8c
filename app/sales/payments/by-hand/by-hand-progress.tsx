import type { DeliveryWay, OrderStatus, PaymentMethod } from "~/base/db/statuses";
import type { FormState } from "~/base/lib/form/form";
import { dateTime } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { type AskedBy, ConfirmPanel } from "./confirm-panel";
import { AmountAndNote, type UpiAccount, UpiPayment, UtrForm } from "./upi-payment";
import { t, withParts } from "~/base/words/say";
import { PageHead } from "~/base/ui/page-head";

export type OrderByHand = {
  number: string;
  /** What is still to be paid: the total less what was sent back and what came before. */
  owedPaise: number;
  /** What came of it, while the rest is to be paid; 0: nothing. */
  camePaise: number;
  /** It is to be paid. */
  asksForMoney: boolean;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  deliveryWay: DeliveryWay | null;
  /** The order's state as a sentence. */
  standing: string;
  /** The operator's account details for transfers. */
  transferTo: string | null;
  /** When it is cancelled if the money has not come (UTC ms); null: no moment is set. */
  transferUntil: number | null;
  upi: UpiAccount | null;
  claimedUtr: string | null;
  /** Null: it waits for no confirmation. */
  confirmation: { askedBy: AskedBy; key: string | null } | null;
};

/** The status page of an order that is not paid online. `state`: the form on it that was refused. */
export function ByHandProgress({
  order,
  state,
}: {
  order: OrderByHand;
  state: FormState | undefined;
}) {
  if (order.status === "cancel") {
    return <PageHead title={t("Order cancelled")} lead={order.standing} />;
  }
  if (!order.asksForMoney) return <PageHead title={t("Your order")} lead={order.standing} />;
  return (
    <>
      <header className="page-head payment-done">
        <h1>{t("Order placed")}</h1>
        <p className="lead">{howToPay(order)}</p>
        {order.camePaise > 0 && (
          <p>{t("{amount} is paid already.", { amount: rupees(order.camePaise) })}</p>
        )}
      </header>
      {order.confirmation && <ConfirmPanel confirmation={order.confirmation} />}
      {order.paymentMethod === "transfer" && <Transfer order={order} state={state} />}
    </>
  );
}

function howToPay({ owedPaise, paymentMethod, deliveryWay }: OrderByHand): string {
  const amount = rupees(owedPaise);
  if (paymentMethod === "transfer")
    return t("Thank you. We pack your order as soon as your {amount} has reached us.", { amount });
  if (paymentMethod === "later")
    return t("Thank you. You pay {amount} later, as agreed with us.", { amount });
  return deliveryWay === "collect"
    ? t("Thank you. Please pay {amount} when you collect your order.", { amount })
    : t("Thank you. Please have {amount} ready when the parcel comes.", { amount });
}

function Transfer({ order, state }: { order: OrderByHand; state: FormState | undefined }) {
  return (
    <section className="panel stack" aria-labelledby="transfer">
      <h2 id="transfer">{t("How to pay")}</h2>
      {order.transferUntil !== null && (
        <p>
          {t("Please pay by {moment}: an order whose money has not come by then is cancelled.", {
            moment: dateTime(order.transferUntil),
          })}
        </p>
      )}
      {order.upi && <UpiPayment order={order} upi={order.upi} />}
      {(order.transferTo || !order.upi) && (
        <>
          {order.upi && <h3>{t("Or by bank transfer")}</h3>}
          <p className="transfer-details">
            {order.transferTo ?? t("Please write to us for our account.")}
          </p>
          <p>
            {withParts(
              "Amount: <sum>{amount}</sum>. Please write <order>{number}</order> as the reference, so that we know whose money it is.",
              {
                amount: rupees(order.owedPaise),
                number: order.number,
                sum: (words) => <strong key="sum">{words}</strong>,
                order: (words) => <strong key="order">{words}</strong>,
              },
            )}
          </p>
          {!order.upi && order.transferTo && (
            <dl className="facts">
              <AmountAndNote order={order} />
            </dl>
          )}
        </>
      )}
      {order.upi && <UtrForm claimed={order.claimedUtr} state={state} />}
    </section>
  );
}
