import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { type Plugin, transformWithEsbuild } from "vite";
import { defineConfig } from "vitest/config";
import { packFilesIn } from "./app/server/packed-copies";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** The server build starts at our own HTTP server, so that it shares one copy of every module with the Remix app. */
const ownServerEntry: Plugin = {
  name: "own-server-entry",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: "app/server/main.ts" } } } : undefined,
};

/**
 * What every storefront page needs travels in one file: one answer instead of fifteen, each with half a kilobyte of headers,
 * and packed better. Remix comes with it. React has a file of its own: it stays the same when the shop changes, and a phone
 * takes it in before the rest (see layout/start-late.tsx), in two short pieces of work instead of a long one. What only
 * somebody who searches needs comes when the search box is entered.
 */
const sharedByAll =
  /\/app\/((entry\.client|root)\.tsx$|(ui|layout)\/(?!offline|search-suggestions|typed-suggestions|edit-and-delete|table|filter-form|save-form|.*\.css)|cart\/(add-to-cart|cart-mirror)|catalogue\/(product|pack-facts|storefront\/product-card)\.|photos\/(photo|photo-ref|photo-ground)\.|pages\/(promises|company)\.|lib\/(format-indian|money|volume|http|day-count)\.)/;

const react = /\/node_modules\/(react|react-dom|scheduler)\//;

const fewFiles: Plugin = {
  name: "few-files",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild
      ? undefined
      : {
          build: {
            // Slower than esbuild and 4 % smaller: done once, sent to every visitor.
            minify: "terser",
            terserOptions: {
              module: true,
              ecma: 2020,
              // What the router says to whoever builds a shop is not for its visitors.
              compress: { passes: 3, pure_funcs: ["warning", "warningOnce"] },
              format: { comments: false },
            },
            rollupOptions: {
              output: {
                manualChunks: (id) =>
                  react.test(id) ? "react" : sharedByAll.test(id) ? "shared" : undefined,
              },
            },
          },
        },
};

/** The service worker is sent as it is written, so it is made small here; its names at the top stay. */
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

/** The server's build is the second and also writes into the client's folder, so all files are there when it ends. */
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
  packedCopies,
];

/**
 * Packages stand in the server's own files, so that a process reads a few files when it starts instead of hundreds. Left out
 * is what is not JavaScript alone, looks for its own files, or is loaded only when first needed.
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
    // React has two of everything, and says which it wants by this word.
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      "process.env.BUILT_AT": JSON.stringify(String(Date.now())),
    },
  }),
  plugins: process.env.VITEST ? [] : remixApp(),
  resolve: { alias: { "~": fileURLToPath(new URL("app", import.meta.url)) } },
  esbuild: { jsx: "automatic" },
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: { port: 3000 },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "**/node_modules/**"],
    globalSetup: ["tests/migrated-database.ts"],
    setupFiles: ["tests/setup.ts"],
    // The style guide reads the tokens; no other test needs a style.
    css: { include: /tokens\.css/ },
    pool: "forks",
    poolOptions: { forks: { maxForks: 2 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
}));
