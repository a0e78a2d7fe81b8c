import type { FormState } from "~/base/lib/form/form";
import { Button, ButtonLink } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { FormQuestion } from "~/base/ui/form-question";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import type { NotePage } from "./note-page.server";
import { OilField, PlaceField, UnitField, WeightField } from "./note-fields";
import { type Part, Rest, Who } from "./note-rest";
import { millPath, notePath } from "./paths";

type Props = { page: NotePage; fresh: string; state: FormState | undefined };

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
    <Form method="post" state={state} action={action} className="stack panel" autoComplete="off">
      <IdempotencyKey fresh={fresh} />
      <FormQuestion />
      <FormProblem />
      <First page={page} />
      <details className="mill-fold" open={folded || page.isUnclear}>
        <summary>{page.foldWords}</summary>
        <div className="stack">
          <Rest page={page} />
          <Field
            name="day"
            label="Day"
            type="date"
            hint={page.kind === "weigh" ? "The weight is that of the end of this day." : undefined}
            max={page.today}
            defaultValue={page.today}
            required
          />
          <Field name="why" label="Remark (optional)" maxLength={200} />
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
function First({ page }: Part) {
  switch (page.kind) {
    case "seed":
      return (
        <>
          <WeightField label="Weight" />
          <Who label="From whom" page={page} />
          <Field
            name="moisture"
            label="Moisture in % (if measured)"
            inputMode="decimal"
            maxLength={5}
          />
        </>
      );
    case "press":
      return (
        <>
          <WeightField label="Seed pressed" />
          <OilField label="Oil that came" unit={page.unit} />
          <WeightField name="cake" label="Cake" required={false} />
        </>
      );
    case "move":
      return <OilField label="Oil moved" unit={page.unit} />;
    case "fill":
      return <Field name="packs" label="Packs filled" inputMode="numeric" maxLength={6} required />;
    case "bought":
    case "sold":
      return (
        <>
          <OilField label="Oil" unit={page.unit} />
          <Who label={page.kind === "bought" ? "From whom" : "To whom"} page={page} />
        </>
      );
    case "cake":
      return (
        <>
          <WeightField label="Weight" />
          <Who label="To whom" page={page} />
        </>
      );
    case "weigh":
      return (
        <>
          <PlaceField name="place" label="What you weighed" places={page.places} />
          <div className="mill-oil">
            <Field name="weight" label="There is" inputMode="decimal" maxLength={12} required />
            <UnitField unit="kg" />
          </div>
        </>
      );
  }
}
