import { mostPacksPerLine, packsIn } from "~/base/db/packs";
import { rupees } from "~/base/lib/money";
import { type Step, stepAt } from "~/goods/prices/step";

export const followSheet = (): void => document.addEventListener("input", showSheetTotal);

/** What the numbers on the quick-order sheet cost before delivery and coupons, as they are typed. */
export function showSheetTotal(): void {
  const total = document.querySelector<HTMLElement>(".sheet-total");
  if (!total) return;
  const sum = { packs: 0, paise: 0 };
  for (const { value, dataset } of document.querySelectorAll<HTMLInputElement>(
    ".sheet [data-steps]",
  )) {
    const packs = packsIn(value, mostPacksPerLine) ?? 0;
    const steps = JSON.parse(dataset.steps ?? "[]") as Step[];
    sum.packs += packs;
    sum.paise += packs * (stepAt(steps, packs)?.pricePaise ?? Number(dataset.price));
  }
  const words = (sum.packs === 1 ? total.dataset.one : total.dataset.more) ?? "";
  total.textContent = words
    .replace("{packs}", String(sum.packs))
    .replace("{sum}", rupees(sum.paise));
}
