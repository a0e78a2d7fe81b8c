import { defaultDensity } from "~/base/lib/pack-figures";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { TickField } from "~/base/ui/tick";
import { oilWords } from "./amounts";
import { CropField } from "./note-fields";
import type { ShownPlace } from "./places.server";
import { stuffOf } from "./words";
import { Version } from "~/base/ui/version";

type Tank = ShownPlace & { isClosed: boolean; version: string };

/** A tank that is there: its name and the weight of a litre can be changed, and an empty one is closed. */
export function TankForm({ tank, state }: { tank: Tank; state: FormState | undefined }) {
  const { id, name, grams, densityGPerL, isClosed, version } = tank;
  return (
    <details className="panel mill-fold" open={state !== undefined}>
      <summary>
        {`${name}: ${isClosed ? "closed" : `${oilWords(grams, densityGPerL)} of ${stuffOf(tank)}`}`}
      </summary>
      <Form method="post" state={state} className="stack" autoComplete="off">
        <input type="hidden" name="id" value={id} />
        <FormProblem at={id} /> <Version value={version} />
        <NameAndDensity at={id} name={name} density={densityGPerL} />
        <TickField name="closed" at={id} isOn={isClosed}>
          It is used no more
        </TickField>
        <Button>Save</Button>
      </Form>
    </details>
  );
}

/** Adds a tank. */
export const AddTank = ({ state }: { state: FormState | undefined }) => (
  <Form
    method="post"
    state={state}
    className="stack panel"
    aria-labelledby="add"
    autoComplete="off"
  >
    <h2 id="add">Add a tank</h2>
    <FormProblem at="add" />
    <CropField label="Oil in it" chosen="groundnut" />
    <NameAndDensity at="add" name="" density={defaultDensity} />
    <p className="muted">Is there oil in it already? Then weigh it once it is added.</p>
    <Button>Add it</Button>
  </Form>
);

const NameAndDensity = ({ at, name, density }: { at: string; name: string; density: number }) => (
  <>
    <Field name="name" at={at} label="Name" defaultValue={name} maxLength={40} required />
    <Field
      name="density"
      at={at}
      label="Grams in a litre"
      hint="Groundnut oil: about 910 at 27 °C, 915 at 20 °C, 905 at 35 °C."
      inputMode="numeric"
      defaultValue={density}
      maxLength={4}
      required
    />
  </>
);
