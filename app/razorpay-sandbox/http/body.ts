import { refusal, tooLarge } from "../api-error";
import { nestedFields } from "./form-fields";

const maxBytes = 256 * 1024;
const maxBytesRead = 4 * 1024 * 1024;

/**
 * The request's body as text. Throws 400 if it is cut short and 413 above 256 KB. Up to 4 MB are read and discarded, because
 * a client that is still sending does not read the response.
 */
async function textOf(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const part of partsOf(request)) {
    bytes += part.byteLength;
    if (bytes <= maxBytes) text += decoder.decode(part, { stream: true });
    if (bytes > maxBytesRead) break;
  }
  if (bytes > maxBytes) throw tooLarge();
  return text + decoder.decode();
}

/** Reads and discards an unused body, for the same reason. */
export async function dropBody(request: Request): Promise<void> {
  if (!request.bodyUsed) await textOf(request).catch(() => "");
}

/** The body of an API call, JSON or form-encoded; an empty body is an empty object. Throws 400 if it is neither. */
export async function inputOf(request: Request): Promise<unknown> {
  const text = await textOf(request);
  if (text.trim() === "") return {};
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(
    request.headers.get("Content-Type") ?? "",
  );
  return isForm ? nestedFields(new URLSearchParams(text)) : jsonOf(text);
}

/** A JSON body of any Content-Type (curl sends everything as a form); an empty body is an empty object. Throws 400. */
export async function jsonInputOf(request: Request): Promise<unknown> {
  const text = await textOf(request);
  return text.trim() === "" ? {} : jsonOf(text);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal("The request body is not valid JSON.");
  }
}

async function* partsOf(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      yield part.value;
    }
  } catch {
    throw refusal("The request broke off.");
  } finally {
    await reader?.cancel().catch(() => {});
  }
}
