import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { categoryLinks } from "~/goods/catalogue/categories.server";
import { CategoryWordFields } from "~/goods/catalogue/words/word-fields";
import { submitCategoryWords } from "~/goods/catalogue/words/words-submit.server";
import { productsWithWords, wordsOf, wordsVersion } from "~/goods/catalogue/words/words.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { Link } from "~/base/ui/link";
import { SaveForm } from "~/base/ui/save-form";
import { Table } from "~/base/ui/table";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Gujarati and Hindi" });

const path = "/dashboard/admin/words";

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "goods");
  const after = (new URL(args.request.url).searchParams.get("after") ?? "").slice(0, 100);
  const links = after === "" ? categoryLinks() : [];
  const words = wordsOf(links.map(({ id }) => id));
  const none = { name: null, description: null };
  const categories = links.map((each) => ({
    ...each,
    words: words.get(each.id) ?? { gu: none, hi: none },
  }));
  return {
    ...productsWithWords(after),
    categories,
    version: wordsVersion(categories.map((each) => each.words)),
  };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "goods", (form, member) => submitCategoryWords(form, member, path));

type Row = ReturnType<typeof productsWithWords>["products"][number];

export default function AdminWords() {
  const { categories, products, next, version } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <ListHead title="Gujarati and Hindi" />
      <p>
        <Link to={`${path}/packs`}>Oils and packs</Link>
      </p>
      <Table
        rows={products}
        keyOf={({ id }) => id}
        empty={<p className="muted">There are no products yet.</p>}
        columns={[
          { head: "Product", kind: "name", cell: ProductLink },
          { head: "Gujarati", cell: ({ gu }) => <Own lang="gu" name={gu} /> },
          { head: "Hindi", cell: ({ hi }) => <Own lang="hi" name={hi} /> },
        ]}
      />
      {next && (
        <p>
          <Link to={`${path}?after=${encodeURIComponent(next)}`}>More products</Link>
        </p>
      )}
      {categories.length > 0 && (
        <>
          <h2>Categories</h2>
          <SaveForm state={state} version={version}>
            {categories.map((category) => (
              <CategoryWordFields key={category.id} {...category} />
            ))}
          </SaveForm>
        </>
      )}
      <ListFoot about="Shoppers who read the shop in Gujarati or Hindi see these words. Where they are missing, the English ones are shown." />
    </section>
  );
}

function ProductLink({ name, slug }: Row) {
  return <Link to={`/dashboard/admin/product/${slug}/words`}>{name}</Link>;
}

function Own({ lang, name }: { lang: string; name: string | null }) {
  return name ? <span lang={lang}>{name}</span> : <span className="muted">missing</span>;
}
