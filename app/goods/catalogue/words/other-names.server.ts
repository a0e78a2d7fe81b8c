import type { Reader } from "~/base/db/connection.server";
import { wordsOf } from "./words.server";

/** Adds to lines what their goods are called now in Gujarati and Hindi, in this order; none where it is not known. */
export function withOtherNames<Line extends { productId: string; name: string }>(
  from: Reader,
  lines: Line[],
): (Line & { otherNames: string[] })[] {
  const words = wordsOf([...new Set(lines.map(({ productId }) => productId))], from);
  return lines.map((line) => {
    const { gu, hi } = words.get(line.productId) ?? {};
    const known = [gu?.name, hi?.name].flatMap((name) => name ?? []);
    return { ...line, otherNames: known.filter((name) => !line.name.includes(name)) };
  });
}
