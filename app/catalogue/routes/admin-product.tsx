import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/lib/http";
import { seeOtherWith } from "~/lib/toast.server";
import { categoryLinks } from "../categories.server";
import { updateProduct } from "../product-changes.server";
import { ProductForm } from "../product-form";
import { refused, submittedProduct } from "../product-submit.server";
import type { Product } from "../product";
import { productBySlug } from "../products.server";

export const meta = () => pageMeta({ title: "Update Product" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return { product: await productOf(args), categories: await categoryLinks() };
}

export async function action(args: ActionFunctionArgs) {
  await requireAdmin(args);
  const { id } = await productOf(args);
  const submitted = await submittedProduct(args.request);
  if (submitted.refusal) return submitted.refusal;
  const changed = await updateProduct(id, submitted.input);
  if (changed.problem === "unknown-product") throw notFound();
  if (changed.problem) return refused(changed.problem, submitted.form);
  return seeOtherWith(
    { type: "success", message: "Product Updated Successfully" },
    addressOf(changed.product.slug),
  );
}

export default function UpdateProduct() {
  const { product, categories } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <section className="stack">
      <h1>Update Product</h1>
      <p>
        <Link to={`/product/${product.slug}`}>See it in the shop</Link>
      </p>
      <ProductForm
        key={product.updatedAt}
        categories={categories}
        product={product}
        state={answer?.form}
        submit="UPDATE PRODUCT"
      />
    </section>
  );
}

/** The product of the URL. Throws 404, or a redirect when it has another slug now. */
async function productOf({ params }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Product> {
  const product = await productBySlug(params.slug ?? "");
  if (!product) throw notFound();
  if ("movedTo" in product) throw redirect(addressOf(product.movedTo), 302);
  return product;
}

const addressOf = (slug: string) => `/dashboard/admin/product/${slug}`;
