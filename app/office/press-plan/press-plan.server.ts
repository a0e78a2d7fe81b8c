import { and, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { dayNumber, startOfDayNumber } from "~/base/lib/day-count";
import { mlIn, packIn } from "~/base/lib/pack-figures";
import { sizeColumns } from "~/goods/catalogue/pack-columns.server";
import { packsInKits, packsToPack, recentDaysSold } from "./days-sold.server";
import { festivalsIn } from "./festivals";
import { oilIn } from "./oil-figures";
import { type Known, missOf, planOf, soldIn, toPress } from "./plan-rule";
import { pressSettings } from "./press-settings.server";
import { missWords, whyWords } from "./why";

/** Days that the plan is for. */
const daysAhead = 14;
/** The same weekdays of the year before. */
const yearOfWeeks = 364;

/** Most packs on the page; the sums have them all. */
const mostShown = 100;

/** The page of how much to press; `now`: UTC ms. Two queries for what was sold and is ordered, one for the products. */
export function pressPlan(now = Date.now()) {
  const { today, byProduct, all } = recentDaysSold(now);
  const open = packsToPack();
  const inKits = packsInKits();
  const settings = pressSettings();
  const { festivals } = festivalsIn(settings.festivals);
  const miss = { ml: 0, soldMl: 0, weeks: 0 };
  const rows = oilPacks([...new Set([...byProduct.keys(), ...open.keys()])]).map((product) => {
    const sold = byProduct.get(product.id) ?? new Map<number, number>();
    const since = Math.min(dayNumber(product.createdAt), ...sold.keys());
    const sales = { sold, since };
    const known: Known = { pack: sales, shop: all, festivals };
    const plan = planOf(known, today, daysAhead);
    const stock = product.isCounted
      ? product.stock - product.agedStock + (inKits.get(product.id) ?? 0)
      : null;
    const standing = { stock, open: open.get(product.id) ?? 0 };
    const press = toPress(plan, standing);
    const missed = missOf(known, today);
    miss.ml += missed.off * mlIn(product);
    miss.soldMl += missed.sold * mlIn(product);
    miss.weeks = Math.max(miss.weeks, missed.weeks);
    const pack = packIn(product);
    return {
      slug: product.slug,
      name: product.name,
      pack,
      week: soldIn(sales, today - 7, 7),
      weekYearAgo: soldIn(sales, today - 7 - yearOfWeeks, 7),
      aheadYearAgo: soldIn(sales, today - yearOfWeeks, daysAhead),
      ...standing,
      planned: plan.packs,
      press,
      why: whyWords(plan, standing, press, pack),
      miss: missWords(missed),
    };
  });
  const oil = oilIn(
    rows.map(({ pack, press }) => ({ pack, packs: press })),
    settings.yieldKg,
  );
  const most = (row: (typeof rows)[number]) => row.press * mlIn(row.pack);
  return {
    rows: rows
      .toSorted((one, other) => most(other) - most(one) || one.name.localeCompare(other.name))
      .slice(0, mostShown),
    left: Math.max(0, rows.length - mostShown),
    until: startOfDayNumber(today + daysAhead - 1),
    oil,
    hasUncounted: rows.some(({ stock }) => stock === null),
    miss,
    settings,
  };
}

export type PressPlan = ReturnType<typeof pressPlan>;

/** These products, where they are oil and on offer. */
const oilPacks = (ids: string[]) =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      ...sizeColumns,
      isCounted: products.isCounted,
      stock: products.stock,
      agedStock: products.agedStock,
      createdAt: products.createdAt,
    })
    .from(products)
    .where(
      and(
        inArray(products.id, sql`(select value from json_each(${JSON.stringify(ids)}))`),
        ne(products.sale, "hidden"),
        sql`${products.hsn} like '15%'`,
        isNotNull(products.volumeMl),
      ),
    )
    .all();
