import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { createHash } from "node:crypto";
import { build, type Plugin, transformWithEsbuild } from "vite";
import { defineConfig } from "vitest/config";
import { packFilesIn } from "./app/server/packed-copies";

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

/** React renders pages only on the server: of the routes the browser gets nothing. */
const noRoutesInBrowser: Plugin = {
  name: "no-routes-in-browser",
  enforce: "pre",
  apply: "build",
  load: (id) => (id.includes("?__remix-build-client-route") ? "export {};" : null),
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

const scriptPrefix = "virtual:script/";

/**
 * `virtual:script/shop`: the address of what `app/entry.shop.ts` becomes, bundled into one file; `admin` likewise. Made by the server
 * build, which names them in its pages.
 */
const ownScripts: Plugin = {
  name: "own-scripts",
  resolveId: (id) => (id.startsWith(scriptPrefix) ? `\0${id}` : null),
  async load(id) {
    if (!id.startsWith(`\0${scriptPrefix}`)) return null;
    const name = `entry.${id.slice(scriptPrefix.length + 1)}`;
    const file = `app/${name}.ts`;
    // Development and tests: the module itself, as Vite serves it.
    if (this.environment.mode !== "build") return `export default "/${file}";`;
    const bundled = await build({
      configFile: false,
      logLevel: "warn",
      resolve: { alias },
      build: {
        write: false,
        target: "es2022",
        minify: "terser",
        modulePreload: false,
        rollupOptions: { input: file },
      },
    });
    const [chunk] = "output" in bundled ? bundled.output : [];
    if (!chunk || !("code" in chunk)) throw new Error(`${file} was not bundled`);
    const hash = createHash("sha256").update(chunk.code).digest("base64url").slice(0, 8);
    const fileName = `assets/${name}-${hash}.js`;
    this.emitFile({ type: "asset", fileName, source: chunk.code });
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
  noRoutesInBrowser,
  smallWorker,
  ownScripts,
  packedCopies,
];

/**
 * Bundles packages into the server build, so that a process reads a few files at start instead of hundreds. Excluded: packages
 * with native code, with files of their own, or loaded on demand.
 */
const bundled = {
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

export default defineConfig(({ command }) => ({
  ...(command === "build" && {
    ssr: bundled,
    // React chooses its production build by this value.
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      "process.env.BUILT_AT": JSON.stringify(String(Date.now())),
    },
  }),
  plugins: process.env.VITEST ? [ownScripts] : remixApp(),
  resolve: { alias },
  esbuild: { jsx: "automatic" },
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: { port: 3000 },
  test: {
    // Drills kill, crowd and fill: `npm run drills`.
    include: process.env.DRILLS ? ["tests/**/*.drill.ts"] : ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "**/node_modules/**"],
    globalSetup: ["tests/migrated-database.ts"],
    setupFiles: ["tests/setup.ts"],
    // The style guide test reads the tokens; no other test needs CSS.
    css: { include: /tokens\.css/ },
    pool: "forks",
    // Two processes run all tests and keep packages loaded (tests/own-shop.ts); what a drill breaks goes with its process.
    poolOptions: { forks: { maxForks: 2, isolate: Boolean(process.env.DRILLS) } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
}));
