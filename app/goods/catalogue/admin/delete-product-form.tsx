import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { QuestionDialog } from "~/base/ui/page-dialog";

/** The question exactly as the specification quotes it. */
const deleteQuestion = "Are You Sure want to delete this product ? ";

/** The path of the page that confirms a deletion. */
const deletionPath = (slug: string) => `/dashboard/admin/product/${slug}/delete`;

/** The question with its input; an empty answer deletes nothing. */
export function DeletionQuestion({
  slug,
  name,
  state,
}: {
  slug: string;
  name: string;
  state?: FormState | undefined;
}) {
  return (
    <Form method="post" state={state} action={deletionPath(slug)} className="stack">
      <FormProblem />
      <p>{name}</p>
      <Field
        name="answer"
        id="delete-answer"
        label={deleteQuestion}
        hint="Type yes to delete it. With an empty answer it stays. What was ever sold goes to the archive, from where it can come back."
        autoComplete="off"
        maxLength={100}
      />
      <div className="actions">
        <Button tone="danger">OK</Button>
      </div>
    </Form>
  );
}

/** The DELETE PRODUCT button: leads to the confirmation page; with JavaScript opens a dialog instead. */
export function DeleteProduct({ slug, name }: { slug: string; name: string }) {
  return (
    <QuestionDialog
      id="delete-product"
      path={deletionPath(slug)}
      label={deleteQuestion.trim()}
      button={<Button tone="danger">DELETE PRODUCT</Button>}
    >
      <DeletionQuestion slug={slug} name={name} />
      <form method="dialog">
        <Button tone="quiet">Cancel</Button>
      </form>
    </QuestionDialog>
  );
}
