import { Ajv2020, type ValidateFunction } from "ajv/dist/2020";
import addFormatsModule, { type FormatsPlugin } from "ajv-formats";
import { expect } from "vitest";

/** The part of an OpenAPI file that says what is answered. */
type Described = {
  content?: Record<string, { schema: object }>;
};
type Operation = { responses: Record<string, Described>; security?: unknown };
export type Description = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
};

/** An answer of the API that was held against its description; `body` is its JSON, or null when it has none. */
export type Answer = {
  status: number;
  headers: Headers;
  // What stands in it is what the tests look at.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  bytes: Uint8Array;
};

/** A response, whoever asked for it. */
export type Received = Pick<Response, "url" | "status" | "headers" | "arrayBuffer">;

const addFormats = addFormatsModule as unknown as FormatsPlugin;
const ajv = addFormats(new Ajv2020({ allErrors: true, strict: true, strictTypes: false }));
ajv.addFormat("binary", true);
const compiled = new Map<object, ValidateFunction>();

const refusal = {
  type: "object",
  properties: { success: { const: false }, message: { type: "string", minLength: 1 } },
  required: ["success", "message"],
};
const bareRefusal = { ...refusal, additionalProperties: false };

let description: Description | null = null;

/** Reads /api/v1/openapi.json once. */
export async function describedAt(address: string): Promise<Description> {
  description ??= (await (await fetch(`${address}/api/v1/openapi.json`)).json()) as Description;
  return description;
}

/**
 * Reads an answer and holds it against /api/v1/openapi.json: its status is described for that call, its body is of the
 * described shape and has no key more. Fails the test otherwise.
 */
export async function validated(response: Received, method: string): Promise<Answer> {
  const url = new URL(response.url);
  const file = await describedAt(url.origin);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const about = `${method} ${url.pathname.slice(0, 200)} → ${response.status}`;
  const body = method === "HEAD" ? null : bodyOf(response, bytes, about);
  const answer = { status: response.status, headers: response.headers, body, bytes };
  holdHeaders(answer, about);
  if (method === "OPTIONS") return answer;

  const item = pathItem(file, url.pathname);
  if (!item) {
    if (url.pathname.toLowerCase() === "/api/v1/openapi.json" && answer.status < 400) return answer;
    // Nothing lives there, whatever the method; or one that nothing here knows.
    expect([404, 405, 429], about).toContain(answer.status);
    if (method !== "HEAD") hold(bareRefusal, body, about);
    return answer;
  }
  const operation = item[method === "HEAD" ? "get" : method.toLowerCase()];
  if (!operation) {
    expect([405, 429], about).toContain(answer.status);
    if (method !== "HEAD") hold(bareRefusal, body, about);
    return answer;
  }
  const described = operation.responses[answer.status];
  expect(described, `${about} is not described`).toBeDefined();
  if (method === "HEAD") return answer;
  holdBody(described ?? {}, answer, about);
  return answer;
}

/** What is said beside the body of every answer. */
function holdHeaders({ status, headers }: Answer, about: string): void {
  expect(headers.get("X-Request-Id"), about).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get("X-Content-Type-Options"), about).toBe("nosniff");
  expect(headers.get("Set-Cookie"), about).toBeNull();
  if (status === 405) expect(headers.get("Allow"), about).toMatch(/^[A-Z]+(, [A-Z]+)*$/);
  if (status === 429) {
    expect(Number(headers.get("Retry-After")), about).toBeGreaterThan(0);
    for (const name of ["Limit", "Remaining", "Reset"])
      expect(headers.get(`RateLimit-${name}`), `${about}: RateLimit-${name}`).toMatch(/^\d+$/);
  }
}

function bodyOf(response: Received, bytes: Uint8Array, about: string): unknown {
  const type = response.headers.get("Content-Type") ?? "";
  if (response.status === 204 || response.status === 304) {
    expect(bytes.byteLength, about).toBe(0);
    return null;
  }
  if (type.startsWith("image/")) return null;
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  expect(type, `${about} ${text.slice(0, 200)}`).toMatch(/^application\/json(; charset=utf-8)?$/);
  return JSON.parse(text) as unknown;
}

function holdBody({ content }: Described, answer: Answer, about: string): void {
  if (!content) return expect(answer.bytes.byteLength, about).toBe(0);
  const type = answer.headers.get("Content-Type")?.split(";", 1)[0] ?? "";
  const media = content[type] ?? (type.startsWith("image/") ? content["image/*"] : undefined);
  expect(media, `${about}: ${type} is not described`).toBeDefined();
  if (type === "application/json" && media) hold(media.schema, answer.body, about);
  if (answer.status >= 400) hold(refusal, answer.body, about);
}

function hold(schema: object, body: unknown, about: string): void {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  const fits = validate(body);
  if (fits) return;
  const faults = ajv.errorsText(validate.errors);
  expect.fail(`${about}: ${faults}\n${JSON.stringify(body)?.slice(0, 500)}`);
}

function pathItem({ paths }: Description, pathname: string) {
  const asked = pathname.replace(/\/+$/, "").split("/").slice(3);
  const fits = Object.keys(paths).filter((path) => {
    const parts = path.split("/").slice(1);
    return (
      parts.length === asked.length &&
      parts.every(
        (part, at) =>
          (part.startsWith("{") && asked[at] !== "") ||
          part.toLowerCase() === asked[at]?.toLowerCase(),
      )
    );
  });
  // `product/search` alone is the search for everything, and a keyword may hold slashes.
  if (fits.length === 0 && /^product\/search(\/|$)/i.test(asked.join("/")))
    fits.push("/product/search/{keyword}");
  return fits[0] === undefined ? undefined : paths[fits[0]];
}
