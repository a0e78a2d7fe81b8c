import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin, type Viewer } from "~/people/accounts/guards/viewer.server";
import { timeOfDay } from "~/goods/delivery/calendar";
import {
  changeDeliverySettings,
  deliverySettings,
} from "~/goods/delivery/delivery-settings.server";
import { deliverySettingsForm } from "~/goods/delivery/settings-form";
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

export const meta = () => pageMeta({ title: "Delivery settings" });

const path = "/dashboard/admin/settings/delivery";

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const stored = deliverySettings();
  return { ...stored, version: versionOf(stored) };
}

export const action = (args: ActionFunctionArgs) => adminForm(args, save);

async function save(form: FormData, admin: Viewer) {
  const { data: typed, problem } = parseForm(deliverySettingsForm, form);
  if (problem) return invalid(problem);
  const meanwhile = await changeDeliverySettings(typed, admin, versionIn(form));
  if (meanwhile) return invalid(late(form, meanwhile), { status: 409 });
  return seeOtherWith("Delivery settings are saved", path);
}

const late = (form: FormData, now: ReturnType<typeof deliverySettings>) =>
  changedMeanwhile(form, "the delivery settings", versionOf(now), {
    cutOff: { label: "Cut-off time", says: timeOfDay(now.cutOff) },
    holidays: { label: "Holidays", says: now.holidays.join("\n") },
    collect: { label: collectWords, isTicked: now.collecting.isOn },
    collectHours: { label: "Hours for collecting", says: now.collecting.hours },
    divisor: { label: "Volumetric divisor", says: String(now.divisor) },
  });

const collectWords = "Orders can be collected at the press, free of charge";

export default function AdminDeliverySettings() {
  const { cutOff, holidays, collecting, divisor, version } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <>
      <PageHead
        title="Delivery settings"
        lead={
          <>
            From these come the days that shoppers are promised. Prices are in the{" "}
            <Link to="/dashboard/admin/delivery">delivery table</Link>.
          </>
        }
      />
      <SaveForm state={state} version={version}>
        <Field
          name="cutOff"
          type="time"
          label="Cut-off time"
          hint="Indian time. What is ordered before it leaves on the same business day (Monday to Saturday)."
          defaultValue={timeOfDay(cutOff)}
          required
        />
        <TextField
          name="holidays"
          label="Holidays"
          hint="Days on which nothing leaves or arrives, one on a line: 2026-11-25 or 25-11-2026"
          defaultValue={holidays.join("\n")}
          rows={6}
        />
        <TickField name="collect" isOn={collecting.isOn}>
          {collectWords}
        </TickField>
        <TextField
          name="collectHours"
          label="Hours for collecting"
          hint="Shown to shoppers who collect"
          defaultValue={collecting.hours ?? ""}
          maxLength={200}
          rows={2}
        />
        <Field
          name="divisor"
          label="Volumetric divisor"
          hint="cm³ that your couriers count as one kilogram: 5000 for most"
          defaultValue={divisor}
          inputMode="numeric"
          maxLength={5}
        />
      </SaveForm>
      <p>
        <Link to="/dashboard/admin/settings">All settings</Link>
      </p>
    </>
  );
}
