import { createHandler } from "~/server/handler";
import { listenerFor } from "~/server/serve";
import { type Answered, serverOf } from "../../server/asked";
import { shopBuild } from "../../server/shop-build";
import { addressesOf, doorsIn } from "./addresses";
import type { Reader } from "./columns";
import type { Mark } from "./mark";
import { plain, withoutScripts } from "./plain";
import type { MarkedShop } from "./shop";

/** One address, asked by one reader: what it answered, and with which bytes. `data`: null for what is no page. */
export type Asked = {
  path: string;
  address: string;
  page: Answered;
  data: Answered | null;
  /** The marks in everything that was sent, and those of them that are on the page. */
  sent: Mark[];
  shown: Mark[];
};

/** The API has a contract of its own, the provider's pages are not ours, and a GET that logs out or pays shows nothing. */
const notAsked =
  /^\/(api\/v1|demo-pay|healthz|readyz|metrics|logout|payment\/|webhooks|checkout\/delivery|csp-report|hydration-report)/;

type Module = { loader?: unknown; default?: unknown };

/** Asks every route of the shop over HTTP, as a page and for its data, with the cookies of one reader. */
export async function askedBy(reader: Reader, shop: MarkedShop): Promise<Asked[]> {
  const modules = import.meta.glob<Module>("../../../app/routes/**/*.{ts,tsx}");
  const handler = createHandler(await shopBuild(), "production");
  const server = await serverOf(listenerFor(handler, (_request, _response, next) => next()));
  const cookie = shop.cookies[reader];
  const headers: Record<string, string> = cookie ? { Cookie: cookie } : {};
  const asked: Asked[] = [];
  for (const { file, path } of doorsIn()) {
    const module = await modules[`../../../app/${file}`]?.();
    if (notAsked.test(path) || !module?.loader) continue;
    for (const address of addressesOf(path, shop)) {
      const page = await server.ask(address, { headers });
      const data = module.default ? await server.ask(dataOf(address), { headers }) : null;
      const sent = marksIn(page.html + (data?.html ?? ""), shop.marked.marks);
      const shown = marksIn(withoutScripts(page.html), sent);
      asked.push({ path, address, page, data, sent, shown });
    }
  }
  await server.close();
  return asked;
}

/** Those of the marks that are in a text, however it is escaped. */
export function marksIn(html: string, marks: Mark[]): Mark[] {
  const text = plain(html);
  return marks.filter((mark) => text.includes(mark.text));
}

/** As Remix in the browser asks for a page's data. */
function dataOf(address: string): string {
  const [path, query] = address.split("?");
  return `${path === "/" ? "/_root" : path}.data${query ? `?${query}` : ""}`;
}
