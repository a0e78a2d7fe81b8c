import { useCallback, useEffect, useRef, useState } from "react";
import { packsField } from "./sheet-form";
import type { SheetPack } from "./sheet-rows.server";

/** The numbers of packs on the sheet, by product, as they are typed; at first those of the cart. */
export function useSheetNumbers(packs: SheetPack[]) {
  const form = useRef<HTMLFormElement>(null);
  const [numbers, setNumbers] = useState<Record<string, string>>(() =>
    Object.fromEntries(packs.map(({ id, packs: inCart }) => [id, String(inCart)])),
  );
  const read = useCallback(() => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const entries = packs.map(({ id }) => [id, String(typed.get(packsField(id)) ?? "")]);
    setNumbers(Object.fromEntries(entries));
  }, [packs]);
  // Also what was typed before this ran.
  useEffect(read, [read]);
  return { form, numbers, read };
}
