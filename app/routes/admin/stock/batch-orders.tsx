import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { pageIn } from "~/base/lib/page-number";
import { whoGotIt } from "~/office/recall/who-got-it.server";
import { WhoGotIt } from "~/office/recall/who-got-it";
import { batchPath } from "~/goods/stock/batches/batch-filter";
import { batchById } from "~/goods/stock/batches/batch-rows.server";
import { packsWords } from "~/goods/stock/admin/stock-words";
import { productWords } from "~/goods/stock/batches/batch-words";
import { ButtonLink } from "~/base/ui/button";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { Pager } from "~/base/ui/pager";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Who got batch ${data.batch.number}` : "Batch" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "goods");
  const batch = batchById(args.params.id ?? "");
  if (!batch) throw notFound();
  return { batch, ...whoGotIt(batch, pageIn(new URL(args.request.url).searchParams)) };
}

export default function BatchOrders() {
  const { batch, rows, total, out, returned, unknown, page, pages } =
    useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <p>
        <Link to={batchPath(batch)}>{`Batch ${batch.number}`}</Link>
      </p>
      <PageHead title={`Who got batch ${batch.number}`} lead={productWords(batch)} />
      <p>
        {`${packsWords(out)} in ${total === 1 ? "1 order" : `${total} orders`}, ${packsWords(returned)} came back, ${packsWords(batch.packs)} still here.`}
      </p>
      {unknown > 0 && (
        <Notice>
          {`${packsWords(unknown)} of this product left since then without a batch: there was none on hand for them. Some may be of this one.`}
        </Notice>
      )}
      {total > 0 && (
        <p>
          <ButtonLink tone="quiet" to={batchPath(batch, "orders.csv")}>
            Export CSV
          </ButtonLink>
        </p>
      )}
      <WhoGotIt rows={rows} />
      <Pager label="Pages of orders" page={page} pages={pages} query={{}} />
    </section>
  );
}
