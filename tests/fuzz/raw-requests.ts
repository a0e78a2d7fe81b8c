import { publicUrl } from "../storm/front";
import type { Dice } from "../dice";
import { rudeTargets } from "../storm/rude";
import { hostilePart, hostileText, oneOf } from "./hostile";
import type { Person } from "./people";

/** `isCut`: more would have to follow, and does not. */
export type RawRequest = { bytes: Buffer; isCut: boolean };

const { host } = new URL(publicUrl);

/** Bytes that somebody who means ill sends instead of a request, with this person's cookie where one can stand. */
export function rawRequest(dice: Dice, paths: string[], person: Person): RawRequest {
  const count = dice.chance(0.1) ? 2 + Math.floor(dice.next() * 3) : 1;
  const whole = Array.from({ length: count }, () => oneRequest(dice, paths, person)).join("");
  // One letter is one byte from here on, so that bytes that are no UTF-8 stay what they are.
  const bytes = Buffer.from(whole, "latin1");
  if (dice.chance(0.05))
    return { bytes: bytes.subarray(0, Math.floor(dice.next() * bytes.length)), isCut: true };
  // What announces a body waits for it, what asks for another protocol for its first words; and without the line ends that are
  // expected the headers have no end.
  const isWhole = /\r\n\r\n|\n\n/.test(whole);
  return {
    bytes,
    isCut: !isWhole || /content-length|transfer-encoding|expect|upgrade/i.test(whole),
  };
}

function oneRequest(dice: Dice, paths: string[], person: Person): string {
  const end = dice.chance(0.95) ? "\r\n" : oneOf(dice, ["\n", "\r", "\r\r\n", "\n\r"]);
  const gap = dice.chance(0.95) ? " " : oneOf(dice, ["\t", "  ", "", "\v", "\u00a0"]);
  const method = dice.chance(0.8) ? "GET" : oneOf(dice, methods);
  const version = dice.chance(0.85) ? "HTTP/1.1" : oneOf(dice, versions);
  const line = [method, target(dice, paths), version].join(gap);
  const headers = [
    ...(dice.chance(0.85) ? [`Host: ${host}`] : hosts(dice)),
    ...(person.cookie ? [`Cookie: ${person.cookie}`] : []),
    ...(dice.chance(0.8) ? usual : []),
    ...(dice.chance(0.25) ? soup(dice) : []),
    ...(dice.chance(0.5) ? ["Connection: close"] : []),
  ];
  return bytesOf([line, ...headers, "", ""].join(end));
}

/** Letters beyond one byte become the bytes that UTF-8 has for them. */
function bytesOf(text: string): string {
  return text.replace(/[^\0-\xff]+/g, (some) => Buffer.from(some).toString("latin1"));
}

function target(dice: Dice, paths: string[]): string {
  const path = oneOf(dice, paths);
  const kind = dice.next();
  if (kind < 0.45) return oneOf(dice, rudeTargets);
  if (kind < 0.55) return oneOf(dice, ["//", "///", "/\\", "//@", "/.//"]) + path.slice(1);
  if (kind < 0.62) return `${oneOf(dice, ["//", "/", "\\\\", "http://"])}${hostileText(dice)}`;
  if (kind < 0.7) return `/${hostilePart(dice)}`;
  if (kind < 0.78) return path.replaceAll("/", oneOf(dice, ["//", "/./", "/../", "\\", "%2f"]));
  if (kind < 0.84) return `${oneOf(dice, ["http", "https", "HTTP", "ws"])}://${host}${path}`;
  if (kind < 0.9) return path + oneOf(dice, ["#", "?", "%", "\\", "//", "?#?", ";x", "/."]);
  if (kind < 0.95) return `/${anyBytes(dice, 40)}`;
  return oneOf(dice, ["/", "//", "/?", "/search?q="]) + "a".repeat(2 ** (9 + dice.next() * 6));
}

function anyBytes(dice: Dice, most: number): string {
  return String.fromCharCode(
    ...Array.from({ length: 1 + dice.next() * most }, () => Math.floor(dice.next() * 256)),
  );
}

