import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { createHash } from "node:crypto";
import { build, type Plugin, transformWithEsbuild } from "vite";
import { defineConfig } from "vitest/config";
import { browserWords } from "./app/base/words/browser-words";
import { packFilesIn } from "./app/server/answer/packed-copies";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const alias = { "~": fileURLToPath(new URL("app", import.meta.url)) };

/** The server build starts at our HTTP server, so that it shares one copy of every module with the Remix app. */
const ownServerEntry: Plugin = {
  name: "own-server-entry",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: "app/server/main.ts" } } } : undefined,
};

/** Minifies the service worker, which is served outside the bundle; its top-level names stay. */
const smallWorker: Plugin = {
  name: "small-worker",
  enforce: "pre",
  apply: "build",
  async load(id) {
    const [file = "", query] = id.split("?");
    if (query !== "raw" || !file.includes("/layout/offline/")) return null;
    const { code } = await transformWithEsbuild(readFileSync(file, "utf8"), file, { minify: true });
    return `export default ${JSON.stringify(code)};`;
  },
};

/** Fonts of one sign are smaller than a request for them: they go into the style sheet. */
const isRupeeSign = (file: string): boolean => file.endsWith("-rupee.woff2");

const shopScript = "virtual:script/shop";

/** What `app/entry.shop.ts` is as one file for the browser. Bundled once for both builds. */
let bundle: Promise<{ fileName: string; source: string }> | undefined;

async function bundled(): Promise<{ fileName: string; source: string }> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    resolve: { alias },
    build: {
      write: false,
      target: "es2022",
      minify: "terser",
      modulePreload: false,
      rollupOptions: { input: "app/entry.shop.ts" },
    },
  });
  const [chunk] = "output" in built ? built.output : [];
  if (!chunk || !("code" in chunk)) throw new Error("The shop's script was not bundled");
  const hash = createHash("sha256").update(chunk.code).digest("base64url").slice(0, 8);
  return { fileName: `assets/entry.shop-${hash}.js`, source: chunk.code };
}

/** The address of the shop's script, for pages on which React does not run yet. */
const ownScript: Plugin = {
  name: "own-script",
  resolveId: (id) => (id === shopScript ? `\0${id}` : null),
  async buildStart() {
    if (this.environment.mode !== "build" || this.environment.config.build.ssr) return;
    this.emitFile({ type: "asset", ...(await (bundle ??= bundled())) });
  },
  async load(id) {
    if (id !== `\0${shopScript}`) return null;
    // Development and tests: the module itself, as Vite serves it.
    if (this.environment.mode !== "build") return `export default "/app/entry.shop.ts";`;
    const { fileName } = await (bundle ??= bundled());
    return `export default ${JSON.stringify(`/${fileName}`)};`;
  },
};

/** Runs after the server build, the second of the two, which also writes to the client's folder. */
const packedCopies: Plugin = {
  name: "packed-copies",
  apply: (_config, { command, isSsrBuild }) => command === "build" && Boolean(isSsrBuild),
  closeBundle: { order: "post", sequential: true, handler: () => packFilesIn("build/client") },
};

const remixApp = () => [
  remix({
    ignoredRouteFiles: ["**/*"],
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: true,
      v3_relativeSplatPath: true,
      v3_routeConfig: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
  }),
  ownServerEntry,
  browserWords,
  smallWorker,
  ownScript,
  packedCopies,
];

/**
 * Bundles packages into the server build, so that a process reads a few files at start instead of hundreds. Excluded: packages
 * with native code, with files of their own, or loaded on demand.
 */
const inServerBuild = {
  noExternal: true as const,
  external: [
    "@node-rs/argon2",
    "better-sqlite3",
    "csv-parse",
    "csv-stringify",
    "nodemailer",
    "pdfkit",
    "pino",
    "razorpay",
    "sharp",
  ],
};

/**
 * For development: the packages of the browser, made ready before the first page. Vite would look for others while pages are open, find
 * those of the server too, and load the pages again each time.
 */
const inDevelopment = {
  noDiscovery: true,
  include: ["dayjs", "dayjs/plugin/utc.js", "intl-messageformat", "zod"],
};

export default defineConfig(({ command }) => ({
  ...(command === "build" && {
    ssr: inServerBuild,
    // React chooses its production build by this value.
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      "process.env.BUILT_AT": JSON.stringify(String(Date.now())),
    },
  }),
  plugins: process.env.VITEST ? [ownScript] : remixApp(),
  resolve: { alias },
  esbuild: { jsx: "automatic" },
  build: { target: "es2022", assetsInlineLimit: isRupeeSign },
  server: { port: 3000 },
  optimizeDeps: inDevelopment,
  test: {
    // Drills kill, crowd and fill: `npm run drills`.
    include: process.env.DRILLS ? ["tests/**/*.drill.ts"] : ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "**/node_modules/**"],
    globalSetup: ["tests/migrated-database.ts"],
    setupFiles: ["tests/setup.ts"],
    // The style guide test reads the tokens; no other test needs CSS.
    css: { include: /tokens\.css/ },
    // Three threads run all tests and keep packages loaded (tests/own-shop.ts): on two cores, one of them is always waiting for a
    // clock or a socket. A thread asks for modules without a pipe, which takes a tenth of all CPU time less than a process. What a
    // drill breaks goes with its process.
    pool: process.env.DRILLS ? "forks" : "threads",
    poolOptions: {
      forks: { maxForks: 2 },
      threads: { minThreads: 3, maxThreads: 3, isolate: false },
    },
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
}));
