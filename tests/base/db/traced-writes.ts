/** What a program asked of the disk, in order. `synced`: all that was written to the file before is on the disk. */
export type DiskStep =
  | { kind: "write"; file: string; at: number; bytes: Buffer }
  | { kind: "cut"; file: string; size: number }
  | { kind: "synced"; file: string }
  | { kind: "told"; words: string };

/**
 * Reads a trace of `strace -f -y -xx` over pwrite64, write, ftruncate, fsync and fdatasync. `isOf` chooses files. A write counts from its
 * beginning, a sync from its end, as little as may be taken for stored; what goes to standard output is told.
 */
export function* diskSteps(
  lines: Iterable<string>,
  isOf: (file: string) => boolean,
): Generator<DiskStep> {
  /** Files whose sync has begun, by thread. */
  const syncing = new Map<string, string>();
  for (const line of lines) {
    const [, thread = "", rest = ""] = /^(\d+) +(.*)$/.exec(line) ?? [];
    if (/^<\.\.\. f(data)?sync resumed>.* = 0$/.test(rest)) {
      const file = syncing.get(thread);
      if (file) yield { kind: "synced", file };
      continue;
    }
    const [, call = "", number = "", place = "", asked = ""] =
      /^(\w+)\((\d+)<([^>]*)>(?:, )?(.*)$/.exec(rest) ?? [];
    const file = unescaped(place).toString();
    if (call === "write" && number === "1")
      yield { kind: "told", words: bytesIn(asked).toString() };
    if (!isOf(file)) continue;
    if (call === "pwrite64") {
      const [, at = ""] = /", \d+, (\d+)/.exec(asked) ?? [];
      yield { kind: "write", file, at: Number(at), bytes: bytesIn(asked) };
    } else if (call === "ftruncate") yield { kind: "cut", file, size: Number.parseInt(asked) };
    else if (/^f(data)?sync$/.test(call)) {
      syncing.set(thread, file);
      if (rest.endsWith(" = 0")) yield { kind: "synced", file };
    }
  }
}

const bytesIn = (asked: string) => unescaped(/^"([^"]*)"/.exec(asked)?.[1] ?? "");

/** `\x53\x51` → `SQ`. */
const unescaped = (text: string) => Buffer.from(text.replaceAll("\\x", ""), "hex");
