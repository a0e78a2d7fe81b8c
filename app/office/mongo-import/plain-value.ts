import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  BSONValue,
  DBRef,
  Decimal128,
  Double,
  Int32,
  Long,
  ObjectId,
  Timestamp,
  UUID,
} from "bson";

/** A document of plain values, `Date`s and `Buffer`s. It has no prototype, so a field named `__proto__` is harmless. */
export type Doc = Record<string, unknown>;

/** MongoDB's own limit of nesting. */
const deepest = 100;

/**
 * Converts a value of a dump to a plain one: ids to text, every numeric type to a number, binary data to a `Buffer`.
 * Accepts BSON classes and extended JSON (v1 and v2, relaxed and canonical). Throws `RangeError` if it is nested too deeply.
 */
export function plainOf(value: unknown, depth = 0): unknown {
  if (depth > deepest) throw new RangeError("it is nested too deeply");
  if (typeof value === "bigint") return Number(value);
  if (value === null || typeof value !== "object") return value;
  if (value instanceof Date || Buffer.isBuffer(value)) return value;
  if (value instanceof Uint8Array) return Buffer.from(value);
  if (Array.isArray(value)) return value.map((one) => plainOf(one, depth + 1));
  if (value instanceof BSONValue) return plainOfClass(value);
  const entries = Object.entries(value);
  const [first] = entries;
  if (first && entries.length <= 2 && (first[0].startsWith("$") || first[0] === "type")) {
    const decoded = extended(value as Doc);
    if (decoded) return decoded.value;
  }
  const plain = Object.create(null) as Doc;
  for (const [name, each] of entries) plain[name] = plainOf(each, depth + 1);
  return plain;
}

function plainOfClass(value: BSONValue): unknown {
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof UUID) return value.toString();
  if (value instanceof Binary) return Buffer.from(value.value());
  if (value instanceof Timestamp) return null;
  if (value instanceof Long) return value.toNumber();
  if (value instanceof Double || value instanceof Int32) return Number(value.valueOf());
  if (value instanceof Decimal128) return Number(value.toString());
  if (value instanceof BSONSymbol) return value.valueOf();
  if (value instanceof BSONRegExp) return value.pattern;
  if (value instanceof DBRef) return plainOf(value.oid);
  return null;
}

/** Decodes an extended JSON object; null if it is an ordinary object. */
function extended(value: Doc): { value: unknown } | null {
  const { $oid, $date, $binary, $type } = value;
  if (typeof $oid === "string") return { value: $oid };
  if (Object.hasOwn(value, "$date")) return { value: dateFrom($date) };
  if (typeof $binary === "string" && $type !== undefined) return { value: bytesFrom($binary) };
  if (isDoc($binary) && typeof $binary.base64 === "string")
    return { value: bytesFrom($binary.base64) };
  for (const name of ["$numberInt", "$numberLong", "$numberDouble", "$numberDecimal"]) {
    const raw = value[name];
    if (typeof raw === "string" || typeof raw === "number") return { value: Number(raw) };
  }
  if (Object.hasOwn(value, "$undefined")) return { value: undefined };
  for (const name of ["$symbol", "$uuid"]) {
    if (typeof value[name] === "string") return { value: value[name] };
  }
  return value.type === "Buffer" && Array.isArray(value.data)
    ? { value: Buffer.from(value.data as number[]) }
    : null;
}

/** `2024-01-12T09:35:00Z`, milliseconds, or milliseconds as `{ "$numberLong": "…" }`. */
function dateFrom(raw: unknown): Date {
  if (typeof raw === "string" || typeof raw === "number") return new Date(raw);
  return new Date(isDoc(raw) ? Number(raw.$numberLong) : Number.NaN);
}

const bytesFrom = (base64: string) => Buffer.from(base64, "base64");

export function isDoc(value: unknown): value is Doc {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !Buffer.isBuffer(value) &&
    !(value instanceof Date)
  );
}
