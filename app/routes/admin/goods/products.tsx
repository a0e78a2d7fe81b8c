import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminForm } from "~/accounts/admin-form.server";
import { requireAdmin } from "~/accounts/viewer.server";
import { ErrorPage } from "~/layout/error-page";
import { pageMeta } from "~/layout/page-meta";
import { formatIndian } from "~/lib/india/format-indian";
import { ButtonLink } from "~/ui/button";
import { ChoiceField, FilterForm, KeywordField } from "~/ui/filter-form";
import { FormProblem } from "~/ui/form-problem";
import { PageLinks } from "~/ui/pager";
import { adminProducts } from "~/catalogue/admin/admin-list.server";
import { adminListPath, adminListQuery, productSorts } from "~/catalogue/admin/admin-list-query";
import { categoryLinks } from "~/catalogue/categories.server";
import { cardOf, type Product } from "~/catalogue/product";
import { productById } from "~/catalogue/products.server";
import { SaleForm, UndoElsewhere } from "~/catalogue/sale/sale-form";
import { submitSale } from "~/catalogue/sale/sale-submit.server";
import { undoIn } from "~/catalogue/sale/sale-undo";
import { saleWords } from "~/catalogue/sale/sale-words";
import { ProductCard } from "~/catalogue/storefront/product-card";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "All Products" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const search = new URL(args.request.url).searchParams;
  const query = adminListQuery(search);
  const undo = undoIn(search);
  const { products, page, ...found } = adminProducts(query);
  const isUndo = ({ id, updatedAt }: Product) => undo?.changed === id && undo.version === updatedAt;
  const changed = undo && productById(undo.changed);
  return {
    ...found,
    page,
    products: products.map((product) => ({
      ...cardOf(product),
      sale: product.sale,
      undo: isUndo(product) ? undo : null,
    })),
    /** Changed by a tap, and not on this page of the list any more. */
    elsewhere:
      changed && isUndo(changed) && !products.some(isUndo)
        ? { product: { id: changed.id, name: changed.name, sale: changed.sale }, undo }
        : null,
    query: { ...query, page },
    categories: categoryLinks(),
  };
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, (form, admin) => {
    const query = adminListQuery(new URL(args.request.url).searchParams);
    return submitSale(form, admin, adminListPath(query));
  });

export default function AdminProducts() {
  const { products, elsewhere, total, isMore, page, pages, query, categories } =
    useLoaderData<typeof loader>();
  const isFiltered = query.q !== "" || query.category !== "" || query.sale !== "";
  return (
    <section className="stack">
      <h1>Products</h1>
      <p className="row">
        <ButtonLink tone="quiet" to="/dashboard/admin/products/export.csv" reloadDocument>
          Export CSV
        </ButtonLink>
        <ButtonLink tone="quiet" to="/dashboard/admin/products/import">
          Import CSV
        </ButtonLink>
        <ButtonLink tone="quiet" to="/dashboard/admin/products/archived">
          Archived
        </ButtonLink>
      </p>
      <FilterForm list="/dashboard/admin/products" filter={{ ...query, page: String(page) }}>
        <KeywordField label="Name or description" value={query.q} />
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
      </FilterForm>
      <h2 className="product-count">{countInWords(total, isMore)}</h2>
      <FormProblem state={useActionData<typeof action>()?.form} />
      {elsewhere?.undo && (
        <UndoElsewhere
          product={elsewhere.product}
          list={adminListPath(query)}
          undo={elsewhere.undo}
        />
      )}
      {products.length === 0 && <NothingHere isFiltered={isFiltered} />}
      <ul className="product-grid">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} to={`/dashboard/admin/product/${product.slug}`}>
              <SaleForm product={product} list={adminListPath(query)} undo={product.undo} />
            </ProductCard>
          </li>
        ))}
      </ul>
      <PageLinks
        label="Pages of products"
        page={page}
        pages={pages}
        pathOf={(number) => adminListPath({ ...query, page: number })}
        before="Previous"
        after="Next"
      />
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

function NothingHere({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <div className="empty">
      <p>No product fits that.</p>
      <ButtonLink to="/dashboard/admin/products">Show all products</ButtonLink>
    </div>
  ) : (
    <div className="empty">
      <p>There is nothing on sale yet.</p>
      <ButtonLink to="/dashboard/admin/create-product">Create Product</ButtonLink>
    </div>
  );
}
