import { Form } from "~/base/ui/form";
import { longest } from "~/people/accounts/limits";
import { type KnownAddress, PlaceFields } from "~/sales/checkout/address/address-fields";
import { deliveryWays } from "~/base/db/statuses";
import { wayWords } from "~/goods/delivery/quote-words";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, SelectField, TextField } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { longestNote } from "./limits";
import type { OfferedPack } from "./offered-packs.server";
import { type PackFields, PackRows } from "./pack-rows";

/** What the fields hold at first. */
export type KnownQuote = KnownAddress & {
  /** "" : as the PIN says. */
  way: string;
  delivery: string;
  advance: string;
  /** `2026-12-01`. */
  until: string;
  note: string;
};

type Props = {
  known: KnownQuote;
  /** The packs in the quote, and those to pick from. */
  chosen: PackFields[];
  offered: OfferedPack[];
  /** What was looked for. */
  words: string;
  state: FormState | undefined;
  /** Hidden fields. */
  children?: React.ReactNode;
};

/** Packs in sight while nothing was looked for; the others are folded away. */
const shownAtOnce = 6;

/** A quote to be typed. One form: looking for packs sends it, too, and brings all of it back. */
export function QuoteForm({ known, chosen, offered, words, state, children }: Props) {
  const field = (name: keyof KnownQuote & keyof typeof longest) => ({
    name,
    defaultValue: known[name] ?? "",
    maxLength: longest[name],
    autoComplete: "off",
  });
  const inSight = words === "" ? shownAtOnce : offered.length;
  const [first, others] = [offered.slice(0, inSight), offered.slice(inSight)];
  return (
    <Form method="post" state={state} className="stack">
      <FormProblem />
      {children}
      {/* The first button is the one that Enter presses. */}
      <button type="submit" name="intent" value="save" className="visually-hidden" tabIndex={-1}>
        Save
      </button>
      <Part title="For whom">
        <Field {...field("name")} label="Name" required />
        <Field {...field("phone")} label="Phone" type="tel" inputMode="tel" required />
        <Field {...field("email")} label="Email (optional)" type="email" />
        <Field {...field("firm")} label="Firm (optional)" />
        <Field {...field("gstin")} label="GSTIN (optional)" autoCapitalize="characters" />
      </Part>
      <Part title="Packs">
        <PackRows packs={chosen} />
        <details open={chosen.length === 0 || words !== "" || undefined}>
          <summary>Add packs</summary>
          <div className="stack">
            <Field
              name="words"
              label="Look for packs"
              type="search"
              defaultValue={words}
              maxLength={100}
              autoComplete="off"
            />
            <Button tone="quiet" name="intent" value="find" formNoValidate>
              Search
            </Button>
            <PackRows packs={first} />
            {others.length > 0 && (
              <details>
                <summary>{`${others.length} more`}</summary>
                <PackRows packs={others} />
              </details>
            )}
            {offered.length === 0 && <p className="muted">No other pack is like that.</p>}
          </div>
        </details>
      </Part>
      <Part title="Delivery">
        <PlaceFields known={known} isOptional />
        <SelectField name="way" label="How" defaultValue={known.way}>
          <option value="">From the PIN</option>
          {deliveryWays.map((way) => (
            <option key={way} value={way}>
              {wayWords[way]}
            </option>
          ))}
        </SelectField>
        <Field
          name="delivery"
          label="Price of delivery (₹)"
          hint="Empty: as the table of delivery prices says."

          defaultValue={known.delivery}
          inputMode="decimal"
          autoComplete="off"
        />
      </Part>
      <Part title="The offer">
        <Field
          name="until"
          label="Valid until"
          type="date"

          defaultValue={known.until}
          required
        />
        <Field
          name="advance"
          label="Part online first (₹, optional)"
          hint="The customer may then pay this when accepting, and the rest on delivery. Needs online payment."

          defaultValue={known.advance}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
        <TextField
          name="note"
          label="Note to the customer (optional)"

          defaultValue={known.note}
          maxLength={longestNote}
        />
      </Part>
      <Button name="intent" value="save">
        Save
      </Button>
    </Form>
  );
}

/** A titled part of the form. */
function Part({ title, children }: { title: string; children: React.ReactNode }) {
  const id = `part-${title.replace(/\W+/g, "-")}`;
  return (
    <section className="panel stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
