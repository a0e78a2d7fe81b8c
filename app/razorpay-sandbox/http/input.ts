import type { z } from "zod";
import { type ApiError, refusal } from "../api-error";

/** Validates input with a schema. Throws the provider's 400 for the first problem. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw inputError(parsed.error.issues[0]!);
}

function inputError(issue: z.core.$ZodIssue): ApiError {
  if (issue.code === "unrecognized_keys") {
    return refusal(`${issue.keys.join(", ")} is/are not required and should not be sent`, {
      reason: "extra_field_sent",
      ...(issue.keys[0] && { field: issue.keys[0] }),
    });
  }
  const field = issue.path.length > 0 ? String(issue.path[0]) : undefined;
  return refusal(issue.message, {
    ...(field === undefined ? {} : { field }),
    ...(issue.code === "custom" ? issue.params : {}),
  });
}
