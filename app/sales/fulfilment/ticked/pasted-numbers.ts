import { codeTyped } from "~/base/lib/typed/code";
import { isTrackingNumber } from "~/sales/orders/couriers";

/** Tracking numbers by order number, as they were pasted, and a sentence for each line that says nothing. */
type Pasted = { numbers: Map<string, string>; problems: string[] };

type Line = { place: number; order: string | null; rest: string };

/**
 * Reads a list of tracking numbers, one a line: each beside its order's number, whatever stands between them and in whichever order; or
 * the tracking numbers alone, in the order of `shown` ("-" for an order without one). `shown`: the numbers of the orders.
 */
export function pastedNumbers(text: string, shown: string[]): Pasted {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => lineOf(cellsOf(line), index + 1, shown))
    .filter(({ order, rest }) => order !== null || rest !== "");
  return lines.some(({ order }) => order !== null) ? byOrder(lines, shown) : inTurn(lines, shown);
}

/** A line with its tabs, which stand between cells. */
const cellsOf = (line: string) => line.split("\t").map(codeTyped).join("\t").trim();

function byOrder(lines: Line[], shown: string[]): Pasted {
  const numbers = new Map<string, string>();
  const problems: string[] = [];
  for (const { place, order, rest } of lines) {
    const awb = trackingIn(rest);
    if (order === null) problems.push(`Line ${place} names no order`);
    else if (!shown.includes(order)) problems.push(`Line ${place}: ${order} is not among these`);
    else if (numbers.has(order)) problems.push(`Line ${place}: ${order} is there twice`);
    else if (awb === null) problems.push(`Line ${place}: no tracking number beside ${order}`);
    else numbers.set(order, awb);
  }
  return { numbers, problems };
}

function inTurn(lines: Line[], shown: string[]): Pasted {
  if (lines.length > shown.length) {
    const words = `There are ${lines.length} numbers, but only ${shown.length} orders`;
    return { numbers: new Map(), problems: [words] };
  }
  const numbers = new Map<string, string>();
  const problems: string[] = [];
  for (const [index, { place, rest }] of lines.entries()) {
    if (/^-$/.test(rest)) continue;
    const awb = trackingIn(rest);
    if (awb === null) problems.push(`Line ${place} holds no tracking number`);
    else numbers.set(shown[index] ?? "", awb);
  }
  return { numbers, problems };
}

/** An order's number, and what stands around it. Couriers' numbers may begin with the same letters: those have no dash. */
function lineOf(line: string, place: number, shown: string[]): Line {
  for (const found of line.matchAll(/(?<![A-Za-z0-9-])PR([-\s]?)(\d{1,9})(?![A-Za-z0-9])/gi)) {
    const [written, dash = "", digits = ""] = found;
    const order = `PR-${digits.padStart(6, "0")}`;
    if (dash !== "-" && !shown.includes(order)) continue;
    const rest = `${line.slice(0, found.index)}\t${line.slice(found.index + written.length)}`;
    return { place, order, rest: rest.trim() };
  }
  return { place, order: null, rest: line };
}

/** The tracking number in what is left of a line; null: there is none. Courier and buyer may stand beside it. */
function trackingIn(rest: string): string | null {
  const cells = rest.split(/[\t,;:|=]+/).map((cell) => cell.trim());
  for (const cell of cells) {
    const words = cell.split(/\s+/).filter((word) => /[A-Za-z0-9]/.test(word));
    const numbers = words.filter((word) => /\d/.test(word));
    const [only = ""] = numbers;
    if (numbers.length === 1 && isTrackingNumber(only)) return only;
    const joined = words.join("");
    if (numbers.length > 0 && isTrackingNumber(joined)) return joined;
  }
  return null;
}
