import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { AddToCart } from "~/sales/cart/add-to-cart";
import { SimilarProducts } from "~/sales/cart/similar-products";
import { ErrorPage } from "~/layout/error-page";
import { claimsIn, pageMeta } from "~/layout/page-meta";
import { goneProduct, missingHead, productHead } from "~/layout/product-head";
import { productThings } from "~/layout/product-things.server";
import { useFrame } from "~/layout/use-frame";
import { shopAddress } from "~/base/lib/http/listening.server";
import { withParameter } from "~/base/lib/http/with-parameter";
import { unknownPin } from "~/base/lib/india/pin-states";
import { rupees } from "~/base/lib/money";
import { returnTerms } from "~/upkeep/pages/returns/return-terms.server";
import { DeliveryLine } from "~/goods/delivery/delivery-line";
import { pinAsked } from "~/goods/delivery/pin";
import { rememberPin } from "~/goods/delivery/pin-cookie.server";
import { deliveryOf, deliveryTo } from "~/goods/delivery/product-delivery.server";
import { listOfVisitor, pricedBy, stepsShown } from "~/goods/prices/own-prices.server";
import { PriceSteps } from "~/goods/prices/steps/price-steps";
import { onDeliveryWords } from "~/sales/payments/by-hand/on-delivery-words.server";
import { AlertForm } from "~/goods/stock/alerts/alert-form";
import { goneFrom } from "~/goods/catalogue/archive/gone-from.server";
import { labelAmong } from "~/goods/catalogue/label/pack-label";
import { PackList, textsOnPack } from "~/goods/catalogue/storefront/pack-list";
import { gallerySizes, photoPreload } from "~/goods/photos/photo";
import { PhotoZoom } from "~/goods/photos/photo-zoom";
import { cardOf, shownOf, type WholeProduct } from "~/goods/catalogue/product";
import { PriceAge, ProductFacts } from "~/goods/catalogue/storefront/product-facts";
import { ProductGallery } from "~/goods/catalogue/storefront/product-gallery";
import { shownParts } from "~/goods/catalogue/parts/shown-parts.server";
import { WhatsInIt } from "~/goods/catalogue/parts/whats-in-it";
import { QuestionSection } from "~/goods/catalogue/questions/question-section";
import { shownQuestions } from "~/goods/catalogue/questions/questions.server";
import { ProductSizes } from "~/goods/catalogue/storefront/product-sizes";
import { otherOils } from "~/goods/catalogue/browse/other-oils.server";
import { otherSizesOf, photosOf, productBySlug } from "~/goods/catalogue/products.server";
import { NoLongerSoldPage, SoldOut } from "~/goods/catalogue/storefront/sold-out";
import { translated, type Named } from "~/goods/catalogue/translated.server";
import { ownTexts } from "~/goods/catalogue/words/own-texts.server";
import { BatchOnSale } from "~/goods/stock/batches/batch-on-sale";
import { RatingLink, ReviewSection } from "~/sales/reviews/shown/review-section";
import { shownQueryIn } from "~/sales/reviews/shown/shown-query";
import { shownReviews } from "~/sales/reviews/shown/shown-reviews.server";
import { shownBatch } from "~/goods/stock/batches/batch-rows.server";
import { storyPhotos } from "~/goods/story/story-parts.server";
import { StorySection } from "~/goods/story/story-section";
import { ShareProduct } from "~/goods/catalogue/storefront/share-product";
import { localized } from "~/base/words/addresses";
import { t } from "~/base/words/say";

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => [
  ...pageMeta(data ? productHead(data, claimsIn(matches)) : missingHead(error), matches),
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
  const named: Named<WholeProduct> = translated([found])[0] ?? found;
  const [product = named] = pricedBy(list, [named]);
  const [category = found.category] = translated([found.category]);
  const path = `/product/${product.slug}`;
  const { doors, ...delivery } = deliveryOf(product);
  const typed = searchParams.get("pin");
  const { pin, problem } = pinAsked(typed);
  const packs = otherSizesOf(product);
  const quotes = pin ? deliveryTo(product, pin) : [];
  const shown = {
    product: { ...shownOf(product), category },
    photos: photosOf(product),
    sizes: pricedBy(list, translated(packs).map(cardOf)),
    path,
    questions: shownQuestions([product.id, ...packs.map(({ id }) => id)]),
    reviews: shownReviews(product, shownQueryIn(searchParams)),
  };
  const page = {
    ...shown,
    told: productThings(shopAddress(request), {
      ...shown,
      product: { ...product, category },
      delivery: { ...delivery, doors },
      returns: returnTerms(),
    }),
    ownTexts: ownTexts(textsOnPack(product)),
    steps: stepsShown(list, found),
    /** Nobody shares the price that was made for them. */
    shared: { ...cardOf(named), address: shopAddress(request) + localized(path) },
    similar: pricedBy(list, translated(otherOils(product)).map(cardOf)),
    delivery,
    batch: shownBatch(product.id),
    inside: shownParts(product.id),
    story: storyPhotos(3),
    asked: pin ? { pin, doubt: unknownPin(pin), quotes } : null,
    pinProblem: problem,
    onDelivery: onDeliveryWords(product.pricePaise, delivery, pin ? quotes : null),
  };
  if (typed === null) return data(page);
  const headers = pin ? await rememberPin(pin) : new Headers();
  headers.set("Cache-Control", "private, no-store");
  return data(page, { status: pin ? 200 : 400, headers });
}

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
    story,
    ...about
  } = useLoaderData<typeof loader>();
  const frame = useFrame();
  const here = about.asked ? withParameter(path, "pin", about.asked.pin) : path;
  return (
    <div className="page">
      <PhotoZoom photos={photos} path={here} />
      <article className="product">
        <ProductGallery photos={photos} path={here} />
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
            <div className="end-bar buy-bar">
              <p className="buy-bar-price" aria-hidden="true">
                {rupees(product.pricePaise)}
              </p>
              <AddToCart product={product} asksHowMany />
            </div>
          )}
          <PriceSteps steps={steps} />
          <p className="product-description" lang={product.descriptionLang}>
            {product.description}
          </p>
          <WhatsInIt parts={about.inside} />
          <ProductSizes product={product} others={sizes} pin={about.asked?.pin ?? null} />
          <DeliveryLine product={product} {...about} company={frame?.company} />
          {batch && <BatchOnSale batch={batch} />}
          <PriceAge {...product} />
          <ShareProduct
            product={shared}
            address={shared.address}
            whatsapp={frame?.company.whatsapp ?? null}
          />
        </div>
      </article>
      <PackList
        product={product}
        own={own}
        company={frame?.company}
        label={labelAmong(photos, product.labelPhotoId)}
        path={here}
      />
      <QuestionSection questions={questions} />
      <ReviewSection reviews={reviews} path={here} />
      <StorySection parts={story} />
      <SimilarProducts heading={t("Similar Products")} products={similar} stayAt={here} />
    </div>
  );
}

export function ErrorBoundary() {
  const gone = goneProduct(useRouteError());
  return gone ? <NoLongerSoldPage {...gone} /> : <ErrorPage />;
}
