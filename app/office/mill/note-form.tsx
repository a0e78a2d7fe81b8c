import { Button, ButtonLink } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { FormQuestion } from "~/base/ui/form-question";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import type { NotePage } from "./note-page.server";
import { OilField, PlaceField, type Told, UnitField, WeightField } from "./note-fields";
import { type Part, Rest, Who } from "./note-rest";
import { millPath, notePath } from "./paths";

type Props = Told & { page: NotePage; fresh: string };

/**
 * Notes one thing in the mill book: at most three fields first, the others in a fold with the last entry's values. Stays open where a
 * folded field is wrong.
 */
export function NoteForm({ page, fresh, state }: Props) {
  const shown = ["form", ...firstFields[page.kind]];
  const folded = Object.keys(state?.errors ?? {}).some((name) => !shown.includes(name));
  // Somebody else may fill another pack meanwhile: the form says which one this page showed.
  const action = page.product ? `${notePath("fill")}?product=${page.product.slug}` : undefined;
  return (
    <Form method="post" action={action} className="stack panel" autoComplete="off">
      <IdempotencyKey fresh={fresh} state={state} />
      <FormQuestion state={state} />
      <FormProblem state={state} />
      <First page={page} state={state} />
      <details className="mill-fold" open={folded || page.isUnclear}>
        <summary>{page.foldWords}</summary>
        <div className="stack">
          <Rest page={page} state={state} />
          <Field
            name="day"
            label="Day"
            type="date"
            hint={page.kind === "weigh" ? "The weight is that of the end of this day." : undefined}
            max={page.today}
            defaultValue={page.today}
            required
            state={state}
          />
          <Field name="why" label="Remark (optional)" maxLength={200} state={state} />
        </div>
      </details>
      <div className="actions">
        <Button>Note it</Button>
        <ButtonLink tone="quiet" to={millPath}>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}

/** The fields that are not folded. */
const firstFields: Record<NotePage["kind"], string[]> = {
  seed: ["weight", "who", "moisture"],
  press: ["weight", "oil", "unit", "cake"],
  move: ["oil", "unit"],
  fill: ["packs"],
  bought: ["oil", "unit", "who"],
  sold: ["oil", "unit", "who"],
  cake: ["weight", "who"],
  weigh: ["place", "weight", "unit"],
};

/** What is different each time. */
function First({ page, state }: Part) {
  switch (page.kind) {
    case "seed":
      return (
        <>
          <WeightField label="Weight" state={state} />
          <Who label="From whom" page={page} state={state} />
          <Field
            name="moisture"
            label="Moisture in % (if measured)"
            inputMode="decimal"
            maxLength={5}
            state={state}
          />
        </>
      );
    case "press":
      return (
        <>
          <WeightField label="Seed pressed" state={state} />
          <OilField label="Oil that came" unit={page.unit} state={state} />
          <WeightField name="cake" label="Cake" required={false} state={state} />
        </>
      );
    case "move":
      return <OilField label="Oil moved" unit={page.unit} state={state} />;
    case "fill":
      return (
        <Field
          name="packs"
          label="Packs filled"
          inputMode="numeric"
          maxLength={6}
          required
          state={state}
        />
      );
    case "bought":
    case "sold":
      return (
        <>
          <OilField label="Oil" unit={page.unit} state={state} />
          <Who label={page.kind === "bought" ? "From whom" : "To whom"} page={page} state={state} />
        </>
      );
    case "cake":
      return (
        <>
          <WeightField label="Weight" state={state} />
          <Who label="To whom" page={page} state={state} />
        </>
      );
    case "weigh":
      return (
        <>
          <PlaceField name="place" label="What you weighed" places={page.places} state={state} />
          <div className="mill-oil">
            <Field
              name="weight"
              label="There is"
              inputMode="decimal"
              maxLength={12}
              required
              state={state}
            />
            <UnitField unit="kg" state={state} />
          </div>
        </>
      );
  }
}
