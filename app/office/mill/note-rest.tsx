import { crops } from "~/base/db/mill";
import { Field } from "~/base/ui/field";
import { TickField } from "~/base/ui/tick";
import { lotFields } from "./lot-fields";
import { BillFields, CropField, PlaceField, type Told, WeightField } from "./note-fields";
import type { NotePage } from "./note-page.server";

export type Part = Told & { page: NotePage };

/** Somebody’s name, as it was the last time. */
export const Who = ({ label, page, state }: Part & { label: string }) => (
  <Field name="who" label={label} maxLength={100} defaultValue={page.who} state={state} />
);

/** What is mostly as it was the last time, and what only the owner fills in. */
export function Rest({ page, state }: Part) {
  const { kind, tanks, chosen, seesMoney } = page;
  const tank = (
    <PlaceField name="tank" label="Tank" places={tanks} chosen={chosen.tank} state={state} />
  );
  switch (kind) {
    case "seed":
      return (
        <>
          <CropField
            label="What it is"
            chosen={page.crop}
            among={crops.filter((crop) => crop !== "blend")}
            state={state}
          />
          <Field
            name="number"
            label="Number of the lot"
            hint="Blank: the next one."
            maxLength={30}
            state={state}
          />
          <TickField name="wasHere" state={state}>
            It was here before this book began
          </TickField>
          {seesMoney && <BillFields isPaid state={state} />}
        </>
      );
    case "press":
      return (
        <>
          <PlaceField
            name="lot"
            label="Seed of lot"
            places={page.lots}
            chosen={chosen.lot}
            state={state}
          />
          {tank}
          <WeightField name="foots" label="Foots" required={false} state={state} />
          <Field
            name="hours"
            label="Hours"
            hint="Such as 2.5."
            inputMode="decimal"
            maxLength={5}
            state={state}
          />
          <Who label="Who pressed" page={page} state={state} />
          {page.lots.length > 1 &&
            lotFields.slice(1).map(([lot, weight], index) => (
              <div key={lot} className="mill-lot">
                <PlaceField
                  name={lot}
                  label={index === 0 ? "Second lot" : "Third lot"}
                  places={page.lots}
                  required={false}
                  state={state}
                />
                <WeightField name={weight} label="Of it" required={false} state={state} />
              </div>
            ))}
        </>
      );
    case "move":
      return (
        <>
          <PlaceField name="tank" label="From" places={tanks} chosen={chosen.tank} state={state} />
          <PlaceField name="to" label="To" places={tanks} chosen={chosen.to} state={state} />
        </>
      );
    case "fill":
      return (
        <>
          {tank}
          <Field
            name="number"
            label="Batch"
            hint={`Blank: a new one, ${page.nextBatch}. The number of one that exists: more packs of it.`}
            maxLength={30}
            state={state}
          />
          <Field
            name="bestBefore"
            label="Best before"
            type="date"
            hint={page.label ? `Blank: as the product says, “${page.label}”.` : undefined}
            state={state}
          />
        </>
      );
    case "bought":
    case "sold":
      return (
        <>
          {tank}
          {seesMoney && <BillFields isPaid={kind === "bought"} state={state} />}
        </>
      );
    case "cake":
      return (
        <>
          <PlaceField
            name="place"
            label="What"
            places={page.places}
            chosen={chosen.place}
            state={state}
          />
          {seesMoney && <BillFields isPaid={false} state={state} />}
        </>
      );
    case "weigh":
      return null;
  }
}
