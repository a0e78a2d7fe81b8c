import path from "node:path";
import { build } from "vite";
import { Served } from "./served";

/** Fixed pages: those it was given. */
export function startBarePage(): Promise<Served> {
  return Served.start(["tests/bench/bare-page.mjs"], "/");
}

/** React's `renderToString` of product cards: `/<cards>`. Built as the shop is, so that React is the same. */
export async function startBareCards(): Promise<Served> {
  const outDir = path.resolve("build/bench");
  await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "~": path.resolve("app") } },
    esbuild: { jsx: "automatic", jsxDev: false },
    define: { "process.env.NODE_ENV": '"production"' },
    build: { ssr: "tests/bench/bare-cards.tsx", outDir, emptyOutDir: true, target: "es2022" },
    mode: "production",
  });
  return Served.start([path.join(outDir, "bare-cards.js")], "/1");
}
