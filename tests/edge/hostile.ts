import { send, throughProxy } from "../storm/front";
import { sendRaw } from "../storm/raw";

/** What must be on nobody's page but the victim's. */
export type Victim = { cookies: string; marks: RegExp };

/** What somebody sends to get a page of the victim, or one of their own making, into the cache. */
const requests = (cookies: string): { method?: string; headers?: Record<string, string> }[] => [
  { headers: { Cookie: cookies } },
  { headers: { Cookie: `a=b; ${cookies}` } },
  { headers: { Cookie: `a=b;${cookies}` } },
  { headers: { Cookie: `${cookies}; prayosha_cart=` } },
  { headers: { Cookie: cookies.replaceAll("; ", ", ") } },
  { headers: { Cookie: cookies.toUpperCase() } },
  { headers: { Cookie: `"${cookies}"` } },
  { headers: { Cookie: cookies.replaceAll("=", " =") } },
  { headers: { Cookie: cookies, Range: "bytes=0-99" } },
  { headers: { Range: "bytes=5-60" } },
  { headers: { Range: "bytes=0-0,-1" } },
  { headers: { Range: "everything" } },
  { headers: { Range: "../../etc/passwd", Cookie: cookies } },
  { headers: { Cookie: cookies, "Accept-Encoding": "br" } },
  { headers: { Authorization: `Bearer ${cookies}` } },
  { headers: { Authorization: "Basic eDp4", Cookie: cookies } },
  { headers: { Host: "evil.example" } },
  { headers: { Host: "evil.example", "X-Forwarded-Host": "evil.example" } },
  { headers: { "X-Forwarded-Host": "evil.example" } },
  { headers: { "X-Forwarded-Proto": "http", "X-Forwarded-Port": "81" } },
  { headers: { Forwarded: "host=evil.example" } },
  { headers: { "X-Original-URL": "/dashboard", "X-Rewrite-URL": "/cart", Cookie: cookies } },
  { headers: { "X-HTTP-Method-Override": "POST", "X-Edge-Host": "evil.example" } },
  { headers: { "X-Edge": "page", "X-Edge-Url": "/evil.example", Cookie: cookies } },
  { headers: { "X-Edge": "mark", "X-Edge-Purged": "9999999999", "X-Edge-Fetch": "1" } },
  { headers: { "X-Edge-Down": "1", "X-Edge-Asked": "9999999999", "X-Edge-Packed": "evil" } },
  { headers: { "Cache-Control": "no-cache, no-store", Pragma: "no-cache", Cookie: cookies } },
  { headers: { "Accept-Language": "gu", "User-Agent": "<script>evil.example</script>" } },
  { headers: { "If-None-Match": "*", "If-Modified-Since": "Thu, 01 Jan 2099 00:00:00 GMT" } },
  { headers: { "Sec-Fetch-Site": "cross-site", Cookie: cookies } },
  { headers: { Connection: "close, Cookie", Cookie: cookies } },
  { method: "HEAD", headers: { Cookie: cookies } },
  { method: "POST", headers: { Cookie: cookies } },
  { method: "OPTIONS", headers: { Cookie: cookies, Origin: "https://evil.example" } },
  { method: "PURGE" },
  { method: "BAN", headers: { "X-Forwarded-For": "127.0.0.1" } },
];

/** Lines that are not what they seem; `path` is one of an open page. */
const lines = (path: string, cookies: string): string[] => [
  `GET http://evil.example${path} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`,
  `GET ${path} HTTP/1.1\r\nHost: shop.example\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
  `GET ${path} HTTP/1.0\r\nCookie: ${cookies}\r\n\r\n`,
  `GET ${path} HTTP/1.1\r\nHost: shop.example\r\nCookie: a=b\r\nCookie: ${cookies}\r\nConnection: close\r\n\r\n`,
  `GET ${path} HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 5\r\nCookie: ${cookies}\r\nConnection: close\r\n\r\nabcde`,
  `GET ${path} HTTP/1.1\r\nHost: shop.example\r\nCookie:\r\n ${cookies}\r\nConnection: close\r\n\r\n`,
  `GET ${path}#x HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`,
  `GET /${path} HTTP/1.1\r\nHost: shop.example\r\nCookie: ${cookies}\r\nConnection: close\r\n\r\n`,
  `GET ${path}/..%2f..%2fcart HTTP/1.1\r\nHost: shop.example\r\nCookie: ${cookies}\r\nConnection: close\r\n\r\n`,
  `GET ${path}?pin=395007 HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`,
  `GET ${path}?%70in=395007 HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`,
  `PURGE ${path} HTTP/1.1\r\nHost: shop.example\r\nX-Forwarded-For: 10.1.1.1\r\nConnection: close\r\n\r\n`,
];

/**
 * Attacks these pages through the edge on `port`, and asks for each as a guest after every try; gives what must not be, and how
 * many tries there were. The victim's own page has to be theirs, or nothing was tried.
 */
export async function attack(
  port: number,
  paths: string[],
  { cookies, marks }: Victim,
): Promise<{ tries: number; problems: string[] }> {
  const problems = new Set<string>();
  let tries = 0;
  for (const path of paths) {
    const own = await ask(port, path, { headers: { Cookie: cookies } });
    if (!marks.test(own.body)) problems.add(`${path} is not the victim's own page to the victim`);
    if (own.headers["x-cache"] !== "pass") problems.add(`${path} of the victim is kept`);
    for (const asked of requests(cookies)) {
      tries += 1;
      // A part of a packed page cannot be unpacked.
      const answer = await ask(port, path, asked).catch(() => null);
      if ((answer?.status ?? 0) >= 500)
        problems.add(`${path} answers ${answer?.status} to ${JSON.stringify(asked.headers)}`);
      if (asked.method === "PURGE" && answer?.status !== 405)
        problems.add(`PURGE from outside answers ${answer?.status}`);
      await isEverybodys(JSON.stringify(asked).replaceAll(cookies, "…"));
    }
    for (const line of lines(path, cookies)) {
      tries += 1;
      await sendRaw(port, Buffer.from(line), { isCut: true });
      await isEverybodys(JSON.stringify(line).replaceAll(cookies, "…"));
    }

    async function isEverybodys(after: string): Promise<void> {
      for (const packing of ["br", "gzip", ""]) {
        const { status, headers, body } = await ask(port, path, {
          headers: { "Accept-Encoding": packing },
        });
        const isFine =
          status === 200 &&
          headers["x-page-for"] === "everybody" &&
          !headers["set-cookie"] &&
          body.includes("</html>");
        if (!isFine) problems.add(`${path} (${packing}) is ${status} for a guest after ${after}`);
        if (marks.test(body) || /evil/.test(body + JSON.stringify(headers)))
          problems.add(`${path} (${packing}) shows a guest what is not theirs after ${after}`);
      }
    }
  }
  return { tries, problems: [...problems] };
}

type Asking = { method?: string; headers?: Record<string, string> };

/** As the proxy that ends https sends it on; what a visitor says of a proxy it replaces, unless `headers` say otherwise. */
function ask(port: number, path: string, { method = "GET", headers }: Asking) {
  const sent = Object.entries({ ...throughProxy("10.6.6.6"), ...headers });
  const given = Object.fromEntries(sent.filter(([, value]) => value !== ""));
  return send(port, { method, path, headers: given });
}
