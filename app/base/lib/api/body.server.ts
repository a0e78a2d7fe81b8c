import type { z } from "zod";
import { bodyUpTo } from "../http/body.server";
import { formOf } from "../form/form.server";
import { type Call, kilobytesFor } from "./call";
import { Refusal } from "./refusal";

const kilobyte = 1024;
/** A 5 MB photo and the other fields. */
const mostMultipart = (5 * 1024 + 200) * kilobyte;

/** Validated body values, and the form when files came with them. */
type Sent = { values: unknown; form: FormData | null };

/** Reads and validates a call's body. Throws `Refusal` with 400 (naming the first invalid field), 413 or 415. */
export async function sentTo(call: Call, request: Request): Promise<Sent> {
  if (!call.body) return { values: undefined, form: null };
  const type = (request.headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim().toLowerCase();
  if (type === "multipart/form-data" && call.body.withFiles) {
    const form = await multipartOf(call, request);
    const stray = strayFile(form);
    if (stray) throw complaint(call, stray);
    return { values: checked(call, call.body.schema, textsIn(form)), form };
  }
  return { values: checked(call, call.body.schema, await jsonOf(call, request, type)), form: null };
}

/** The JSON body; `{}` when there is none. */
async function jsonOf(call: Call, request: Request, type: string | undefined): Promise<unknown> {
  const body = await bodyUpTo(kilobytesFor(call) * kilobyte, request);
  if (body.length === 0 && (!type || type === "application/json")) return {};
  if (type !== "application/json") throw new Refusal(415, "Send the body as application/json");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw complaint(call, "The body is not JSON in UTF-8");
  }
}

async function multipartOf(call: Call, request: Request): Promise<FormData> {
  try {
    return await formOf(request, mostMultipart);
  } catch (error) {
    const isBroken = error instanceof Response && error.status === 400;
    throw isBroken ? complaint(call, await error.text()) : error;
  }
}

/** Files are taken in the field `photo` alone, and nothing but files there: what is left out is told. */
function strayFile(form: FormData): string | null {
  for (const [name, value] of form) {
    const isFile = value instanceof File && (value.size > 0 || value.name !== "");
    if (isFile && name !== fileField) return `Send files as “${fileField}”, not as “${name}”`;
    if (name === fileField && typeof value === "string" && value !== "")
      return `“${fileField}” must be a file`;
  }
  return null;
}

const fileField = "photo";

function textsIn(form: FormData): Record<string, string> {
  const texts = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}

function checked(call: Call, schema: z.ZodType, values: unknown): unknown {
  if (typeof values !== "object" || values === null || Array.isArray(values))
    throw complaint(call, "The body must be a JSON object");
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  throw complaint(call, parsed.error.issues[0]?.message ?? "The body is not as it should be");
}

/** A 400 with this message, repeated under the key where the call's clients look for it. */
export function complaint(call: Call, message: string): Refusal {
  return new Refusal(400, message, call.repeats ? { [call.repeats]: message } : {});
}
