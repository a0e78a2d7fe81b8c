import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, problemWith } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { DeletionQuestion } from "~/goods/catalogue/admin/delete-product-form";
import { deleteProduct } from "~/goods/catalogue/changes/product-changes.server";
import { partOf } from "~/goods/catalogue/parts/parts.server";
import { requireProduct } from "~/goods/catalogue/products.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Delete Product" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "goods");
  const { slug, name } = productOf(args.params.slug);
  return { slug, name };
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireStaff(args, "goods");
  const { id, slug } = productOf(args.params.slug);
  const form = await formOf(args.request);
  const answer = String(form.get("answer") ?? "").trim();
  if (answer === "" || /^no?$/i.test(answer)) return seeOther(`/dashboard/admin/product/${slug}`);
  if (!isYes.test(answer))
    return invalid(problemWith("answer", "Type yes to delete it. Nothing was deleted.", form));
  const madeOfIt = partOf(id);
  if (madeOfIt.length > 0)
    return invalid(problemWith("answer", partWords(madeOfIt), form), { status: 409 });
  return keepingForm(args, form, "Something went wrong", async () =>
    (await deleteProduct(id, admin))
      ? seeOtherWith("Product Deleted Succfully", products)
      : seeOtherWith({ type: "error", message: "Something went wrong" }, products),
  );
}

const partWords = (names: string[]) =>
  `It is a part of ${names.join(", ")}. Say there first that it no longer is. Nothing was deleted.`;

const products = "/dashboard/admin/products";

/** An answer that begins with yes, also in Gujarati and Hindi. Any other word may mean no. */
const isYes = /^(y|yes|yeah|ok|okay|delete|ha|haa|haan|હા|हाँ|हां)(?![\p{L}\p{M}])/iu;

export default function DeleteProductPage() {
  const { slug, name } = useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <h1>Delete Product</h1>
      <DeletionQuestion slug={slug} name={name} state={useAnswer<typeof action>()?.form} />
      <p>
        <Link to={`/dashboard/admin/product/${slug}`}>Keep it</Link>
      </p>
    </section>
  );
}

/** The product of the URL, also by a former slug. Throws 404. */
function productOf(slug: string | undefined) {
  const product = requireProduct(slug);
  return product;
}
