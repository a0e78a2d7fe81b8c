import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, TextField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import type { PressPlan } from "./press-plan.server";
import { Version } from "~/base/ui/version";

type Props = { settings: PressPlan["settings"]; version: string; state: FormState | undefined };

const check = async () => (await import("./forms")).pressForm;

/** What the owner says of pressing: festivals, and how much oil the kernel gives. */
export function PressForm({ settings, version, state }: Props) {
  return (
    <section className="panel stack" aria-labelledby="festivals-and-yield">
      <h2 id="festivals-and-yield">Festivals and yield</h2>
      <Form method="post" state={state} className="stack" check={check}>
        <FormProblem />
        <Version value={version} />
        <TextField
          name="festivals"
          label="Festivals"
          hint="On each line a day and a name, such as 2026-11-08 Diwali. Write down the same festival of last year too, by the same name: the plan takes what was sold before it then. The 14 days up to a festival count as its own."
          defaultValue={settings.festivals}
          rows={8}
          maxLength={4000}
          autoComplete="off"
        />
        <Field
          name="yieldKg"
          label="Oil from 100 kg of kernel, in kg"
          hint="38 to 42 by one pressing. The mill's own scales know better."
          defaultValue={settings.yieldKg}
          inputMode="decimal"
          maxLength={5}
          autoComplete="off"
          required
        />
        <Button>Save</Button>
      </Form>
    </section>
  );
}
