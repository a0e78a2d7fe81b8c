import { useEffect, useState } from "react";
import { useRevalidator } from "@remix-run/react";
import { Button, ButtonLink } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { IdempotencyKey, keyOfOne } from "~/base/ui/idempotency-key";
import { Notice } from "~/base/ui/notice";
import { ScanField } from "~/base/ui/scanning/scan-field";
import { refusedScan, type ScanSaid, useSaid } from "~/base/ui/scanning/use-said";
import { answered, type Scan, useScans } from "~/base/ui/scanning/use-scans";
import { parcelsPath } from "~/sales/orders/packing/parcels-path";
import type { BoxLine } from "./box.server";
import { type BoxState, whyNotOpen } from "./box-state";
import type { Packed } from "./put-in.server";

type Props = {
  number: string;
  /** Why it must not be packed yet; null: it may. */
  waits: string | null | false;
  lines: BoxLine[];
  state: BoxState;
  fresh: string;
  /** What is said of a scan that was sent without script. */
  said: ScanSaid | null;
};

/** An order whose packs are scanned, or tapped, into its box. */
export function PackPage(shown: Props) {
  const { number, waits, fresh } = shown;
  const { said, waiting, scan, lines, state } = useBox(shown);
  const isOpen = state === "open";
  const missing = lines.reduce((all, line) => all + Math.max(0, line.wanted - line.packed), 0);
  const over = lines.some((line) => line.packed > line.wanted);
  return (
    <>
      <h1>{`Pack order ${number}`}</h1>
      {waits && isOpen && <Notice tone="error">{`${waits}.`}</Notice>}
      {state === "cancelled" && <Notice tone="error">{whyNotOpen(number, state)}</Notice>}
      {isOpen && !waits && (
        <Form method="post" className="panel" aria-label="Scan">
          <IdempotencyKey fresh={fresh} />
          <ScanField
            label="Scan each pack"
            submit="Put it in"
            said={said}
            waiting={waiting}
            isFirst
            onScan={scan}
          />
        </Form>
      )}
      {state === "packed" && (
        <div className="panel stack pack-done" role="status">
          <p className="pack-count">{`Order ${number} is packed.`}</p>
          <p className="row">
            <ButtonLink to={`${parcelsPath}/${number}`}>Courier and number</ButtonLink>
            <ButtonLink tone="quiet" to={`${parcelsPath}?show=to-pack`}>
              The next order
            </ButtonLink>
          </p>
        </div>
      )}
      {isOpen && (
        <p className="pack-count">
          {missing === 0
            ? "Nothing is missing"
            : `Missing: ${missing === 1 ? "1 pack" : `${missing} packs`}`}
        </p>
      )}
      <ul className="pack-lines">
        {lines.map((line) => (
          <Line key={line.productId} line={line} fresh={fresh} isOpen={isOpen && !waits} />
        ))}
      </ul>
      {isOpen && !waits && missing === 0 && !over && (
        <Form method="post">
          <Button name="intent" value="close">
            Packed
          </Button>
        </Form>
      )}
    </>
  );
}

/** The box as it is after the newest scan. */
function useBox({ number, lines, state, said: sent }: Props) {
  const [live, setLive] = useState<Packed | null>(null);
  const [said, say] = useSaid(sent);
  const { revalidate } = useRevalidator();
  // A tap was answered: what the page has now is newer.
  useEffect(() => setLive(null), [lines]);
  useEffect(() => {
    if (sent) say(sent);
  }, [sent, say]);
  const { scan, waiting } = useScans(
    async (scans: Scan[]) => {
      const body = new URLSearchParams({ scans: JSON.stringify(scans) });
      const answer = await fetch(`${parcelsPath}/${number}/scans`, { method: "POST", body });
      const packed = await answered<Packed>(answer);
      if (packed === null) return null;
      setLive(packed);
      if (packed.state !== "open") revalidate();
      return packed.said;
    },
    (each: ScanSaid | null) => say(each ?? refusedScan),
  );
  const box = live ?? { lines, state };
  return { said, waiting, scan, lines: box.lines, state: box.state };
}

function Line({ line, fresh, isOpen }: { line: BoxLine; fresh: string; isOpen: boolean }) {
  const { productId, name, wanted, packed, batches } = line;
  const missing = wanted - packed;
  return (
    <li className={missing === 0 ? "pack-line pack-line-full" : "pack-line"}>
      <p>
        <strong>{name}</strong>
        {batches.length > 0 && <span className="muted">{` from batch ${batches.join(", ")}`}</span>}
      </p>
      <p className="pack-line-count">
        <strong>{`${packed} of ${wanted}`}</strong>
        <span>{missing < 0 ? "too many" : missing === 0 ? "all in" : `${missing} missing`}</span>
      </p>
      {isOpen && (
        <Form method="post" className="row" aria-label={name}>
          {/* Two taps at what looks the same count once. */}
          <IdempotencyKey fresh={keyOfOne(fresh, productId, packed)} />
          <input type="hidden" name="product" value={productId} />
          <Button
            tone="quiet"
            name="tap"
            value="one"
            disabled={missing <= 0}
            aria-label={`Packed one: ${name}`}
          >
            Packed one
          </Button>
          <Button
            tone="quiet"
            name="tap"
            value="all"
            disabled={missing <= 0}
            aria-label={`All of these: ${name}`}
          >
            All of these
          </Button>
          <Button
            tone="quiet"
            name="tap"
            value="out"
            disabled={packed <= 0}
            aria-label={`Take one out: ${name}`}
          >
            Take one out
          </Button>
        </Form>
      )}
    </li>
  );
}
