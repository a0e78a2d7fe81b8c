import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { z } from "zod";
import { confirmedAdminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin, type Viewer } from "~/people/accounts/guards/viewer.server";
import {
  changeHsnDigits,
  hsnDigits,
  productsWithShortHsn,
} from "~/office/gst-return/hsn-digits.server";
import { HsnDigitsForm } from "~/office/gst-return/hsn-digits-form";
import { invalid, parseForm } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import {
  HsnTableOf,
  NilTableOf,
  NumbersTable,
  SectionTable,
  StateTable,
} from "~/office/gst-return/return-tables";
import { monthsBefore, returnMonthIn } from "~/office/gst-return/month";
import { returnPage } from "~/office/gst-return/return-page.server";
import { csvSections } from "~/office/gst-return/csv-sections";
import { monthInWords } from "~/sales/invoices/list/invoice-filter";
import { pageMeta } from "~/layout/page-meta";
import { ChoiceField, FilterForm } from "~/base/ui/filter-form";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "GST return" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const now = Date.now();
  const month = returnMonthIn(new URL(args.request.url).searchParams, now);
  const digits = hsnDigits();
  return {
    ...(await returnPage(month)),
    months: monthsBefore(now, 24),
    digits,
    short: productsWithShortHsn(digits),
  };
}

export const action = (args: ActionFunctionArgs) => confirmedAdminForm(args, save);

const digitsForm = z.object({
  digits: z.enum(["4", "6"], { error: "Digits must be 4 or 6" }),
});

async function save(form: FormData, admin: Viewer) {
  const { data: typed, problem } = parseForm(digitsForm, form);
  if (problem) return invalid(problem);
  await changeHsnDigits(typed.digits === "6" ? 6 : 4, admin);
  return seeOtherWith({ type: "success", message: "HSN digits are saved" }, path);
}

const path = "/dashboard/admin/invoices/gst-return";

export default function AdminGstReturn() {
  const { month, months, gstin, problem, warnings, ...page } = useLoaderData<typeof loader>();
  const query = `?month=${month}`;
  return (
    <>
      <header className="page-head">
        <p className="eyebrow">
          <Link to="/dashboard/admin/invoices">Invoices</Link>
        </p>
        <h1>{`GST return of ${monthInWords(month)}`}</h1>
        <p className="lead">
          {gstin ? `GSTR-1 of ${gstin}, from the papers as they were made.` : "GSTR-1"} Not yet
          loaded into the government’s tool: let your accountant look at it first.
        </p>
      </header>
      <FilterForm list={path} filter={{ month }}>
        <ChoiceField
          name="month"
          label="Month"
          value={month}
          options={months.map((each) => [each, monthInWords(each)])}
        />
      </FilterForm>
      <div className="stack">
        {problem && <Notice>{problem}</Notice>}
        {warnings.length > 0 && (
          <section className="panel stack" aria-labelledby="return-warnings">
            <h2 id="return-warnings">To look at</h2>
            <ul>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </section>
        )}
        <section className="panel stack" aria-labelledby="return-files">
          <h2 id="return-files">Files</h2>
          {!problem && (
            <>
              <p>
                <a href={`${path}.json${query}`} download>
                  GSTR-1 for the offline tool (JSON)
                </a>
              </p>
              <p className="row">
                {"The same as CSV: "}
                {csvSections.map((section) => (
                  <a key={section} href={`${path}/${section}.csv${query}`} download>
                    {section}
                  </a>
                ))}
              </p>
            </>
          )}
          <p>
            <a href={`/dashboard/admin/invoices/ledger.csv${query}`} download>
              Ledger for the accountant’s program (CSV)
            </a>
          </p>
          <p className="muted">
            Due on the 11th of the next month. A firm that files every quarter sends only b2b and
            cdnr in the first two months; the third month’s return covers all three.
          </p>
        </section>
        {page.rows.length === 0 && page.nil.length === 0 ? (
          <p className="empty">
            No taxed papers in this month: a nil return is filed on the portal.
          </p>
        ) : (
          <>
            <SectionTable rows={page.rows} total={page.total} />
            <StateTable byState={page.byState} />
            <NilTableOf nil={page.nil} />
            <HsnTableOf hsn={page.hsn} />
          </>
        )}
        <NumbersTable issued={page.issued} />
        <HsnDigitsForm
          digits={page.digits}
          short={page.short}
          state={useAnswer<typeof action>()?.form}
        />
      </div>
    </>
  );
}
