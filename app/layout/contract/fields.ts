import type { z } from "zod";
import { type Json, jsonSchema } from "./json-schema";

/** One body field, described for readers. */
export type Field = { name: string; type: string; required: boolean; rule: string };

/** The fields of a request body, derived from the schema that validates it. */
export function fieldsOf(schema: z.ZodType): Field[] {
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    type: typeOf(property),
    required: required.includes(name),
    rule: ruleOf(property),
  }));
}

function typeOf({ type, anyOf, items }: Json): string {
  if (Array.isArray(anyOf)) return [...new Set((anyOf as Json[]).map(typeOf))].join(" | ");
  if (Array.isArray(type)) return type.join(" | ");
  if (type === "array") return items ? `${typeOf(items as Json)}[]` : "array";
  return typeof type === "string" ? type : "any";
}

/** The schema's description, or else a summary of its limits. */
function ruleOf(schema: Json): string {
  if (typeof schema.description === "string") return schema.description;
  const limits = Array.isArray(schema.anyOf) ? (schema.anyOf as Json[]) : [schema];
  return limits.flatMap(limitsOf).join("; ");
}

function limitsOf(schema: Json): string[] {
  const { minLength, maxLength, minimum, pattern } = schema;
  return [
    Array.isArray(schema.enum) && `One of: ${schema.enum.join(", ")}`,
    schema.const !== undefined && `Always ${String(schema.const)}`,
    typeof minimum === "number" && `${minimum} or more`,
    typeof minLength === "number" && minLength > 1 && `${minLength} characters or more`,
    typeof maxLength === "number" && `At most ${maxLength} characters`,
    typeof pattern === "string" && `Like ${pattern}`,
    schema.default !== undefined && `${String(schema.default)} if left out`,
  ].filter((limit) => typeof limit === "string");
}
