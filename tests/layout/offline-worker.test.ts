import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { loader } from "~/routes/site/worker";

type Sent = { request: { method: string; url: string }; waitUntil: () => void };

/** What the worker deletes when a form is posted to this path. */
async function deletedBy(path: string): Promise<string[]> {
  const heard = new Map<string, (event: Sent) => void>();
  const deleted: string[] = [];
  runInNewContext(await loader().text(), {
    URL,
    self: {
      location: { origin: "https://shop.example" },
      addEventListener: (name: string, listener: (event: Sent) => void) =>
        heard.set(name, listener),
    },
    caches: { delete: (name: string) => deleted.push(name) },
  });
  const request = { method: "POST", url: `https://shop.example${path}` };
  heard.get("fetch")?.({ request, waitUntil: () => undefined });
  return deleted;
}

test("stored pages go when somebody logs in or out, in each language", async () => {
  for (const path of ["/login", "/logout", "/gu/login", "/hi/logout", "/GU/register"])
    expect(await deletedBy(path), path).toEqual(["pages"]);
  for (const path of ["/cart", "/gu/cart", "/product/login"])
    expect(await deletedBy(path), path).toEqual([]);
});

type Installing = { waitUntil: (work: Promise<unknown>) => void };

/** The files that the worker stores when it is installed by a window that shows this path. */
async function storedFrom(path: string): Promise<string[]> {
  const heard = new Map<string, (event: Installing) => void>();
  const stored: string[] = [];
  const page = (address: string) => {
    const [, prefix = "en"] = /^\/(gu|hi)\//.exec(address) ?? [];
    const files = ["assets/look.css", `assets/${prefix}.woff2`, "brand/logo-light.svg"];
    return new Response(files.map((file) => `<link href="/${file}">`).join(""));
  };
  runInNewContext(await loader().text(), {
    URL,
    Set,
    fetch: async (address: string) => page(address),
    self: {
      location: { origin: "https://shop.example" },
      addEventListener: (name: string, listener: (event: Installing) => void) =>
        heard.set(name, listener),
      skipWaiting: () => undefined,
      clients: { matchAll: async () => [{ url: `https://shop.example${path}` }] },
    },
    caches: {
      open: async () => ({
        put: async (address: string) => stored.push(address),
        addAll: async (addresses: string[]) => stored.push(...addresses),
      }),
    },
  });
  const works: Promise<unknown>[] = [];
  heard.get("install")?.({ waitUntil: (work) => works.push(work) });
  await Promise.all(works);
  return [...new Set(stored)].toSorted();
}

test("the offline page of each language is stored with its logo; letters only of the language that is read", async () => {
  const always = ["/assets/look.css", "/brand/logo-light.svg", "/gu/offline", "/hi/offline"];
  for (const [path, font] of [
    ["/", "en"],
    ["/Store", "en"],
    ["/gu", "gu"],
    ["/hi/product/x", "hi"],
  ] as const)
    expect(await storedFrom(path), path).toEqual(
      [...always, "/offline", `/assets/${font}.woff2`].toSorted(),
    );
});

type Fetching = {
  request: { method: string; mode: string; url: string };
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: () => void;
};

/** The page that the worker shows at this path without a connection, stored on the evening of 29 February 2028. */
async function storedPage(path: string): Promise<string> {
  const heard = new Map<string, (event: Fetching) => void>();
  const headers = { "Content-Type": "text/html", Date: "Tue, 29 Feb 2028 18:29:59 GMT" };
  const match = async () => new Response("<body><main>Oil</main></body>", { headers });
  runInNewContext(await loader().text(), {
    URL,
    Response,
    Headers,
    Date,
    fetch: async () => Promise.reject(new TypeError("Failed to fetch")),
    self: {
      location: { origin: "https://shop.example" },
      addEventListener: (name: string, listener: (event: Fetching) => void) =>
        heard.set(name, listener),
    },
    caches: { match, open: async () => ({ match, keys: async () => [] }) },
  });
  const request = { method: "GET", mode: "navigate", url: `https://shop.example${path}` };
  const shown = await new Promise<Response>((resolve, reject) =>
    heard.get("fetch")?.({
      request,
      respondWith: (answer) => void answer.then(resolve, reject),
      waitUntil: () => undefined,
    }),
  );
  return shown.text();
}

test("a stored page says when it was seen, as other pages write it, whatever the device's own time and languages are", async () => {
  for (const [path, when] of [
    ["/about", "29 Feb 2028, 11:59 PM"],
    ["/gu/about", "29 ફેબ્રુઆરી 2028, 11:59 PM"],
    ["/hi/about", "29 फ़रवरी 2028, 11:59 PM"],
  ] as const)
    expect(await storedPage(path)).toContain(when);
});
