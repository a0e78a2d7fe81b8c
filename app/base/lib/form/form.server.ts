import { data } from "@remix-run/node";
import type { z } from "zod";
import { readBy, textFields } from "./errors";
import { bodyUpTo, textOf } from "../http/body.server";
import type { FormState } from "./form";
import { randomUUID } from "node:crypto";

const bytesOfAForm = 100 * 1024;

/**
 * Fields of a posted form of at most `most` bytes (100 KB without files). Throws 413 above that, 415 for anything but a form,
 * 400 for a malformed one: our own pages cause none of these.
 */
export async function formOf(request: Request, most = bytesOfAForm): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw new Response("This address takes a form.", { status: 415 });
  }
  const sent = await bodyUpTo(most, request);
  if (/^application/i.test(type)) return fieldsOf(textOf(sent));
  const { body, type: clear } = withClearBoundary(sent, type);
  try {
    return await new Response(body, { headers: { "Content-Type": clear } }).formData();
  } catch {
    throw new Response("The form could not be read.", { status: 400 });
  }
}

/** Forms without files need no multipart parser. */
function fieldsOf(text: string): FormData {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}

/** Validates a form: returns its data, or messages and typed values to show again. A schema need not say what only a forged form does wrong. */
export function parseForm<S extends z.ZodType>(
  schema: S,
  form: FormData,
): { data: z.output<S>; problem?: undefined } | { data?: undefined; problem: FormState } {
  const typed = textFields(form);
  const { data: read, errors } = readBy(schema, typed);
  return errors ? { problem: { errors, values: withoutSecrets(typed) } } : { data: read };
}

/** A state that shows the form again with one error; `field` is a field name, or "form" for the whole form. */
export const problemWith = (field: string, sentence: string, form: FormData): FormState =>
  problemsWith({ [field]: sentence }, form);

/** `problemWith` several errors, by field. */
export function problemsWith(errors: Record<string, string>, form: FormData): FormState {
  return { errors, values: withoutSecrets(textFields(form)) };
}

/** A 400 (or the given status) with the form's state for `useActionData`. */
export function invalid(problem: FormState, init: { status?: number; headers?: HeadersInit } = {}) {
  return data({ form: problem }, { status: 400, ...init });
}

/** Removes passwords, and nothing else: `kind_passwords` is a tick. */
function withoutSecrets(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password$/i.test(name)));
}

/**
 * A multipart body whose parts are set apart by a boundary that stands nowhere else in it (RFC 2046, 5.1.1), with its
 * `Content-Type`. Node's parser takes the sender's boundary for one wherever it finds those letters: two letters with which a value
 * begins are enough for it to read nothing.
 */
function withClearBoundary(
  body: Buffer<ArrayBuffer>,
  type: string,
): { body: Buffer<ArrayBuffer>; type: string } {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s"]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) return { body, type };
  const clear = randomUUID();
  const parts: Buffer[] = [];
  let copied = 0;
  for (const { start, end } of delimitersIn(body, Buffer.from(`--${boundary}`, "latin1"))) {
    parts.push(body.subarray(copied, start), Buffer.from(`--${clear}`));
    copied = end;
  }
  parts.push(body.subarray(copied));
  return { body: Buffer.concat(parts), type: `multipart/form-data; boundary=${clear}` };
}

/** Lines that are the delimiter, with nothing but blanks, which belong to it, or the two hyphens of the last one behind it. */
function* delimitersIn(body: Buffer, delimiter: Buffer): Generator<{ start: number; end: number }> {
  for (
    let start = body.indexOf(delimiter);
    start >= 0;
    start = body.indexOf(delimiter, start + 1)
  ) {
    if (start > 0 && body.toString("latin1", start - 2, start) !== "\r\n") continue;
    const behind = start + delimiter.length;
    let end = behind;
    while (body[end] === 32 || body[end] === 9) end += 1;
    if (textAt(body, end) === "\r\n") yield { start, end };
    else if (textAt(body, behind) === "--") yield { start, end: behind };
  }
}

const textAt = (body: Buffer, at: number): string => body.toString("latin1", at, at + 2);
