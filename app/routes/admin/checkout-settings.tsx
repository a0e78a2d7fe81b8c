import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { confirmedAdminForm } from "~/accounts/admin-form.server";
import { requireAdmin, type Viewer } from "~/accounts/viewer.server";
import { guestsMayOrder, letGuestsOrder } from "~/checkout/guests.server";
import { pageMeta } from "~/layout/page-meta";
import { seeOtherWith } from "~/lib/toast.server";
import { SaveForm } from "~/ui/save-form";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Checkout settings" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return { guests: guestsMayOrder() };
}

export const action = (args: ActionFunctionArgs) => confirmedAdminForm(args, save);

async function save(form: FormData, admin: Viewer) {
  await letGuestsOrder(form.get("guests") === "on", admin);
  return seeOtherWith(
    { type: "success", message: "Checkout settings are saved" },
    "/dashboard/admin/settings/checkout",
  );
}

export default function AdminCheckoutSettings() {
  const { guests } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.form;
  return (
    <>
      <header className="page-head">
        <h1>Checkout</h1>
        <p className="lead">Who may order.</p>
      </header>
      <SaveForm state={state}>
        <label className="checkbox">
          <input
            type="checkbox"
            name="guests"
            defaultChecked={state ? state.values.guests === "on" : guests}
          />
          Shoppers may order without an account
        </label>
      </SaveForm>
      <p>
        <Link to="/dashboard/admin/settings">All settings</Link>
      </p>
    </>
  );
}
