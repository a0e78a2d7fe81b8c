import { z } from "zod";

export type Json = Record<string, unknown>;

/**
 * A zod schema as JSON Schema 2020-12, of what goes in (`input`) or comes out. Every schema is written out where it is
 * used, also those with a name: tools differ in how they follow references.
 */
export function jsonSchema(schema: z.ZodType, io: "input" | "output" = "output"): Json {
  const {
    $schema: _,
    $defs,
    ...made
  } = z.toJSONSchema(schema, {
    target: "draft-2020-12",
    io,
    unrepresentable: "any",
    reused: "inline",
  });
  return writtenOut(made, ($defs ?? {}) as Record<string, Json>) as Json;
}

function writtenOut(part: unknown, named: Record<string, Json>): unknown {
  if (Array.isArray(part)) return part.map((entry) => writtenOut(entry, named));
  if (typeof part !== "object" || part === null) return part;
  const { $ref, ...rest } = part as Json;
  const entries = Object.entries({ ...definition($ref, named), ...rest });
  return Object.fromEntries(entries.map(([key, value]) => [key, writtenOut(value, named)]));
}

function definition(reference: unknown, named: Record<string, Json>): Json {
  if (typeof reference !== "string") return {};
  const { id: _, ...meant } = named[reference.replace("#/$defs/", "")] ?? {};
  return meant;
}
