import { stringify } from "csv-stringify/sync";

/**
 * A cell that no spreadsheet takes for a formula: what begins like one gets an apostrophe before it, and so does what
 * already begins with apostrophes and then like one. `plain` takes exactly one off again.
 */
export function escapeFormula(text: string): string {
  return /^'*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** The text that `defused` was given; one that a person typed without the apostrophe stays as it is. */
export function plain(cell: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}

/** Lines of a CSV file (RFC 4180), their cells defused. */
export function csvLines(rows: string[][]): string {
  return stringify(
    rows.map((cells) => cells.map(escapeFormula)),
    // On its own the library quotes a cell only for the delimiter it writes, not for half of it.
    { record_delimiter: "\r\n", quoted_match: /[\r\n]/ },
  );
}

/** An answer that the browser saves as `name`; the lines are asked for only as fast as they are sent. */
export function csvDownload(name: string, lines: AsyncGenerator<string>): Response {
  return new Response(bytesOf(lines), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}

/** Begins with a byte order mark: without it Excel takes Gujarati for Latin letters. */
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
