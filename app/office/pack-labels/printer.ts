/** Printers by their dots per inch. Bars are whole dots wide: a printer that has to round them prints bars that no till reads. */
export const printers = [
  { dpi: 203, name: "Label printer, 203 dpi", qr: 4, ean: 3 },
  { dpi: 300, name: "Label printer, 300 dpi", qr: 5, ean: 4 },
  { dpi: 600, name: "Laser or ink printer, 600 dpi", qr: 10, ean: 8 },
] as const;

export type Printer = (typeof printers)[number];

/** The printer with so many dots; undefined: there is none. */
export const printerOf = (dpi: number): Printer | undefined =>
  printers.find((printer) => printer.dpi === dpi);

/** Points in a millimetre. */
export const mm = 72 / 25.4;

/** One dot in points; label printers of "203 dpi" have eight dots to the millimetre. */
export const dotOf = ({ dpi }: Printer): number => 72 / (dpi === 203 ? 203.2 : dpi);

/** The nearest whole dot (points). */
export function onDot(printer: Printer, at: number): number {
  const dot = dotOf(printer);
  return Math.round(at / dot) * dot;
}
