import { expect, test } from "vitest";
import { countedAs } from "~/upkeep/visits/seen";

const phone = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36";

type Asked = { kind?: "page" | "data"; path?: string; search?: string } & Record<string, string>;

/** What a browser's request counts as. */
function counted({ kind = "page", path = "/Store", search = "", ...headers }: Asked) {
  const sent: Record<string, string> = {
    "user-agent": phone,
    accept: kind === "page" ? "text/html,*/*;q=0.8" : "*/*",
    ...headers,
  };
  const own = ["shop.example", "www.shop.example"];
  return countedAs({ kind, path, search, own, header: (name) => sent[name] ?? null });
}

test.each([
  ["https://www.google.co.in/", "search"],
  ["https://duckduckgo.com/", "search"],
  ["android-app://com.google.android.googlequicksearchbox/", "search"],
  ["https://mail.google.com/", "site"],
  ["https://web.whatsapp.com/", "whatsapp"],
  ["android-app://com.whatsapp/", "whatsapp"],
  ["https://l.facebook.com/l.php", "facebook"],
  ["https://l.instagram.com/", "instagram"],
  ["https://a-food-blog.example/oils", "site"],
  ["https://notgoogle.com/", "site"],
  ["https://shop.example.evil.example/", "site"],
  ["not an address", "direct"],
])("a page with a link from %s is a visit from %s", (referer, source) => {
  expect(counted({ referer })).toEqual({ source, campaign: null, product: null });
});

test("nobody says where a visit came from, but the app or the link", () => {
  expect(counted({})?.source).toBe("direct");
  expect(counted({ "user-agent": `${phone} Instagram 300.0` })?.source).toBe("instagram");
  expect(counted({ "user-agent": `${phone} [FBAN/FB4A;FBAV/450]` })?.source).toBe("facebook");
  expect(counted({ search: "?utm_source=WhatsApp&page=2" })).toMatchObject({
    source: "whatsapp",
    campaign: "whatsapp",
  });
  // The page with the link knows better.
  const referer = "https://www.google.com/";
  expect(counted({ referer, search: "?utm_source=diwali-card" })).toMatchObject({
    source: "search",
    campaign: "diwali-card",
  });
});

test.each(["9825012345", "asha@example.com", "Asha Patel", "a".repeat(25), "ref-395002", ""])(
  "%s is no campaign",
  (named) => {
    const search = `?utm_source=${encodeURIComponent(named)}`;
    expect(counted({ search })).toMatchObject({ source: "direct", campaign: null });
  },
);

test.each<[string, Asked]>([
  ["a page of our own", { referer: "https://shop.example/Store" }],
  ["another of our addresses", { referer: "https://www.shop.example/" }],
  ["a page of our own that does not say which", { "sec-fetch-site": "same-origin" }],
  ["the page where one pays", { referer: "https://api.razorpay.com/v1/checkout" }],
  ["a page loaded ahead", { "sec-purpose": "prefetch;prerender" }],
  ["a page loaded ahead by others", { purpose: "prefetch" }],
  ["a robot", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
  ["a preview in a chat", { "user-agent": "WhatsApp/2.23.20.0 A" }],
  ["a program without a name", { "user-agent": "" }],
  ["what asks for no page", { accept: "*/*" }],
  ["the admin area", { path: "/dashboard/admin/orders" }],
  ["the API", { path: "/api/v1/product" }],
  ["data, asked by a page that hides itself", { kind: "data" }],
])("no visit: %s", (_what, asked) => {
  expect(counted(asked)).toBeNull();
});

test("a product that is shown is looked at, in whichever way it is shown", () => {
  const path = "/product/groundnut-oil";
  const from = (referer: string) => ({ path, referer, "sec-fetch-site": "same-origin" });
  const look = { source: null, campaign: null, product: "groundnut-oil" };
  expect(counted(from("https://shop.example/Store"))).toEqual(look);
  expect(counted({ ...from("https://shop.example/gu/Store"), kind: "data" })).toEqual(look);
  expect(counted({ path })).toEqual({ ...look, source: "direct" });
  // Another photo, or the same again after a form.
  expect(counted(from(`https://shop.example${path}`))).toBeNull();
  expect(counted({ ...from(`https://shop.example/gu${path}?photo=2`), kind: "data" })).toBeNull();
  expect(counted({ path: `${path}/x` })?.product).toBeNull();
});
