import { Field, TextField } from "~/ui/field";
import type { FormState } from "~/lib/form";
import { longest } from "./fields";

export function ContactFields({ state }: { state: FormState | undefined }) {
  return (
    <>
      <Field
        name="name"
        label="Name"
        required
        maxLength={longest.name}
        autoComplete="name"
        enterKeyHint="next"
        state={state}
      />
      <Field
        name="email"
        label="Email"
        type="email"
        required
        maxLength={longest.email}
        autoComplete="email"
        enterKeyHint="next"
        state={state}
      />
      <Field
        name="phone number"
        label="Phone number"
        type="tel"
        inputMode="tel"
        required
        maxLength={longest.phone}
        autoComplete="tel"
        enterKeyHint="next"
        state={state}
      />
      <Field
        name="area/city"
        label="Area / city"
        required
        maxLength={longest.place}
        autoComplete="address-level2"
        enterKeyHint="next"
        state={state}
      />
      <TextField
        name="message"
        label="Message"
        rows={6}
        required
        maxLength={longest.message}
        state={state}
      />
    </>
  );
}
