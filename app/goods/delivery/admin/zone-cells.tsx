import { carriers } from "~/base/db/statuses";
import { Button } from "~/base/ui/button";
import { fieldId } from "~/base/ui/field-id";
import { Select } from "~/base/ui/field";
import { Tick } from "~/base/ui/tick";
import { useFormState } from "~/base/ui/sending/form-state";

type Cell = {
  name: string;
  /** Spoken name; left out where a visible label belongs to it. */
  label?: string;
  typed: string;
  focus: string | null;
};

type Kind = "name" | "number" | "days" | "pins" | "town";

/** In characters, as `readTable` takes them. */
const longest: Record<Exclude<Kind, "pins">, number> = { name: 60, number: 15, days: 15, town: 50 };

/** A text of the table, with its error below it. */
export function TextCell({ typed, kind, ...cell }: Cell & { kind: Kind }) {
  const control = {
    ...useControl(cell),
    defaultValue: typed,
    autoComplete: "off",
    className: `zone-${kind}`,
  };
  return (
    <>
      {kind === "pins" ? (
        <textarea {...control} rows={2} />
      ) : (
        <input
          {...control}
          type="text"
          inputMode={kind === "name" || kind === "town" ? "text" : "decimal"}
          maxLength={longest[kind]}
        />
      )}
      <CellError {...cell} />
    </>
  );
}

const carrierWords = { courier: "Courier", van: "Own van", transporter: "Transporter" };

export function CarrierCell({ typed, ...cell }: Cell) {
  return (
    <>
      <Select {...useControl(cell)} defaultValue={typed} className="zone-carrier">
        {carriers.map((carrier) => (
          <option key={carrier} value={carrier}>
            {carrierWords[carrier]}
          </option>
        ))}
      </Select>
      <CellError {...cell} />
    </>
  );
}

/** A box for yes and no; its label, without words, makes it as large as a finger needs. */
export function TickCell({ typed, ...cell }: Cell) {
  return (
    <>
      <Tick {...useControl(cell)} value="yes" defaultChecked={typed === "yes"} />
      <CellError {...cell} />
    </>
  );
}

function useControl({ name, label, focus }: Omit<Cell, "typed">) {
  const state = useFormState();
  const id = fieldId(name);
  return {
    id,
    name,
    "aria-label": label,
    "aria-invalid": state?.errors[name] ? true : undefined,
    "aria-describedby": state?.errors[name] ? `${id}-error` : undefined,
    autoFocus: focus === name,
  };
}

function CellError({ name }: Pick<Cell, "name">) {
  const state = useFormState();
  const error = state?.errors[name];
  return error ? (
    <p className="field-error" id={`${fieldId(name)}-error`}>
      {error}
    </p>
  ) : null;
}

/** Takes a row or a column out of the table that is being typed. */
export function RemoveButton({ value, what }: { value: string; what: string }) {
  return (
    <Button
      name="intent"
      value={value}
      tone="quiet"
      className="button-small"
      aria-label={`Remove ${what}`}
    >
      Remove
    </Button>
  );
}
