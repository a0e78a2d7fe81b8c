import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { requireProduct } from "~/goods/catalogue/products.server";
import { ProductWordFields } from "~/goods/catalogue/words/word-fields";
import { submitProductWords } from "~/goods/catalogue/words/words-submit.server";
import { wordsOf, wordsVersion } from "~/goods/catalogue/words/words.server";
import { pageMeta } from "~/layout/page-meta";
import { Link } from "~/base/ui/link";
import { SaveForm } from "~/base/ui/save-form";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Gujarati and Hindi" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "goods");
  const { id, name, slug, description } = requireProduct(args.params.slug);
  const none = { name: null, description: null };
  const words = wordsOf([id]).get(id) ?? { gu: none, hi: none };
  return { product: { name, slug, description }, words, version: wordsVersion([words]) };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "goods", (form, member) => {
    const product = requireProduct(args.params.slug);
    const path = `/dashboard/admin/product/${product.slug}/words`;
    return submitProductWords(product, form, member, path);
  });

export default function ProductWords() {
  const { product, words, version } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <p className="eyebrow">
        <Link to="/dashboard/admin/words">Gujarati and Hindi</Link>
      </p>
      <h1>{product.name}</h1>
      <p className="muted">{product.description}</p>
      <SaveForm state={state} version={version}>
        <ProductWordFields language="gu" words={words.gu} />
        <ProductWordFields language="hi" words={words.hi} />
      </SaveForm>
      <p>
        <Link to={`/dashboard/admin/product/${product.slug}`}>Update Product</Link>
      </p>
    </section>
  );
}
