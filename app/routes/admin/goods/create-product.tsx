import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { requireStaff, type Viewer } from "~/people/accounts/guards/viewer.server";
import { ErrorPage } from "~/layout/error-page";
import { guardedMeta } from "~/layout/page-meta";
import { newId } from "~/base/lib/ids.server";
import { unanswered } from "~/base/lib/form/question.server";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { ButtonLink } from "~/base/ui/button";
import { categoryLinks } from "~/goods/catalogue/categories.server";
import { createProduct } from "~/goods/catalogue/changes/product-changes.server";
import { weightQuestions } from "~/goods/catalogue/changes/weight-question";
import { productFamilies } from "~/goods/catalogue/family/families.server";
import { ProductForm } from "~/goods/catalogue/admin/product-form";
import {
  refused,
  submittedNewProduct,
  unsure,
} from "~/goods/catalogue/admin/product-submit.server";
import { productUpload } from "~/goods/catalogue/changes/product-upload.server";
import { savedPrices } from "~/goods/prices/day/price-change";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = guardedMeta({ title: "Create Product" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "goods");
  return {
    categories: categoryLinks(),
    families: productFamilies(),
    fresh: newId(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireStaff(args, "goods");
  const form = await productUpload(args.request);
  return keepingForm(args, form, "something went wrong", () => create(form, admin));
}

async function create(form: FormData, admin: Viewer) {
  const submitted = await submittedNewProduct(form);
  if (submitted.refusal) return submitted.refusal;
  const isSure = (asks: string[]) => unanswered(form, asks) === null;
  const created = await createProduct(submitted.input, Date.now(), admin, isSure);
  if (created.problem === "unsure") return unsure(form, created.asks);
  if (created.problem) return refused(created.problem, form);
  return seeOtherWith(
    savedPrices("Product Created Successfully", weightQuestions(created.product)),
    "/dashboard/admin/products",
  );
}

export default function CreateProduct() {
  const { categories, families, fresh } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <section className="stack">
      <h1>Create Product</h1>
      {categories.length === 0 ? (
        <div className="empty">
          <p>A product needs a category, and there is none yet.</p>
          <ButtonLink to="/dashboard/admin/create-category">Create Category</ButtonLink>
        </div>
      ) : (
        <ProductForm
          categories={categories}
          families={families}
          fresh={fresh}
          state={answer?.form}
          submit="CREATE PRODUCT"
        />
      )}
    </section>
  );
}

export function ErrorBoundary() {
  return <ErrorPage words="Something went wrong in getting category" />;
}
