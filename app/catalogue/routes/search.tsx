import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AddToCart } from "~/cart/add-to-cart";
import { pageMeta } from "~/layout/page-meta";
import { ButtonLink } from "~/ui/button";
import { photoPreload } from "../photo";
import { cardOf } from "../product";
import { ProductCard } from "../product-card";
import { search } from "../products.server";

const longestKeyword = 200;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta({ title: data?.keyword ? `Search: ${data.keyword}` : "Search Results" }),
  ...photoPreload(data?.products[0]?.photo),
];

export async function loader({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get("q") ?? "";
  const keyword = [...typed.trim()].slice(0, longestKeyword).join("");
  const products = await search(keyword);
  return { keyword, products: products.map(cardOf) };
}

export default function SearchResults() {
  const { keyword, products } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <header className="page-head">
        <h1>Search Results</h1>
        <output className="lead">
          {products.length > 0 ? `Found ${products.length}` : "No Products Found"}
        </output>
        {keyword && (
          <p className="muted">
            for <q>{keyword}</q>
          </p>
        )}
      </header>
      {products.length === 0 && (
        <div className="empty">
          <p>Try a shorter word, or look through everything we press.</p>
          <div className="row">
            <ButtonLink to="/Store">See all products</ButtonLink>
            <ButtonLink to="/categories" tone="quiet">
              All Categories
            </ButtonLink>
          </div>
        </div>
      )}
      {products.length > 0 && <h2 className="visually-hidden">Products</h2>}
      <ul className="product-grid">
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} eager={index < 2}>
              <AddToCart product={product} />
            </ProductCard>
          </li>
        ))}
      </ul>
    </div>
  );
}
