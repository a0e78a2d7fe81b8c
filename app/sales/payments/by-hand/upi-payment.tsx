import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import type { QrCode } from "~/base/lib/qr.server";
import { decimalRupees, rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { CopyButton } from "~/base/ui/copy-button";
import { Field } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { QrPicture } from "~/base/ui/qr-picture";
import { t } from "~/base/words/say";
import type { UpiDoors } from "./upi-apps";

type PaidOrder = { number: string; owedPaise: number };

export type UpiAccount = UpiDoors & { vpa: string; payee: string; link: string; code: QrCode };

/** Pays by UPI without the provider: code, links, and everything as text to be copied or typed. */
export function UpiPayment({ order, upi }: { order: PaidOrder; upi: UpiAccount }) {
  const amount = rupees(order.owedPaise);
  return (
    <div className="stack upi-payment">
      <p>{howTo(upi, amount)}</p>
      {upi.isInApp && (
        <p className="notice notice-info">
          {t(
            "Open this page in your browser: from inside another app a UPI app does not open. Or copy the UPI id here and pay in your UPI app.",
          )}
        </p>
      )}
      <QrPicture
        className="upi-code"
        code={upi.code}
        label={t("UPI code: {amount} to {vpa}, order {number}", {
          amount,
          vpa: upi.vpa,
          number: order.number,
        })}
      />
      <Doors upi={upi} />
      {!upi.isInApp && <p>{t("Does the app refuse? Then pay by hand:")}</p>}
      <dl className="facts">
        <ToCopy label={t("UPI id")} shown={upi.vpa} name={t("Copy: UPI id")} />
        <AmountAndNote order={order} />
      </dl>
      <p className="muted small">{t("We never ask for your UPI PIN or a one-time password.")}</p>
    </div>
  );
}

function howTo({ apps, isInApp, payee }: UpiAccount, amount: string): string {
  if (isInApp)
    return t("Pay {amount} with any UPI app. Check that the app shows the name {payee}.", {
      amount,
      payee,
    });
  if (apps.length > 0)
    return t(
      "Pay {amount} with any UPI app: tap yours, or scan the code from another phone. Check that the app shows the name {payee}.",
      { amount, payee },
    );
  return t(
    "Pay {amount} with any UPI app: scan the code, or tap “Open UPI app” on your phone. Check that the app shows the name {payee}.",
    { amount, payee },
  );
}

/** On an iPhone the common apps, elsewhere the phone asks which one. */
function Doors({ upi: { apps, isInApp, link } }: { upi: UpiAccount }) {
  if (isInApp) return null;
  if (apps.length === 0)
    return (
      <a className="button button-accent" href={link}>
        {t("Open UPI app")}
      </a>
    );
  return (
    <p className="row">
      {apps.map((app) => (
        <a key={app.name} className="button button-quiet" href={app.link} translate="no">
          {app.name}
        </a>
      ))}
      <a className="button button-quiet" href={link}>
        {t("Another UPI app")}
      </a>
    </p>
  );
}

/** What a payment by hand needs besides the account. The amount is copied as apps and banks take it, without sign and commas. */
export const AmountAndNote = ({ order: { number, owedPaise } }: { order: PaidOrder }) => (
  <>
    <ToCopy
      label={t("Amount")}
      shown={rupees(owedPaise)}
      text={decimalRupees(owedPaise)}
      name={t("Copy: Amount")}
    />
    <ToCopy label={t("Note")} shown={number} name={t("Copy: Note")} />
  </>
);

/** `name`: of its button. */
const ToCopy = ({
  label,
  shown,
  text = shown,
  name,
}: {
  label: string;
  shown: string;
  text?: string;
  name: string;
}) => (
  <>
    <dt>{label}</dt>
    <dd className="to-copy">
      <span className="whole" translate="no">
        {shown}
      </span>
      <CopyButton text={text} words={t("Copy")} label={name} />
    </dd>
  </>
);

/** Takes the reference of a UPI payment: a claim that helps to find the money. */
export function UtrForm({
  claimed,
  state,
}: {
  claimed: string | null;
  state: FormState | undefined;
}) {
  return (
    <Form method="post" state={state} className="stack">
      <FormProblem />
      <input type="hidden" name="intent" value="utr" />
      <Field
        name="utr"
        label={t("UPI reference (UTR), if you have paid")}
        hint={t(
          "The 12 digits that your UPI app shows after paying. We check them in working hours and hold your order until then.",
        )}
        inputMode="numeric"
        defaultValue={claimed ?? ""}
        maxLength={40}
        autoComplete="off"
      />
      <Button tone="quiet">{claimed ? t("Change the reference") : t("Send the reference")}</Button>
    </Form>
  );
}
