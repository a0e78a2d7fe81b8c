import { useState } from "react";
import { flushSync } from "react-dom";
import { fieldId } from "~/base/ui/field-id";
import { refusedScan, type ScanSaid, useSaid } from "~/base/ui/scanning/use-said";
import { useScans } from "~/base/ui/scanning/use-scans";
import { raiseField } from "~/base/ui/scanning/raise-field";
import { lookUp } from "~/goods/stock/scan/look-up";
import type { Scanned } from "~/goods/stock/scan/pack-scanned.server";
import { whyNotSold } from "~/goods/stock/scan/why-not-sold";
import { packsField } from "./options";

/** A pack that was scanned and stood on no row of the sheet. */
type AddedPack = { id: string; name: string };

/** Each scan is one pack more on its row; what has none yet gets one. */
export function useScanning(atFirst: ScanSaid | null) {
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
