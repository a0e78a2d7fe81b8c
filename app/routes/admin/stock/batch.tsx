import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { may } from "~/people/accounts/staff/rights";
import { useOpens } from "~/people/accounts/staff/use-opens";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { newId } from "~/base/lib/ids.server";
import { pageIn } from "~/base/lib/page-number";
import { MovementForm } from "~/goods/stock/admin/movement-form";
import { MovementTable } from "~/goods/stock/admin/movement-table";
import { movementsOf, soldNotSent } from "~/goods/stock/admin/movements.server";
import { BatchFacts } from "~/goods/stock/batches/batch-facts";
import { batchesPath, batchPath } from "~/goods/stock/batches/batch-filter";
import { batchById } from "~/goods/stock/batches/batch-rows.server";
import { submitMove } from "~/goods/stock/batches/batch-submit.server";
import { recallOf } from "~/goods/stock/recalls/recall.server";
import { recallPath } from "~/office/recall/paths";
import { costOfBatch } from "~/office/mill/cost/batch-costs.server";
import { CostFacts } from "~/office/mill/cost/cost-table";
import { labelsPath } from "~/office/pack-labels/paths";
import { ButtonLink } from "~/base/ui/button";
import { Pager } from "~/base/ui/pager";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Batch ${data.batch.number}` : "Batch" });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args, "stock");
  const batch = batchById(args.params.id ?? "");
  if (!batch) throw notFound();
  const page = pageIn(new URL(args.request.url).searchParams);
  return {
    batch,
    /** Even where it was called off: its page leads to the next one. */
    wasRecalled: recallOf(batch.id) !== null,
    ...movementsOf({ id: batch.id, stock: batch.packs }, page, "batch"),
    notSent: soldNotSent(batch.id, "batch"),
    cost: may(member, "owner") ? costOfBatch(batch.id) : null,
    fresh: newId(),
  };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "stock", async (form, admin) => {
    const batch = batchById(args.params.id ?? "");
    if (!batch) throw notFound();
    return submitMove(batch, form, admin);
  });

export default function AdminBatch() {
  const { batch, wasRecalled, movements, notSent, cost, fresh, page, pages } =
    useLoaderData<typeof loader>();
  const opens = useOpens();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <p>
        <Link to={batchesPath}>Batches</Link>
      </p>
      <h1>{`Batch ${batch.number}`}</h1>
      <BatchFacts batch={batch} />
      <p className="row">
        {opens(batchPath(batch, "orders")) && (
          <ButtonLink tone="quiet" to={batchPath(batch, "orders")}>
            Who got it
          </ButtonLink>
        )}
        {batch.slug && (
          <ButtonLink tone="quiet" to={labelsPath(batch)}>
            Print labels
          </ButtonLink>
        )}
        {opens(recallPath(batch.id)) && (
          <ButtonLink tone="quiet" to={recallPath(batch.id)}>
            {wasRecalled ? "Its recall" : "Recall this batch"}
          </ButtonLink>
        )}
        <ButtonLink tone="quiet" to={batchPath(batch, "edit")}>
          Edit
        </ButtonLink>
      </p>
      {batch.slug && (
        <MovementForm stock={batch.packs} notSent={notSent} fresh={fresh} state={state} />
      )}
      {cost && <CostFacts cost={cost} />}
      <h2>What came and went</h2>
      <MovementTable movements={movements} />
      <Pager label="Pages of movements" page={page} pages={pages} query={{}} />
    </section>
  );
}
