import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { Link } from "~/ui/link";
import { AddToCart } from "~/cart/add-to-cart";
import { SimilarProducts } from "~/cart/similar-products";
import { ErrorPage } from "~/layout/error-page";
import { pageMeta } from "~/layout/page-meta";
import { goneProduct, missingHead, productHead } from "~/layout/product-head";
import { useFrame } from "~/layout/use-frame";
import { notFound } from "~/lib/http/http";
import { shopAddress } from "~/lib/http/listening.server";
import { rupees } from "~/lib/money";
import { returnTerms } from "~/pages/returns/return-terms.server";
import { DeliveryLine } from "~/delivery/delivery-line";
import { pinAsked } from "~/delivery/pin";
import { rememberPin } from "~/delivery/pin-cookie.server";
import { deliveryOf, deliveryTo } from "~/delivery/product-delivery.server";
import { listOfVisitor, pricedBy, stepsShown } from "~/prices/own-prices.server";
import { PriceSteps } from "~/prices/steps/price-steps";
import { onDeliveryWords } from "~/payments/by-hand/on-delivery-words.server";
import { AlertForm } from "~/stock/alerts/alert-form";
import { noLongerSold } from "~/catalogue/archive/archived.server";
import { labelAmong } from "~/catalogue/label/pack-label";
import { PackList, textsOnPack } from "~/catalogue/storefront/pack-list";
import { gallerySizes, photoPreload } from "~/photos/photo";
import { PhotoZoom } from "~/photos/photo-zoom";
import { cardOf, type WholeProduct } from "~/catalogue/product";
import { ProductFacts } from "~/catalogue/storefront/product-facts";
import { ProductGallery } from "~/catalogue/storefront/product-gallery";
import { QuestionSection } from "~/catalogue/questions/question-section";
import { shownQuestions } from "~/catalogue/questions/questions.server";
import { ProductSizes } from "~/catalogue/storefront/product-sizes";
import { otherOils } from "~/catalogue/browse/other-oils.server";
import { whatsAppTo } from "~/lib/whatsapp";
import { otherSizesOf, photosOf, productBySlug } from "~/catalogue/products.server";
import { NoLongerSoldPage, SoldOut } from "~/catalogue/storefront/sold-out";
import { inOwnWords, type Named } from "~/catalogue/words/in-own-words.server";
import { ownTexts } from "~/catalogue/words/own-texts.server";
import { BatchLine } from "~/stock/batches/batch-line";
import { RatingLink, ReviewSection } from "~/reviews/shown/review-section";
import { shownQueryIn } from "~/reviews/shown/shown-query";
import { shownReviews } from "~/reviews/shown/shown-reviews.server";
import { shownBatch } from "~/stock/batches/batch-rows.server";
import { ShareProduct } from "~/catalogue/storefront/share-product";
import { inOwn } from "~/words/addresses";
import { t } from "~/words/say";

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => [
  ...pageMeta(data ? productHead(data) : missingHead(error), matches),
  ...photoPreload(data?.photos[0], gallerySizes),
];

