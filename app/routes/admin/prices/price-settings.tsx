import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { confirmedAdminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin, type Viewer } from "~/people/accounts/guards/viewer.server";
import { askAbove, setAskAbove } from "~/goods/catalogue/changes/price-question.server";
import { bargainPercents, setBargainPercents } from "~/office/counter/bargain/percents.server";
import { setUsualLimit, usualLimit } from "~/office/khata/limit/limit.server";
import { sellerLimit, setSellerLimit } from "~/sales/coupons/seller-limit.server";
import { pageMeta } from "~/layout/page-meta";
import { invalid, parseForm } from "~/base/lib/form/form.server";
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
  return {
    askAbove: askAbove(),
    limit: sellerLimit(),
    bargain: bargainPercents(),
    khata: usualLimit(),
  };
}

export const action = (args: ActionFunctionArgs) => confirmedAdminForm(args, save);

async function save(form: FormData, admin: Viewer) {
  const { data: typed, problem } = parseForm(priceSettingsForm, form);
  if (problem) return invalid(problem);
  const { askAbove: percent, bargainOwner: owner, bargainSeller, khataLimit, ...limit } = typed;
  await setAskAbove(percent, admin);
  await setSellerLimit(limit, admin);
  await setBargainPercents({ owner, seller: bargainSeller }, admin);
  await setUsualLimit(khataLimit, admin);
  return seeOtherWith("Price settings are saved", "/dashboard/admin/settings/prices");
}

export default function AdminPriceSettings() {
  const { askAbove: percent, limit, bargain, khata } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const field = { inputMode: "numeric", autoComplete: "off" } as const;
  return (
    <>
      <PageHead
        title="Price settings"
        lead="What the shop asks about, what sellers may give, and what buyers may owe."
      />
      <SaveForm state={state}>
        <Field
          {...field}
          name="askAbove"
          label="Ask about a new price that differs by more than this many percent"
          hint="It is asked before it is stored. When a seller says yes, or another program sets such a price, you are told."
          defaultValue={percent}
          maxLength={4}
          required
        />
        <Field
          {...field}
          name="percent"
          label="Most percent that a coupon of a seller may give"
          hint="Blank: no limit. Yours have none."
          defaultValue={limit.percent ?? ""}
          maxLength={3}
        />
        <Field
          {...field}
          name="paise"
          label="Most rupees that a coupon of a seller may give"
          hint="Blank: no limit."
          defaultValue={limit.paise === null ? "" : limit.paise / 100}
          maxLength={14}
        />
        <Field
          {...field}
          name="bargainOwner"
          label="Most percent off at the counter without your password"
          hint="Of the list price, for a pack and for the whole. For more you are asked for your password."
          defaultValue={bargain.owner}
          maxLength={4}
          required
        />
        <Field
          {...field}
          name="bargainSeller"
          label="Most percent off that a seller gives at the counter"
          hint="0: none. Never more than the percent above."
          defaultValue={bargain.seller}
          maxLength={4}
          required
        />
        <Field
          {...field}
          name="khataLimit"
          label="Most rupees that a buyer may owe"
          hint="Blank: no limit. A khata may have its own. A sale on account that passes it, at the counter or by a quote, is asked about first."
          defaultValue={khata === null ? "" : typedRupees(khata)}
          maxLength={14}
        />
      </SaveForm>
      <p>
        <Link to="/dashboard/admin/settings">All settings</Link>
      </p>
    </>
  );
}
