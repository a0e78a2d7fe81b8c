import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { z } from "zod";
import type { FormState } from "~/base/lib/form/form";
import { line } from "~/base/lib/form/form";
import { SaidProvider } from "~/base/ui/checking/said";
import { useChecks } from "~/base/ui/checking/use-checks";
import { Field, SelectField } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { FormStateProvider } from "~/base/ui/sending/form-state";

const schema = z.object({
  name: line("Name", 10),
  email: z.string().refine((typed) => typed.includes("@"), "Email must have an @"),
});

/** Who comes by needs no place. */
const schemaOf = (form: FormData) =>
  form.get("way") === "collect"
    ? schema
    : schema.extend({ place: z.string().refine((chosen) => chosen !== "", "Place is required") });

async function check() {
  document.body.dataset.asked = String(Number(document.body.dataset.asked ?? 0) + 1);
  return schemaOf;
}

/** What the shop says of what is sent: it alone knows of accounts. */
const refusal = ({ place = "" }): { form: FormState } => ({
  form: {
    errors: {
      name: "Name is required",
      email: "There is an account already",
      ...(place === "none" && { place: "Place is required" }),
    },
    values: { email: "meera@example.com", place: "" },
    leadsToField: place === "none",
  },
});

function Checked() {
  const [answer, setAnswer] = useState<{ form: FormState }>();
  const { said, ...checks } = useChecks(check, answer);
  return (
    <form
      {...checks}
      onSubmit={(event) => {
        event.preventDefault();
        setAnswer(refusal(document.body.dataset));
      }}
    >
      <FormStateProvider value={answer?.form}>
        <SaidProvider value={said}>
          <FormProblem />
          <Field name="name" label="Name" />
          <Field name="email" label="Email" hint="For news" />
          <SelectField name="place" label="Place">
            <option value="">None</option>
            <option>Surat</option>
          </SelectField>
        </SaidProvider>
      </FormStateProvider>
      <label>
        <input type="radio" name="way" value="collect" /> I come by
      </label>
      <label>
        <input type="radio" name="way" value="courier" /> To my address
      </label>
      <button>Send</button>
      <button type="reset">Reset</button>
    </form>
  );
}

const place = document.createElement("div");
document.body.append(place);
place.innerHTML = renderToString(<Checked />);
hydrateRoot(place, <Checked />);
