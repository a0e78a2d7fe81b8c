import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { UnpaidTick, useSendsUnpaid } from "~/sales/orders/admin/unpaid-tick";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { Tick } from "~/base/ui/tick";
import { MailGap } from "~/sales/orders/mails/mail-gap";
import { wayWords } from "~/sales/orders/send-way";
import { ParcelFields } from "./parcel-fields";
import { sendPath, sendWords, type SendOffer } from "./send-offer";

const at = "send";

/** One step: courier, number, day, and the buyer is mailed, if that can be. */
export function SendForm({ offer, state }: { offer: SendOffer; state?: FormState | undefined }) {
  const action = sendPath(offer.number);
  const words = sendWords[offer.way];
  const sendsUnpaid = useSendsUnpaid();
  return (
    <Form
      method="post"
      state={state}
      action={action}
      className="panel stack send-form"
      aria-labelledby="send-it"
      autoComplete="off"
    >
      <h2 id="send-it">{words.title}</h2>
      <FormProblem at={at} />
      <input type="hidden" name="version" value={offer.status} />
      {offer.way === "courier" && <ParcelFields at={at} parcel={offer} />}
      <Field
        at={at}
        name="day"
        label={words.day}
        type="date"
        min={offer.firstDay}
        max={offer.today}
        defaultValue={offer.today}
      />
      {offer.awaitsConfirmation && (
        <Tick name="called" value="yes" defaultChecked={Boolean(state?.values.called)}>
          <span>The buyer has not confirmed this order yet: I called, and they did</span>
        </Tick>
      )}
      {offer.waitsForMoney && <UnpaidTick />}
      <p className="muted small">
        {[wayWords[offer.way], offer.mailNews.gap === null && words.mail].filter(Boolean).join(" ")}
      </p>
      <MailGap {...offer.mailNews} />
      {(sendsUnpaid || !offer.waitsForMoney) && <Button>{words.title}</Button>}
    </Form>
  );
}
