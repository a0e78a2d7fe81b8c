import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import type { FormState } from "~/lib/form";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";

/** The question of the shop, letter for letter. */
export const deleteQuestion = "Are You Sure want to delete this product ? ";

/** Where a product is asked about before it goes. */
export const deletionPath = (slug: string) => `/dashboard/admin/product/${slug}/delete`;

/** The question with its field; an empty answer leaves everything as it is. */
export function DeletionQuestion({
  slug,
  name,
  state,
  onSubmit,
}: {
  slug: string;
  name: string;
  state?: FormState | undefined;
  onSubmit?: React.FormEventHandler<HTMLFormElement>;
}) {
  const isSaving = useNavigation().formAction === deletionPath(slug);
  return (
    <Form
      method="post"
      action={deletionPath(slug)}
      className="stack"
      {...(onSubmit && { onSubmit })}
    >
      <FormProblem state={state} />
      <p>{name}</p>
      <Field
        name="answer"
        id="delete-answer"
        label={deleteQuestion}
        state={state}
        hint="Type yes to delete it. With an empty answer it stays."
        autoComplete="off"
        maxLength={100}
      />
      <div className="actions">
        <Button tone="danger" pending={isSaving}>
          OK
        </Button>
      </div>
    </Form>
  );
}

/** Leads to the page with the question; with JavaScript the question opens right here. */
export function DeleteProduct({ slug, name }: { slug: string; name: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <form
        method="get"
        action={deletionPath(slug)}
        onSubmit={(event) => {
          event.preventDefault();
          dialog.current?.showModal();
        }}
      >
        <Button tone="danger">DELETE PRODUCT</Button>
      </form>
      <dialog ref={dialog} aria-label={deleteQuestion.trim()}>
        <div className="stack">
          <DeletionQuestion
            slug={slug}
            name={name}
            onSubmit={(event) => {
              const answer = new FormData(event.currentTarget).get("answer");
              if (String(answer).trim() === "") event.preventDefault();
              dialog.current?.close();
            }}
          />
          <form method="dialog">
            <Button tone="quiet">Cancel</Button>
          </form>
        </div>
      </dialog>
    </>
  );
}
