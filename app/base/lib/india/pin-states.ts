import { armyPost, stateName } from "./states";
import { t } from "~/base/words/say";

/**
 * How PINs begin in each state (GST codes); the longest prefix counts. Several states: offices of both are there, the first has
 * most. 90–99 are army posts, which are in no state. `a-b` is each prefix from a to b.
 */
const table: [states: string, prefixes: string][] = [
  ["07", "11"],
  ["06", "12-13"],
  ["03", "14-15"],
  ["04", "140119 140125 140133"],
  ["04 03", "16"],
  ["02", "17"],
  ["01", "18-19"],
  ["38", "194"],
  ["09", "20-28"],
  ["05", "248 249 263"],
  ["05 09", "244 246"],
  ["09 05", "247 262"],
  ["08", "30-34"],
  ["24", "36-39"],
  ["26", "362520 362540 362570 396210 396215 396220 396193 396230 396235 396240"],
  ["27", "40-44"],
  ["30", "403"],
  ["23", "45-48"],
  ["22", "49"],
  ["36", "50"],
  ["37", "507130"],
  ["37", "51-53"],
  ["34", "533464"],
  ["29", "56-59"],
  ["33", "60-64"],
  ["33 34", "605 607402-607403 609601-609609"],
  ["32", "67-69"],
  ["31", "682551-682559"],
  ["34", "673310"],
  ["19", "70-74"],
  ["11", "737"],
  ["35", "744"],
  ["21", "75-77"],
  ["18", "78"],
  ["17", "783123 783134"],
  ["12", "790-792"],
  ["17", "793-794"],
  ["14", "795"],
  ["15", "796"],
  ["13", "797-798"],
  ["16", "799"],
  ["10", "80-85"],
  ["20", "814-816 822 825-829 831-835"],
  ["10 20", "813"],
  ["20 10", "814"],
  [armyPost.code, "90-99"],
];

const statesByPrefix = new Map(
  table.flatMap(([states, prefixes]) =>
    prefixes
      .split(" ")
      .flatMap(prefixesIn)
      .map((prefix): [string, string[]] => [prefix, states.split(" ")]),
  ),
);

function prefixesIn(range: string): string[] {
  const [first = 0, last = first] = range.split("-").map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}

/**
 * Beginnings that no post office of the directory of India Post has (19,159 PINs), though the first two digits are in use. New
 * offices may get them: a PIN that begins so is asked about, never refused.
 */
const unknownStarts = new Set(
  `111-119 120 128-129 130 137-139 149 150 153-159 161-169 170 178-179 183 186-189 195-199 200 213-219 220 234-239 240
    252-259 260 264-269 270 278-279 280 286-289 300 308-309 310 315-319 320 329 330 336-339 340 346-349 366-369 371-379
    381 386 397-399 404-409 417-419 420 426-429 430 432-439 446-449 459 467-469 478-479 489 498-499 510-514 519 525-529
    536-539 564-569 578-579 588-589 592-599 615-619 633-634 640 644-649 672 674-675 677 681 684 687 692-694 696-699
    701-709 710 714-719 720 724-729 730 738-739 740 745-749 750 771-779 780 789 806-809 810 817-819 820 830 836-839 840
    849 850 856-859`
    .split(/\s+/)
    .flatMap(prefixesIn),
);

/** Whether no post office is known that has such a PIN. */
export const isPinUnknown = (pin: string): boolean => unknownStarts.has(pin.slice(0, 3));

/** Whether a PIN is one of the army's, which India Post alone delivers to. */
export const isArmyPin = (pin: string): boolean => pin.startsWith("9");

/** The states (GST codes) a PIN belongs to, the likeliest first; empty if unknown. A hint only: never refuse an order for it. */
export function statesOfPin(pin: string): string[] {
  for (let length = 6; length >= 2; length -= 1) {
    const states = statesByPrefix.get(pin.slice(0, length));
    if (states && pin.length >= length) return states;
  }
  return [];
}

/** The question to ask when no such PIN is known; null: none. */
export const unknownPin = (pin: string): string | null =>
  isPinUnknown(pin)
    ? t(
        "We know no PIN that begins with {start}. If {pin} is right, go on; if not, please correct it.",
        { start: pin.slice(0, 3), pin },
      )
    : null;

/** The question to ask when no such PIN is known, or PIN and state do not go together; null: nothing. A post of the army may be in any state. */
export function pinDoubt(pin: string, state: string): string | null {
  const unknown = unknownPin(pin);
  if (unknown) return unknown;
  const expected = statesOfPin(pin);
  if (isArmyPin(pin) || expected.length === 0 || expected.includes(state)) return null;
  const [one = "", other] = expected.map((code) => t(stateName(code) ?? code));
  return t(
    "PIN {pin} is usually in {states}, but you chose {state}. If it is right, go on; if not, please correct it.",
    {
      pin,
      states: other ? t("{one} or {other}", { one, other }) : one,
      state: t(stateName(state) ?? state),
    },
  );
}
