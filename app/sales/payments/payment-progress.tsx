import { Link } from "~/base/ui/link";
import type { PaymentStatus } from "~/base/db/statuses";
import type { FormState } from "~/base/lib/form/form";
import { ButtonLink } from "~/base/ui/button";
import { Notice } from "~/base/ui/notice";
import { restWords } from "./advance/rest-words";
import { ByHandProgress, type OrderByHand } from "./by-hand/by-hand-progress";
import { ClosedOrder } from "./closed-order";
import type { NextLook } from "./next-look";
import type { Closed } from "./payable.server";
import { useEffect, useRef, useState } from "react";
import { usePaymentWatch } from "./use-payment-watch";
import { PayForm } from "./window/pay-form";
import type { PayFormData } from "./pay-form.server";
import { GoOnWithoutScript } from "~/base/ui/go-on-without-script";
import { PageHead } from "~/base/ui/page-head";
import { t } from "~/base/words/say";

type Props = {
  order: OrderByHand & {
    /** What is paid online, and what later, on delivery; null: nothing. In paise. */
    payPaise: number;
    restPaise: number | null;
    token: string;
    paymentStatus: PaymentStatus;
    closed: Closed;
    failure: string | null;
    /** Whether its payment is proved, though not complete. */
    isProved: boolean;
    /** The provider's form; null: not ready or nothing to pay. */
    payForm: PayFormData | null;
    nextLook: NextLook | null;
  };
  /** A form on the page that was refused. */
  state?: FormState | undefined;
};

/** The head of the status page: payment status and next actions, and what changes of it while the page is open. */
export function PaymentProgress(props: Props) {
  const newHeading = useNewHeading(props.order.paymentStatus);
  return (
    <>
      <Standing {...props} />
      <p className="visually-hidden" role="status">
        {newHeading}
      </p>
    </>
  );
}

function Standing({ order, state }: Props) {
  switch (order.paymentStatus) {
    case "paid":
      return <Paid order={order} />;
    case "part_refunded":
    case "refunded":
      return (
        <PageHead
          title={
            order.paymentStatus === "refunded"
              ? t("Payment refunded")
              : t("Payment partly refunded")
          }
          lead={t("The money goes back the way it came, within 7 working days.")}
        />
      );
    case "review":
      return (
        <PageHead
          title={t("We are looking at your payment")}
          lead={t(
            "Your payment reached us, but it does not match this order. Nothing is lost: a person looks at it and writes to you.",
          )}
        />
      );
    case "pending":
      return order.paymentMethod === "online" ? (
        <Pending order={order} />
      ) : (
        <ByHandProgress order={order} state={state} />
      );
    case "unpaid":
      return order.closed ? <ClosedOrder by={order.closed} /> : <Unpaid order={order} />;
  }
}

/** The payment is news until the parcel has left; after that, how the order stands. */
function Paid({ order: { status, standing, number } }: Props) {
  if (status === "cancel") return <PageHead title={t("Order cancelled")} lead={standing} />;
  const hasLeft = status === "Shipped" || status === "deliverd";
  return (
    <header className={`page-head ${hasLeft ? "" : "payment-done"}`.trim()}>
      <h1>{hasLeft ? t("Order {number}", { number }) : t("Payment Successful!")}</h1>
    </header>
  );
}

function Pending({ order }: Props) {
  const looks = usePaymentWatch(order.nextLook);
  return (
    <PageHead
      title={order.isProved ? t("Payment received, confirming") : t("Waiting for your bank")}
      lead={
        order.isProved
          ? t(
              "We have your payment and wait for the bank’s last word. You can close this page: your order is kept.",
            )
          : t(
              "Approve the request in your UPI app. If it fails, nothing is taken. You can close this page: we go on looking and your order is kept.",
            )
      }
    >
      {looks && <span className="spinner" aria-hidden="true" />}
      {order.nextLook && <GoOnWithoutScript {...order.nextLook} />}
      <ButtonLink to={`/order/${order.token}`} tone="quiet">
        {t("Check again")}
      </ButtonLink>
    </PageHead>
  );
}

function Unpaid({ order }: Props) {
  return (
    <>
      <PageHead
        title={t("Payment not completed")}
        lead={t("Your order is kept. You can pay now or change your cart first.")}
      >
        {order.restPaise !== null && (
          <p>
            {restWords({
              restPaise: order.restPaise,
              collects: order.deliveryWay === "collect",
            })}
          </p>
        )}
      </PageHead>
      {order.failure && <Notice tone="error">{order.failure}</Notice>}
      {order.payForm && (
        <PayForm
          form={order.payForm}
          totalPaise={order.payPaise}
          isPart={order.restPaise !== null}
        />
      )}
      <div className="row">
        {!order.payForm && (
          <ButtonLink to={`/pay/${order.token}`} tone="accent">
            {t("Pay now")}
          </ButtonLink>
        )}
        <ButtonLink to="/cart" tone="quiet">
          {t("Edit cart")}
        </ButtonLink>
        <Link to={`/order/${order.token}`}>{t("Check again")}</Link>
      </div>
    </>
  );
}

/**
 * The page's heading once the payment's status has changed while the page is open, for a screen reader. What had the focus may be gone
 * then: it goes to the page's main part.
 */
function useNewHeading(status: PaymentStatus): string {
  const [heading, setHeading] = useState("");
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    setHeading(document.querySelector("h1")?.textContent ?? "");
    if (document.activeElement === document.body)
      document.getElementById("content")?.focus({ preventScroll: true });
  }, [status]);
  return heading;
}
