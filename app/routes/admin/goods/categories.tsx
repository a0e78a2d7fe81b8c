import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { ErrorPage } from "~/layout/error-page";
import { ListHead } from "~/office/dashboard/list-screen";
import { guardedMeta } from "~/layout/page-meta";
import { formOf } from "~/base/lib/form/form.server";
import { Button } from "~/base/ui/button";
import { askedRows, EditAndDelete, refusedForms } from "~/base/ui/edit-and-delete";
import { Field } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { Table } from "~/base/ui/table";
import { categoriesWithCounts } from "~/goods/catalogue/categories.server";
import {
  categoriesPath,
  DeleteCategory,
  EditCategory,
} from "~/goods/catalogue/admin/category-dialogs";
import { changeCategories } from "~/goods/catalogue/admin/category-submit.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";
import { versionOf } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";
import { IdempotencyKey } from "~/base/ui/idempotency-key";

export const meta = guardedMeta({ title: "Create Category" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "goods");
  const categories = categoriesWithCounts();
  return {
    categories,
    fresh: newId(),
    ...askedRows(args.request, categories, ({ name }) => versionOf(name)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireStaff(args, "goods");
  return changeCategories(args, await formOf(args.request), admin);
}

export default function AdminCategories() {
  const { categories, edited, leaving, fresh } = useLoaderData<typeof loader>();
  const { adding, editing, deleting } = refusedForms(useAnswer<typeof action>()?.form);
  return (
    <section className="stack">
      <ListHead title="Create Category" />
      {edited && <EditCategory key={edited.id} category={edited} state={editing} />}
      {leaving && <DeleteCategory key={leaving.id} category={leaving} state={deleting} />}
      <Table
        rows={categories}
        keyOf={({ id }) => id}
        empty={<p className="muted">There are no categories yet.</p>}
        columns={[
          { head: "Name", kind: "name", cell: CategoryLink },
          { head: "Address", cell: ({ slug }) => slug },
          { head: "Products", kind: "number", cell: ({ products }) => products },
          { head: "Actions", cell: Actions },
        ]}
      />
      <Form
        method="post"
        state={adding}
        action={categoriesPath}
        className="stack panel category-form"
        key={categories.length}
        autoComplete="off"
      >
        <FormProblem />
        <IdempotencyKey fresh={fresh} />
        <Field name="name" label="Category name" maxLength={100} required />
        <Button>Create Category</Button>
      </Form>
    </section>
  );
}

function CategoryLink({ name, slug }: { name: string; slug: string }) {
  return <Link to={`/category/${slug}`}>{name}</Link>;
}

function Actions({ id, name }: { id: string; name: string }) {
  return <EditAndDelete list={categoriesPath} id={id} name={name} />;
}

export function ErrorBoundary() {
  return <ErrorPage words="Something went wrong in getting category" />;
}
