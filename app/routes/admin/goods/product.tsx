import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { requireStaff, type Viewer } from "~/people/accounts/guards/viewer.server";
import { ErrorPage } from "~/layout/error-page";
import { guardedMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { shopAddress } from "~/base/lib/http/listening.server";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { unanswered } from "~/base/lib/form/question.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { categoryLinks } from "~/goods/catalogue/categories.server";
import { BuyLink } from "~/goods/catalogue/admin/buy-link";
import { DeleteProduct } from "~/goods/catalogue/admin/delete-product-form";
import { PhotoList } from "~/goods/photos/photo-list";
import { changePhotos } from "~/goods/catalogue/admin/photo-submit.server";
import type { Product } from "~/goods/catalogue/product";
import { updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { productFamilies } from "~/goods/catalogue/family/families.server";
import { weightQuestions } from "~/goods/catalogue/changes/weight-question";
import { ProductForm } from "~/goods/catalogue/admin/product-form";
import {
  meanwhile,
  refused,
  submittedProduct,
  unsure,
} from "~/goods/catalogue/admin/product-submit.server";
import { productUpload } from "~/goods/catalogue/changes/product-upload.server";
import { noteNewPrice } from "~/goods/prices/day/note-price.server";
import { savedPrices } from "~/goods/prices/day/price-change";
import { undoIntent, withUndo } from "~/goods/prices/undo-path";
import { UndoPrices } from "~/goods/prices/day/undo-prices";
import { priceUndoIn, submitUndo } from "~/goods/prices/day/undo-prices.server";
import { packPricesPath } from "~/goods/prices/lists/list-paths";
import { offeredBack } from "~/goods/catalogue/changes/removed-photo";
import { photosOf, productBySlug, requireProduct } from "~/goods/catalogue/products.server";
import { waitingFor } from "~/goods/stock/alerts/waiting.server";
import { movementsPath } from "~/goods/stock/admin/stock-query";
import { StoredMeanwhile } from "~/goods/catalogue/admin/stored-meanwhile";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = guardedMeta({ title: "Update Product" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "goods");
  const product = productBySlug(args.params.slug ?? "", { hiddenToo: true });
  if (!product) throw notFound();
  if ("movedTo" in product) throw redirect(addressOf(product.movedTo), 302);
  const photos = photosOf(product);
  const categories = categoryLinks();
  const families = productFamilies();
  const query = new URL(args.request.url).searchParams;
  const removed = offeredBack(query, photos);
  const showsFacts = query.get("facts") === "open";
  return {
    product,
    address: shopAddress(args.request),
    showsFacts,
    photos,
    removed,
    undo: priceUndoIn(query),
    categories,
    families,
    waiting: waitingFor(product.id),
  };
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireStaff(args, "goods");
  const product = requireProduct(args.params.slug);
  const form = await productUpload(args.request);
  return keepingForm(args, form, "something went wrong", () => save(product, form, admin));
}

async function save(
  product: Pick<Product, "id" | "name" | "slug" | "pricePaise">,
  form: FormData,
  admin: Viewer,
) {
  if (String(form.get("intent") ?? "").startsWith("photo-")) {
    const photos = await changePhotos({ ids: [product.id], name: product.name }, form, admin);
    return photos.refusal ?? updated(`${addressOf(product.slug)}${photos.query}#photos`);
  }
  if (form.get("intent") === undoIntent) return submitUndo(form, admin, addressOf(product.slug));
  const submitted = await submittedProduct(form);
  if (submitted.refusal) return submitted.refusal;
  const isSure = (asks: string[]) => unanswered(form, asks) === null;
  const changed = await updateProduct(product.id, submitted.input, Date.now(), admin, isSure);
  if (changed.problem === "unsure") return unsure(form, changed.asks);
  if (changed.problem === "unknown-product") throw notFound();
  if (changed.problem === "changed-meanwhile") {
    return data({ form: meanwhile(form, changed.stored), stored: changed.stored }, 409);
  }
  if (changed.problem) return refused(changed.problem, form);
  const plan = await noteNewPrice(admin, product, changed.product);
  const path = addressOf(changed.product.slug);
  return updated(plan ? withUndo(path, plan) : path, weightQuestions(changed.product));
}

export default function UpdateProduct() {
  const { product, address, showsFacts, photos, removed, undo, ...further } =
    useLoaderData<typeof loader>();
  const { categories, families, waiting } = further;
  const answer = useAnswer<typeof action>();
  const isAboutPhotos = answer?.form.values.intent?.startsWith("photo-");
  return (
    <section className="stack">
      <h1>Update Product</h1>
      <p>
        {product.sale === "hidden" ? (
          <span className="muted">Hidden: shoppers do not see it</span>
        ) : (
          <Link to={`/product/${product.slug}`}>See it in the shop</Link>
        )}
        , <Link to={`/dashboard/admin/family/${product.slug}`}>all sizes of this oil</Link>,{" "}
        <Link to={movementsPath(product.slug)}>its stock</Link>
      </p>
      <p>
        <Link to={packPricesPath(null, product.slug)}>Prices by quantity</Link>,{" "}
        <Link to={`/dashboard/admin/product/${product.slug}/words`}>Gujarati and Hindi</Link>,{" "}
        <Link to={`/dashboard/admin/product/${product.slug}/questions`}>Questions and answers</Link>
        , <Link to={`/dashboard/admin/product/${product.slug}/parts`}>Made of others</Link>
      </p>
      {waiting > 0 && (
        <p>{`${waiting} ${waiting === 1 ? "person waits" : "people wait"} to be told that it is back.`}</p>
      )}
      <UndoPrices undo={undo} to={addressOf(product.slug)} />
      {answer && "stored" in answer && (
        <StoredMeanwhile state={answer.form} stored={answer.stored} categories={categories} />
      )}
      <ProductForm
        key={product.updatedAt}
        categories={categories}
        families={families}
        product={product}
        showsFacts={showsFacts}
        state={isAboutPhotos ? undefined : answer?.form}
        submit="UPDATE PRODUCT"
      />
      <PhotoList
        photos={photos}
        labelId={product.labelPhotoId}
        removed={removed}
        state={isAboutPhotos ? answer?.form : undefined}
      />
      {product.sale !== "hidden" && <BuyLink address={address} slug={product.slug} />}
      <DeleteProduct slug={product.slug} name={product.name} />
    </section>
  );
}

export function ErrorBoundary() {
  return <ErrorPage words="Something went wrong in getting category" />;
}

const addressOf = (slug: string) => `/dashboard/admin/product/${slug}`;

const updated = (path: string, questions: string[] = []) =>
  seeOtherWith(savedPrices("Product Updated Successfully", questions), path);
