import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rupees } from "~/base/lib/money";
import { pageIn } from "~/base/lib/page-number";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { Pager } from "~/base/ui/pager";
import { useAnswer } from "~/base/ui/sending/answer";
import { pageMeta } from "~/layout/page-meta";
import { BillDialog } from "~/office/mill/bill-dialog";
import { billAsked, submitBill } from "~/office/mill/bills.server";
import { costsPage, packedProducts } from "~/office/mill/cost/batch-costs.server";
import { costRates, costsVersion, submitRates } from "~/office/mill/cost/cost-settings.server";
import { CostTable } from "~/office/mill/cost/cost-table";
import { rateNames, rateWords } from "~/office/mill/cost/rate-words";
import { RatesForm } from "~/office/mill/cost/rates-form";
import { costsPath, millPath } from "~/office/mill/paths";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Costs and margins" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const query = new URL(args.request.url).searchParams;
  const page = costsPage(pageIn(query));
  const version = costsVersion(page.products);
  return { ...page, rates: costRates(), version, billOf: billAsked(query) };
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, async (form, owner) =>
    form.get("intent") === "bill"
      ? submitBill(form, owner, costsPath)
      : submitRates(form, owner, packedProducts()),
  );

export default function AdminMillCosts() {
  const { batches, page, pages, sums, products, rates, version, billOf } =
    useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const stateOf = (intent?: string) => (state?.values.intent === intent ? state : undefined);
  const unset = rateNames.flatMap((name) =>
    rates[name] === null ? (rateWords[name].unset ?? []) : [],
  );
  return (
    <section className="stack">
      <PageHead
        title="Costs and margins"
        lead="What the seed, the hours and the packing of each batch cost, and what today’s price leaves over. Only the owner sees this page."
        eyebrow={<Link to={millPath}>Mill book</Link>}
      />
      {billOf && (
        <BillDialog
          key={billOf.id}
          entry={billOf}
          path={`${costsPath}?bill=${billOf.id}`}
          closeTo={costsPath}
          state={stateOf("bill")}
        />
      )}
      {unset.length > 0 && (
        <Notice>
          {`Not counted yet: ${unset.join(", ")}. `}
          <a href="#rates">Say what they cost</a>
        </Notice>
      )}
      <CostTable rows={batches} />
      <Pager label="Pages of batches" page={page} pages={pages} query={{}} />
      <section className="stack" aria-labelledby="sums">
        <h2 id="sums">Where the money is</h2>
        <dl className="facts">
          {sumWords.map(([name, term]) => (
            <div key={name}>
              <dt>{term}</dt>
              <dd>{rupees(sums[name])}</dd>
            </div>
          ))}
        </dl>
        <p className="muted small">
          Together: what was paid for seed and oil, and hours, less what cake and foots are worth.
          What has no price yet is not in it.
        </p>
      </section>
      <RatesForm
        key={JSON.stringify(rates)}
        rates={rates}
        products={products}
        version={version}
        state={stateOf()}
      />
    </section>
  );
}

const sumWords = [
  ["packed", "Oil in packs"],
  ["inside", "In the tanks and lots"],
  ["sold", "Oil sold loose"],
  ["lost", "Gone by weighing"],
] as const;
