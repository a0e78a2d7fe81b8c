import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { versionOf } from "~/base/lib/form/version.server";
import { keywordIn, queryOf } from "~/base/lib/list-filter";
import { rupees } from "~/base/lib/money";
import { pageIn } from "~/base/lib/page-number";
import {
  nameOfList,
  packPricesPath,
  priceListPath,
  priceListsPath,
} from "~/goods/prices/lists/list-paths";
import { advanceOfList } from "~/goods/prices/lists/list-advance.server";
import { ListAdvanceForm } from "~/goods/prices/lists/list-advance-form";
import { submitListAdvance } from "~/goods/prices/lists/list-advance-submit.server";
import { priceListAt, pricedPacks } from "~/goods/prices/lists/price-lists.server";
import { stepsInLine } from "~/goods/prices/steps/check-steps";
import { UndoSteps } from "~/goods/prices/steps/undo-steps";
import { stepsUndoIn, submitStepsUndo } from "~/goods/prices/steps/undo-steps.server";
import { ButtonLink } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { FilterForm, KeywordField } from "~/base/ui/filter-form";
import { PageHead } from "~/base/ui/page-head";
import { PageLinks } from "~/base/ui/pager";
import { Table } from "~/base/ui/table";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Price list" });

/** The list that the address names; throws 404. */
function named({ params }: LoaderFunctionArgs | ActionFunctionArgs) {
  const found = priceListAt(params.list ?? "");
  if (!found) throw notFound();
  return found.list;
}

/** All packs with their prices on one list, or with everybody's prices by quantity. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "prices");
  const list = named(args);
  const query = new URL(args.request.url).searchParams;
  const q = keywordIn(query);
  const undo = stepsUndoIn(query, list);
  const rule = list && advanceOfList(list.id);
  const advance = { rule, version: versionOf(rule) };
  return { list, q, undo, advance, ...pricedPacks(list, q, pageIn(query)) };
}

/** Undo of the prices that were just saved, or what the customers of the list pay in advance. */
export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "prices", async (form, admin) => {
    const list = named(args);
    return list && form.get("intent") === "advance"
      ? submitListAdvance(form, list, admin)
      : submitStepsUndo(form, list, admin, priceListPath(list));
  });

export default function AdminPriceList() {
  const { list, q, undo, advance, packs, page, pages } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const isAdvance = state?.values.intent === "advance";
  const path = priceListPath(list);
  return (
    <section className="stack">
      <PageHead title={nameOfList(list)} eyebrow={<Link to={priceListsPath}>Price lists</Link>} />
      {!isAdvance && <FormProblem state={state} />}
      <UndoSteps undo={undo} to={path} />
      <p className="row">
        <ButtonLink tone="quiet" to={`${path}/export.csv`}>
          Export CSV
        </ButtonLink>
        <ButtonLink tone="quiet" to={`${path}/import`}>
          Import CSV
        </ButtonLink>
      </p>
      <FilterForm list={path} filter={{ q }} clear="Show all">
        <KeywordField label="Name, description or code" value={q} />
      </FilterForm>
      <Table
        rows={packs.map((pack) => ({ ...pack, to: packPricesPath(list, pack.slug) }))}
        keyOf={({ id }) => id}
        empty={<p className="muted">No pack fits that.</p>}
        columns={[
          {
            head: "Pack",
            kind: "name",
            cell: PackLink,
          },
          {
            head: "Price of one pack",
            label: "Price",
            kind: "number",
            cell: ({ pricePaise }) => rupees(pricePaise),
          },
          {
            head: list ? "On this list" : "By quantity",
            cell: ({ steps }) => stepsInLine(steps) || "nothing",
          },
        ]}
      />
      <PageLinks
        label="Pages of packs"
        page={page}
        pages={pages}
        pathOf={(number) => `${path}${queryOf({ q }, number)}`}
        before="Previous"
        after="Next"
      />
      {list && <ListAdvanceForm {...advance} state={isAdvance ? state : undefined} />}
    </section>
  );
}

function PackLink({ to, name }: { to: string; name: string }) {
  return <Link to={to}>{name}</Link>;
}
