import { useState } from "react";
import { flushSync } from "react-dom";
import { fieldId } from "~/base/ui/field-id";
import { raiseField } from "~/base/ui/scanning/raise-field";
import { refusedScan, useSaid } from "~/base/ui/scanning/use-said";
import { useScans } from "~/base/ui/scanning/use-scans";
import { lookUp } from "./look-up";
import type { Scanned, ScannedPack } from "./pack-scanned.server";

/** `stock`: packs on hand when it was scanned. */
export type ScannedRow = { id: string; name: string; stock: number };

/**
 * A sheet with fields `packs-<product id>` and `batch-<product id>`: each scan is one pack more on its row. `atFirst`: rows beside those
 * that stand there anyway; a scan of a product without a row adds one. `problem`: what was said of a scan without script; `whyNot`: why a
 * pack is not counted on its row, whose batch it is given.
 */
export function useScannedRows(
  atFirst: ScannedRow[],
  problem: string | undefined,
  whyNot: (pack: ScannedPack, batch: string) => string | null,
) {
  const [more, setMore] = useState<ScannedRow[]>([]);
  const [said, say] = useSaid(problem ? { words: problem, tone: "wrong" } : null);
  const { scan, waiting } = useScans(lookUp, (pack: Scanned | null) => {
    if (pack === null) return say(refusedScan);
    if ("problem" in pack) return say({ words: pack.problem, tone: "wrong" });
    const [packs, batch] = [fieldId(`packs-${pack.id}`), fieldId(`batch-${pack.id}`)];
    const wrong = whyNot(pack, fieldAt(batch)?.value.trim() ?? "");
    if (wrong !== null) return say({ words: wrong, tone: "wrong" });
    if (!fieldAt(packs))
      flushSync(() =>
        setMore((before) => [...before, { id: pack.id, name: pack.name, stock: pack.stock }]),
      );
    const number = fieldAt(batch);
    if (number && pack.batch) number.value = pack.batch.number;
    say({ words: `${raiseField(packs)} × ${pack.name}`, tone: "right" });
  });
  const others = [...atFirst, ...more.filter(({ id }) => !atFirst.some((row) => row.id === id))];
  return { others, said, scan, waiting };
}

function fieldAt(id: string): HTMLInputElement | null {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field : null;
}
