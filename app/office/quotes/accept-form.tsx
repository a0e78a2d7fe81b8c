import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { EmailField } from "~/people/accounts/email-field";
import {
  BillToField,
  ContactFields,
  FirmFields,
  type KnownAddress,
  PlaceFields,
} from "~/sales/checkout/address/address-fields";
import { PaymentChoice } from "~/sales/checkout/form/payment-choice";
import type { FormState } from "~/base/lib/form/form";
import { needsAddress } from "~/sales/orders/needs-address";
import { rupees } from "~/base/lib/money";
import type { PaymentChoices } from "~/sales/payments/by-hand/other-payments";
import { NoticeLine } from "~/people/consent/notice-line";
import { Button } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { t, withParts } from "~/base/words/say";
import { useFormState } from "~/base/ui/sending/form-state";

type Props = {
  choices: PaymentChoices;
  totalPaise: number;
  state: FormState | undefined;
};

type Accepting = Props & {
  known: KnownAddress;
  /** The quote as it is shown. */
  seen: string;
  isCollected: boolean;
  /** Of this page, to come back to; null: somebody is signed in. */
  login: string | null;
  /** What confirms an address that was asked about. */
  confirmation: string;
};

/** Who takes the offer, where it goes, and how it is paid: makes the order. */
export function AcceptForm({ known, seen, isCollected, login, confirmation, ...props }: Accepting) {
  const { state } = props;
  const isEmailNeeded = props.choices.methods.every((method) => method === "online");
  return (
    <Form method="post" state={state} className="stack" aria-labelledby="accept">
      <h2 id="accept">{t("Accept this quote")}</h2>
      <FormProblem />
      <input type="hidden" name="seen" value={state?.values.seen ?? seen} />
      <input type="hidden" name="confirmed" value={confirmation} />
      <ContactFields known={known} />
      {login && (
        <EmailField
          label={isEmailNeeded ? t("Email") : t("Email (needed to pay online)")}
          hint={t("For news about your order and the invoice.")}
          known={known.email}
          autoComplete="email"
          required={isEmailNeeded}
        />
      )}
      {!isCollected && <PlaceFields known={known} />}
      <FirmFields known={known} />
      <BillToField />
      {/* What is collected needs an address only on its invoice. */}
      {isCollected && (needsAddress(null, props.totalPaise) || state) && (
        <PlaceFields known={known} isOptional />
      )}
      <Pay
        {...props}
        words={
          confirmation ? "The address is right: accept and order: {amount}" : "Accept: {amount}"
        }
      />
      {login && (
        <p className="field-hint">
          {withParts("You have an account with us, or pay later as agreed? <a>Log in first</a>", {
            a: (words) => (
              <Link key="a" to={login}>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
    </Form>
  );
}

/** For an accepted quote whose order is not paid yet: the way to pay can still be chosen. */
export function PayAcceptedForm(props: Props) {
  return (
    <Form method="post" state={props.state} className="stack" aria-label={t("Pay")}>
      <FormProblem />
      <Pay {...props} words="Continue: {amount}" />
    </Form>
  );
}

function Pay({ choices, totalPaise, words }: Omit<Props, "state"> & { words: string }) {
  const state = useFormState();
  return (
    <>
      <PaymentChoice
        choices={{ ...choices, missing: null }}
        {...(state && { chosen: state.values.method ?? "" })}
      />
      <NoticeLine />
      <Button tone="accent">{t(words, { amount: rupees(totalPaise) })}</Button>
    </>
  );
}
