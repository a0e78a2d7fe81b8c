import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, SelectField, TextField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { longest } from "./limits";
import { OwnPhotoField } from "./own-photo-field";
import { type ShownTestimonial, shownOn } from "./testimonial";
import { languages } from "~/base/words/language";
import { IdempotencyKey } from "~/base/ui/idempotency-key";

/** Adds a testimonial, or, with one, changes it. */
export function TestimonialForm({
  stored,
  fresh,
  state,
}: {
  stored?: ShownTestimonial & { version: string };
  fresh: string;
  state: FormState | undefined;
}) {
  const at = stored?.id ?? "add";
  return (
    <Form method="post" encType="multipart/form-data" className="stack profile-form">
      <FormProblem state={state} at={at} />
      <input type="hidden" name="intent" value={stored ? "change" : "add"} />
      {stored ? (
        <>
          <input type="hidden" name="id" value={stored.id} />
          <input type="hidden" name="version" value={state?.values.version ?? stored.version} />
        </>
      ) : (
        <IdempotencyKey fresh={fresh} state={state} />
      )}
      <TextField
        at={at}
        name="words"
        label="What they said"
        hint="One to three sentences, without quotation marks."
        maxLength={longest.words}
        defaultValue={stored?.words ?? ""}
        state={state}
        required
      />
      <Field
        at={at}
        name="who"
        label="Who said it"
        maxLength={longest.name}
        defaultValue={stored?.who ?? ""}
        autoComplete="off"
        state={state}
        required
      />
      <Field
        at={at}
        name="where"
        label="Where they live (optional)"
        maxLength={longest.name}
        defaultValue={stored?.where ?? ""}
        autoComplete="off"
        state={state}
      />
      <SelectField
        at={at}
        name="language"
        label="Shown on"
        hint="What is there in one language only, best stands on its pages only."
        defaultValue={stored?.language ?? ""}
        state={state}
      >
        {[null, ...languages].map((each) => (
          <option key={each} value={each ?? ""}>
            {shownOn(each)}
          </option>
        ))}
      </SelectField>
      <OwnPhotoField at={at} photo={stored?.photo ?? null} state={state} />
      <div className="actions">
        <Button tone={stored ? "quiet" : "primary"}>{stored ? "Save" : "Add"}</Button>
      </div>
    </Form>
  );
}

/** Buttons that move a testimonial or remove it. */
export function TestimonialActions({
  stored: { id, who },
  isFirst,
  isLast,
}: {
  stored: ShownTestimonial;
  isFirst: boolean;
  isLast: boolean;
}) {
  return (
    <Form method="post" className="row">
      <input type="hidden" name="id" value={id} />
      {!isFirst && (
        <Button tone="quiet" name="intent" value="up" aria-label={`Move up: ${who}`}>
          Up
        </Button>
      )}
      {!isLast && (
        <Button tone="quiet" name="intent" value="down" aria-label={`Move down: ${who}`}>
          Down
        </Button>
      )}
      <Button tone="quiet" name="intent" value="remove" aria-label={`Remove: ${who}`}>
        Remove
      </Button>
    </Form>
  );
}
