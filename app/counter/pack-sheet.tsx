import { rupees } from "~/lib/money";
import { litres } from "~/lib/volume";
import { fieldId } from "~/ui/field-id";
import type { Desk } from "./desk.server";
import { packsField } from "./forms";
import type { ShownPack } from "./packs.server";

/** One number for each pack; the customer's own packs stand first. */
export function PackSheet({ packs, state }: Pick<Desk, "packs" | "state">) {
  return (
    <fieldset className="counter-packs">
      <legend>Packs</legend>
      {packs.length === 0 && <p>There is nothing to sell yet.</p>}
      <ul>
        {packs.map((pack) => (
          <PackRow key={pack.id} pack={pack} state={state} />
        ))}
      </ul>
    </fieldset>
  );
}

function PackRow({ pack, state }: { pack: ShownPack; state: Desk["state"] }) {
  const name = packsField(pack.id);
  const id = fieldId(name);
  const error = state.errors[name];
  return (
    <li>
      <label htmlFor={id}>
        {pack.name}
        <span className="muted small">{factsOf(pack)}</span>
      </label>
      <input
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        placeholder="0"
        defaultValue={state.values[name] ?? ""}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </li>
  );
}

function factsOf({ volumeMl, pricePaise, left }: ShownPack): string {
  const stock = left === null ? [] : [left > 0 ? `${left} left` : "none left"];
  return [`${rupees(pricePaise)} / ${litres(volumeMl)} Ltr.`, ...stock].join(" · ");
}
