import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { AddToCart } from "~/cart/add-to-cart";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/lib/http";
import { rupees } from "~/lib/money";
import { settings } from "~/lib/settings.server";
import { gallerySizes, photoPreload } from "../photo";
import { cardOf } from "../product";
import { ProductCard } from "../product-card";
import { ProductFacts } from "../product-facts";
import { ProductGallery } from "../product-gallery";
import { photosOf, productBySlug, similarTo } from "../products.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(
    data
      ? {
          title: data.product.name,
          description: data.product.description,
          canonical: data.path,
          address: data.address,
        }
      : {},
  ),
  ...photoPreload(data?.photos[0], gallerySizes),
];

export async function loader({ params }: LoaderFunctionArgs) {
  const product = await productBySlug(params.slug ?? "");
  if (!product) throw notFound();
  if ("movedTo" in product) throw redirect(`/product/${product.movedTo}`, 301);
  const [photos, similar] = await Promise.all([photosOf(product), similarTo(product)]);
  const path = `/product/${product.slug}`;
  return {
    product,
    photos,
    similar: similar.map(cardOf),
    path,
    address: settings.shopUrl,
  };
}

export default function ProductPage() {
  const { product, photos, similar, path } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <article className="product">
        <ProductGallery key={product.id} photos={photos} />
        <div className="product-words">
          <p className="eyebrow">
            <Link to={`/category/${product.category.slug}`}>{product.category.name}</Link>
          </p>
          <h1>{product.name}</h1>
          <ProductFacts product={product} />
          <div className="buy-bar">
            <p className="buy-bar-price" aria-hidden="true">
              {rupees(product.pricePaise)}
            </p>
            <AddToCart product={product} />
          </div>
          <p className="product-description">{product.description}</p>
        </div>
      </article>
      <section aria-labelledby="similar" className="similar">
        <h2 id="similar">Similar Products</h2>
        {similar.length === 0 && <p className="muted">No Similar Products found</p>}
        <ul className="product-grid">
          {similar.map((other) => (
            <li key={other.id}>
              <ProductCard product={other}>
                <AddToCart product={other} stayAt={path} />
              </ProductCard>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
