import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { ErrorPage } from "~/layout/error-page";
import { guardedMeta } from "~/layout/page-meta";
import { newId } from "~/base/lib/ids.server";
import { formatIndian } from "~/base/lib/india/format-indian";
import { ButtonLink } from "~/base/ui/button";
import { ChoiceField, FilterForm, KeywordField } from "~/base/ui/filter-form";
import { isFiltering } from "~/base/lib/list-filter";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { PageLinks } from "~/base/ui/pager";
import { adminProducts } from "~/goods/catalogue/admin/admin-list.server";
import {
  adminListPath,
  adminListQuery,
  filterOf,
  productSorts,
} from "~/goods/catalogue/admin/admin-list-query";
import { NothingHere } from "~/goods/catalogue/admin/nothing-here";
import { categoryLinks } from "~/goods/catalogue/categories.server";
import { cardOf, type Product } from "~/goods/catalogue/product";
import { productById } from "~/goods/catalogue/products.server";
import { SaleForm, UndoElsewhere } from "~/goods/catalogue/sale/sale-form";
import { submitSale } from "~/goods/catalogue/changes/sale-submit.server";
import { undoIn } from "~/goods/catalogue/sale/sale-undo";
import { saleWords } from "~/goods/catalogue/sale/sale-words";
import { ProductCard } from "~/goods/catalogue/storefront/product-card";
import { UndoPrices } from "~/goods/prices/day/undo-prices";
import { priceUndoIn } from "~/goods/prices/day/undo-prices.server";
import { GoodsRow } from "~/goods/prices/packs/goods-row";
import { submitPacks } from "~/goods/prices/packs/packs-submit.server";
import { stockOfProducts } from "~/goods/stock/admin/stock-list.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = guardedMeta({ title: "All Products" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "goods");
  const search = new URL(args.request.url).searchParams;
  const query = adminListQuery(search);
  const undo = undoIn(search);
  const { products, page, ...found } = adminProducts(query);
  const isUndo = ({ id, updatedAt }: Product) => undo?.changed === id && undo.version === updatedAt;
  const priceUndo = priceUndoIn(search);
  const inRow = priceUndo?.packs === 1 ? priceUndo.first[0]?.id : undefined;
  const changed = undo && productById(undo.changed);
  const stock = stockOfProducts(products.map(({ id }) => id));
  return {
    ...found,
    page,
    products: products.map((product) => ({
      ...cardOf(product),
      sale: product.sale,
      isCounted: stock.get(product.id)?.isCounted ?? false,
      stock: stock.get(product.id)?.stock ?? 0,
      undo: isUndo(product) ? undo : null,
      priceUndo: product.id === inRow && query.view !== "cards" ? priceUndo : null,
    })),
    /** Of a price, where no row on this page is its own. */
    priceUndo: query.view !== "cards" && products.some(({ id }) => id === inRow) ? null : priceUndo,
    /** Changed by a tap, and not on this page of the list any more. */
    elsewhere:
      changed && isUndo(changed) && !products.some(isUndo)
        ? { product: { id: changed.id, name: changed.name, sale: changed.sale }, undo }
        : null,
    query: { ...query, page },
    categories: categoryLinks(),
    fresh: newId(),
  };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "goods", (form, admin) => {
    const list = adminListPath(adminListQuery(new URL(args.request.url).searchParams));
    return form.has("sale") ? submitSale(form, admin, list) : submitPacks(form, admin, list);
  });

export default function AdminProducts() {
  const { products, elsewhere, priceUndo, total, isMore, page, pages, query, categories, fresh } =
    useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const refused = state?.values.sale && products.find(({ id }) => id === state.values.product);
  const list = adminListPath(query);
  const filter = filterOf(query);
  const sale = (product: (typeof products)[number]) => (
    <SaleForm product={product} list={list} undo={product.undo} />
  );
  return (
    <section className="stack list-page">
      <header className="list-head">
        <h1>Products</h1>
        <span className="muted">{countInWords(total, isMore)}</span>
        <FilterForm list="/dashboard/admin/products" filter={filter} clear="Show all">
          <KeywordField label="Name, description or code" value={query.q} />
          <ChoiceField
            name="category"
            label="Category"
            value={query.category}
            all="All categories"
            options={categories.map(({ slug, name }) => [slug, name])}
          />
          <ChoiceField
            name="sale"
            label="Sale"
            value={query.sale}
            all="All"
            options={Object.entries(saleWords)}
          />
          <ChoiceField
            name="sort"
            label="Order"
            value={query.sort}
            options={Object.entries(productSorts)}
          />
          {query.view && <input type="hidden" name="view" value={query.view} />}
        </FilterForm>
      </header>
      <FormProblem state={state} />
      {refused && (
        <p>
          <Link to={`/dashboard/admin/product/${refused.slug}?facts=open`}>
            {`Open ${refused.name}, its pack facts`}
          </Link>
        </p>
      )}
      {elsewhere?.undo && (
        <UndoElsewhere product={elsewhere.product} list={list} undo={elsewhere.undo} />
      )}
      <UndoPrices undo={priceUndo} to={list} />
      {products.length === 0 && <NothingHere isFiltered={isFiltering(filter)} />}
      {query.view === "cards" ? (
        <ul className="product-grid">
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} to={`/dashboard/admin/product/${product.slug}`}>
                {sale(product)}
              </ProductCard>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="goods-list">
          {products.map((product) => (
            <GoodsRow
              key={product.id}
              goods={product}
              undo={product.priceUndo}
              {...{ list, fresh, state }}
            >
              {sale(product)}
            </GoodsRow>
          ))}
        </ul>
      )}
      <PageLinks
        label="Pages of products"
        page={page}
        pages={pages}
        pathOf={(number) => adminListPath({ ...query, page: number })}
        before="Previous"
        after="Next"
      />
      <p className="row">
        <ButtonLink
          tone="quiet"
          to={adminListPath({ ...query, view: query.view === "cards" ? "" : "cards" })}
        >
          {query.view === "cards" ? "Show as rows" : "Show as cards"}
        </ButtonLink>
        <ButtonLink tone="quiet" to="/dashboard/admin/products/export.csv">
          Export CSV
        </ButtonLink>
        <ButtonLink tone="quiet" to="/dashboard/admin/products/import">
          Import CSV
        </ButtonLink>
        <ButtonLink tone="quiet" to="/dashboard/admin/products/archived">
          Archived
        </ButtonLink>
      </p>
    </section>
  );
}

export function ErrorBoundary() {
  return <ErrorPage words="Something Went Wrong" />;
}

function countInWords(total: number, isMore: boolean): string {
  if (isMore) return `More than ${formatIndian(total)} products`;
  return total === 1 ? "1 product" : `${formatIndian(total)} products`;
}
