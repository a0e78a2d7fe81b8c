import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import type { QrCode } from "~/base/lib/qr.server";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { QrPicture } from "~/base/ui/qr-picture";
import { t } from "~/base/words/say";

type Props = {
  order: { number: string; owedPaise: number };
  upi: { vpa: string; payee: string; link: string; code: QrCode };
};

/** Pays by UPI without the provider: code, link, and everything as text for who types it. */
export function UpiPayment({ order, upi }: Props) {
  const amount = rupees(order.owedPaise);
  return (
    <div className="stack upi-payment">
      <p>
        {t(
          "Pay {amount} with any UPI app: scan the code, or tap “Open UPI app” on your phone. Check that the app shows the name {payee}.",
          { amount, payee: upi.payee },
        )}
      </p>
      <QrPicture
        className="upi-code"
        code={upi.code}
        label={t("UPI code: {amount} to {vpa}, order {number}", {
          amount,
          vpa: upi.vpa,
          number: order.number,
        })}
      />
      <a className="button button-accent" href={upi.link}>
        {t("Open UPI app")}
      </a>
      <p>{t("Does the app refuse? Then pay by hand:")}</p>
      <dl className="facts">
        <dt>{t("UPI id")}</dt>
        <dd className="whole">{upi.vpa}</dd>
        <dt>{t("Amount")}</dt>
        <dd>{amount}</dd>
        <dt>{t("Note")}</dt>
        <dd className="whole">{order.number}</dd>
      </dl>
      <p className="muted small">{t("We never ask for your UPI PIN or a one-time password.")}</p>
    </div>
  );
}

/** Takes the reference of a UPI payment: a claim that helps to find the money. */
export function UtrForm({
  claimed,
  state,
}: {
  claimed: string | null;
  state: FormState | undefined;
}) {
  return (
    <Form method="post" className="stack">
      <FormProblem state={state} />
      <input type="hidden" name="intent" value="utr" />
      <Field
        name="utr"
        label={t("UPI reference (UTR), if you have paid")}
        hint={t(
          "The 12 digits that your UPI app shows after paying. We check them in working hours and hold your order until then.",
        )}
        inputMode="numeric"
        state={state}
        defaultValue={claimed ?? ""}
        maxLength={40}
        autoComplete="off"
      />
      <Button tone="quiet">{claimed ? t("Change the reference") : t("Send the reference")}</Button>
    </Form>
  );
}
