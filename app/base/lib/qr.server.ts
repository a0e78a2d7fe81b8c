import { encode } from "uqr";

/** A QR code as an SVG path on a square of `size` units, with a border of two. */
export type QrCode = { size: number; dots: string };

/** The QR code of a text. */
export function qrOf(text: string): QrCode {
  const { size, data: rows } = encode(text, { border: 2 });
  const dots = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, dots: dots.join("") };
}
