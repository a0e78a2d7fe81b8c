import { Star } from "~/base/ui/stars";
import { fieldId } from "~/base/ui/field-id";
import { t } from "~/base/words/say";

const everyStars = [1, 2, 3, 4, 5];

const labelOf = (stars: number) => t("{n, plural, one {# star} other {# stars}}", { n: stars });

/** Five radio buttons drawn as stars: those up to the chosen one are filled, by style alone. */
export function StarChoice({
  at,
  chosen,
  error,
}: {
  at: string;
  chosen: string;
  error: string | undefined;
}) {
  const id = fieldId("stars", at);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{t("Stars")}</legend>
      <div className="star-choice">
        {everyStars.map((stars) => (
          <label key={stars} title={labelOf(stars)}>
            <input
              // The summary of a refused form links to the first one.
              id={stars === 1 ? id : undefined}
              className="visually-hidden"
              type="radio"
              name="stars"
              value={stars}
              defaultChecked={chosen === String(stars)}
              required
            />
            <Star />
            <span className="visually-hidden">{labelOf(stars)}</span>
          </label>
        ))}
      </div>
      <p className="field-hint">{t("One star is poor, five are very good.")}</p>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
