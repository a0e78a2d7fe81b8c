import { get } from "node:http";
import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Ask } from "./load";
import type { Served } from "./served";

/** Of one connection, not of the page. */
const ofConnection = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

/** Puts the shop's answers, packed and with their headers, into the server of fixed pages; gives what to ask it for. */
export async function fixedPagesOf(shop: Served, fixed: Served, asks: Ask[]): Promise<Ask[]> {
  const some = asks.slice(0, 100);
  for (const { path } of some) {
    const { body, headers } = await answerOf(shop.address + path);
    await fetch(fixed.address + path, {
      method: "PUT",
      headers: { "X-Headers": JSON.stringify(headers) },
      body,
    });
  }
  return some.map(({ path }) => ({ path }));
}

/** Asked twice: the second answer is packed as well as it can be. */
async function answerOf(url: string) {
  await (await received(url)).resume();
  const answer = await received(url);
  const body = new Uint8Array(await buffer(answer));
  const headers = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
  return { body, headers: headers.flatMap(([name, value]) => [name, String(value)]) };
}

function received(url: string): Promise<IncomingMessage> {
  return new Promise((done, failed) => {
    get(url, { headers: { "Accept-Encoding": "br" } }, done).on("error", failed);
  });
}
