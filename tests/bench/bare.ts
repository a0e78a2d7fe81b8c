import path from "node:path";
import { build } from "vite";
import { Served } from "./served";

/** Fixed pages: those it was given. */
export function startBarePage(): Promise<Served> {
  return Served.start(["tests/bench/bare-page.mjs"], "/");
}

/** React's `renderToString` of product cards: `/<cards>`. */
export function startBareCards(): Promise<Served> {
  return startBuilt("bare-cards", "/1", {});
}

/** Remix's page with nothing in it, `/page`, for the visitors of the shop with this environment. */
export function startBareRemix(env: Record<string, string>): Promise<Served> {
  return startBuilt("bare-remix", "/page", env);
}

/** Built as the shop is, so that React is the same. */
async function startBuilt(
  name: string,
  alive: string,
  env: Record<string, string>,
): Promise<Served> {
  const outDir = path.resolve("build/bench", name);
  await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "~": path.resolve("app") } },
    esbuild: { jsx: "automatic", jsxDev: false },
    define: { "process.env.NODE_ENV": '"production"' },
    build: { ssr: `tests/bench/${name}.tsx`, outDir, emptyOutDir: true, target: "es2022" },
    mode: "production",
  });
  return Served.start([path.join(outDir, `${name}.js`)], alive, env);
}
