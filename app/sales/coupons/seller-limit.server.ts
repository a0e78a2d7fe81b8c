import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { rupees } from "~/base/lib/money";
import { percent } from "~/base/lib/percent";

const keys = { percent: "coupons.sellerPercent", paise: "coupons.sellerPaise" } as const;

/** The most that a coupon of a seller gives, by its kind: whole percent, and paise. Null: as much as he likes. */
type SellerLimit = { percent: number | null; paise: number | null };

/** Until the owner says otherwise. */
const usual = { percent: 20, paise: 500_00 };

export function sellerLimit(from: Reader = db): SellerLimit {
  const stored = storedSettings(from);
  const limit = (kind: keyof typeof keys) => {
    const value = stored.get(keys[kind]);
    return value === undefined ? usual[kind] : value === "" ? null : Number(value);
  };
  return { percent: limit("percent"), paise: limit("paise") };
}

export function setSellerLimit(tx: Writer, after: SellerLimit, actor: Actor): void {
  const before = sellerLimit(tx);
  if (before.percent === after.percent && before.paise === after.paise) return;
  storeSettings(tx, {
    [keys.percent]: String(after.percent ?? ""),
    [keys.paise]: String(after.paise ?? ""),
  });
  recordChange(tx, {
    actor,
    action: "settings.update",
    subject: { id: "coupons", name: "coupons of sellers" },
    before,
    after,
  });
}

/** Why a seller may not make, change or switch on this coupon; null: he may. `value`: hundredths, as in `coupons`. */
export function aboveSellerLimit(
  from: Reader,
  { kind, value }: { kind: "percent" | "amount"; value: number },
): string | null {
  const limit = sellerLimit(from);
  const most =
    kind === "amount" ? limit.paise : limit.percent === null ? null : limit.percent * 100;
  if (most === null || value <= most) return null;
  return `Your coupons may give at most ${kind === "amount" ? rupees(most) : percent(most)}: the owner makes one that gives more`;
}
