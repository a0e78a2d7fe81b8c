/** Writes what `mongodump` and `mongoexport` write, on our own: the tests must not read with what wrote. */

/** An ObjectId, by its 24 hex digits. */
export class Oid {
  constructor(readonly hex: string) {}
}

/** The n-th id made at this time (UTC ms). */
export function oid(n: number, time = Date.UTC(2023, 4, 1)): Oid {
  return new Oid((time / 1000).toString(16).padStart(8, "0") + n.toString(16).padStart(16, "0"));
}

export type Stored = { [field: string]: unknown };

/** One document as BSON (bsonspec.org). */
export function bson(doc: Stored): Buffer {
  const fields = Object.entries(doc).map(([name, value]) => element(name, value));
  const size = Buffer.alloc(4);
  const body = Buffer.concat([...fields, Buffer.from([0])]);
  size.writeInt32LE(body.length + 4);
  return Buffer.concat([size, body]);
}

function element(name: string, value: unknown): Buffer {
  const [type, bytes] = encoded(value);
  return Buffer.concat([Buffer.from([type]), Buffer.from(`${name}\0`), bytes]);
}

function encoded(value: unknown): [number, Buffer] {
  if (value === undefined || value === null) return [10, Buffer.alloc(0)];
  if (typeof value === "boolean") return [8, Buffer.from([value ? 1 : 0])];
  if (typeof value === "bigint") return [18, fixed(8, (to) => to.writeBigInt64LE(value))];
  if (typeof value === "number") {
    return Number.isInteger(value) && Math.abs(value) < 2 ** 31
      ? [16, fixed(4, (to) => to.writeInt32LE(value))]
      : [1, fixed(8, (to) => to.writeDoubleLE(value))];
  }
  if (typeof value === "string") {
    const bytes = Buffer.from(`${value}\0`);
    return [2, Buffer.concat([fixed(4, (to) => to.writeInt32LE(bytes.length)), bytes])];
  }
  if (value instanceof Oid) return [7, Buffer.from(value.hex, "hex")];
  if (value instanceof Date)
    return [9, fixed(8, (to) => to.writeBigInt64LE(BigInt(value.getTime())))];
  if (Buffer.isBuffer(value)) {
    const size = fixed(4, (to) => to.writeInt32LE(value.length));
    return [5, Buffer.concat([size, Buffer.from([0]), value])];
  }
  return [Array.isArray(value) ? 4 : 3, bson({ ...(value as Stored) })];
}

function fixed(size: number, fill: (to: Buffer) => void): Buffer {
  const bytes = Buffer.alloc(size);
  fill(bytes);
  return bytes;
}

/** The spellings of extended JSON: of mongoexport before 4.2, since then, and with `--jsonFormat=canonical`. */
export type Spelling = "v1" | "relaxed" | "canonical";

/** One document as a line of `mongoexport`. */
export function extendedJson(doc: Stored, spelling: Spelling): string {
  return JSON.stringify(spelt(doc, spelling));
}

function spelt(value: unknown, spelling: Spelling): unknown {
  if (value instanceof Oid) return { $oid: value.hex };
  if (value instanceof Date) return { $date: dateIn(value, spelling) };
  if (Buffer.isBuffer(value)) {
    const base64 = value.toString("base64");
    return spelling === "v1"
      ? { $binary: base64, $type: "00" }
      : { $binary: { base64, subType: "00" } };
  }
  if (typeof value === "bigint") return { $numberLong: String(value) };
  if (typeof value === "number") {
    if (!Number.isFinite(value)) return { $numberDouble: String(value) };
    if (spelling !== "canonical") return value;
    return Number.isInteger(value)
      ? { $numberInt: String(value) }
      : { $numberDouble: String(value) };
  }
  if (Array.isArray(value)) return value.map((each) => spelt(each, spelling));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, each]) => [name, spelt(each, spelling)]);
  return Object.fromEntries(fields);
}

function dateIn(date: Date, spelling: Spelling): unknown {
  if (spelling === "canonical") return { $numberLong: String(date.getTime()) };
  return spelling === "v1" ? date.toISOString().replace("Z", "+0000") : date.toISOString();
}
