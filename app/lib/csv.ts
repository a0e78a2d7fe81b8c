/** A spreadsheet takes a cell that begins like this for a formula and runs it; an apostrophe makes it text. */
export function defused(value: string): string {
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

/** One line of a CSV file (RFC 4180), its cells defused. */
export function csvLine(cells: string[]): string {
  return `${cells.map((cell) => quoted(defused(cell))).join(",")}\r\n`;
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

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
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
