import type { ServerBuild } from "@remix-run/node";
import type { ViteDevServer } from "vite";
import { createHandler } from "./handler";
import { prepareShop } from "./prepare";
import { wakeJobs } from "./jobs";
import { endWith, sayOpen } from "./open-shop";
import { listen } from "./serve";

/** Serves the sources through Vite: its client files first, then our own handler over the newest build. */
export async function serveDevelopment(vite: ViteDevServer): Promise<void> {
  await prepareShop();
  const build = () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;
  await wakeJobs();
  const { port, stop } = await listen(createHandler(build, "development"), vite.middlewares);
  sayOpen(port);
  endWith(stop);
}