const methods = [
  "HEAD",
  "POST",
  "PUT",
  "OPTIONS",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "PRI",
  "FOO",
].concat(["get", "Get", "GET:", "", "\0GET", "M-SEARCH", "x".repeat(300)]);
const versions = [
  "HTTP/1.0",
  "HTTP/0.9",
  "HTTP/2.0",
  "HTTP/1.2",
  "HTTP/9.9",
  "HTTP/1",
  "http/1.1",
].concat(["", "HTTP/1.1 x", "HTTPS/1.1", "RTSP/1.0", "HTTP/1.1\0"]);

/** Instead of the one Host there should be. */
function hosts(dice: Dice): string[] {
  return oneOf(dice, [
    [],
    ["Host:"],
    [`Host: ${host}`, `Host: ${host}`],
    [`Host: ${host}`, "Host: evil.example"],
    [`host: ${host}`, `HOST: ${host}:1`],
    [`Host: ${host}/dashboard?`],
    [`Host: ${host}:99999`],
    [`Host: a@${host}`],
    ["Host: [::1"],
    ["Host: x y"],
    ["Host: %"],
    ["Host: //"],
    ["Host: \u00e4\u00ff"],
    [`Host: ${anyBytes(dice, 20)}`],
    [`Host: ${"x".repeat(8_000)}`],
    [` Host: ${host}`],
    [`Host : ${host}`],
  ]);
}

/** What a browser and the proxy in front of the shop add. */
const usual = [
  "X-Forwarded-For: 10.7.7.7",
  `X-Forwarded-Host: ${host}`,
  "X-Forwarded-Proto: https",
  "Accept: text/html",
  "Accept-Encoding: br, gzip",
  "Sec-Fetch-Site: none",
];

function soup(dice: Dice): string[] {
  return Array.from({ length: 1 + Math.floor(dice.next() * 5) }, () => ingredient(dice)).flat();
}

function ingredient(dice: Dice): string[] {
  return oneOf<() => string[]>(dice, [
    () => [":"],
    () => ["no colon"],
    () => [" folded: line", "\tand more"],
    () => ["X-Nul\0: a"],
    () => ["X-Nul: a\0b"],
    () => [`${hostileText(dice).slice(0, 50)}: a`],
    () => [`X-Text: ${hostileText(dice).slice(0, 4_000)}`],
    () => [anyBytes(dice, 60)],
    () => ["Content-Length: -1"],
    () => ["Content-Length: 5", "Content-Length: 6"],
    () => ["Content-Length: 99999999999999999999"],
    () => ["Content-Length: 3", "", "abcGET / HTTP/1.1"],
    () => ["Transfer-Encoding: chunked", "", "5", "hello", "0"],
    () => ["Transfer-Encoding: chunked", "", "ffffffffffffffff", "x"],
    () => ["Transfer-Encoding: xchunked"],
    () => ["Transfer-Encoding: chunked", "Content-Length: 4"],
    () => ["Expect: 100-continue"],
    () => ["Expect: the unexpected"],
    () => ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Key: x"],
    () => ["Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABk"],
    () => ["Connection: close, Host, Cookie"],
    () => [`Range: bytes=${"0-,".repeat(500)}0-`],
    () => ["Accept-Encoding: br;q=9, *;q=0, gzip;q=x"],
    () => ["If-None-Match: *", 'If-Match: "', "If-Modified-Since: yesterday"],
    () => ["X-Forwarded-Host: //", "X-Forwarded-Proto: javascript", "X-Forwarded-For: ,,,"],
    () => ["Cookie: =; ;;; =x; a==; prayosha_cart", `Cookie: ${anyBytes(dice, 60)}`],
    () => ["Authorization: Bearer", "Authorization: "],
    () => Array.from({ length: 120 }, (_, at) => `X-Many-${at}: a`),
    () => Array.from({ length: 2_100 }, () => "a:"),
    () => [`X-Long: ${"a".repeat(2 ** (10 + dice.next() * 6))}`],
  ])();
}
