import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { confirmedAdminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin, type Viewer } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { settings } from "~/base/lib/env/settings.server";
import { versionIn, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { Field, TextField } from "~/base/ui/field";
import { PageHead } from "~/base/ui/page-head";
import { SaveForm } from "~/base/ui/save-form";
import { TickField } from "~/base/ui/tick";
import { advancesTyped } from "~/sales/payments/advance/advances-typed";
import { AdvanceSettings } from "~/sales/payments/advance/advance-settings";
import { missingFor, otherPaymentsForm } from "~/sales/payments/forms";
import { paymentsMeanwhile } from "~/sales/payments/by-hand/payments-meanwhile.server";
import { changeOtherPayments, otherPayments } from "~/sales/payments/by-hand/other-payments.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Ways to pay" });

const path = "/dashboard/admin/settings/payments";

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const stored = otherPayments();
  return { ...stored, version: versionOf(stored), sendsMails: settings.mail.smtp !== null };
}

export const action = (args: ActionFunctionArgs) => confirmedAdminForm(args, save);

async function save(form: FormData, admin: Viewer) {
  const { data: typed, problem } = parseForm(otherPaymentsForm, form);
  const missing = missingFor(form);
  if (problem) return invalid({ ...problem, errors: { ...missing, ...problem.errors } });
  const [first] = Object.entries(missing);
  if (first) return invalid({ ...problemWith(...first, form), errors: missing });
  const advances = advancesTyped(form);
  if (advances.problem !== undefined)
    return invalid(problemWith(advances.field, advances.problem, form));
  const meanwhile = await changeOtherPayments(
    {
      onDelivery: {
        isOn: typed.onDelivery === "on",
        mostPaise: typed.most,
        feePaise: typed.fee ?? 0,
        asksToConfirm: typed.confirm === "on",
        advance: advances.rules,
        advanceAfterReturns: form.get("advanceAfterReturns") === "on",
      },
      transfer: { isOn: typed.transfer === "on", details: typed.details, upi: typed.upi },
      ...(typed.onlineMost !== null && { onlineMostPaise: typed.onlineMost }),
    },
    admin,
    versionIn(form),
  );
  if (meanwhile)
    return invalid(paymentsMeanwhile(form, meanwhile, confirmWords()), { status: 409 });
  return seeOtherWith("Ways to pay are saved", path);
}

const asksByMail =
  "Pack an order on delivery only once the buyer has confirmed it by the link in our mail, or you have called. Unconfirmed ones are reminded after 6 hours and cancelled after 24.";
const asksByPhone =
  "Pack an order on delivery only once you have called the buyer. The shop sends no mails, so it cannot ask by a link, reminds nobody and cancels nothing.";

const confirmWords = () => (settings.mail.smtp === null ? asksByPhone : asksByMail);

export default function AdminPaymentSettings() {
  const { onDelivery, transfer, sendsMails, onlineMostPaise, version } =
    useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <>
      <PageHead
        title="Ways to pay"
        lead="Beside the online payment. You mark such an order as paid yourself, on its page, when its money has come."
      />
      <SaveForm state={state} version={version}>
        <TickField name="onDelivery" isOn={onDelivery.isOn}>
          Pay on delivery
        </TickField>
        <Field
          name="most"
          label="Largest order that can be paid on delivery, in rupees"
          inputMode="decimal"
          defaultValue={onDelivery.mostPaise === null ? "" : String(onDelivery.mostPaise / 100)}
          maxLength={20}
          autoComplete="off"
        />
        <Field
          name="fee"
          label="Fee for payment on delivery, in rupees (optional)"
          hint="Shown beside the choice from the product page on. Extra charges for cash are under inquiry as a dark pattern: best leave it empty."
          inputMode="decimal"
          defaultValue={onDelivery.feePaise === 0 ? "" : String(onDelivery.feePaise / 100)}
          maxLength={20}
          autoComplete="off"
        />
        <TickField name="confirm" isOn={onDelivery.asksToConfirm}>
          {sendsMails ? asksByMail : asksByPhone}
        </TickField>
        <AdvanceSettings onDelivery={onDelivery} />
        <Field
          name="onlineMost"
          label="Largest order that can be paid online, in rupees"
          hint="What your payment provider takes in one payment. Above it the shop offers a transfer to your bank account. Empty: ₹5,00,000."
          inputMode="decimal"
          defaultValue={onlineMostPaise === undefined ? "" : String(onlineMostPaise / 100)}
          maxLength={20}
          autoComplete="off"
        />
        <TickField name="transfer" isOn={transfer.isOn}>
          UPI or bank transfer
        </TickField>
        <Field
          name="vpa"
          label="UPI id"
          hint="Such as prayosha@okbank. Shown as QR code and link with the amount of the order, up to ₹1,00,000, which is what UPI takes: above it your bank account is shown alone. Best a merchant's: apps refuse private ones more often."
          defaultValue={transfer.upi?.vpa ?? ""}
          maxLength={320}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          name="payee"
          label="Name that UPI apps show (optional)"
          hint="As your bank has it. Empty: the shop's name."
          defaultValue={transfer.upi?.payee ?? ""}
          maxLength={120}
          autoComplete="off"
        />
        <TextField
          name="details"
          label="Where to transfer to"
          hint="Account name and number, IFSC: shown to the shopper after ordering. May be empty with a UPI id."
          defaultValue={transfer.details ?? ""}
          maxLength={1000}
          rows={5}
        />
      </SaveForm>
      <p>
        <Link to="/dashboard/admin/settings">All settings</Link>
      </p>
    </>
  );
}
