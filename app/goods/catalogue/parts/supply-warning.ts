import type { SupplyRule } from "~/base/db/movement-kinds";

type Taxed = { name: string; gstBasisPoints: number };

/** `5 %`. */
const percent = (basisPoints: number) => `${basisPoints / 100} %`;

/**
 * What to look at in the tax of a product that is made of others; null: its rate is what its rule says. The rates in hundredths of a
 * percent; the first part is the principal one. It is a warning: what is composite and what is mixed an accountant decides.
 */
export function supplyWarning(
  { rule, gstBasisPoints }: { rule: SupplyRule | null; gstBasisPoints: number },
  parts: readonly Taxed[],
): string | null {
  const [principal] = parts;
  if (!principal) return null;
  const highest = Math.max(...parts.map((part) => part.gstBasisPoints));
  if (rule === null) {
    const isOneRate = parts.every((part) => part.gstBasisPoints === gstBasisPoints);
    return isOneRate
      ? null
      : "Its parts have different rates of GST. Say whether it is a composite or a mixed supply.";
  }
  if (rule === "composite")
    return principal.gstBasisPoints === gstBasisPoints
      ? null
      : `It has ${percent(gstBasisPoints)} GST. A composite supply has the rate of its principal part, ${principal.name}: ${percent(principal.gstBasisPoints)} (CGST Act 2017, s. 8(a)).`;
  return highest === gstBasisPoints
    ? null
    : `It has ${percent(gstBasisPoints)} GST. A mixed supply has the highest rate of its parts: ${percent(highest)} (CGST Act 2017, s. 8(b)).`;
}
