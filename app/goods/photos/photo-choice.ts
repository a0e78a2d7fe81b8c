import { photoWidths, zoomWidth } from "./photo-ref";

/** Rendition formats, best first. */
export const photoFormats = ["avif", "webp", "jpeg"] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** A rendition, named like its file, which may not exist. */
export type PhotoChoice = { hash: string; width: number; format: PhotoFormat };

const everyWidth: readonly number[] = [...photoWidths, zoomWidth];

/**
 * Parses a path like `/photos/<hash>/400` into the best format that `Accept` names; `/photos/<hash>/400.jpg` is always a JPEG.
 * Null for other paths. `hash` is safe as a folder name.
 */
export function photoChoice(pathname: string, accept: string): PhotoChoice | null {
  const [, hash = "", digits = "", asJpeg] =
    /^\/photos\/([0-9a-f]{64})\/([1-9]\d{2,3})(\.jpg)?$/.exec(pathname) ?? [];
  const width = Number(digits);
  if (!everyWidth.includes(width)) return null;
  return { hash, width, format: asJpeg ? "jpeg" : formatFor(accept) };
}

/** The best format that `Accept` names; JPEG by default. */
export function formatFor(accept: string): PhotoFormat {
  return photoFormats.find((name) => accepts(accept, `image/${name}`)) ?? "jpeg";
}

/**
 * Renditions to try: the requested one, then larger widths, then smaller ones; finally the same as JPEG. Photos have no
 * renditions wider than themselves, older ones may lack widths, bulk imports may lack formats.
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

/**
 * Whether the header names the type with a quality above zero. Wildcards do not count: programs that send only those may not
 * support AVIF.
 */
function accepts(header: string, type: string): boolean {
  return header.split(",").some((range) => {
    const [name, ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Message at the photo field of a form shown again for another reason. */
export const choosePhotoAgain = "Please choose the photo again.";
