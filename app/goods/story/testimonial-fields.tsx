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
import { Version } from "~/base/ui/version";

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
    <Form method="post" state={state} encType="multipart/form-data" className="stack profile-form">
      <FormProblem at={at} />
      <input type="hidden" name="intent" value={stored ? "change" : "add"} />
      {stored ? (
        <>
          <input type="hidden" name="id" value={stored.id} />
          <Version value={stored.version} />
        </>
      ) : (
        <IdempotencyKey fresh={fresh} />
      )}
      <TextField
        at={at}
        name="words"
        label="What they said"
        hint="One to three sentences, without quotation marks."
        maxLength={longest.words}
        defaultValue={stored?.words ?? ""}
        required
      />
      <Field
        at={at}
        name="who"
        label="Who said it"
        maxLength={longest.name}
        defaultValue={stored?.who ?? ""}
        autoComplete="off"
        required
      />
      <Field
        at={at}
        name="where"
        label="Where they live (optional)"
        maxLength={longest.name}
        defaultValue={stored?.where ?? ""}
        autoComplete="off"
      />
      <SelectField
        at={at}
        name="language"
        label="Shown on"
        hint="What is there in one language only, best stands on its pages only."
        defaultValue={stored?.language ?? ""}
      >
        {[null, ...languages].map((each) => (
          <option key={each} value={each ?? ""}>
            {shownOn(each)}
          </option>
        ))}
      </SelectField>
      <OwnPhotoField at={at} photo={stored?.photo ?? null} />
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
