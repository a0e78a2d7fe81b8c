import type { Dice } from "../dice";
import { calls, type FilledForm } from "./doors";
import {
  encoded,
  hostileHeader,
  hostileJson,
  hostilePart,
  hostileText,
  oneOf,
  whole,
} from "./hostile";
import { type Exact, throughProxy } from "../storm/front";
import type { Person } from "./people";

/** What is known of a shop: its addresses, the forms and links found in it, values that mean something there. */
export type Grounds = {
  patterns: string[];
  forms: FilledForm[];
  paths: string[];
  values: string[];
};

/** One request that somebody who means ill could send as this person. */
export function hostileRequest(dice: Dice, grounds: Grounds, person: Person): Exact {
  const kind = dice.next();
  if (kind < 0.35) return hostileForm(dice, grounds, person);
  if (kind < 0.65) return hostileCall(dice, grounds, person);
  if (kind < 0.68) return hostileReport(dice, person);
  return hostileAddress(dice, grounds, person);
}

function hostileForm(dice: Dice, { forms, values }: Grounds, person: Person): Exact {
  const own = forms.filter(({ role }) => role === person.role);
  const form = oneOf(dice, dice.chance(0.7) && own.length > 0 ? own : forms);
  const fields = form.fields
    .filter(() => !dice.chance(0.05))
    .flatMap(([name, value]): [string, string][] => {
      if (dice.chance(0.55)) return [[name, value]];
      const other = dice.chance(0.2) ? oneOf(dice, values) : hostileText(dice);
      return dice.chance(0.05)
        ? [
            [name, value],
            [name, other],
          ]
        : [[name, other]];
    });
  if (dice.chance(0.1)) fields.push([hostileText(dice).slice(0, 100), hostileText(dice)]);
  const method = dice.chance(0.9) ? "POST" : "GET";
  const query = fields.map((pair) => pair.map(encoded).join("=")).join("&");
  if (method === "GET")
    return {
      method,
      path: `${form.path.split("?", 1)[0]}?${query.slice(0, 6_000)}`,
      headers: headersOf(dice, person),
    };
  const multipart = dice.chance(0.2);
  return {
    method,
    path: form.path,
    headers: {
      ...headersOf(dice, person),
      "Content-Type": multipart
        ? 'multipart/form-data; boundary="--fz"'
        : "application/x-www-form-urlencoded",
    },
    body: multipart ? inParts(dice, fields) : query,
  };
}

/** What a browser would tell of our policy, and what nobody would. */
function hostileReport(dice: Dice, person: Person): Exact {
  const told = { "effective-directive": hostileText(dice), "blocked-uri": hostileText(dice) };
  const body = dice.chance(0.5) ? { "csp-report": told } : hostileJson(dice);
  return {
    method: dice.chance(0.9) ? "POST" : oneOf(dice, methods),
    path: "/csp-report",
    headers: { ...headersOf(dice, person), "Content-Type": "application/csp-report" },
    body: JSON.stringify(body),
  };
}

function inParts(dice: Dice, fields: [string, string][]): string {
  const parts = fields.map(
    ([name, value]) =>
      `----fz\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, "_")}"${
        dice.chance(0.2) ? '; filename="../x.svg"\r\nContent-Type: image/svg+xml' : ""
      }\r\n\r\n${whole(value)}\r\n`,
  );
  return parts.join("") + (dice.chance(0.9) ? "----fz--\r\n" : "");
}

function hostileCall(dice: Dice, { values }: Grounds, person: Person): Exact {
  const call = oneOf(dice, calls);
  const path = call.path.replace(/:\w+/g, () => filling(dice, values));
  const example = { ...(call.body?.example as Record<string, unknown> | undefined) };
  for (const name of Object.keys(example))
    if (dice.chance(0.4))
      example[name] = dice.chance(0.2) ? oneOf(dice, values) : hostileJson(dice);
  const body = dice.chance(0.1) ? hostileJson(dice) : example;
  return {
    method: dice.chance(0.9) ? call.method : oneOf(dice, methods),
    path: `/api/v1${path}`,
    headers: {
      ...headersOf(dice, person),
      ...(person.token && { Authorization: person.token }),
      "Content-Type": dice.chance(0.9) ? "application/json" : hostileHeader(dice),
    },
    body: dice.chance(0.95) ? JSON.stringify(body) : JSON.stringify(body).slice(0, -2),
  };
}

function hostileAddress(dice: Dice, { patterns, paths, values }: Grounds, person: Person): Exact {
  const base = dice.chance(0.3)
    ? oneOf(dice, paths)
    : oneOf(dice, patterns).replace(/:\w+\??|\*/g, () => filling(dice, values));
  const names = [
    "page",
    "sort",
    "category",
    "price",
    "q",
    "keyword",
    "set-up",
    "photo",
    "redirectTo",
    "from",
    "to",
    "status",
    "_data",
    "_routes",
    "index",
    "open",
    "lines",
  ];
  const asks = Array.from(
    { length: Math.floor(dice.next() * 3) },
    () => `${oneOf(dice, names)}=${hostilePart(dice)}`,
  ).join("&");
  const path = base + (dice.chance(0.08) ? ".data" : "");
  return {
    method: dice.chance(0.8) ? "GET" : oneOf(dice, methods),
    path: asks ? `${path}${path.includes("?") ? "&" : "?"}${asks}` : path,
    headers: headersOf(dice, person),
  };
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const filling = (dice: Dice, values: string[]) =>
  dice.chance(0.5) ? encoded(oneOf(dice, values)) : hostilePart(dice);

const odd = [
  "Accept-Encoding",
  "Accept",
  "If-None-Match",
  "If-Modified-Since",
  "Range",
  "Referer",
  "User-Agent",
  "X-Forwarded-Host",
  "X-Forwarded-Proto",
  "Origin",
  "Accept-Language",
  "Sec-Fetch-Site",
];

function headersOf(dice: Dice, person: Person): Record<string, string> {
  const address = [10, ...Array.from({ length: 3 }, () => Math.floor(dice.next() * 256))].join(".");
  const headers = throughProxy(address);
  const cookie = dice.chance(0.05)
    ? `${person.cookie}; prayosha_cart=${encoded(hostileText(dice)).slice(0, 3_000)}`
    : person.cookie;
  if (cookie) headers.Cookie = cookie;
  if (dice.chance(0.15)) headers[oneOf(dice, odd)] = hostileHeader(dice);
  return headers;
}
