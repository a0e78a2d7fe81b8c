/** The address of the admin area's script: see vite.config.ts. */
declare module "virtual:admin-script" {
  const address: string;
  export default address;
}

declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/node";
  const build: ServerBuild;
  export = build;
}
