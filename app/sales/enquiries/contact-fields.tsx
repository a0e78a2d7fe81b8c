import { Field, TextField } from "~/base/ui/field";
import type { FormState } from "~/base/lib/form/form";
import { t } from "~/base/words/say";
import { longest } from "./fields";
import { WriterFields } from "./writer-fields";

/** `message`: what the page asked from already says. */
export function ContactFields({
  state,
  message = "",
}: {
  state: FormState | undefined;
  message?: string;
}) {
  return (
    <>
      <WriterFields name="name" phone={t("Phone number")} state={state} />
      <Field
        name="area/city"
        label={t("Area / city")}
        required
        maxLength={longest.place}
        autoComplete="address-level2"
        enterKeyHint="next"
        state={state}
      />
      <TextField
        name="message"
        label={t("Message")}
        rows={6}
        required
        maxLength={longest.message}
        defaultValue={message}
        state={state}
      />
    </>
  );
}
