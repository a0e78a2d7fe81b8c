/*
 * The service worker, sent as /sw.js with two constants before it: `look`, the address of the styles, which changes with
 * them, and `open`, the paths it may keep. Online everything comes from the shop, so no price is ever old. When the network is gone it shows the
 * copy of an open page that was seen before, without scripts and with its date, or the page /offline.
 * Copies are asked for without cookies and kept only when the shop says that they are for everybody.
 */
/* global self, caches, look, open */
const pages = "pages";
const files = `files-${look}`;
const mostPages = 60;
const mostFiles = 200;
const freshFor = 5 * 60 * 1000;
const lasting = /^\/(assets|photos|banners|brand|video)\/|^\/(favicon\.|no-photo)/;
const accountDoors = /^\/(login|logout|register)(\.data)?$/i;

self.addEventListener("install", (event) => {
  event.waitUntil(prepare().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(settleIn());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method !== "GET") {
    if (accountDoors.test(url.pathname)) event.waitUntil(caches.delete(pages));
    if (request.mode === "navigate") event.respondWith(fetch(request).catch(offlinePage));
    return;
  }
  if (request.mode === "navigate") event.respondWith(pageFor(event, url));
  else if (url.pathname.endsWith(".data")) event.respondWith(dataFor(event, url));
  else if (lasting.test(url.pathname) && !request.headers.has("Range"))
    event.respondWith(fileFor(request, url));
});

/** The page for no network, with its styles and fonts. */
async function prepare() {
  const answer = await fetch("/offline", { credentials: "omit", cache: "no-store" });
  if (!answer.ok) throw new Error("No offline page");
  const cache = await caches.open(files);
  const html = await answer.clone().text();
  const needed = new Set(html.match(/\/assets\/[^"']+\.(css|woff2)/g));
  await Promise.all([cache.put("/offline", answer), cache.addAll([...needed])]);
}

/** Files kept under an earlier look go. What the shopper is looking at just now counts as seen. */
async function settleIn() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((one) => one !== pages && one !== files).map((one) => caches.delete(one)),
  );
  await self.clients.claim();
  const windows = await self.clients.matchAll({ type: "window" });
  await Promise.all(windows.map((client) => keep(new URL(client.url))));
}

async function pageFor(event, url) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(url, answer.clone()));
    return answer;
  } catch {
    return (await seenPage(url)) ?? offlinePage();
  }
}

/** What a page asks for when script opens the next one. Without a network the browser opens that page itself. */
async function dataFor(event, url) {
  try {
    const answer = await fetch(event.request);
    const page = pageOf(url);
    if (answer.ok) event.waitUntil(keep(page));
    return answer;
  } catch (error) {
    const client = event.clientId ? await self.clients.get(event.clientId) : undefined;
    if (!client || url.searchParams.has("_routes")) throw error;
    await client.navigate(pageOf(url).href);
    return Response.error();
  }
}

function pageOf(dataAddress) {
  const page = new URL(dataAddress);
  page.pathname = page.pathname.replace(/\/_root\.data$/, "/").replace(/\.data$/, "");
  page.searchParams.delete("_routes");
  return page;
}

/** Files with a hash in their name never change. The others are asked for while there is a network. */
async function fileFor(request, url) {
  const cache = await caches.open(files);
  const kept = await cache.match(request.url, { ignoreVary: true });
  if (kept && /^\/(assets|photos)\//.test(url.pathname)) return kept;
  try {
    const answer = await fetch(request);
    if (answer.status === 200 && answer.type === "basic") {
      await cache.put(request.url, answer.clone());
      await shorten(cache, mostFiles);
    }
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** Keeps a copy of an open page: the answer at hand if it is for everybody, else one asked for as a stranger. */
async function keep({ href, pathname, search }, answer) {
  if (!open.test(pathname)) return;
  const cache = await caches.open(pages);
  const address = pathname + search;
  if (answer?.headers.get("X-Page-For") === "everybody") return put(cache, address, answer);
  const kept = await cache.match(address, { ignoreVary: true });
  if (kept && Date.now() - Date.parse(kept.headers.get("Date") ?? "") < freshFor) return;
  const stranger = await fetch(href, { credentials: "omit", cache: "no-store" }).catch(() => null);
  if (stranger?.headers.get("X-Page-For") === "everybody") await put(cache, address, stranger);
}

async function put(cache, address, answer) {
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, answer);
  await shorten(cache, mostPages);
}

/** The oldest go first; the page for no network and what it needs stay. */
async function shorten(cache, most) {
  const kept = (await cache.keys()).filter(({ url }) => !/\/offline$|\.(css|woff2)$/.test(url));
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((one) => cache.delete(one)));
}

async function seenPage({ pathname, search }) {
  if (!open.test(pathname)) return null;
  const cache = await caches.open(pages);
  const kept = await cache.match(pathname + search, { ignoreVary: true });
  if (!kept) return null;
  const seen = new Date(kept.headers.get("Date") ?? Date.now());
  const when = seen.toLocaleString("en-IN", { dateStyle: "medium", timeStyle: "short" });
  const note = `<p class="offline-note" role="status">There is no connection. You see this page as it was on ${when}; prices may have changed.</p>`;
  return still(kept, (html) => html.replace(/<main\b/, `${note}<main`));
}

async function offlinePage() {
  const cache = await caches.open(files);
  const kept = await cache.match("/offline", { ignoreVary: true });
  return kept ? still(kept, (html) => html, 503) : Response.error();
}

/** The copy as plain HTML: its scripts would ask the shop for things, and take the reader for a stranger. */
async function still(kept, change, status = 200) {
  // Inline styles stay allowed as they were in this answer, by its nonce or their hashes.
  const policy = kept.headers.get("Content-Security-Policy") ?? "";
  const styles = /style-src [^;]+/.exec(policy)?.[0] ?? "style-src 'self'";
  const html = change(await kept.text());
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; ${styles}; img-src 'self' data:; font-src 'self'; media-src 'self'; form-action 'self'; manifest-src 'self'; base-uri 'none'`,
    },
  });
}
