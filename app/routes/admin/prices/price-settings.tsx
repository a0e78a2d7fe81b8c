import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { confirmedAdminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin, type Viewer } from "~/people/accounts/guards/viewer.server";
import {
  changePriceSettings,
  type PriceSettings,
  priceSettings,
} from "~/office/counter/bargain/price-settings.server";
import { pageMeta } from "~/layout/page-meta";
import { invalid, parseForm } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { typedRupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import { priceSettingsForm } from "~/goods/prices/settings-form";
import { Field } from "~/base/ui/field";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { SaveForm } from "~/base/ui/save-form";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Price settings" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const stored = priceSettings();
  return { ...stored, version: versionOf(stored) };
}

export const action = (args: ActionFunctionArgs) => confirmedAdminForm(args, save);

async function save(form: FormData, admin: Viewer) {
  const { data: typed, problem } = parseForm(priceSettingsForm, form);
  if (problem) return invalid(problem);
  const { askAbove: percent, bargainOwner: owner, bargainSeller, khataLimit, ...limit } = typed;
  const bargain = { owner, seller: bargainSeller };
  const changed = { askAbove: percent, limit, bargain, khata: khataLimit };
  const meanwhile = await changePriceSettings(changed, admin, versionIn(form));
  if (meanwhile) return invalid(late(form, meanwhile), { status: 409 });
  return seeOtherWith("Price settings are saved", "/dashboard/admin/settings/prices");
}

const late = (form: FormData, now: PriceSettings) =>
  changedMeanwhile(form, "the price settings", versionOf(now), {
    askAbove: { label: labels.askAbove, says: String(now.askAbove) },
    percent: { label: labels.percent, says: String(now.limit.percent ?? "") },
    paise: { label: labels.paise, says: inRupees(now.limit.paise) },
    bargainOwner: { label: labels.bargainOwner, says: String(now.bargain.owner) },
    bargainSeller: { label: labels.bargainSeller, says: String(now.bargain.seller) },
    khataLimit: { label: labels.khataLimit, says: inRupees(now.khata) },
  });

const inRupees = (paise: number | null) => (paise === null ? "" : typedRupees(paise));

const labels = {
  askAbove: "Ask about a new price that differs by more than this many percent",
  percent: "Most percent that a coupon of a seller may give",
  paise: "Most rupees that a coupon of a seller may give",
  bargainOwner: "Most percent off at the counter without your password",
  bargainSeller: "Most percent off that a seller gives at the counter",
  khataLimit: "Most rupees that a buyer may owe",
};

export default function AdminPriceSettings() {
  const { askAbove: percent, limit, bargain, khata, version } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const field = { inputMode: "numeric", autoComplete: "off" } as const;
  return (
    <>
      <PageHead
        title="Price settings"
        lead="What the shop asks about, what sellers may give, and what buyers may owe."
      />
      <SaveForm state={state} version={version}>
        <Field
          {...field}
          name="askAbove"
          label={labels.askAbove}
          hint="It is asked before it is stored. When a seller says yes, or another program sets such a price, you are told."
          defaultValue={percent}
          maxLength={4}
          required
        />
        <Field
          {...field}
          name="percent"
          label={labels.percent}
          hint="Blank: no limit. Yours have none."
          defaultValue={limit.percent ?? ""}
          maxLength={3}
        />
        <Field
          {...field}
          name="paise"
          label={labels.paise}
          hint="Blank: no limit."
          defaultValue={inRupees(limit.paise)}
          maxLength={14}
        />
        <Field
          {...field}
          name="bargainOwner"
          label={labels.bargainOwner}
          hint="Of the list price, for a pack and for the whole. For more you are asked for your password."
          defaultValue={bargain.owner}
          maxLength={4}
          required
        />
        <Field
          {...field}
          name="bargainSeller"
          label={labels.bargainSeller}
          hint="0: none. Never more than the percent above."
          defaultValue={bargain.seller}
          maxLength={4}
          required
        />
        <Field
          {...field}
          name="khataLimit"
          label={labels.khataLimit}
          hint="Blank: no limit. A khata may have its own. A sale on account that passes it, at the counter or by a quote, is asked about first."
          defaultValue={inRupees(khata)}
          maxLength={14}
        />
      </SaveForm>
      <p>
        <Link to="/dashboard/admin/settings">All settings</Link>
      </p>
    </>
  );
}
