import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { confirmedAdminForm } from "~/accounts/admin-form.server";
import { requireAdmin, type Viewer } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import type { FormState } from "~/lib/form";
import { invalid, parseForm } from "~/lib/form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { Field, TextField } from "~/ui/field";
import { SaveForm } from "~/ui/save-form";
import { otherPaymentsForm } from "~/payments/forms";
import { changeOtherPayments, otherPayments } from "~/payments/other-payments.server";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Ways to pay" });

const path = "/dashboard/admin/settings/payments";

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return otherPayments();
}

export const action = (args: ActionFunctionArgs) => confirmedAdminForm(args, save);

async function save(form: FormData, admin: Viewer) {
  const { data: typed, problem } = parseForm(otherPaymentsForm, form);
  if (problem) return invalid(problem);
  await changeOtherPayments(
    {
      onDelivery: {
        ...otherPayments().onDelivery,
        isOn: typed.onDelivery === "on",
        mostPaise: typed.most,
      },
      transfer: { isOn: typed.transfer === "on", details: typed.details },
    },
    admin,
  );
  return seeOtherWith({ type: "success", message: "Ways to pay are saved" }, path);
}

export default function AdminPaymentSettings() {
  const { onDelivery, transfer } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.form;
  return (
    <>
      <header className="page-head">
        <h1>Ways to pay</h1>
        <p className="lead">
          Beside the online payment. You mark such an order as paid yourself, on its page, when its
          money has come.
        </p>
      </header>
      <SaveForm state={state}>
        <Tick name="onDelivery" isOn={onDelivery.isOn} state={state}>
          Pay on delivery
        </Tick>
        <Field
          name="most"
          label="Largest order that can be paid on delivery, in rupees"
          inputMode="decimal"
          state={state}
          defaultValue={onDelivery.mostPaise === null ? "" : String(onDelivery.mostPaise / 100)}
          maxLength={15}
          autoComplete="off"
        />
        <Tick name="transfer" isOn={transfer.isOn} state={state}>
          Bank or UPI transfer
        </Tick>
        <TextField
          name="details"
          label="Where to transfer to"
          hint="Account name and number, IFSC, UPI id: shown to the shopper after ordering."
          state={state}
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

/** After a refused submission, shows the box as submitted: browsers do not send an unchecked box. */
function Tick({
  name,
  isOn,
  state,
  children,
}: {
  name: string;
  isOn: boolean;
  state: FormState | undefined;
  children: React.ReactNode;
}) {
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        name={name}
        defaultChecked={state ? state.values[name] === "on" : isOn}
      />
      {children}
    </label>
  );
}
