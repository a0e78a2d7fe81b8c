declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/node";
  const build: ServerBuild;
  export = build;
}

/** Words of one language for the browser: see base/words/browser-words.ts. */
declare module "virtual:words/*" {
  const words: Record<string, string>;
  export default words;
}
