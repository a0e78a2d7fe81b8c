import { Star } from "~/ui/stars";
import { fieldId } from "~/ui/field-id";

const starLabels = ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"];

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
      <legend>Stars</legend>
      <div className="star-choice">
        {starLabels.map((label, index) => (
          <label key={label} title={label}>
            <input
              // The summary of a refused form links to the first one.
              id={index === 0 ? id : undefined}
              className="visually-hidden"
              type="radio"
              name="stars"
              value={index + 1}
              defaultChecked={chosen === String(index + 1)}
              required
            />
            <Star />
            <span className="visually-hidden">{label}</span>
          </label>
        ))}
      </div>
      <p className="field-hint">One star is poor, five are very good.</p>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
