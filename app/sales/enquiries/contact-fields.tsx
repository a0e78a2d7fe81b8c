import { Field, TextField } from "~/base/ui/field";
import { t } from "~/base/words/say";
import { longest } from "./fields";
import { WriterFields } from "./writer-fields";

/** `message`: what the page asked from already says. */
export function ContactFields({ message = "" }: { message?: string }) {
  return (
    <>
      <WriterFields name="name" phone={t("Phone number")} />
      <Field
        name="area/city"
        label={t("Area / city")}
        required
        maxLength={longest.place}
        autoComplete="address-level2"
        enterKeyHint="next"
      />
      <TextField
        name="message"
        label={t("Message")}
        rows={6}
        required
        maxLength={longest.message}
        defaultValue={message}
      />
    </>
  );
}
