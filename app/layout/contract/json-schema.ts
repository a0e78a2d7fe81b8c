import { z } from "zod";

export type Json = Record<string, unknown>;

/**
 * Converts a zod schema to JSON Schema 2020-12, for its input or output side. Named schemas are inlined, because tools
 * differ in how they resolve `$ref`.
 */
export function jsonSchema(schema: z.ZodType, io: "input" | "output" = "output"): Json {
  const {
    $schema: _,
    $defs,
    ...converted
  } = z.toJSONSchema(schema, {
    target: "draft-2020-12",
    io,
    unrepresentable: "any",
    reused: "inline",
  });
  return inlined(converted, ($defs ?? {}) as Record<string, Json>) as Json;
}

function inlined(part: unknown, definitions: Record<string, Json>): unknown {
  if (Array.isArray(part)) return part.map((entry) => inlined(entry, definitions));
  if (typeof part !== "object" || part === null) return part;
  const { $ref, ...rest } = part as Json;
  const entries = Object.entries({ ...definition($ref, definitions), ...rest });
  return Object.fromEntries(entries.map(([key, value]) => [key, inlined(value, definitions)]));
}

function definition(reference: unknown, definitions: Record<string, Json>): Json {
  if (typeof reference !== "string") return {};
  const { id: _, ...schema } = definitions[reference.replace("#/$defs/", "")] ?? {};
  return schema;
}
