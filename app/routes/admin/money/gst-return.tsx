import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { versionOf } from "~/base/lib/form/version.server";
import { useAnswer } from "~/base/ui/sending/answer";
import { confirmedAdminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { hsnDigits, productsWithShortHsn } from "~/office/gst-return/hsn-digits.server";
import { HsnDigitsForm } from "~/office/gst-return/hsn-digits-form";
import { filedPeriodIn } from "~/office/gst-return/filing.server";
import { PlaceRuleForm } from "~/office/gst-return/place-rule-form";
import { placesByFirm } from "~/sales/orders/supply/place-rule.server";
import { periodInWords } from "~/office/duties/due";
import { ReturnFiles } from "~/office/gst-return/return-files";
import { Tables3b } from "~/office/gst-return/return-3b-tables";
import { ReturnWarnings } from "~/office/gst-return/return-warnings";
import { returnPage } from "~/office/gst-return/return-page.server";
import { submitReturnSettings } from "~/office/gst-return/return-settings.server";
import { toolVersion } from "~/office/gst-return/tool-version.server";
import { ToolVersionForm } from "~/office/gst-return/tool-version-form";
import {
  HsnTableOf,
  NilTableOf,
  NumbersTable,
  SectionTable,
} from "~/office/gst-return/return-tables";
import { pageMeta } from "~/layout/page-meta";
import { ChoiceField, FilterForm } from "~/base/ui/filter-form";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "GST return" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const period = filedPeriodIn(new URL(args.request.url).searchParams, Date.now());
  const digits = hsnDigits();
  return {
    ...(await returnPage(period)),
    digits,
    short: productsWithShortHsn(digits),
    byFirm: placesByFirm(),
    versions: {
      digits: versionOf(digits),
      place: versionOf(placesByFirm()),
      tool: versionOf(toolVersion()),
    },
  };
}

export const action = (args: ActionFunctionArgs) =>
  confirmedAdminForm(args, (form, admin) => submitReturnSettings(form, admin, path));

const path = "/dashboard/admin/invoices/gst-return";

export default function AdminGstReturn() {
  const { period, periods, filing, gstin, problem, warnings, versions, ...page } =
    useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const stateOf = (intent?: string) => (state?.values.intent === intent ? state : undefined);
  // Those of a quarter are called by it.
  const isByMonth = periods.every((each) => !each.includes("Q"));
  const name = isByMonth ? "month" : "period";
  const what = period.kind === "iff" ? "IFF" : "GSTR-1";
  return (
    <>
      <PageHead
        title={`${period.kind === "iff" ? "IFF" : "GST return"} of ${periodInWords(period.name)}`}
        lead={
          <>
            {gstin ? `${what} of ${gstin}, from the papers as they were made.` : what} Not yet
            loaded into the government’s tool: let your accountant look at it first.
          </>
        }
        eyebrow={<Link to="/dashboard/admin/invoices">Invoices</Link>}
      />
      <FilterForm list={path} filter={{ [name]: period.name }}>
        <ChoiceField
          name={name}
          label={isByMonth ? "Month" : "Month or quarter"}
          value={period.name}
          options={(periods.includes(period.name) ? periods : [period.name, ...periods]).map(
            (each) => [each, periodInWords(each)],
          )}
        />
      </FilterForm>
      <div className="stack">
        {problem && <Notice>{problem}</Notice>}
        <ReturnWarnings refused={page.refused} warnings={warnings} corrections={page.corrections} />
        <ReturnFiles
          period={period}
          filing={filing}
          problem={problem}
          nil={page.nil}
          iffs={page.iffs}
          done={page.done}
          handInPath={page.handInPath}
          corrections={page.corrections}
          path={path}
        />
        {page.rows.length === 0 && page.nilRated.length === 0 ? (
          <p className="empty">
            {period.kind === "iff"
              ? "No taxed papers to firms in this month."
              : "No taxed papers in this period."}
          </p>
        ) : (
          <>
            <SectionTable period={period} rows={page.rows} total={page.total} />
            {period.kind !== "iff" && (
              <>
                <Tables3b period={period} rows31={page.rows31} byState={page.byState} path={path} />
                <NilTableOf nilRated={page.nilRated} />
                <HsnTableOf hsn={page.hsn} />
              </>
            )}
          </>
        )}
        {period.kind !== "iff" && <NumbersTable issued={page.issued} />}
        <HsnDigitsForm
          key={versions.digits}
          digits={page.digits}
          version={versions.digits}
          short={page.short}
          state={stateOf()}
        />
        <PlaceRuleForm
          key={versions.place}
          byFirm={page.byFirm}
          version={versions.place}
          state={stateOf("place")}
        />
        <ToolVersionForm
          key={page.tool.version}
          tool={page.tool}
          version={versions.tool}
          state={stateOf("tool")}
        />
      </div>
    </>
  );
}
