import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Form } from "~/base/ui/form";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { archivedPage } from "~/goods/catalogue/archive/archived.server";
import { bringBack } from "~/goods/catalogue/changes/bring-back.server";
import { categoryLinks } from "~/goods/catalogue/categories.server";
import { pageMeta } from "~/layout/page-meta";
import { date } from "~/base/lib/dates";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { pageIn } from "~/base/lib/page-number";
import { seeOtherWith } from "~/base/lib/toast.server";
import { Button, ButtonLink } from "~/base/ui/button";
import { SelectField } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { PageHead } from "~/base/ui/page-head";
import { Pager } from "~/base/ui/pager";
import { Table } from "~/base/ui/table";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Archived products" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "goods");
  const requested = pageIn(new URL(args.request.url).searchParams);
  return { ...archivedPage(requested), categories: categoryLinks() };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "goods", async (form, admin) => {
    const id = String(form.get("product") ?? "");
    const done = await bringBack(id, String(form.get("category") ?? ""), admin);
    if (!done) return seeOtherWith({ type: "info", message: "It is back already." }, archivedPath);
    if ("problem" in done)
      return invalid(problemWith("form", "Its category is gone: choose another one.", form));
    const message = "It is back, hidden: put it on sale when it is right.";
    return seeOtherWith(message, `/dashboard/admin/product/${done.slug}`);
  });

const archivedPath = "/dashboard/admin/products/archived";

type Archived = ReturnType<typeof archivedPage>["archived"][number];

export default function ArchivedProducts() {
  const { archived, categories, page, pages } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <PageHead
        title="Archived products"
        lead="Products that were deleted after they were sold or counted. Old orders keep them; shoppers and programs do not see them."
      />
      <p>
        <ButtonLink tone="quiet" to="/dashboard/admin/products">
          Back to the products
        </ButtonLink>
      </p>
      <FormProblem state={state} />
      <Table
        rows={archived}
        keyOf={({ id }) => id}
        empty={<p className="muted">There are none.</p>}
        columns={[
          { head: "Name", kind: "name", cell: ({ name }) => name },
          { head: "Category", cell: ({ category }) => category ?? "–" },
          { head: "Deleted", cell: ({ archivedAt }) => date(archivedAt) },
          { head: "Actions", cell: (row) => bringBackForm(row, categories) },
        ]}
      />
      <Pager label="Pages of archived products" page={page} pages={pages} query={{}} />
    </section>
  );
}

function bringBackForm(
  { id, name, category }: Archived,
  categories: ReturnType<typeof categoryLinks>,
) {
  return (
    <Form method="post" className="row">
      <input type="hidden" name="product" value={id} />
      {category === null && (
        <SelectField name="category" at={id} label="Category" required>
          {categories.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </SelectField>
      )}
      <Button tone="quiet" aria-label={`Bring back ${name}`}>
        Bring back
      </Button>
    </Form>
  );
}
