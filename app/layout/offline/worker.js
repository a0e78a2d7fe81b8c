/*
 * The service worker, served as /sw.js with time-in-india.js, messages.js and four constants before it: `look`, the styles' URL, which
 * changes with them, `open`, a pattern of the paths it may store, `offlinePages`, the address of the offline page in each language, and
 * `seenNotes`, what stands above a stored page, by that address. Online everything comes from the server, so prices are never stale. Offline it
 * shows the stored copy of an open page, without scripts and with its date, or the page /offline. Copies are fetched without cookies
 * and stored only when the server marks them as the same for everyone. Who has prices of their own gets no such copy: the first page
 * with them deletes all.
 */
/* global self, caches, look, open, offlinePages, seenNotes, timeInIndia */
const pages = "pages";
const files = `files-${look}`;
const mostPages = 60;
const mostFiles = 200;
const freshFor = 5 * 60 * 1000;
const lasting = /^\/(assets|photos|banners|brand|video)\/|^\/(favicon\.|no-photo)/;
const accountPaths = /^(\/[a-z]{2})?\/(login|logout|register)(\.data)?$/i;

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
    // Nothing answers for a form that cannot be sent: the browser still has it, and offers to send it again.
    if (accountPaths.test(url.pathname)) event.waitUntil(caches.delete(pages));
    return;
  }
  if (request.mode === "navigate") event.respondWith(pageFor(event, url));
  else if (lasting.test(url.pathname) && !request.headers.has("Range"))
    event.respondWith(fileFor(request, url));
  else if (url.pathname.endsWith(".data")) event.respondWith(dataFor(event, url));
});

// The offline page of each language with its styles; fonts only of the languages that are read, others cost 100 KB each. The names of
// the languages stand on each page, and their fonts are small.
async function prepare() {
  const cache = await caches.open(files);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const read = windows.map(({ url }) => offlinePageFor(new URL(url)));
  await Promise.all([
    ...offlinePages.map((address) => prepareOne(cache, address, read.includes(address))),
    prepareNames(cache),
  ]);
}

async function prepareNames(cache) {
  const styles = await (await fetch(look)).text();
  const names = styles.match(/[\w-]+-names-[\w-]+\.woff2/g) ?? [];
  await cache.addAll(names.map((name) => new URL(name, new URL(look, self.location)).pathname));
}

async function prepareOne(cache, address, isRead) {
  const answer = await fetch(address, { credentials: "omit", cache: "no-store" });
  if (!answer.ok) throw new Error("No offline page");
  const html = await answer.clone().text();
  const assets = new Set(html.match(/\/(assets\/[^"']+\.(css|woff2)|brand\/[^"']+\.svg)/g));
  const wanted = [...assets].filter((file) => isRead || !file.endsWith(".woff2"));
  await Promise.all([cache.put(address, answer), cache.addAll(wanted)]);
}

/** In the language of the page that was asked for. */
const offlinePageFor = ({ pathname }) =>
  offlinePages.findLast((address) => `${pathname}/`.startsWith(address.replace("offline", "")));

/** Deletes files of earlier styles and stores the pages open in windows right now. */
async function settleIn() {
  const stale = (await caches.keys()).filter((one) => one !== pages && one !== files);
  await Promise.all(stale.map((one) => caches.delete(one)));
  await self.clients.claim();
  const windows = await self.clients.matchAll({ type: "window" });
  await Promise.all(windows.map(({ url }) => keepOpen(new URL(url))));
}

/** Asks with cookies first: whoever is at this window may have prices of their own. */
async function keepOpen(url) {
  if (!isOpen(url)) return;
  const answer = await fetch(url, { cache: "no-store" }).catch(() => null);
  if (answer?.ok) await keep(url, answer);
}

async function pageFor(event, url) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(url, answer.clone()));
    return answer;
  } catch {
    return (await seenPage(url)) ?? offlinePage(url);
  }
}

/** Of a page that React shows itself. The page is stored as if it had been opened. */
async function dataFor(event, url) {
  const answer = await fetch(event.request);
  const page = new URL(url.pathname.replace(/(\/_root)?\.data$/, "") || "/", url);
  page.search = url.search.replace(/([?&])_routes=[^&]*&?/, "$1").replace(/[?&]$/, "");
  // 202 is a redirect.
  if (answer.status === 200) event.waitUntil(keep(page, answer.clone(), false));
  return answer;
}

/** Hashed files never change. Others come from the network while there is one. */
async function fileFor(request, url) {
  const cache = await caches.open(files);
  const stored = await cache.match(request.url, { ignoreVary: true });
  if (stored && /^\/(assets|photos)\//.test(url.pathname)) return stored;
  try {
    const answer = await fetch(request);
    if (answer.status === 200 && answer.type === "basic") {
      await cache.put(request.url, answer.clone());
      await evict(cache, mostFiles);
    }
    return answer;
  } catch (error) {
    if (stored) return stored;
    throw error;
  }
}

/** Stores a copy of an open page: the given response if it is that page, and the same for everyone, else one fetched without cookies. */
async function keep(page, answer, isPage = true) {
  const { href, pathname, search } = page;
  const whose = answer.headers.get("X-Page-For");
  if (whose === "one") return void (await caches.delete(pages));
  if (!isOpen(page)) return;
  const cache = await caches.open(pages);
  const address = pathname + search;
  if (isPage && whose === "everybody") return put(cache, address, answer);
  const stored = await cache.match(address, { ignoreVary: true });
  if (stored && Date.now() - Date.parse(stored.headers.get("Date") ?? "") < freshFor) return;
  const anonymous = await fetch(href, { credentials: "omit", cache: "no-store" }).catch(() => null);
  if (anonymous?.headers.get("X-Page-For") === "everybody") await put(cache, address, anonymous);
}

/** A page that was asked with a PIN is of the day, and one person's. */
const isOpen = ({ pathname, search }) => open.test(pathname) && !/[?&]pin=/.test(search);

async function put(cache, address, answer) {
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, answer);
  await evict(cache, mostPages);
}

/** Deletes the oldest entries, except the offline page and its files. */
async function evict(cache, most) {
  const stored = (await cache.keys()).filter(({ url }) => !/\/offline$|\.(css|woff2)$/.test(url));
  await Promise.all(
    stored.slice(0, Math.max(0, stored.length - most)).map((one) => cache.delete(one)),
  );
}

async function seenPage(url) {
  const { pathname, search } = url;
  if (!open.test(pathname)) return null;
  const cache = await caches.open(pages);
  const stored = await cache.match(pathname + search, { ignoreVary: true });
  if (!stored) return null;
  const seen = Date.parse(stored.headers.get("Date") ?? "") || Date.now();
  const { note: words, days } = seenNotes[offlinePageFor(url)];
  const when = timeInIndia(seen, days);
  const note = `<p class="offline-note" role="status">${words.replace("{when}", when)}</p>`;
  return withoutScripts(stored, (html) => html.replace(/<main\b/, `${note}<main`));
}

async function offlinePage(url) {
  const cache = await caches.open(files);
  const stored = await cache.match(offlinePageFor(url), { ignoreVary: true });
  return stored ? withoutScripts(stored, (html) => html, 503) : Response.error();
}

/** The copy without its script, which would take the user for a guest and ask the server for the cart. None is asked for. */
async function withoutScripts(stored, change, status = 200) {
  const html = change((await stored.text()).replace(/<link rel="modulepreload"[^>]*>/g, ""));
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; media-src 'self'; form-action 'self'; manifest-src 'self'; base-uri 'none'",
    },
  });
}
