/** The address of `entry.shop.ts` or `entry.admin.ts` as the browser loads it: see vite.config.ts. */
declare module "virtual:script/*" {
  const address: string;
  export default address;
}

declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/node";
  const build: ServerBuild;
  export = build;
}
