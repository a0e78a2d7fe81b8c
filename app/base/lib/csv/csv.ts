import { stringify } from "csv-stringify/sync";

/**
 * Prevents spreadsheets from running a cell as a formula: prefixes an apostrophe to text that begins like a formula, or with
 * apostrophes and then a formula. `plain` removes exactly one. A negative number stays one: with an apostrophe no program adds it.
 */
function escapeFormula(text: string): string {
  if (/^-\d+(\.\d+)?$/.test(text)) return text;
  return /^'*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** Undoes `escapeFormula`; text typed without the apostrophe is unchanged. */
export function plain(cell: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}

/** Lines of a CSV file (RFC 4180), with formulas escaped. */
export function csvLines(rows: string[][]): string {
  return stringify(
    rows.map((cells) => cells.map(escapeFormula)),
    // By default the library quotes a cell for the whole delimiter only, not for a single CR or LF.
    { record_delimiter: "\r\n", quoted_match: /[\r\n]/ },
  );
}

/** A download named `name`; lines are generated only as fast as they are sent. */
export function csvDownload(name: string, lines: AsyncGenerator<string>): Response {
  return new Response(bytesOf(lines), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}

/** Starts with a byte order mark: without it Excel misreads Gujarati as Latin-1. */
function bytesOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (stream) => stream.enqueue(encoder.encode("\uFEFF")),
    async pull(stream) {
      const { done, value } = await lines.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await lines.return(undefined)),
  });
}
