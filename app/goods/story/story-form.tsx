import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, TextField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { longest } from "./limits";
import { OwnPhotoField } from "./own-photo-field";
import { slotWords, type StoryPart } from "./story-slots";

/** One place: its photo, name, words and film. */
export function StoryForm({ part, state }: { part: StoryPart; state: FormState | undefined }) {
  const { slot, name, words, film, photo } = part;
  const { title, hint } = slotWords[slot];
  const heading = `story-${slot}`;
  return (
    <section className="panel stack" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <Form method="post" encType="multipart/form-data" className="stack profile-form">
        <FormProblem state={state} at={slot} />
        <input type="hidden" name="slot" value={slot} />
        <OwnPhotoField at={slot} photo={photo} state={state} />
        <Field
          at={slot}
          name="name"
          label="Name (optional)"
          hint={hint}
          maxLength={longest.name}
          defaultValue={name ?? ""}
          autoComplete="off"
          state={state}
        />
        <TextField
          at={slot}
          name="words"
          label="Words (optional)"
          maxLength={longest.words}
          defaultValue={words ?? ""}
          state={state}
        />
        <Field
          at={slot}
          type="url"
          name="film"
          label="Film (optional)"
          hint="The address of a film elsewhere, such as on YouTube. The page links to it."
          maxLength={longest.film}
          defaultValue={film ?? ""}
          autoComplete="off"
          state={state}
        />
        <div className="actions">
          <Button aria-label={`Save: ${title}`}>Save</Button>
        </div>
      </Form>
    </section>
  );
}
