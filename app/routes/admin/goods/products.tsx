import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/accounts/viewer.server";
import { ErrorPage } from "~/layout/error-page";
import { pageMeta } from "~/layout/page-meta";
import { formatIndian } from "~/lib/india/format-indian";
import { ButtonLink } from "~/ui/button";
import { ChoiceField, FilterForm, KeywordField } from "~/ui/filter-form";
import { PageLinks } from "~/ui/pager";
import { adminProducts } from "~/catalogue/admin/admin-list.server";
import { adminListPath, adminListQuery, productSorts } from "~/catalogue/admin/admin-list-query";
import { categoryLinks } from "~/catalogue/categories.server";
import { cardOf } from "~/catalogue/product";
import { ProductCard } from "~/catalogue/storefront/product-card";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "All Products" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const query = adminListQuery(new URL(args.request.url).searchParams);
  const { products, page, ...found } = adminProducts(query);
  return {
    ...found,
    page,
    products: products.map(cardOf),
    query: { ...query, page },
    categories: categoryLinks(),
  };
}

export default function AdminProducts() {
  const { products, total, isMore, page, pages, query, categories } =
    useLoaderData<typeof loader>();
  const isFiltered = query.q !== "" || query.category !== "";
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
          name="sort"
          label="Order"
          value={query.sort}
          options={Object.entries(productSorts)}
        />
      </FilterForm>
      <h2 className="product-count">{countInWords(total, isMore)}</h2>
      {products.length === 0 && <NothingHere isFiltered={isFiltered} />}
      <ul className="product-grid">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} to={`/dashboard/admin/product/${product.slug}`} />
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
