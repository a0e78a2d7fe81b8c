import type { Call } from "~/base/lib/api/call";

/** Maps example values to ids and slugs that exist in this shop. */
export type RealValues = Record<string, string>;

/**
 * The curl command for a call with its example values, below `base` (`https://shop.example/api/v1`). The token comes from
 * $TOKEN. `real` replaces made-up values, but never the record that the call would change or delete.
 */
export function curlOf(call: Call, base: string, real: RealValues = {}): string {
  const address = quotedIfNeeded(base + examplePath(call, call.method === "GET" ? real : {}));
  return [
    `curl ${address}`,
    ...(call.method === "GET" ? [] : [`-X ${call.method}`]),
    ...(call.who === "all" ? [] : ['-H "Authorization: $TOKEN"']),
    ...bodyOf(call, real),
    ...(call.success.schema ? [] : ["-o photo"]),
  ].join(" \\\n  ");
}

function examplePath({ path, params = {} }: Call, real: RealValues): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const example = params[name]?.example ?? "";
    return encodeURIComponent(real[example] ?? example);
  });
}

function bodyOf({ body }: Call, real: RealValues): string[] {
  if (!body) return [];
  const example = withReal(body.example, real);
  if (!body.withFiles)
    return [`-H ${quoted("Content-Type: application/json")}`, `-d ${quoted(example)}`];
  const fields: Record<string, unknown> = JSON.parse(example);
  return [
    ...Object.entries(fields).map(([name, value]) => `-F ${quoted(`${name}=${String(value)}`)}`),
    "-F photo=@photo.jpg",
  ];
}

/** The example as JSON on one line. */
function withReal(example: unknown, real: RealValues): string {
  return JSON.stringify(example, (_, value: unknown) =>
    typeof value === "string" ? (real[value] ?? value) : value,
  );
}

/** Quotes for a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function quotedIfNeeded(text: string): string {
  return /^[\w:/.%~-]+$/.test(text) ? text : quoted(text);
}
