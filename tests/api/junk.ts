import * as fc from "fast-check";
import type { Call } from "~/base/lib/api/call";

/** What comes over the wire when somebody means no good, or has a bug. */
export type Junk = {
  method: string;
  /** Path and query, as they stand in the request line. */
  target: string;
  headers: Record<string, string>;
  body: Uint8Array;
};

/** What is worth trying at this shop: tokens that open something, ids and slugs that exist. */
export type Known = { tokens: string[]; ids: string[] };

const nasty = [
  "",
  " ",
  "null",
  "undefined",
  "NaN",
  "true",
  "0",
  "-1",
  "1e309",
  "9".repeat(400),
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "' or 1=1 --",
  "'; drop table users; --",
  '" union select password_hash from users --',
  "%",
  "_",
  "%%%",
  "*",
  "(",
  "(a+)+$",
  "[",
  "\\",
  "$where",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "..\\..\\",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202e\u200d\ufeff",
  "🥜",
  "સીંગતેલ",
  "Ä".normalize("NFD"),
  "İ",
  "x\r\nSet-Cookie: a=b",
  "x".repeat(5000),
];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nasty) },
  fc.string(),
  fc.string({ unit: "binary" }),
);

const number = fc.constantFrom(0, -0, -1, 0.1, 1.005, 1e15, 2 ** 53, 1e21, 1e300, -1e300, 100, 6);

const value = fc.oneof(
  text,
  number,
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(text, number), { maxLength: 4 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 4 }),
);

const bytesOf = (body: string) => new TextEncoder().encode(body);

/** The example of the call with some of it taken out or replaced, so that much of it is still as it should be. */
function almost(call: Call, { ids }: Known): fc.Arbitrary<string> {
  const example = Object.entries((call.body?.example ?? {}) as Record<string, unknown>);
  const fields = example.map(([name, right]) =>
    fc.tuple(
      fc.constant(name),
      fc.oneof(
        { weight: 5, arbitrary: fc.constant(right) },
        { weight: 2, arbitrary: value },
        fc.constantFrom(...ids),
        fc.constant(undefined),
      ),
    ),
  );
  return fc
    .tuple(fc.tuple(...fields), fc.array(fc.tuple(text, value), { maxLength: 2 }))
    .map(([known, more]) =>
      // Written by hand: `__proto__` is a key like any other on the wire.
      [...known, ...more]
        .filter(([, given]) => given !== undefined)
        .map(([name, given]) => `${JSON.stringify(name)}:${JSON.stringify(given)}`)
        .join(","),
    )
    .map((inner) => `{${inner}}`);
}

const wild = fc.oneof(
  value.map((given) => JSON.stringify(given)),
  fc.constantFrom(
    "",
    "{",
    "[]",
    "{}",
    "nul",
    "\ufeff{}",
    '{"__proto__":{"role":1},"constructor":{"prototype":{"role":1}}}',
    `${"[".repeat(3000)}${"]".repeat(3000)}`,
    `${'{"a":'.repeat(2000)}1${"}".repeat(2000)}`,
    '{"a":1e999}',
    `{"name":"${"x".repeat(99 * 1024)}"}`,
    `{"name":"${"x".repeat(101 * 1024)}"}`,
    `{"cart":[${"{},".repeat(5000)}{}]}`,
  ),
);

const multipart = fc
  .tuple(
    fc.array(fc.tuple(fc.oneof(fc.constantFrom("name", "photo", "price"), text), text), {
      maxLength: 4,
    }),
    fc.constantFrom("--x--\r\n", "", "--x\r\n", "--y--"),
    fc.constantFrom("", '; filename="a.png"\r\nContent-Type: image/png', '; filename=""'),
  )
  .map(([fields, end, file]) =>
    fields
      .map(
        ([name, given]) =>
          `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${given}\r\n`,
      )
      .join("")
      .concat(end),
  );

