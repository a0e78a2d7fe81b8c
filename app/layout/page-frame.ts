import type { CompanyFacts } from "~/pages/company";

/** What the head of every page may need of the root's data. `address`: the shop's public one, without a slash at its end. */
export type PageFrame = { address: string; company: CompanyFacts | null };

/** Takes it from the matches that a route's `meta` gets. Where the root's loader broke, addresses become paths. */
export function frameOf(matches: ({ id: string; data?: unknown } | undefined)[] = []): PageFrame {
  const root = matches.find((match) => match?.id === "root")?.data as
    Partial<PageFrame> | undefined;
  return { address: root?.address ?? "", company: root?.company ?? null };
}
