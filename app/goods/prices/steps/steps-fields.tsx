import { Field } from "~/base/ui/field";
import { mostSteps } from "./check-steps";
import type { Step } from "../step";
import { fromField, priceField } from "./steps-form";

/** The fields of a product's prices by quantity: one row for each. `isOpen`: for everybody, so from 2 packs on. */
export function StepsFields({ steps, isOpen }: { steps: Step[]; isOpen: boolean }) {
  const field = { autoComplete: "off", maxLength: 15 };
  return (
    <>
      {Array.from({ length: mostSteps }, (_, at) => {
        const step = steps[at];
        const isFirstOfList = at === 0 && !isOpen && steps.length === 0;
        return (
          <div className="row steps-row" key={at}>
            <Field
              {...field}
              name={fromField(at)}
              label="From packs"
              inputMode="numeric"
              defaultValue={step?.fromPacks ?? (isFirstOfList ? 1 : "")}
            />
            <Field
              {...field}
              name={priceField(at)}
              label="Price each (₹)"
              inputMode="decimal"
              defaultValue={step ? step.pricePaise / 100 : ""}
            />
          </div>
        );
      })}
    </>
  );
}