/**
 * The page is the same for everybody, whatever cookies they have, but for who has a price list. Asked with a PIN it is made for this
 * request alone, tells price and day, and has the browser remember the PIN.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { params, request } = args;
  const found = productBySlug(params.slug ?? "");
  if (!found) throw goneFrom(params.slug ?? "");
  const { search, searchParams } = new URL(request.url);
  if ("movedTo" in found) throw redirect(`/product/${found.movedTo}${search}`, 301);
  const list = await listOfVisitor(args);
  const named: Named<WholeProduct> = inOwnWords([found])[0] ?? found;
  const [product = named] = pricedBy(list, [named]);
  const [category = found.category] = inOwnWords([found.category]);
  const path = `/product/${product.slug}`;
  const delivery = deliveryOf(product);
  const typed = searchParams.get("pin");
  const { pin, problem } = pinAsked(typed);
  const packs = otherSizesOf(product);
  const quotes = pin ? deliveryTo(product, pin) : [];
  const page = {
    product: { ...product, category },
    ownTexts: ownTexts(textsOnPack(product)),
    photos: photosOf(product),
    steps: stepsShown(list, found),
    /** Nobody shares the price that was made for them. */
    shared: { ...cardOf(named), address: shopAddress(request) + inOwn(path) },
    sizes: pricedBy(list, inOwnWords(packs.map(cardOf))),
    similar: pricedBy(list, inOwnWords(otherOils(product).map(cardOf))),
    path,
    delivery,
    batch: shownBatch(product.id),
    questions: shownQuestions([product.id, ...packs.map(({ id }) => id)]),
    reviews: shownReviews(product, shownQueryIn(searchParams)),
    returns: returnTerms(),
    asked: pin ? { pin, quotes } : null,
    pinProblem: problem,
    onDelivery: onDeliveryWords(product.pricePaise, delivery, pin ? quotes : null),
  };
  if (typed === null) return data(page);
  const headers = pin ? await rememberPin(pin) : new Headers();
  headers.set("Cache-Control", perRequest);
  return data(page, { status: pin ? 200 : 400, headers });
}

/** What is said of a slug that no product has (any more). */
function goneFrom(slug: string) {
  const gone = noLongerSold(slug);
  if (!gone) return notFound();
  if ("movedTo" in gone) return redirect(`/product/${gone.movedTo}`, 302);
  const [category = null] = gone.category ? inOwnWords([gone.category]) : [];
  return Response.json({ ...gone, category }, { status: 410, statusText: "Gone" });
}

const perRequest = "private, no-store";

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ProductPage() {
  const {
    product,
    photos,
    sizes,
    similar,
    path,
    steps,
    shared,
    batch,
    reviews,
    questions,
    ownTexts: own,
    ...about
  } = useLoaderData<typeof loader>();
  const frame = useFrame();
  return (
    <div className="page">
      <PhotoZoom photos={photos} path={path} />
      <article className="product">
        <ProductGallery photos={photos} path={path} />
        <div className="product-words">
          <p className="eyebrow">
            <Link to={`/category/${product.category.slug}`} lang={product.category.nameLang}>
              {product.category.name}
            </Link>
          </p>
          <h1 lang={product.nameLang}>{product.name}</h1>
          <RatingLink reviews={reviews} />
          <ProductFacts product={product} />
          {product.isSoldOut ? (
            <section className="panel stack" aria-label={t("Sold out")}>
              <SoldOut {...product} />
              <AlertForm slug={product.slug} />
            </section>
          ) : (
            <div className="buy-bar">
              <p className="buy-bar-price" aria-hidden="true">
                {rupees(product.pricePaise)}
              </p>
              <AddToCart product={product} asksHowMany />
            </div>
          )}
          <PriceSteps steps={steps} />
          <ProductSizes product={product} others={sizes} />
          <DeliveryLine product={product} {...about} />
          {batch && <BatchLine batch={batch} />}
          <p className="product-description" lang={product.descriptionLang}>
            {product.description}
          </p>
          <ShareProduct
            product={shared}
            address={shared.address}
            ask={whatsAppTo(
              frame?.company.whatsapp ?? null,
              askWords(product.name, shared.address),
            )}
          />
        </div>
      </article>
      <PackList
        product={product}
        own={own}
        company={frame?.company}
        label={labelAmong(photos, product.labelPhotoId)}
        path={path}
      />
      <QuestionSection questions={questions} />
      <ReviewSection reviews={reviews} path={path} />
      <SimilarProducts products={similar} stayAt={path} />
    </div>
  );
}

const askWords = (name: string, address: string) =>
  `${t("I have a question about {name}:", { name })}\n${address}`;

export function ErrorBoundary() {
  const gone = goneProduct(useRouteError());
  return gone ? <NoLongerSoldPage {...gone} /> : <ErrorPage />;
}
