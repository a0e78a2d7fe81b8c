import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { confirmedAdminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin, type Viewer } from "~/people/accounts/guards/viewer.server";
import { changeCheckout, checkoutSettings } from "~/sales/checkout/checkout-settings.server";
import { checkoutSettingsForm } from "~/sales/checkout/forms";
import { pageMeta } from "~/layout/page-meta";
import { invalid, parseForm } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { Field, TextField } from "~/base/ui/field";
import { PageHead } from "~/base/ui/page-head";
import { SaveForm } from "~/base/ui/save-form";
import { TickField } from "~/base/ui/tick";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Checkout settings" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const stored = checkoutSettings();
  return { ...stored, version: versionOf(stored) };
}

export const action = (args: ActionFunctionArgs) => confirmedAdminForm(args, save);

async function save(form: FormData, admin: Viewer) {
  const { data: typed, problem } = parseForm(checkoutSettingsForm, form);
  if (problem) return invalid(problem);
  const { guests, packs: unprovenPacks, ...limits } = typed;
  const changed = { guests: guests === "on", unprovenPacks, ...limits };
  const meanwhile = await changeCheckout(changed, admin, versionIn(form));
  if (meanwhile) return invalid(late(form, meanwhile), { status: 409 });
  return seeOtherWith("Checkout settings are saved", "/dashboard/admin/settings/checkout");
}

const late = (form: FormData, now: ReturnType<typeof checkoutSettings>) =>
  changedMeanwhile(form, "the checkout settings", versionOf(now), {
    guests: { label: guestsWords, isTicked: now.guests },
    guestsNote: { label: noteWords, says: now.guestsNote },
    packs: { label: packsWords.inAll, says: typedNumber(now.unprovenPacks) },
    networkPacks: { label: packsWords.fromNetwork, says: typedNumber(now.networkPacks) },
    transferDays: { label: daysWords, says: String(now.transferDays) },
  });

const typedNumber = (number: number | null) => (number === null ? "" : String(number));

const guestsWords = "Shoppers may order without an account";
const noteWords = "Why an account is needed, as the cart tells shoppers";
const daysWords = "Days that an order waits for its transfer";
const packsWords = {
  inAll: "Packs of one product, in all",
  fromNetwork: "Packs of one product, from one network",
};

export default function AdminCheckoutSettings() {
  const { guests, guestsNote, unprovenPacks, networkPacks, transferDays, version } =
    useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <>
      <PageHead title="Checkout" lead="Who may order, and what orders may hold." />
      <SaveForm state={state} version={version}>
        <TickField name="guests" isOn={guests}>
          {guestsWords}
        </TickField>
        <p className="field-hint">
          To make somebody open an account who only wants to buy is “forced action” in the
          Guidelines for Prevention and Regulation of Dark Patterns, 2023. Switch this off only for
          a reason that you tell shoppers below: the self-audit reads it.
        </p>
        <TextField
          name="guestsNote"
          label={noteWords}
          hint="Shown only while shoppers cannot order without an account."
          defaultValue={guestsNote ?? ""}
          maxLength={300}
        />
        <h2>What orders may hold that are not paid</h2>
        <p>
          Of products that you count, whatever the way to pay, until the order is paid, confirmed or
          packed. Accounts that have paid an order before are not limited.
        </p>
        <Field
          name="packs"
          label={packsWords.inAll}
          hint="Or half of what is on hand, where that is more. Blank: no limit."
          inputMode="numeric"
          defaultValue={unprovenPacks ?? ""}
          maxLength={5}
          autoComplete="off"
        />
        <Field
          name="networkPacks"
          label={packsWords.fromNetwork}
          hint="All phones and computers behind one connection. Blank: no limit."
          inputMode="numeric"
          defaultValue={networkPacks ?? ""}
          maxLength={5}
          autoComplete="off"
        />
        <Field
          name="transferDays"
          label={daysWords}
          hint="Then it is cancelled and its packs are free, also if the buyer typed a reference. If the money comes later, set the order to Not Process again and note the money."
          inputMode="numeric"
          defaultValue={transferDays}
          maxLength={2}
          autoComplete="off"
        />
      </SaveForm>
      <p>
        <Link to="/dashboard/admin/settings">All settings</Link>
      </p>
    </>
  );
}
