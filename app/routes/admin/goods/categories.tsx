import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { requireAdmin } from "~/accounts/viewer.server";
import { ErrorPage } from "~/layout/error-page";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/lib/form.server";
import { Button } from "~/ui/button";
import { askedRows } from "~/ui/edit-and-delete";
import { Field } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";
import { categoriesWithCounts } from "~/catalogue/categories.server";
import { categoriesPath, DeleteCategory, EditCategory } from "~/catalogue/category-dialogs";
import { changeCategories } from "~/catalogue/category-submit.server";
import { CategoryTable } from "~/catalogue/category-table";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Create Category" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const categories = await categoriesWithCounts();
  return { categories, ...askedRows(args.request, categories) };
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireAdmin(args);
  return changeCategories(args, await formOf(args.request), admin);
}

export default function AdminCategories() {
  const { categories, edited, leaving } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.form;
  const intent = refused?.values.intent;
  const creating = intent === undefined ? refused : undefined;
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <section className="stack">
      <h1>Create Category</h1>
      {edited && (
        <EditCategory
          key={edited.id}
          category={edited}
          state={intent === "update" ? refused : undefined}
        />
      )}
      {leaving && (
        <DeleteCategory
          key={leaving.id}
          category={leaving}
          state={intent === "delete" ? refused : undefined}
        />
      )}
      <Form
        method="post"
        action={categoriesPath}
        className="stack panel category-form"
        key={categories.length}
        autoComplete="off"
      >
        <FormProblem state={creating} />
        <Field name="name" label="Category name" state={creating} maxLength={100} required />
        <Button pending={isSaving}>Create Category</Button>
      </Form>
      {categories.length === 0 ? (
        <p className="muted">There are no categories yet.</p>
      ) : (
        <CategoryTable categories={categories} />
      )}
    </section>
  );
}

export function ErrorBoundary() {
  return <ErrorPage words="Something went wrong in getting category" />;
}
