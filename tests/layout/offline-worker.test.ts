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
