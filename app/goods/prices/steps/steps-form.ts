import { wholeIn } from "~/base/lib/typed/digits";
import { paiseFrom } from "~/base/lib/money";
import { type Fits, mostSteps, stepsProblem } from "./check-steps";
import type { Step } from "../step";

/** Fields of the row at this position (0-based): from how many packs on, and the price of one in rupees. */
export const fromField = (at: number) => `from.${at}`;
export const priceField = (at: number) => `price.${at}`;

/** The posted prices of one product; or the first sentence about a field. Rows without both are left out. */
export function stepsIn(
  form: FormData,
  fits: Fits,
  isOpen: boolean,
): { steps: Step[]; problem?: undefined } | { problem: { field: string; sentence: string } } {
  const typed = Array.from({ length: mostSteps }, (_, at) => ({
    at,
    from: String(form.get(fromField(at)) ?? "").trim(),
    price: String(form.get(priceField(at)) ?? "").trim(),
  })).filter(({ from, price }) => from !== "" || price !== "");
  const steps: Step[] = [];
  for (const { at, from, price } of typed) {
    const pricePaise = paiseFrom(price);
    const fromPacks = wholeIn(from);
    if (fromPacks === null)
      return { problem: { field: fromField(at), sentence: "Type from how many packs on" } };
    if (pricePaise === null)
      return {
        problem: { field: priceField(at), sentence: "Price must be an amount, such as 2740" },
      };
    steps.push({ fromPacks, pricePaise });
  }
  const problem = stepsProblem(steps, fits, isOpen);
  if (!problem) return { steps };
  const at = typed[problem.at]?.at ?? 0;
  const field = problem.field === "from" ? fromField(at) : priceField(at);
  return { problem: { field, sentence: problem.sentence } };
}
