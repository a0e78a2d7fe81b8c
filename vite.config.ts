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

/**
 * Bundles what every storefront page needs into one file: one response instead of fifteen, each with half a kilobyte of headers,
 * and better compressed. It includes Remix. React has its own file: it does not change with the shop, and a phone evaluates it
 * first (see layout/start-late.tsx), in two short tasks instead of a long one. Search code loads when the search box gets the
 * focus.
 */
const sharedByAll =
  /\/app\/((entry\.client|root)\.tsx$|(ui|layout)\/(?!offline|search-suggestions|typed-suggestions|area-error-page|csv-import|reach-links|edit-and-delete|table|filter-form|save-form|.*\.css)|cart\/(add-to-cart|cart-mirror)|catalogue\/(product|pack-facts|storefront\/product-card)\.|photos\/(photo|photo-ref|photo-ground)\.|pages\/(promises|company)\.|lib\/(format-indian|money|volume|http|day-count)\.)/;

/** What product, cart and checkout share, in one file: fifteen of half a kilobyte would bring as much in headers. */
const sharedByBuying =
  /\/app\/(db\/(packs|statuses)|delivery\/(calendar|pin-form|pin|quote-words|parcel|delivery-choice|free-delivery-bar)|stock\/(batches\/(batch-words|batch-line|shelf-life)|alerts\/[^/]*|[^/]*-words)|checkout\/(cart-choices|payment-choice|delivery-choice)|cart\/(step|left-words))\.tsx?$/;

const react = /\/node_modules\/(react|react-dom|scheduler)\//;

const fewFiles: Plugin = {
  name: "few-files",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild
      ? undefined
      : {
          build: {
            // Slower than esbuild but 4 % smaller: done once, sent to every visitor.
            minify: "terser",
            terserOptions: {
              module: true,
              ecma: 2020,
              // Strip the router's development warnings.
              compress: { passes: 3, pure_funcs: ["warning", "warningOnce"] },
              format: { comments: false },
            },
            rollupOptions: {
              output: {
                manualChunks: (id) =>
                  react.test(id)
                    ? "react"
                    : sharedByAll.test(id)
                      ? "shared"
                      : sharedByBuying.test(id)
                        ? "buying"
                        : undefined,
              },
            },
          },
        },
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

const adminScript = "virtual:admin-script";

/**
 * `virtual:admin-script`: the address of the admin area's script, bundled into one file. The server build bundles it once more, to
 * the same bytes and so to the same name, because it does not know the client's files.
 */
const ownScript: Plugin = {
  name: "own-script",
  resolveId: (id) => (id === adminScript ? `\0${id}` : null),
  async load(id) {
    if (id !== `\0${adminScript}`) return null;
    const file = "app/entry.admin.ts";
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
    const fileName = `assets/entry.admin-${hash}.js`;
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
  fewFiles,
  smallWorker,
  ownScript,
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
  plugins: process.env.VITEST ? [ownScript] : remixApp(),
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
