import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import {
  Link,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteLoaderData,
} from "@remix-run/react";
import { AddToCart } from "~/cart/add-to-cart";
import type { Frame } from "~/layout/frame";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/lib/http";
import { shopAddress } from "~/lib/listening.server";
import { rupees } from "~/lib/money";
import { settings } from "~/lib/settings.server";
import { DeliveryNote } from "../delivery-note";
import { PackList } from "../pack-list";
import { PhotoZoom } from "../photo-zoom";
import { cardOf } from "../product";
import { ProductCard } from "../product-card";
import { ProductFacts } from "../product-facts";
import { ProductGallery } from "../product-gallery";
import { ProductSizes } from "../product-sizes";
import { otherSizesOf, photosOf, productBySlug, similarTo } from "../products.server";
import { ShareProduct } from "../share-product";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(
    data
      ? {
          title: data.product.name,
          description: data.product.description,
          canonical: data.path,
          address: data.address,
        }
      : {},
  );

export async function loader({ params, request }: LoaderFunctionArgs) {
  const product = await productBySlug(params.slug ?? "");
  if (!product) throw notFound();
  if ("movedTo" in product) throw redirect(`/product/${product.movedTo}`, 301);
  const [photos, sizes, similar] = await Promise.all([
    photosOf(product),
    otherSizesOf(product),
    similarTo(product),
  ]);
  const path = `/product/${product.slug}`;
  return {
    product,
    photos,
    sizes: sizes.map(cardOf),
    similar: similar.map(cardOf),
    path,
    address: settings.shopUrl,
    shareAt: `${shopAddress(request)}${path}`,
  };
}

/** A photo opened or closed over the page changes nothing in it. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) {
  if (!formMethod && currentUrl.pathname === nextUrl.pathname) return false;
  return defaultShouldRevalidate;
}

export default function ProductPage() {
  const { product, photos, sizes, similar, path, shareAt } = useLoaderData<typeof loader>();
  const frame = useRouteLoaderData("root") as Frame | undefined;
  return (
    <div className="page">
      <PhotoZoom photos={photos} path={path} />
      <article className="product">
        <ProductGallery key={product.id} photos={photos} path={path} />
        <div className="product-words">
          <p className="eyebrow">
            <Link to={`/category/${product.category.slug}`}>{product.category.name}</Link>
          </p>
          <h1>{product.name}</h1>
          <ProductFacts product={product} />
          <ProductSizes product={product} others={sizes} />
          <div className="buy-bar">
            <p className="buy-bar-price" aria-hidden="true">
              {rupees(product.pricePaise)}
            </p>
            <AddToCart product={product} />
          </div>
          <DeliveryNote shipping={product.shipping} />
          <p className="product-description">{product.description}</p>
          <ShareProduct product={product} address={shareAt} />
        </div>
      </article>
      <PackList product={product} licence={frame?.company.fssai ?? null} />
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
