import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, SelectField, TextField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { longest } from "./limits";
import { OwnPhotoField } from "./own-photo-field";
import { photoFocuses } from "~/base/db/statuses";
import { focusLabel, focusWords, slotAdvice } from "./story-advice";
import type { StoryPart } from "./story-slots";
import { Version } from "~/base/ui/version";

/** One place: its photo, name, words and film. */
export function StoryForm({
  part,
  state,
}: {
  part: StoryPart & { version: string };
  state: FormState | undefined;
}) {
  const { slot, name, words, film, photo, focus } = part;
  const { title, hint, advice } = slotAdvice[slot];
  const heading = `story-${slot}`;
  return (
    <section className="panel stack" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p className="muted">{advice}</p>
      <Form
        method="post"
        state={state}
        encType="multipart/form-data"
        className="stack profile-form"
      >
        <FormProblem at={slot} />
        <input type="hidden" name="slot" value={slot} />
        <Version value={part.version} />
        <OwnPhotoField
          at={slot}
          photo={photo}
          hint="Hold the phone sideways, in daylight, without flash and without zoom: 1,600 pixels wide or more, as every phone takes it."
          className={`story-crop focus-${focus}`}
        />
        <SelectField
          at={slot}
          name="focus"
          label={focusLabel}
          hint="The pages show four parts wide to three high, and cut the rest off. Where a face would be cut, choose the part in which it is. The photo above shows the choice that is saved."
          defaultValue={focus}
        >
          {photoFocuses.map((each) => (
            <option key={each} value={each}>
              {focusWords[each]}
            </option>
          ))}
        </SelectField>
        <Field
          at={slot}
          name="name"
          label="Name (optional)"
          hint={hint}
          maxLength={longest.name}
          defaultValue={name ?? ""}
          autoComplete="off"
        />
        <TextField
          at={slot}
          name="words"
          label="Words (optional)"
          maxLength={longest.words}
          defaultValue={words ?? ""}
        />
        <Field
          at={slot}
          type="url"
          name="film"
          label="Film (optional)"
          hint="The address of a film elsewhere, such as on YouTube; the page links to it. Half a minute is enough: the phone held sideways and still, the press running, one sentence by one of you."
          maxLength={longest.film}
          defaultValue={film ?? ""}
          autoComplete="off"
        />
        <div className="actions">
          <Button aria-label={`Save: ${title}`}>Save</Button>
        </div>
      </Form>
    </section>
  );
}
