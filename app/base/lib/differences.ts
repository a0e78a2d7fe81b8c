type Value = string | number | boolean | null;

/** The fields in which two things differ; null where one has no such field. */
export function differences(
  before: Record<string, Value>,
  after: Record<string, Value>,
): { field: string; before: Value; after: Value }[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

/** A value for people: `nothing`, `yes`, `no`, or as it is. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}
