import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type SerializeFrom,
} from "@remix-run/node";
import { Link, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { AddToCart } from "~/cart/add-to-cart";
import { type PageHead, pageMeta } from "~/layout/page-meta";
import { useFrame } from "~/layout/use-frame";
import { notFound } from "~/lib/http";
import { breadcrumbs, tellsPrograms } from "~/lib/json-ld";
import { shopAddress } from "~/lib/listening.server";
import { rupees } from "~/lib/money";
import { returnPolicy, shippingDetails } from "~/pages/offer-terms";
import { DeliveryNote } from "~/catalogue/storefront/delivery-note";
import { PackList } from "~/catalogue/storefront/pack-list";
import { gallerySizes, photoPreload } from "~/photos/photo";
import { photoCard } from "~/catalogue/photo-card";
import { PhotoZoom } from "~/photos/photo-zoom";
import { cardOf } from "~/catalogue/product";
import { ProductCard } from "~/catalogue/storefront/product-card";
import { productData, summaryOf } from "~/catalogue/product-data";
import { ProductFacts } from "~/catalogue/storefront/product-facts";
import { ProductGallery } from "~/catalogue/storefront/product-gallery";
import { ProductSizes } from "~/catalogue/storefront/product-sizes";
import { otherSizesOf, photosOf, productBySlug, similarTo } from "~/catalogue/products.server";
import { ShareProduct } from "~/catalogue/storefront/share-product";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(data ? headOf(data) : {}, matches),
  ...photoPreload(data?.photos[0], gallerySizes),
];

function headOf({ product, photos, path }: SerializeFrom<typeof loader>): PageHead {
  const { name, category } = product;
  return {
    title: name,
    description: summaryOf(product),
    path,
    type: "product",
    image: photoCard(photos),
    things: (address) =>
      tellsPrograms
        ? [
            productData(address, product, photos, {
              returns: returnPolicy(address),
              shipping: shippingDetails(),
            }),
            breadcrumbs(address, [
              { name: category.name, path: `/category/${category.slug}` },
              { name, path },
            ]),
          ]
        : [],
  };
}

export function loader({ params, request }: LoaderFunctionArgs) {
  const product = productBySlug(params.slug ?? "");
  if (!product) throw notFound();
  if ("movedTo" in product) throw redirect(`/product/${product.movedTo}`, 301);
  const photos = photosOf(product);
  const sizes = otherSizesOf(product);
  const similar = similarTo(product);
  const path = `/product/${product.slug}`;
  return {
    product,
    photos,
    sizes: sizes.map(cardOf),
    similar: similar.map(cardOf),
    path,
    shareAt: `${shopAddress(request)}${path}`,
  };
}

/** Opening or closing a photo does not change the data. */
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
  const frame = useFrame();
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
