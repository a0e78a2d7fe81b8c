import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { fieldId } from "~/base/ui/field-id";
import { FormProblem } from "~/base/ui/form-problem";
import { FormQuestion } from "~/base/ui/form-question";
import type { TypedTable, TypedZone } from "../delivery-table";
import { Version } from "~/base/ui/version";
import { ZoneFoot } from "./zone-foot";
import { CarrierCell, RemoveButton, TextCell, TickCell } from "./zone-cells";

/** The whole table as a form. `focus`: the field of a new row or column, to go on in. */
export function ZoneGrid({
  typed,
  version,
  state,
  focus,
}: {
  typed: TypedTable;
  version: string;
  state: FormState | undefined;
  focus: string | null;
}) {
  return (
    <Form method="post" state={state} className="stack">
      {/* The Enter key presses the first button of a form: it must not be one that removes something. */}
      <button
        type="submit"
        name="intent"
        value="save"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
      >
        Save
      </button>
      <FormProblem />
      <FormQuestion />
      <Version value={version} />
      <input type="hidden" name="steps" value={typed.steps.length} />
      <input type="hidden" name="zones" value={typed.zones.length} />
      {typed.zones.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls sideways must be reachable by keyboard
        <div
          // Once a row or column is added or taken out, the others hold what was typed under another number.
          key={`${typed.zones.length} × ${typed.steps.length}`}
          className="zone-grid"
          role="region"
          aria-label="Delivery zones"
          tabIndex={0}
        >
          <table>
            <Head steps={typed.steps} focus={focus} />
            <tbody>
              {typed.zones.map((zone, row) => (
                // oxlint-disable-next-line react/no-array-index-key -- a row is its number until it is saved
                <ZoneRow key={row} row={row} zone={zone} steps={typed.steps} focus={focus} />
              ))}
            </tbody>
            <ZoneFoot steps={typed.steps} />
          </table>
        </div>
      )}
      <div className="actions">
        <Button name="intent" value="save">
          Save the table
        </Button>
        <Button name="intent" value="add-zone" tone="quiet">
          Add a zone
        </Button>
        {typed.zones.length > 0 && (
          <Button name="intent" value="add-step" tone="quiet">
            Add a weight
          </Button>
        )}
      </div>
    </Form>
  );
}

type Cells = { focus: string | null };

function Head({ steps, ...cells }: Cells & { steps: string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">Zone</th>
        <th scope="col">Carrier</th>
        <th scope="col">PINs</th>
        <th scope="col">From weight, g</th>
        {steps.map((step, column) => (
          // oxlint-disable-next-line react/no-array-index-key -- a column is its number until it is saved
          <th scope="col" key={column}>
            <label htmlFor={fieldId(`step-${column}`)}>Up to, g</label>
            <TextCell {...cells} name={`step-${column}`} typed={step} kind="number" />
          </th>
        ))}
        <th scope="col">Each further kg, ₹</th>
        <th scope="col">Days from</th>
        <th scope="col">Days to</th>
        <th scope="col">Free from, ₹</th>
        <th scope="col">Offered</th>
        <th scope="col">Pay on delivery</th>
        <th scope="col">Town, of the van</th>
        <th scope="col">Remove</th>
      </tr>
    </thead>
  );
}

function ZoneRow({
  row,
  zone,
  steps,
  ...cells
}: Cells & { row: number; zone: TypedZone; steps: string[] }) {
  const name = zone.zone || `zone ${row + 1}`;
  const cell = (of: Exclude<keyof TypedZone, "prices">, label: string) => ({
    ...cells,
    name: `z${row}-${of}`,
    label: `${label}, ${name}`,
    typed: zone[of],
  });
  return (
    <tr>
      <th scope="row">
        <TextCell {...cell("zone", "Name")} kind="name" />
      </th>
      <td>
        <CarrierCell {...cell("carrier", "Carrier")} />
      </td>
      <td>
        <TextCell {...cell("pins", "PINs")} kind="pins" />
      </td>
      <td>
        <TextCell {...cell("from_g", "From weight in grams")} kind="number" />
      </td>
      {steps.map((step, column) => (
        // oxlint-disable-next-line react/no-array-index-key -- see the head
        <td key={column}>
          <TextCell
            {...cells}
            name={`z${row}-price-${column}`}
            label={`Price up to ${step} g, ${name}`}
            typed={zone.prices[column] ?? ""}
            kind="number"
          />
        </td>
      ))}
      <td>
        <TextCell {...cell("extra_kg", "Price of each further kg")} kind="number" />
      </td>
      <td>
        <TextCell {...cell("days_min", "Days from")} kind="days" />
      </td>
      <td>
        <TextCell {...cell("days_max", "Days to")} kind="days" />
      </td>
      <td>
        <TextCell {...cell("free_from", "Free from")} kind="number" />
      </td>
      <td>
        <TickCell {...cell("offered", "Offered")} />
      </td>
      <td>
        <TickCell {...cell("cod", "Pay on delivery")} />
      </td>
      <td>
        <TextCell {...cell("town", "Town that checkout fills in, own van only")} kind="town" />
      </td>
      <td>
        <RemoveButton value={`remove-zone-${row}`} what={name} />
      </td>
    </tr>
  );
}
