import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "~/routes";

/** Every address of /api/v1 with the file that answers there, as the router takes it. */
export const addresses = ((await routes) as RouteConfigEntry[])
  .filter(({ path }) => path?.startsWith("api/v1/"))
  .map(({ path, file }) => ({ path, id: file }));
