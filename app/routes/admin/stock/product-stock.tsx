import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { useOpens } from "~/people/accounts/staff/use-opens";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { productBySlug, productToday } from "~/goods/catalogue/products.server";
import { pageMeta } from "~/layout/page-meta";
import { versionOf } from "~/base/lib/form/version.server";
import { notFound } from "~/base/lib/http/http";
import { newId } from "~/base/lib/ids.server";
import { pageIn } from "~/base/lib/page-number";
import { BeginForm, EndDialog, EndPanel, LowForm } from "~/goods/stock/admin/counting-forms";
import { holdersOf } from "~/goods/stock/admin/holders.server";
import { Holders } from "~/goods/stock/admin/holders-table";
import { MovementForm } from "~/goods/stock/admin/movement-form";
import { MovementTable } from "~/goods/stock/admin/movement-table";
import { movementsOf, soldNotSent } from "~/goods/stock/admin/movements.server";
import { stockOfProduct } from "~/goods/stock/admin/stock-list.server";
import { movementsPath, stockPath } from "~/goods/stock/admin/stock-query";
import { changeStock } from "~/goods/stock/admin/stock-submit.server";
import { StockMark } from "~/goods/stock/admin/stock-table";
import { onHandWords, packName } from "~/goods/stock/admin/stock-words";
import { BatchField } from "~/goods/stock/batches/batch-field";
import { batchesPath } from "~/goods/stock/batches/batch-filter";
import { batchOptions } from "~/goods/stock/batches/batch-rows.server";
import { kitOf } from "~/goods/stock/kits/kit.server";
import { KitPanels } from "~/goods/stock/kits/kit-panels";
import { submitKit } from "~/goods/stock/kits/kit-submit.server";
import { Pager } from "~/base/ui/pager";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Stock of ${data.product.name}` : "Stock" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "stock");
  const found = productBySlug(args.params.slug ?? "", { hiddenToo: true });
  if (found && "movedTo" in found) throw redirect(movementsPath(found.movedTo), 302);
  const product = found && stockOfProduct(found.id);
  if (!product) throw notFound();
  const query = new URL(args.request.url).searchParams;
  const { code: _code, ...shown } = product;
  return {
    product: shown,
    asksEnd: product.isCounted && query.has("end"),
    ...movementsOf(product, pageIn(query)),
    batches: product.isCounted ? batchOptions(product.id) : [],
    holders: product.isCounted ? holdersOf(product.id) : null,
    lowVersion: versionOf(product.lowStock),
    kit: kitOf(product.id),
    notSent: product.isCounted ? soldNotSent(product.id) : 0,
    fresh: newId(),
  };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "stock", async (form, admin) => {
    const product = productToday(args.params.slug ?? "");
    if (!product) throw notFound();
    const path = movementsPath(product.slug);
    const isKit = ["pack", "break"].includes(String(form.get("intent")));
    return isKit ? submitKit(product, form, admin, path) : changeStock(product, form, admin, path);
  });

export default function ProductStock() {
  const {
    product,
    lowVersion,
    kit,
    asksEnd,
    movements,
    batches,
    holders,
    notSent,
    fresh,
    page,
    pages,
  } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const opens = useOpens();
  const ownersPage = `/dashboard/admin/product/${product.slug}`;
  const stateOf = (intent: string) => (state?.values.intent === intent ? state : undefined);
  return (
    <section className="stack">
      <p>
        <Link to={stockPath}>Stock</Link>
      </p>
      <PageHead title={packName(product)}>
        <p className="row">
          <strong>
            {product.isCounted ? `On hand: ${onHandWords(product)}` : "This product is not counted"}
          </strong>
          <StockMark {...product} />
          {opens(ownersPage) && <Link to={ownersPage}>Open the product</Link>}
          {batches.length > 0 && (
            <Link to={`${batchesPath}?product=${product.slug}`}>Its batches</Link>
          )}
          {product.isCounted && (
            <Link to={`${batchesPath}/new?product=${product.slug}`}>New batch</Link>
          )}
        </p>
      </PageHead>
      {asksEnd && <EndDialog name={packName(product)} path={movementsPath(product.slug)} />}
      {product.isCounted ? (
        <MovementForm stock={product.stock} notSent={notSent} fresh={fresh} state={stateOf("move")}>
          <BatchField at="move" batches={batches} />
        </MovementForm>
      ) : (
        <BeginForm state={stateOf("begin")} />
      )}
      {kit && <KitPanels kit={kit} fresh={fresh} stateOf={stateOf} />}
      {holders && <Holders holders={holders} />}
      <h2>What came and went</h2>
      <MovementTable movements={movements} />
      <Pager label="Pages of movements" page={page} pages={pages} query={{}} />
      {product.isCounted && (
        <>
          <LowForm low={product.lowStock} version={lowVersion} state={stateOf("low")} />
          {!kit && <EndPanel path={movementsPath(product.slug)} />}
        </>
      )}
    </section>
  );
}
