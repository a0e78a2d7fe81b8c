import { rupees } from "~/lib/money";
import { besideLitres } from "~/lib/pack-size";
import { litres } from "~/lib/volume";
import { fieldId } from "~/ui/field-id";
import type { Desk } from "./desk.server";
import { packsField } from "./options";
import type { ShownPack } from "./packs.server";

/** One number for each pack: those that the customer bought before, and the others folded away. */
export function PackSheet({ packs, state }: Pick<Desk, "packs" | "state">) {
  const own = packs.filter(({ isOwn }) => isOwn);
  const others = packs.filter(({ isOwn }) => !isOwn);
  const isOpen = others.some(
    ({ id }) => state.values[packsField(id)] || state.errors[packsField(id)],
  );
  return (
    <fieldset className="counter-packs">
      <legend>Packs</legend>
      {packs.length === 0 && <p>There is nothing to sell yet.</p>}
      <PackRows packs={own} state={state} />
      {own.length === 0 || others.length === 0 ? (
        <PackRows packs={others} state={state} />
      ) : (
        <details open={isOpen}>
          <summary>{others.length === 1 ? "1 other pack" : `${others.length} other packs`}</summary>
          <PackRows packs={others} state={state} />
        </details>
      )}
    </fieldset>
  );
}

function PackRows({ packs, state }: Pick<Desk, "packs" | "state">) {
  if (packs.length === 0) return null;
  return (
    <ul>
      {packs.map((pack) => (
        <PackRow key={pack.id} pack={pack} state={state} />
      ))}
    </ul>
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

function factsOf({ left, ...pack }: ShownPack): string {
  const stock = left === null ? [] : [left > 0 ? `${left} left` : "none left"];
  return [
    `${rupees(pack.pricePaise)} / ${litres(pack.volumeMl)} Ltr. (${besideLitres(pack)})`,
    ...stock,
  ].join(" · ");
}
