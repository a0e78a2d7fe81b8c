import { date } from "~/base/lib/dates";
import type { PressPlan } from "./press-plan.server";
import { kilosWords, litresWords, sharePart } from "./why";

type Props = Pick<PressPlan, "oil" | "hasUncounted" | "miss" | "until"> & {
  yieldKg: number;
  /** Grams of oil in the mill's tanks; 0: none, or the mill keeps no book here. */
  inTanks: number;
};

/** All packs together: the oil, the kernel for it, and how far the plan was off lately. */
export function PlanSums({ oil, hasUncounted, miss, until, yieldKg, inTanks }: Props) {
  return (
    <div className="panel stack">
      <p>
        <strong>
          {oil.ml === 0
            ? "Nothing to press"
            : `To press: ${litresWords(oil.ml)} = ${kilosWords(oil.grams)} of oil`}
        </strong>
        {`, for what may be sold until ${date(until)}.`}
        {oil.kernelGrams > 0 &&
          ` For groundnut oil that is about ${kilosWords(oil.kernelGrams)} of kernel, if 100 kg give ${yieldKg} kg of oil.`}
        {inTanks > 0 &&
          ` In the tanks are ${kilosWords(inTanks)} by the mill book${inTanks >= oil.grams ? ", which is enough to fill them from" : ""}.`}
        {hasUncounted && " Packs on the shelf that are not counted are not taken off."}
      </p>
      <p>
        {miss.weeks === 0
          ? "The plan is too new to tell how far it is off."
          : `Made the same way at the beginning of ${miss.weeks === 1 ? "the last week" : `each of the last ${miss.weeks} weeks`}, the plan was off by ${litresWords(miss.ml / miss.weeks)} a week on average${sharePart(miss.ml, miss.soldMl)}, each pack counted by itself.`}
      </p>
    </div>
  );
}
