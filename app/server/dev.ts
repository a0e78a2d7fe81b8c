import type { ServerBuild } from "@remix-run/node";
import type { ViteDevServer } from "vite";
import { createHandler } from "./handler";
import { photoFiles } from "./answer/photo-files";
import { prepareShop } from "./prepare";
import { wakeJobs } from "./jobs";
import { sayOpen, endWith } from "./opened";
import { listen } from "./serve";
import { inTurn } from "./answer/static-files";

/** Serves the sources through Vite: its client files first, then our own handler over the current build. */
export async function serveDevelopment(vite: ViteDevServer): Promise<void> {
  await prepareShop();
  const build = () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;
  await wakeJobs();
  const handler = createHandler(build, "development");
  const { port, stop } = await listen(handler, inTurn(photoFiles, vite.middlewares));
  sayOpen(port);
  endWith(stop);
}
