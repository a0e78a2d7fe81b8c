import { mostPacksPerLine, packsIn } from "~/base/db/packs";
import { useHydrated } from "~/base/ui/hydrated";
import { rupees } from "~/base/lib/money";
import { stepAt } from "~/goods/prices/step";
import type { SheetPack } from "./sheet-rows.server";
import { t } from "~/base/words/say";

/** What the numbers on the quick-order sheet cost before delivery and coupons. `numbers`: what is typed, by product. */
export function SheetTotal({
  packs,
  numbers,
}: {
  packs: SheetPack[];
  numbers: Record<string, string>;
}) {
  const sum = { packs: 0, paise: 0 };
  for (const { id, steps, pricePaise } of packs) {
    const number = packsIn(numbers[id] ?? "", mostPacksPerLine) ?? 0;
    sum.packs += number;
    sum.paise += number * (stepAt(steps, number)?.pricePaise ?? pricePaise);
  }
  const isHydrated = useHydrated();
  return (
    <output className="sheet-total" hidden={!isHydrated}>
      {sum.packs === 1
        ? t("1 pack, {sum} before delivery", { sum: rupees(sum.paise) })
        : t("{packs} packs, {sum} before delivery", { packs: sum.packs, sum: rupees(sum.paise) })}
    </output>
  );
}
