import { type DumpRow, dumpRow, largestDocument } from "./dump-row";

const [newline, quote, backslash, open, close] = [...'\n"\\{}'].map((character) =>
  character.charCodeAt(0),
);
/** Bytes between documents: white space, commas and brackets of an array, the byte order mark. */
const between = new Set([...Buffer.from(" \t\r\n,[]"), 0xef, 0xbb, 0xbf]);

/**
 * The documents of a `mongoexport` file, on one line each or several, in an array or not. A truncated document does not
 * swallow the next ones: a brace at the start of a line starts a document, because the tools indent all nested braces.
 */
export async function* jsonRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<DumpRow> {
  const reader = new JsonReader();
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst && /^(\xff\xfe|\xfe\xff)/.test(chunk.toString("latin1", 0, 2))) {
      yield { line: 1, problem: "The file is UTF-16. Save it as UTF-8, as mongoexport writes it." };
      return;
    }
    isFirst = false;
    yield* reader.read(chunk);
  }
  yield* reader.end();
}

class JsonReader {
  private parts: Buffer[] = [];
  private size = 0;
  private depth = 0;
  private inText = false;
  private isEscaped = false;
  /** Inside something that is not a document; it ends with the line. */
  private isJunk = false;
  private line = 1;
  private startedAt = 1;
  private last = newline;

  *read(chunk: Buffer): Generator<DumpRow> {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (byte === open && this.last === newline && this.depth > 0) {
        yield this.broken();
        start = at;
      }
      this.last = byte;
      if (byte === newline) {
        this.line += 1;
        if (this.isJunk) yield this.junk();
      }
      if (this.isJunk) continue;
      if (this.depth === 0) {
        if (byte === open) {
          start = at;
          this.startedAt = this.line;
          this.depth = 1;
        } else if (!between.has(byte)) {
          this.isJunk = true;
          this.startedAt = this.line;
        }
      } else if (this.ends(byte)) {
        this.keep(chunk.subarray(start, at + 1));
        yield this.whole();
      }
    }
    if (this.depth > 0) this.keep(chunk.subarray(start));
  }

  *end(): Generator<DumpRow> {
    if (this.depth > 0) yield this.broken();
    if (this.isJunk) yield this.junk();
  }

  /** Consumes one byte of a document; true if it is the last. */
  private ends(byte: number): boolean {
    if (this.inText) {
      if (this.isEscaped) this.isEscaped = false;
      else if (byte === backslash) this.isEscaped = true;
      else if (byte === quote) this.inText = false;
      return false;
    }
    if (byte === quote) this.inText = true;
    else if (byte === open) this.depth += 1;
    else if (byte === close) this.depth -= 1;
    return this.depth === 0;
  }

  private keep(part: Buffer): void {
    this.size += part.length;
    if (this.size <= largestDocument) this.parts.push(part);
    else this.parts = [];
  }

  private whole(): DumpRow {
    const { startedAt: line, size } = this;
    const text = Buffer.concat(this.parts).toString("utf8");
    this.reset();
    if (size > largestDocument) return { line, problem: "It is larger than any document can be." };
    try {
      return dumpRow(line, JSON.parse(text));
    } catch {
      return { line, problem: "It is not JSON." };
    }
  }

  private broken(): DumpRow {
    const { startedAt: line } = this;
    this.reset();
    return { line, problem: "It is cut off in the middle." };
  }

  private junk(): DumpRow {
    this.isJunk = false;
    return { line: this.startedAt, problem: "It is not JSON." };
  }

  private reset(): void {
    this.parts = [];
    this.size = 0;
    this.depth = 0;
    this.inText = false;
    this.isEscaped = false;
  }
}
