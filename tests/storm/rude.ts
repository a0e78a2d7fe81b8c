import { setTimeout as pause } from "node:timers/promises";
import { publicUrl, TooLate } from "./front";
import type { Dice } from "../dice";
import { sendRaw } from "./raw";
import type { StormyShop } from "./shop";

const { host } = new URL(publicUrl);

/** What may stand in a request line where a path should: no browser sends it, and anybody can. */
export const rudeTargets = [
  "//",
  "///",
  "/\\",
  "\\",
  "//[",
  "//]",
  "//:/",
  "//a:99999/",
  "//%",
  "//@/",
  "//?x",
  "//#",
  "//user:pass@evil.example/",
  `//${host}/..`,
  `//${host}/../..//`,
  "/..",
  "/../../etc/passwd",
  "/./.",
  "/%2e%2e/",
  "/%",
  "/%zz",
  "/%ff%fe",
  "/%00",
  "/Store/%",
  "/product/%E0%A4%A",
  "*",
  "?",
  "#",
  "/?",
  "/#",
  "/?%",
  "/?q=%ff",
  "/search?q=%",
  "/search?q=%E0%A4&page=%00",
  "/search?page=-1",
  "/Store?price=[&category=//",
  `http://${host}`,
  `http://${host}/`,
  `https://${host}//`,
  "http://",
  "http://[",
  "http:///",
  "http://evil.example/",
  "HTTP://a:b@c:d/",
  "ftp://x/",
  "javascript:alert(1)",
  "data:,x",
  `${host}:443`,
  "evil.example:80",
  ":80",
  ":",
  "x",
  "index.html",
  "/ ",
  "/a b",
  "/\t",
  "/\u00e4\u00f6",
  "/\u00ff\u00fe",
  "/\u0000",
  "/\u0001",
  "/\u007f",
  "/;",
  "/|",
  "/{}",
  "/^",
  "/`",
  '/"',
  "/<>",
];

/**
 * A visitor who sends `GET // HTTP/1.1` first, and then one such line after the other as long as he stays. It has to be answered,
 * with no word of a failure, and no process may end for it: see `StormyShop.faults`. Without the check of what stands in a request
 * line (`server/request/request-line.ts`) that one line ended a process, so every program that tries to break the shop has him in it.
 */
export function rudeVisitor(shop: StormyShop, dice: Dice, every = 500): () => Promise<string[]> {
  const problems = new Set<string>();
  const leaves = new AbortController();
  const stay = async () => {
    for (let turn = 0; !leaves.signal.aborted; turn += 1) {
      const target =
        turn % 10 === 0 ? "//" : rudeTargets[Math.floor(dice.next() * rudeTargets.length)]!;
      const line = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      try {
        const { statuses } = await sendRaw(shop.port, Buffer.from(line, "latin1"));
        // Without an answer it may have met a shop that was killed; a process that ended by itself is told of by the shop.
        if (statuses.some((status) => status >= 500 && status !== 503))
          problems.add(`GET ${target} is told ${statuses.join()}`);
      } catch (error) {
        if (error instanceof TooLate) problems.add(`GET ${target}: ${error.message}`);
      }
      // Enough is known, and a shop that is down shows nothing else.
      if (shop.faults.length > 0) return;
      await pause(every, undefined, { signal: leaves.signal }).catch(() => undefined);
    }
  };
  const stayed = stay();
  return async () => {
    leaves.abort();
    await stayed;
    return [...problems];
  };
}
