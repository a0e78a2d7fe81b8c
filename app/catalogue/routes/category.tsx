import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type SerializeFrom,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AddToCart } from "~/cart/add-to-cart";
import { type PageHead, pageMeta } from "~/layout/page-meta";
import { notFound } from "~/lib/http";
import { breadcrumbs, tellsPrograms } from "~/lib/json-ld";
import { ButtonLink } from "~/ui/button";
import { categoryBySlug } from "../categories.server";
import { photoPreload } from "../photo";
import { cardOf } from "../product";
import { ProductCard } from "../product-card";
import { productList } from "../product-data";
import { productsIn } from "../products.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(data ? headOf(data) : {}, matches),
  ...photoPreload(data?.products[0]?.photo),
];

function headOf({ category: { name, slug }, products }: SerializeFrom<typeof loader>): PageHead {
  const path = `/category/${slug}`;
  return {
    title: `Category - ${name}`,
    description: `${name}: groundnut oil pressed in Surat. See every pack we have of it, compare prices and order online.`,
    path,
    things: (address) =>
      tellsPrograms
        ? [
            breadcrumbs(address, [
              { name: "All Categories", path: "/categories" },
              { name, path },
            ]),
            productList(address, name, products),
          ]
        : [],
  };
}

export async function loader({ params }: LoaderFunctionArgs) {
  const category = await categoryBySlug(params.slug ?? "");
  if (!category) throw notFound();
  if ("movedTo" in category) throw redirect(`/category/${category.movedTo}`, 301);
  const products = await productsIn(category);
  return {
    category,
    products: products.map(cardOf),
  };
}

export default function CategoryPage() {
  const { category, products } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <header className="page-head">
        <h1>{`Category - ${category.name}`}</h1>
        <p className="lead">{`${products.length} results found`}</p>
      </header>
      {products.length === 0 && (
        <div className="empty">
          <p>There is nothing in this category at the moment.</p>
          <ButtonLink to="/Store">See all products</ButtonLink>
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
