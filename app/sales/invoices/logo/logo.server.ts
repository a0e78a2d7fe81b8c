import type Pdf from "pdfkit";

/** `npm run logo` makes it from the logo of the pages. */
const file = "app/sales/invoices/logo/logo.png";
const shape = 288 / 1240;

/** Draws the shop's logo, in a file once however many pages show it. Gives its height; all in points. */
export function drawLogo(
  document: InstanceType<typeof Pdf>,
  x: number,
  y: number,
  width = 118,
): number {
  document.image(file, x, y, { width });
  return width * shape;
}
