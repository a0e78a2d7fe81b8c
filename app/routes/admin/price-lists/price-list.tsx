import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/ui/link";
import { requireStaff } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/lib/http/http";
import { keywordIn, queryOf } from "~/lib/list-filter";
import { rupees } from "~/lib/money";
import { pageIn } from "~/lib/page-number";
import {
  nameOfList,
  packPricesPath,
  priceListPath,
  priceListsPath,
} from "~/prices/lists/list-paths";
import { priceListAt, pricedPacks } from "~/prices/lists/price-lists.server";
import { stepsInLine } from "~/prices/steps/check-steps";
import { ButtonLink } from "~/ui/button";
import { FilterForm, KeywordField } from "~/ui/filter-form";
import { PageLinks } from "~/ui/pager";
import { Table } from "~/ui/table";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Price list" });

/** All packs with their prices on one list, or with everybody's prices by quantity. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "prices");
  const found = priceListAt(args.params.list ?? "");
  if (!found) throw notFound();
  const query = new URL(args.request.url).searchParams;
  const q = keywordIn(query);
  return { list: found.list, q, ...pricedPacks(found.list, q, pageIn(query)) };
}

export default function AdminPriceList() {
  const { list, q, packs, page, pages } = useLoaderData<typeof loader>();
  const path = priceListPath(list);
  return (
    <section className="stack">
      <header className="page-head">
        <p className="eyebrow">
          <Link to={priceListsPath}>Price lists</Link>
        </p>
        <h1>{nameOfList(list)}</h1>
      </header>
      <p className="row">
        <ButtonLink tone="quiet" to={`${path}/export.csv`}>
          Export CSV
        </ButtonLink>
        <ButtonLink tone="quiet" to={`${path}/import`}>
          Import CSV
        </ButtonLink>
      </p>
      <FilterForm list={path} filter={{ q }} clear="Show all">
        <KeywordField label="Name or description" value={q} />
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
    </section>
  );
}

function PackLink({ to, name }: { to: string; name: string }) {
  return <Link to={to}>{name}</Link>;
}
