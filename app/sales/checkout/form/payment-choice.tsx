import type { PaymentMethod } from "~/base/db/statuses";
import { rupees } from "~/base/lib/money";
import { isAboveUpi, type PaymentChoices } from "~/sales/payments/by-hand/other-payments";
import { PaymentMarks } from "~/sales/payments/payment-marks";
import { Notice } from "~/base/ui/notice";
import { t } from "~/base/words/say";

/**
 * Radio buttons for the payment method, each with its price; the fee that was shown goes along with the form. When
 * only online payment exists, it says what that is.
 */
export function PaymentChoice({
  choices,
  chosen,
}: {
  choices: PaymentChoices;
  /** The earlier choice, if any. */
  chosen?: string;
}) {
  const { methods, missing, onDeliveryFeePaise, tooMuchOnline, tooMuchForUpi, account } = choices;
  const [first] = methods;
  const preset = methods.find((method) => method === chosen) ?? first;
  if (methods.length === 1 && first === "online" && missing === null)
    return (
      <p className="muted small">
        {onlineWords()} <PaymentMarks isUpi={!tooMuchForUpi} />
      </p>
    );
  if (methods.length === 0 && tooMuchOnline) return <Notice>{tooMuchOnline}</Notice>;
  return (
    <fieldset className="payment-choice">
      <legend>{t("How would you like to pay?")}</legend>
      {methods.map((method) => (
        <label key={method}>
          <input
            // The error summary links to the first one.
            id={method === first ? "method" : `method-${method}`}
            type="radio"
            name="method"
            value={method}
            defaultChecked={method === preset}
          />
          {method === "online" ? (
            <span>
              <span>{wordsFor(method, choices)}</span>
              <span className="muted small payment-means">{onlineWords()}</span>
              <PaymentMarks isUpi={!tooMuchForUpi} />
            </span>
          ) : (
            <span>
              {wordsFor(method, choices)}
              {method === "on-delivery" && choices.advancePaise > 0 && (
                <span className="muted small payment-means">{advanceWords()}</span>
              )}
            </span>
          )}
        </label>
      ))}
      {methods.includes("on-delivery") && (
        <>
          <input type="hidden" name="fee" value={onDeliveryFeePaise} />
          <input type="hidden" name="advance" value={choices.advancePaise} />
        </>
      )}
      {tooMuchOnline && <p className="field-hint">{tooMuchOnline}</p>}
      {tooMuchForUpi && <p className="field-hint">{tooMuchForUpi}</p>}
      {account && <BankAccount account={account} />}
      {missing && <p className="field-hint">{missing}</p>}
    </fieldset>
  );
}

/** The account as it stands on the page of an order, for who wants to see it first. */
function BankAccount({ account }: { account: string }) {
  return (
    <div className="payment-account">
      <p className="transfer-details">{account}</p>
      <p className="field-hint">
        {t(
          "Please order first, then transfer: the number of your order is the reference by which we know your money.",
        )}
      </p>
    </div>
  );
}

const onlineWords = () =>
  t("UPI, card, net banking or wallet, through Razorpay. Your bank asks you to confirm.");

const advanceWords = () =>
  t("We pack your order once this part is here. If you cancel before we pack it, you get it back.");

/** "Pay ₹500 online now, ₹1,900 on delivery" */
function inPartsWords({
  totalPaise,
  advancePaise,
  onDeliveryFeePaise: fee,
  collects,
}: PaymentChoices): string {
  const sums = { advance: rupees(advancePaise), rest: rupees(totalPaise + fee - advancePaise) };
  if (collects) return t("Pay {advance} online now, {rest} when you collect", sums);
  return fee > 0
    ? t("Pay {advance} online now, {rest} on delivery ({fee} fee)", { ...sums, fee: rupees(fee) })
    : t("Pay {advance} online now, {rest} on delivery", sums);
}

function wordsFor(method: PaymentMethod, choices: PaymentChoices): string {
  const { totalPaise, onDeliveryFeePaise: fee, collects } = choices;
  const total = rupees(totalPaise);
  switch (method) {
    case "online":
      return t("Pay online {total}", { total });
    case "on-delivery":
      if (choices.advancePaise > 0) return inPartsWords(choices);
      if (collects) return t("Pay when you collect {total}", { total });
      return fee > 0
        ? t("Pay on delivery {total} ({fee} fee)", {
            total: rupees(totalPaise + fee),
            fee: rupees(fee),
          })
        : t("Pay on delivery {total} (no extra charge)", { total });
    case "transfer":
      return isAboveUpi(totalPaise)
        ? t("Bank transfer {total} (no extra charge)", { total })
        : t("UPI or bank transfer {total} (no extra charge)", { total });
    case "cash":
      return t("Pay cash {total}", { total });
    case "later":
      return t("Pay later {total}", { total });
  }
}
