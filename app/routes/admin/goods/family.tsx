import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { categoryLinks } from "~/goods/catalogue/categories.server";
import { AddSizeForm } from "~/goods/catalogue/family/add-size-form";
import { changeOil } from "~/goods/catalogue/family/family-submit.server";
import { oilPath } from "~/goods/catalogue/family/oil-path";
import { oilOf } from "~/goods/catalogue/family/family.server";
import { FormProblem } from "~/base/ui/form-problem";
import { PageHead } from "~/base/ui/page-head";
import { SharedForm } from "~/goods/catalogue/family/shared-fields";
import { productUpload } from "~/goods/catalogue/changes/product-upload.server";
import { productBySlug, requireProduct } from "~/goods/catalogue/products.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { newId } from "~/base/lib/ids.server";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { offeredBack } from "~/goods/catalogue/changes/removed-photo";
import { PhotoList } from "~/goods/photos/photo-list";
import { OilPacks } from "~/goods/prices/packs/oil-packs";
import { undoIntent } from "~/goods/prices/undo-path";
import { UndoPrices } from "~/goods/prices/day/undo-prices";
import { priceUndoIn } from "~/goods/prices/day/undo-prices.server";
import { submitPacks } from "~/goods/prices/packs/packs-submit.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Oil and its sizes" });

/** The address is that of any of the oil's packs. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "goods");
  const product = productBySlug(args.params.slug ?? "", { hiddenToo: true });
  if (!product) throw notFound();
  if ("movedTo" in product) throw redirect(oilPath(product.movedTo), 302);
  const oil = oilOf(product);
  const query = new URL(args.request.url).searchParams;
  const removed = offeredBack(query, oil.photos);
  const undo = priceUndoIn(query);
  return {
    ...oil,
    slug: product.slug,
    removed,
    undo,
    categories: categoryLinks(),
    fresh: newId(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireStaff(args, "goods");
  const product = requireProduct(args.params.slug);
  const form = await productUpload(args.request);
  return keepingForm(args, form, "Something went wrong", () =>
    ["packs", undoIntent].includes(String(form.get("intent")))
      ? submitPacks(form, admin, oilPath(product.slug))
      : changeOil(product, form, admin),
  );
}

export default function AdminFamily() {
  const { name, slug, packs, shared, version, photos, removed, undo, categories, fresh } =
    useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const intent = state?.values.intent ?? "";
  const isAboutPhotos = intent.startsWith("photo-");
  return (
    <section className="stack">
      <PageHead
        title={name}
        lead="One oil and its sizes. Price, MRP, stock and code are each pack’s own; the words and photos below are changed for all of them."
      >
        <p>
          <Link to="/dashboard/admin/oils">All oils</Link>
        </p>
      </PageHead>
      {intent === undoIntent && <FormProblem state={state} />}
      <UndoPrices undo={undo} to={oilPath(slug)} />
      <OilPacks
        key={`packs ${version}`}
        packs={packs}
        fresh={fresh}
        state={intent === "packs" ? state : undefined}
      />
      <AddSizeForm
        key={`size ${version}`}
        fresh={fresh}
        state={intent === "size" ? state : undefined}
      />
      <section className="stack" aria-labelledby="shared">
        <h2 id="shared">The same for all sizes</h2>
        <SharedForm
          key={version}
          {...{ name, shared, version, categories }}
          state={intent === "shared" ? state : undefined}
        />
      </section>
      <PhotoList photos={photos} removed={removed} state={isAboutPhotos ? state : undefined} />
    </section>
  );
}
