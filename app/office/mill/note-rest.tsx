import { crops } from "~/base/db/mill";
import { Field } from "~/base/ui/field";
import { TickField } from "~/base/ui/tick";
import { lotFields } from "./lot-fields";
import { BillFields, CropField, PlaceField, WeightField } from "./note-fields";
import type { NotePage } from "./note-page.server";

export type Part = { page: NotePage };

/** Somebody’s name, as it was the last time. */
export const Who = ({ label, page }: Part & { label: string }) => (
  <Field name="who" label={label} maxLength={100} defaultValue={page.who} />
);

/** What is mostly as it was the last time, and what only the owner fills in. */
export function Rest({ page }: Part) {
  const { kind, tanks, chosen, seesMoney } = page;
  const tank = <PlaceField name="tank" label="Tank" places={tanks} chosen={chosen.tank} />;
  switch (kind) {
    case "seed":
      return (
        <>
          <CropField
            label="What it is"
            chosen={page.crop}
            among={crops.filter((crop) => crop !== "blend")}
          />
          <Field
            name="number"
            label="Number of the lot"
            hint="Blank: the next one."
            maxLength={30}
          />
          <TickField name="wasHere">It was here before this book began</TickField>
          {seesMoney && <BillFields isPaid />}
        </>
      );
    case "press":
      return (
        <>
          <PlaceField name="lot" label="Seed of lot" places={page.lots} chosen={chosen.lot} />
          {tank}
          <WeightField name="foots" label="Foots" required={false} />
          <Field name="hours" label="Hours" hint="Such as 2.5." inputMode="decimal" maxLength={5} />
          <Who label="Who pressed" page={page} />
          {page.lots.length > 1 &&
            lotFields.slice(1).map(([lot, weight], index) => (
              <div key={lot} className="mill-lot">
                <PlaceField
                  name={lot}
                  label={index === 0 ? "Second lot" : "Third lot"}
                  places={page.lots}
                  required={false}
                />
                <WeightField name={weight} label="Of it" required={false} />
              </div>
            ))}
        </>
      );
    case "move":
      return (
        <>
          <PlaceField name="tank" label="From" places={tanks} chosen={chosen.tank} />
          <PlaceField name="to" label="To" places={tanks} chosen={chosen.to} />
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
          />
          <Field
            name="bestBefore"
            label="Best before"
            type="date"
            hint={page.label ? `Blank: as the product says, “${page.label}”.` : undefined}
          />
        </>
      );
    case "bought":
    case "sold":
      return (
        <>
          {tank}
          {seesMoney && <BillFields isPaid={kind === "bought"} />}
        </>
      );
    case "cake":
      return (
        <>
          <PlaceField name="place" label="What" places={page.places} chosen={chosen.place} />
          {seesMoney && <BillFields isPaid={false} />}
        </>
      );
    case "weigh":
      return null;
  }
}
