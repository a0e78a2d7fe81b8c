/** Where a visit came from. `site`: another site. `direct`: nobody says; a link in a chat or a mail, a bookmark, a typed address. */
export type Source = "search" | "whatsapp" | "facebook" | "instagram" | "site" | "direct";

const hosts: [RegExp, Source][] = [
  [/(^|\.)(whatsapp\.com|whatsapp\.net|wa\.me)$|^com\.whatsapp/, "whatsapp"],
  [/(^|\.)(instagram\.com|ig\.me)$|^com\.instagram/, "instagram"],
  [/(^|\.)(facebook\.com|fb\.com|fb\.me|messenger\.com)$|^com\.facebook/, "facebook"],
  // Mail of these firms is a link that somebody sent.
  [/^(mail|outlook)\./, "site"],
  [
    /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|yandex|baidu|qwant)\.[a-z]{2,3}(\.[a-z]{2})?$/,
    "search",
  ],
  [/^search\.brave\.com$|^com\.google\.android\.googlequicksearchbox$/, "search"],
];

/** Browsers within apps, which seldom say where a link was. */
const apps: [RegExp, Source][] = [
  [/\bInstagram\b/, "instagram"],
  [/\bFBA[NV]\b|\bFB_IAB\b/, "facebook"],
];

const campaigns = new Map<string, Source>([
  ["whatsapp", "whatsapp"],
  ["wa", "whatsapp"],
  ["facebook", "facebook"],
  ["fb", "facebook"],
  ["instagram", "instagram"],
  ["ig", "instagram"],
]);

/** `host`: of the page with the link; null: it is not said. `campaign`: as `campaignIn` gives it. */
export function sourceOf(host: string | null, agent: string, campaign: string | null): Source {
  if (host) return hosts.find(([pattern]) => pattern.test(host))?.[1] ?? "site";
  const app = apps.find(([pattern]) => pattern.test(agent))?.[1];
  return app ?? campaigns.get(campaign ?? "") ?? "direct";
}

/**
 * What the address names as its source (`utm_source`), in small letters; null: nothing, or something that may be the number, address or
 * name in full of a person. `search`: with its question mark.
 */
export function campaignIn(search: string): string | null {
  if (!search.includes("utm_source=")) return null;
  const named = new URLSearchParams(search).get("utm_source")?.trim().toLowerCase() ?? "";
  return /^[a-z][a-z0-9_-]{0,23}$/.test(named) && !/\d{5}/.test(named) ? named : null;
}
