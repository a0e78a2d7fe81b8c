import { closeWidth, photoWidths } from "./photo-ref";

/** Rendition formats, best first. */
export const photoFormats = ["avif", "webp", "jpeg"] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** One rendition of a photo, named as its file is; whether there is such a file is another question. */
export type PhotoChoice = { hash: string; width: number; format: PhotoFormat };

const everyWidth: readonly number[] = [...photoWidths, closeWidth];

/**
 * What a path like `/photos/<hash>/400` asks for, in the best format that the `Accept` header names; `/photos/<hash>/400.jpg`
 * is a JPEG for whoever asks. Null for a path that is no photo's. `hash` is safe as the name of a folder.
 */
export function photoChoice(pathname: string, accept: string): PhotoChoice | null {
  const [, hash = "", digits = "", asJpeg] =
    /^\/photos\/([0-9a-f]{64})\/([1-9]\d{2,3})(\.jpg)?$/.exec(pathname) ?? [];
  const width = Number(digits);
  if (!everyWidth.includes(width)) return null;
  return { hash, width, format: asJpeg ? "jpeg" : formatFor(accept) };
}

/** The best format that the `Accept` header names; JPEG for who names none. */
export function formatFor(accept: string): PhotoFormat {
  return photoFormats.find((name) => accepts(accept, `image/${name}`)) ?? "jpeg";
}

/**
 * What to look for, the asked one first, then what comes nearest: larger widths, then smaller ones; at last the same as JPEG.
 * A photo is not stored wider than it is, one of earlier times not yet in every width, one that came in with thousands of
 * others not yet in every format.
 */
export function choicesInstead(choice: PhotoChoice): PhotoChoice[] {
  const { width, format } = choice;
  const larger = photoWidths.filter((known) => known > width);
  const smaller = photoWidths.filter((known) => known < width);
  const widths = [width, ...larger, ...smaller.toReversed()];
  const formats: PhotoFormat[] = format === "jpeg" ? ["jpeg"] : [format, "jpeg"];
  return formats.flatMap((other) =>
    widths.map((near) => ({ ...choice, width: near, format: other })),
  );
}

/** Named, with a quality above zero. "Anything" does not count: programs that send only that may not know AVIF. */
function accepts(header: string, type: string): boolean {
  return header.split(",").some((range) => {
    const [name, ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
