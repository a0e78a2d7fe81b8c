import { defaultDensity } from "~/base/lib/pack-figures";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { TickField } from "~/base/ui/tick";
import { oilWords } from "./amounts";
import { CropField, type Told } from "./note-fields";
import type { ShownPlace } from "./places.server";
import { stuffOf } from "./words";

type Tank = ShownPlace & { isClosed: boolean; version: string };

/** A tank that is there: its name and the weight of a litre can be changed, and an empty one is closed. */
export function TankForm({ tank, state }: Told & { tank: Tank }) {
  const { id, name, grams, densityGPerL, isClosed, version } = tank;
  return (
    <details className="panel mill-fold" open={state !== undefined}>
      <summary>
        {`${name}: ${isClosed ? "closed" : `${oilWords(grams, densityGPerL)} of ${stuffOf(tank)}`}`}
      </summary>
      <Form method="post" className="stack" autoComplete="off">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={state?.values.version ?? version} />
        <FormProblem state={state} at={id} />
        <NameAndDensity at={id} name={name} density={densityGPerL} state={state} />
        <TickField name="closed" at={id} isOn={isClosed} state={state}>
          It is used no more
        </TickField>
        <Button>Save</Button>
      </Form>
    </details>
  );
}

/** Adds a tank. */
export const AddTank = ({ state }: Told) => (
  <Form method="post" className="stack panel" aria-labelledby="add" autoComplete="off">
    <h2 id="add">Add a tank</h2>
    <FormProblem state={state} at="add" />
    <CropField label="Oil in it" chosen="groundnut" state={state} />
    <NameAndDensity at="add" name="" density={defaultDensity} state={state} />
    <p className="muted">Is there oil in it already? Then weigh it once it is added.</p>
    <Button>Add it</Button>
  </Form>
);

const NameAndDensity = ({
  at,
  name,
  density,
  state,
}: Told & { at: string; name: string; density: number }) => (
  <>
    <Field
      name="name"
      at={at}
      label="Name"
      defaultValue={name}
      maxLength={40}
      required
      state={state}
    />
    <Field
      name="density"
      at={at}
      label="Grams in a litre"
      hint="Groundnut oil: about 910 at 27 °C, 915 at 20 °C, 905 at 35 °C."
      inputMode="numeric"
      defaultValue={density}
      maxLength={4}
      required
      state={state}
    />
  </>
);
