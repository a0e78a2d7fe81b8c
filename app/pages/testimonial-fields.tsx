import type { FormState } from "~/lib/form";
import { Field, TextField } from "~/ui/field";
import { longest } from "./limits";
import type { Testimonial } from "./testimonials";

/** The three fields of one slide; left blank, there is no slide. */
export function TestimonialFields({
  slide,
  stored,
  state,
}: {
  slide: number;
  stored: Testimonial | undefined;
  state: FormState | undefined;
}) {
  return (
    <fieldset className="stack field-group">
      <legend>{`Slide ${slide}`}</legend>
      <TextField
        name={`words${slide}`}
        label="What they said"
        hint="One to three sentences, without quotation marks."
        maxLength={longest.testimonial}
        defaultValue={stored?.words ?? ""}
        state={state}
      />
      <Field
        name={`who${slide}`}
        label="Who said it"
        maxLength={longest.line}
        defaultValue={stored?.who ?? ""}
        autoComplete="off"
        state={state}
      />
      <Field
        name={`where${slide}`}
        label="Where they live (optional)"
        maxLength={longest.line}
        defaultValue={stored?.where ?? ""}
        autoComplete="off"
        state={state}
      />
    </fieldset>
  );
}
