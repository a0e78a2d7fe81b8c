import { randomUUID } from "node:crypto";

/**
 * A multipart body whose parts are set apart by a boundary that stands nowhere else in it (RFC 2046, 5.1.1), with its
 * `Content-Type`. Node's parser takes the sender's boundary for one wherever it finds those letters: two letters with which a value
 * begins are enough for it to read nothing.
 */
export function withClearBoundary(
  body: Buffer<ArrayBuffer>,
  type: string,
): { body: Buffer<ArrayBuffer>; type: string } {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s"]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) return { body, type };
  const clear = randomUUID();
  const parts: Buffer[] = [];
  let copied = 0;
  for (const { start, end } of delimitersIn(body, Buffer.from(`--${boundary}`, "latin1"))) {
    parts.push(body.subarray(copied, start), Buffer.from(`--${clear}`));
    copied = end;
  }
  parts.push(body.subarray(copied));
  return { body: Buffer.concat(parts), type: `multipart/form-data; boundary=${clear}` };
}

/** Lines that are the delimiter, with nothing but blanks, which belong to it, or the two hyphens of the last one behind it. */
function* delimitersIn(body: Buffer, delimiter: Buffer): Generator<{ start: number; end: number }> {
  for (
    let start = body.indexOf(delimiter);
    start >= 0;
    start = body.indexOf(delimiter, start + 1)
  ) {
    if (start > 0 && body.toString("latin1", start - 2, start) !== "\r\n") continue;
    const behind = start + delimiter.length;
    let end = behind;
    while (body[end] === 32 || body[end] === 9) end += 1;
    if (textAt(body, end) === "\r\n") yield { start, end };
    else if (textAt(body, behind) === "--") yield { start, end: behind };
  }
}

const textAt = (body: Buffer, at: number): string => body.toString("latin1", at, at + 2);
