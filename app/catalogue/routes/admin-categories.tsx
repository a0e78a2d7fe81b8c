import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { requireAdmin } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm, problemWith } from "~/lib/form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";
import { categoriesWithCounts, createCategory } from "../categories.server";
import { categoryForm } from "../forms";

const address = "/dashboard/admin/create-category";

export const meta = () => pageMeta({ title: "Create Category" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return { categories: await categoriesWithCounts() };
}

export async function action(args: ActionFunctionArgs) {
  await requireAdmin(args);
  const form = await formOf(args.request);
  const { data, problem } = parseForm(categoryForm, form);
  if (problem) return invalid({ ...problem, errors: { ...problem.errors, form: formProblem } });
  const created = await createCategory(data.name);
  if (created.problem) {
    const taken = problemWith("name", "There is a category of this name already", form);
    return invalid({ ...taken, errors: { ...taken.errors, form: formProblem } }, { status: 409 });
  }
  return seeOtherWith({ type: "success", message: `${created.category.name} is created` }, address);
}

const formProblem = "Something went wrong in input form";

export default function AdminCategories() {
  const { categories } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <section className="stack">
      <h1>Create Category</h1>
      <Form method="post" className="stack panel category-form" key={categories.length}>
        <FormProblem state={answer?.form} />
        <Field name="name" label="Category name" state={answer?.form} maxLength={100} required />
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

function CategoryTable({
  categories,
}: {
  categories: { id: string; name: string; slug: string; products: number }[];
}) {
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Link</th>
            <th scope="col" className="number">
              Products
            </th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ id, name, slug, products }) => (
            <tr key={id}>
              <th scope="row" data-label="Name">
                <Link to={`/category/${slug}`}>{name}</Link>
              </th>
              <td data-label="Link" className="muted">{`/category/${slug}`}</td>
              <td data-label="Products" className="number">
                {products}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