const contentType = fc.constantFrom(
  "application/json; charset=utf-16",
  "APPLICATION/JSON",
  "application/json, text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "text/plain",
  "image/png",
  ";;;",
  "",
);

function sent(call: Call, known: Known): fc.Arbitrary<[body: Uint8Array, type: string]> {
  const json = fc.constant("application/json");
  const form = fc.constant("multipart/form-data; boundary=x");
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(almost(call, known).map(bytesOf), json) },
    { weight: 2, arbitrary: fc.tuple(wild.map(bytesOf), json) },
    fc.tuple(fc.uint8Array({ maxLength: 300 }), json),
    fc.tuple(almost(call, known).map(bytesOf), contentType),
    fc.tuple(multipart.map(bytesOf), form),
    fc.tuple(fc.uint8Array({ maxLength: 300 }), form),
  );
}

const segment = (ids: string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 3, arbitrary: text.map((part) => encodeURIComponent(wellFormed(part))) },
    fc.constantFrom(
      "%",
      "%ff",
      "%c0%ae",
      "%00",
      "..",
      "%2e%2e",
      "..%2f..%2f..%2fetc%2fpasswd",
      "%252e%252e%252f",
      "a//b",
      "/",
      "x.data",
      "_root.data",
      "x;y=1",
      "a%2Fb",
      "%5c..%5c",
      "*",
      ":id",
      "{id}",
      "1.5",
      "x".repeat(5000),
    ),
  );

const query = fc.oneof(
  { weight: 8, arbitrary: fc.constant("") },
  fc.constantFrom(
    "?_data=root",
    "?_data=",
    "?_routes=x",
    "?index",
    "?a[]=1&a[]=2",
    "?%",
    "?__proto__=1",
  ),
);

/** Half a character cannot be encoded. */
const wellFormed = (written: string) => written.replace(/\p{Cs}/gu, "\ufffd");

/** Only what can stand in a request line or a header. */
const onTheLine = (written: string) =>
  written.replace(/[^\x21-\x7e]/gu, (c) => encodeURIComponent(wellFormed(c)));
const inAHeader = (written: string) =>
  written.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?").slice(0, 3000);

function target(call: Call, { ids }: Known): fc.Arbitrary<string> {
  const parts = call.path
    .split("/")
    .map((part) => (part.startsWith(":") ? segment(ids) : fc.constant(part)));
  return fc
    .tuple(fc.tuple(...parts), query)
    .map(([path, asked]) => onTheLine(`/api/v1${path.join("/")}${asked}`));
}

function headers({ tokens }: Known) {
  return fc.record({
    Authorization: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...tokens) },
      fc.constantFrom(...tokens).map((token) => `Bearer ${token}`),
      text,
      fc.constant(""),
    ),
    more: fc.dictionary(
      fc.constantFrom(
        "Accept",
        "If-None-Match",
        "Origin",
        "Cookie",
        "Range",
        "X-Forwarded-For",
        "X-HTTP-Method-Override",
        "Content-Encoding",
        "User-Agent",
        "Sec-Fetch-Site",
        "X-Remix-Response",
      ),
      text,
      { maxKeys: 3 },
    ),
  });
}

const methods = fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");

/** Requests to one call: mostly by its method, with what it may nearly take, in every way of being wrong. */
export function junkFor(call: Call, known: Known): fc.Arbitrary<Junk> {
  return fc
    .record({
      method: fc.oneof({ weight: 15, arbitrary: fc.constant(call.method) }, methods),
      target: target(call, known),
      headers: headers(known),
      sent: sent(call, known),
    })
    .map(({ method, target, headers, sent: [body, type] }) => ({
      method,
      target,
      body: method === "GET" || method === "HEAD" ? new Uint8Array() : body,
      headers: Object.fromEntries(
        Object.entries({
          ...headers.more,
          Authorization: headers.Authorization,
          "Content-Type": type,
        }).flatMap(([name, given]) => (given === "" ? [] : [[name, inAHeader(given)]])),
      ),
    }));
}
