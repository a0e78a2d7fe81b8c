import { startOfDayNumber } from "~/base/lib/day-count";
import { formatIndian } from "~/base/lib/india/format-indian";
import { indianTime } from "~/base/lib/india/indian-time";
import { mlIn, type Pack } from "~/base/lib/pack-figures";
import type { Lift, Miss, Plan, Standing } from "./plan-rule";

/** One line of why: how much is sold lately, what a festival makes of it, what is there, and so what to press. */
export function whyWords(plan: Plan, standing: Standing, press: number, pack: Pack): string {
  return `${latelyWords(plan)}. ${needWords(plan, standing, press, pack)}`;
}

function latelyWords({ weekly, days, lift }: Plan): string {
  if (weekly === 0) return "None sold lately on ordinary days";
  const lately =
    days < 7
      ? `New: ${about(weekly)} sold in ${days === 1 ? "one day" : `${days} days`}`
      : `${about(weekly)} a week lately`;
  return lift ? `${lately}; ${liftWords(lift)}` : lately;
}

function liftWords({ festival, times, ofShop }: Lift): string {
  const when = indianTime(startOfDayNumber(festival.day)).format("D MMM");
  const { name } = festival;
  if (times === null)
    return `${name} on ${when} has too few sales of a year ago to go by, so it is left out`;
  return `${name} on ${when} was ×${about(times)} last year${ofShop ? " for all packs together" : ""}`;
}

function needWords({ packs }: Plan, { stock, open }: Standing, press: number, pack: Pack): string {
  if (packs === 0 && press === 0) return "Nothing needed";
  const needed = `${formatIndian(packs)} needed`;
  if (stock === null) {
    const toPack = `${formatIndian(open)} to pack`;
    const both = open === 0 ? needed : packs === 0 ? toPack : `${needed} and ${toPack}`;
    return `${both}, stock not counted: ${packsOf(press, pack)} less what is on the shelf`;
  }
  const there = stock < 0 ? `${formatIndian(-stock)} owed` : `${formatIndian(stock)} in stock`;
  return press === 0
    ? `${needed}, ${there}: enough`
    : `${needed}, ${there}: press ${packsOf(press, pack)}`;
}

/** `15 packs = 15 l`. */
const packsOf = (packs: number, pack: Pack): string =>
  `${packs === 1 ? "1 pack" : `${formatIndian(packs)} packs`} = ${litresWords(packs * mlIn(pack))}`;

/** 40500 → `40.5 l`; from 100 litres on, in whole ones. */
export const litresWords = (ml: number): string => `${rounded(ml)} l`;

/** 40500 → `40.5 kg`; from 100 kilograms on, in whole ones. */
export const kilosWords = (grams: number): string => `${rounded(grams)} kg`;

const rounded = (thousandths: number) =>
  thousandths >= 100_000
    ? formatIndian(Math.round(thousandths / 1000))
    : tenths(thousandths / 1000);

const tenths = (number: number): string => String(Math.round(number * 10) / 10);

/** 2.75 → `2.8`, 12.3 → `12`: from ten on, whole ones. */
const about = (number: number): string =>
  number >= 10 ? formatIndian(Math.round(number)) : tenths(number);

/** How far the plan was off for one pack: `off by 2.5 a week (21 %)`; "" for a pack that is too new, or was neither planned nor sold. */
export function missWords({ weeks, off, sold }: Miss): string {
  if (off + sold === 0) return "";
  return `off by ${about(off / weeks)} a week${sharePart(off, sold)}`;
}

/** ` (21 %)` of what was sold, or that it is more than that; nothing where nothing was sold. */
export function sharePart(off: number, sold: number): string {
  if (sold === 0) return "";
  return off > sold ? ", more than was sold" : ` (${Math.round((off * 100) / sold)} %)`;
}
