import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { ButtonLink } from "~/ui/button";
import { pageNumber } from "../list-page";
import { cardOf } from "../product";
import { ProductCard } from "../product-card";
import { productPage } from "../products.server";

const size = 24;

export const meta = () => pageMeta({ title: "All Products" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const page = pageNumber(new URL(args.request.url).searchParams);
  const { products, total } = await productPage(page, size);
  return { products: products.map(cardOf), total, page };
}

export default function AdminProducts() {
  const { products, total, page } = useLoaderData<typeof loader>();
  const pages = Math.max(1, Math.ceil(total / size));
  return (
    <section className="stack">
      <h1>Products</h1>
      {products.length === 0 && <NothingHere total={total} />}
      {products.length > 0 && <h2 className="visually-hidden">Products</h2>}
      <ul className="product-grid">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} to={`/dashboard/admin/product/${product.slug}`} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className="pager" aria-label="Pages of products">
          {page > 1 && <Link to={`?page=${Math.min(page - 1, pages)}`}>Previous</Link>}
          <span>
            Page {page} of {pages}
          </span>
          {page < pages && <Link to={`?page=${page + 1}`}>Next</Link>}
        </nav>
      )}
    </section>
  );
}

function NothingHere({ total }: { total: number }) {
  return total > 0 ? (
    <div className="empty">
      <p>There are not that many products.</p>
      <ButtonLink to="/dashboard/admin/products">First page</ButtonLink>
    </div>
  ) : (
    <div className="empty">
      <p>There is nothing on sale yet.</p>
      <ButtonLink to="/dashboard/admin/create-product">Create Product</ButtonLink>
    </div>
  );
}
