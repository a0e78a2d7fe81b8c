/** Text files of the shop and their types, as `send` would name them. Pictures, films and fonts are packed already. */
export const textFiles: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "text/xml; charset=utf-8",
};

/** Below this many bytes packing saves less than its headers cost. */
export const worthPacking = 1000;

/** True for a `Content-Type` of text. */
export function isText(type: string | null): boolean {
  return /^(text\/|image\/svg\+xml|application\/(json|javascript|manifest\+json|[\w.-]+\+json|xml))/i.test(
    type ?? "",
  );
}

export type Encoding = "br" | "gzip";

/** What browsers send is always one of a few. */
const asked = new Map<string, Encoding | null>();
const mostAsked = 100;

/** The better of our two that `Accept-Encoding` allows; null: neither. */
export function encodingFor(accepted: string | null | undefined): Encoding | null {
  if (!accepted) return null;
  const known = asked.get(accepted);
  if (known !== undefined) return known;
  const encoding = betterOf(accepted);
  if (asked.size < mostAsked) asked.set(accepted, encoding);
  return encoding;
}

function betterOf(accepted: string): Encoding | null {
  const wanted = new Map(
    accepted
      .toLowerCase()
      .split(",")
      .map((part): [string, number] => {
        const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
        const quality = parameters.find((parameter) => parameter.startsWith("q="));
        return [name, quality === undefined ? 1 : Number(quality.slice(2))];
      }),
  );
  const allows = (name: Encoding) => (wanted.get(name) ?? wanted.get("*") ?? 0) > 0;
  return allows("br") ? "br" : allows("gzip") ? "gzip" : null;
}

/** `Vary` with Accept-Encoding in it, whatever stood there before. */
export function varyByEncoding(vary: string | null | undefined): string {
  if (!vary) return "Accept-Encoding";
  return /accept-encoding|\*/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}
