import type { ServerBuild } from "@remix-run/node";
import type { ViteDevServer } from "vite";
import { createHandler } from "./handler";
import { fillingPage } from "./answer/filling-page";
import { photoFiles } from "./answer/photo-files";
import { fillOpenShop } from "./fill-demo";
import { prepareShop } from "./prepare";
import { wakeJobs } from "./jobs";
import { sayOpen, endWith } from "./opened";
import { listen } from "./serve";
import { inTurn } from "./answer/static-files";

/** Serves the sources through Vite: its client files first, then our own handler over the current build. */
export async function serveDevelopment(vite: ViteDevServer): Promise<void> {
  const { isToBeFilled } = await prepareShop();
  const build = () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;
  // The jobs ask the payment sandbox, which is a route: to read all sources for its first answer takes longer than they wait.
  await build();
  await wakeJobs();
  const handler = createHandler(build, "development");
  const { port, stop } = await listen(
    handler,
    inTurn(fillingPage, inTurn(photoFiles, vite.middlewares)),
  );
  sayOpen(port);
  if (isToBeFilled) void fillOpenShop();
  endWith(stop);
}
