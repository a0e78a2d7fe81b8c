import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { seeOtherWith } from "~/lib/toast.server";
import { ButtonLink } from "~/ui/button";
import { categoryLinks } from "../categories.server";
import { createProduct } from "../product-changes.server";
import { ProductForm } from "../product-form";
import { refused, submittedProduct } from "../product-submit.server";

export const meta = () => pageMeta({ title: "Create Product" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return { categories: await categoryLinks() };
}

export async function action(args: ActionFunctionArgs) {
  await requireAdmin(args);
  const submitted = await submittedProduct(args.request);
  if (submitted.refusal) return submitted.refusal;
  const { problem } = await createProduct(submitted.input);
  if (problem) return refused(problem, submitted.form);
  return seeOtherWith(
    { type: "success", message: "Product Created Successfully" },
    "/dashboard/admin/products",
  );
}

export default function CreateProduct() {
  const { categories } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <section className="stack">
      <h1>Create Product</h1>
      {categories.length === 0 ? (
        <div className="empty">
          <p>A product needs a category, and there is none yet.</p>
          <ButtonLink to="/dashboard/admin/create-category">Create Category</ButtonLink>
        </div>
      ) : (
        <ProductForm categories={categories} state={answer?.form} submit="CREATE PRODUCT" />
      )}
    </section>
  );
}
