import { closeSync, existsSync, openSync, readSync } from "node:fs";

type Line = { level?: number; msg?: string; code?: number | null; signal?: string | null };

/** What a shop writes on its standard output, read on from where it was read before. */
export class ShopLog {
  private readonly found: string[] = [];
  private at = 0;
  private rest = "";

  constructor(readonly file: string) {}

  /** Processes that ended by themselves (nobody here ends them but with SIGKILL), or hung. One sentence for each. */
  get faults(): string[] {
    for (const line of this.newLines()) {
      const { msg = "", code, signal } = parsed(line);
      if (msg === "A process ended and is started again" && signal !== "SIGKILL")
        this.found.push(`a process ended by itself (${signal ?? code})`);
      if (msg.endsWith("hangs and is ended")) this.found.push(msg);
      if (/^(Type|Range|Reference)?Error: |^\s+code: 'ERR_/.test(line))
        this.found.push(line.trim());
    }
    return this.found;
  }

  /** Whole lines that came since the last time. */
  private newLines(): string[] {
    if (!existsSync(this.file)) return [];
    const part = Buffer.alloc(1024 * 1024);
    const file = openSync(this.file, "r");
    try {
      for (let read = 1; read > 0; this.at += read) {
        read = readSync(file, part, 0, part.length, this.at);
        this.rest += part.toString("latin1", 0, read);
      }
    } finally {
      closeSync(file);
    }
    const lines = this.rest.split("\n");
    this.rest = lines.pop() ?? "";
    return lines;
  }
}

function parsed(line: string): Line {
  try {
    return line.startsWith("{") ? (JSON.parse(line) as Line) : {};
  } catch {
    // A process that was killed left half a line.
    return {};
  }
}
