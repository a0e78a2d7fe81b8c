import { Link } from "~/base/ui/link";
import { mostPacks } from "~/base/db/packs";
import type { Step } from "../step";
import { stepWords } from "./step-words";
import { t } from "~/base/words/say";

/** Where more packs are ordered than the cart's own fields take. */
export const sheetPath = "/quick-order";

/** The prices by quantity of one product, with the way to numbers that the cart does not take; nothing without any. */
export function PriceSteps({ steps }: { steps: Step[] }) {
  if (steps.length === 0) return null;
  return (
    <section className="price-steps" aria-label={t("Price by quantity")}>
      <ul>
        {steps.map((step) => (
          <li key={step.fromPacks}>{stepWords(step)}</li>
        ))}
      </ul>
      {steps.some(({ fromPacks }) => fromPacks > mostPacks) && (
        <p className="small">
          <Link to={sheetPath}>
            {t("More than {most} packs: the quick-order sheet", { most: mostPacks })}
          </Link>
        </p>
      )}
    </section>
  );
}
