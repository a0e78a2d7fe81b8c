import { inks, type PdfPage } from "./pdf-page.server";
import type { Style } from "./pdf-text.server";
import { addresseeLines, type Fact } from "../wording";

/** What the papers have in common: their styles, lists of facts, and addresses. */

export const styles = {
  normal: { size: 9 },
  quiet: { size: 8, colour: inks.quiet },
  strong: { size: 9, weight: 700 },
  large: { size: 15, weight: 700 },
} satisfies Record<string, Style>;

/** The label column is as wide as the longest label. */
export function drawFacts(page: PdfPage, facts: Fact[], x: number): void {
  const labels =
    Math.max(0, ...facts.map(({ label }) => page.text.widthOf(label, styles.quiet))) + 8;
  page.y += 3;
  for (const { label, value } of facts) {
    page.text.line(label, x, page.y + 1, styles.quiet);
    page.paragraph(value, styles.normal, x + labels, page.half - labels);
  }
}

/** Whom it is for, below a label. */
export function drawPerson(
  page: PdfPage,
  label: string,
  person: Parameters<typeof addresseeLines>[0],
  x: number,
): void {
  const { first, below } = addresseeLines(person);
  page.paragraph(label, styles.quiet, x, page.half);
  page.paragraph(first, styles.strong, x, page.half);
  for (const line of below) page.paragraph(line, styles.normal, x, page.half);
}
