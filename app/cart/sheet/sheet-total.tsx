import { mostPacksPerLine, packsIn } from "~/db/packs";
import { rupees } from "~/lib/money";
import { stepAt } from "~/prices/steps/step";
import { useHasScript } from "~/ui/has-script";
import type { SheetPack } from "./sheet-rows.server";

/** What the numbers on this page cost before delivery and coupons, as they are typed; only with script. */
export function SheetTotal({
  packs,
  typed,
}: {
  packs: SheetPack[];
  typed: (id: string) => string;
}) {
  const hasScript = useHasScript();
  if (!hasScript) return null;
  const sums = packs.map(({ id, pricePaise, steps, isSoldOut }) => {
    const quantity = isSoldOut ? 0 : (packsIn(typed(id), mostPacksPerLine) ?? 0);
    return { quantity, paise: quantity * (stepAt(steps, quantity)?.pricePaise ?? pricePaise) };
  });
  const count = sums.reduce((sum, { quantity }) => sum + quantity, 0);
  const paise = sums.reduce((sum, each) => sum + each.paise, 0);
  return (
    <output className="sheet-total">
      {`${count} ${count === 1 ? "pack" : "packs"}, ${rupees(paise)} before delivery`}
    </output>
  );
}
