import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { dateTime } from "~/base/lib/dates";
import { notFound } from "~/base/lib/http/http";
import { rupees } from "~/base/lib/money";
import { pageIn } from "~/base/lib/page-number";
import { pricesPath } from "~/goods/prices/day/price-query";
import { historyOf } from "~/goods/prices/history/history.server";
import { PriceChart } from "~/goods/prices/history/price-chart";
import { ButtonLink } from "~/base/ui/button";
import { PageHead } from "~/base/ui/page-head";
import { Pager } from "~/base/ui/pager";
import { Table } from "~/base/ui/table";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Earlier prices" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "prices");
  const page = pageIn(new URL(args.request.url).searchParams);
  const history = historyOf(args.params.slug ?? "", page);
  if (!history) throw notFound();
  return { ...history, until: Date.now() };
}

export default function AdminPriceHistory() {
  const { pack, chart, rows, page, pages, until } = useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <PageHead title={`Prices of ${pack.name}`} />
      <PriceChart prices={chart} until={until} />
      <Table
        rows={rows}
        keyOf={({ at }) => at}
        columns={[
          { head: "From", kind: "name", cell: ({ at }) => dateTime(at) },
          {
            head: "Price",
            cell: ({ pricePaise, undone }) => `${rupees(pricePaise)}${undone ? " (undone)" : ""}`,
          },
          { head: "MRP", cell: ({ mrpPaise }) => asRupees(mrpPaise) },
          {
            head: "Lowest of the 30 days before",
            label: "30 days before",
            cell: ({ lowestPaise }) => asRupees(lowestPaise),
          },
        ]}
      />
      <Pager label="Pages of prices" page={page} pages={pages} query={{}} />
      <p className="row">
        <ButtonLink tone="quiet" to={`${pricesPath}/history.csv?pack=${pack.slug}`}>
          These prices (CSV)
        </ButtonLink>
        <ButtonLink tone="quiet" to={`/dashboard/admin/product/${pack.slug}`}>
          The product
        </ButtonLink>
        <ButtonLink tone="quiet" to={pricesPath}>
          All prices
        </ButtonLink>
      </p>
    </section>
  );
}

const asRupees = (paise: number | null) => (paise === null ? "–" : rupees(paise));
