import { rupees } from "~/base/lib/money";
import { pricedSize } from "~/base/lib/pack-size";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { fieldId } from "~/base/ui/field-id";
import { ScanField } from "~/base/ui/scanning/scan-field";
import type { Desk } from "./desk.server";
import { packsField } from "./options";
import type { ShownPack } from "./packs.server";
import { counterPath } from "./paths";
import { useState } from "react";
import { flushSync } from "react-dom";
import { refusedScan, type ScanSaid, useSaid } from "~/base/ui/scanning/use-said";
import { useScans } from "~/base/ui/scanning/use-scans";
import { raiseField } from "~/base/ui/scanning/raise-field";
import { lookUp } from "~/goods/stock/scan/look-up";
import type { Scanned } from "~/goods/stock/scan/pack-scanned.server";
import { whyNotSold } from "~/goods/stock/scan/why-not-sold";
import { useFormState } from "~/base/ui/sending/form-state";

type Props = Pick<Desk, "packs" | "words" | "isMore">;

/** Packs in sight for a customer who bought none before. */
const shownAtOnce = 6;

/**
 * One number for each pack: in sight are those that the customer bought before, or else what sells most, those with a number, and what
 * was looked for; the others are folded away.
 */
export function PackSheet({ packs, words, isMore }: Props) {
  const state = useFormState();
  const wrong = state?.errors.scan;
  const sent = wrong ? ({ words: wrong, tone: "wrong" } as const) : null;
  const { added, said, scan, waiting } = useScanning(sent);
  const isTyped = ({ id }: ShownPack) =>
    Boolean(state?.values[packsField(id)] || state?.errors[packsField(id)]);
  const isKnown = packs.some(({ isOwn }) => isOwn);
  const first = isKnown ? [] : packs.slice(0, shownAtOnce);
  const isInSight = (pack: ShownPack) =>
    pack.isOwn || isTyped(pack) || (words !== "" ? pack.isFound : first.includes(pack));
  const inSight = packs.filter(isInSight);
  const others = packs.filter((pack) => !isInSight(pack));
  return (
    <fieldset className="counter-packs" id="packs">
      <legend>Packs</legend>
      <ScanField
        label="Scan a pack"
        submit="Add it"
        said={said}
        waiting={waiting}
        isFirst
        onScan={scan}
      />
      {packs.length === 0 && words === "" && <p>There is nothing to sell yet.</p>}
      <PackRows packs={inSight} />
      {added.length > 0 && (
        <ul>
          {added.map(({ id, name }) => (
            <Row key={id} id={id} name={name} facts="" />
          ))}
        </ul>
      )}
      <PackSearch {...{ packs, words, isMore }} />
      {others.length > 0 && (
        <details>
          <summary>{otherPacks(others.length, isMore)}</summary>
          <PackRows packs={others} />
        </details>
      )}
    </fieldset>
  );
}

function otherPacks(number: number, isMore: boolean): string {
  if (isMore) return "Other packs";
  return number === 1 ? "1 other pack" : `${number} other packs`;
}

/** Looks for any pack of the shop. A button of the order's own form: all that was typed comes back. */
function PackSearch({ packs, words, isMore }: Pick<Props, "packs" | "words" | "isMore">) {
  const found = packs.filter(({ isFound }) => isFound).length;
  return (
    <>
      <div className="counter-search">
        <Field
          name="words"
          label="Look for packs"
          type="search"
          placeholder="Name, size or code"
          defaultValue={words}
          maxLength={100}
          autoComplete="off"
        />
        <input type="hidden" name="looked" value={words} />
        <Button tone="quiet" name="intent" value="look" formAction={`${counterPath}#packs`}>
          Search
        </Button>
      </div>
      {words !== "" && found === 0 && <p className="muted">No pack is like that.</p>}
      {isMore && (
        <p className="muted small">{`The first ${found}. There are more: look for the pack.`}</p>
      )}
    </>
  );
}

function PackRows({ packs }: Pick<Props, "packs">) {
  if (packs.length === 0) return null;
  return (
    <ul>
      {packs.map((pack) => (
        <PackRow key={pack.id} pack={pack} />
      ))}
    </ul>
  );
}

const PackRow = ({ pack }: { pack: ShownPack }) => (
  <Row id={pack.id} name={pack.name} facts={factsOf(pack)} />
);

type RowProps = { id: string; name: string; facts: string };

function Row({ id: productId, name: pack, facts }: RowProps) {
  const state = useFormState();
  const name = packsField(productId);
  const id = fieldId(name);
  const error = state?.errors[name];
  return (
    <li>
      <label htmlFor={id}>
        {pack}
        <span className="muted small">{facts}</span>
      </label>
      <input
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        placeholder="0"
        defaultValue={state?.values[name] ?? ""}
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
  return [`${rupees(pack.pricePaise)} / ${pricedSize(pack)}`, ...stock].join(" · ");
}

/** A pack that was scanned and stood on no row of the sheet. */
type AddedPack = { id: string; name: string };

/** Each scan is one pack more on its row; what has none yet gets one. */
function useScanning(atFirst: ScanSaid | null) {
  const [added, setAdded] = useState<AddedPack[]>([]);
  const [said, say] = useSaid(atFirst);
  const { scan, waiting } = useScans(lookUp, (pack: Scanned | null) => {
    if (pack === null) return say(refusedScan);
    const problem = "problem" in pack ? pack.problem : whyNotSold(pack);
    if (problem !== null || "problem" in pack) return say({ words: problem ?? "", tone: "wrong" });
    const id = fieldId(packsField(pack.id));
    if (!document.getElementById(id))
      flushSync(() => setAdded((before) => [...before, { id: pack.id, name: pack.name }]));
    say({ words: `${raiseField(id)} × ${pack.name}`, tone: "right" });
  });
  return { added, said, scan, waiting };
}
