import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import type { Plugin } from "vite";
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

/** Small modules that many storefront pages share travel in one file: one answer instead of ten, and packed better. */
const sharedByAll =
  /\/app\/(ui\/(?!.*\.css)|cart\/(add-to-cart|cart-mirror)|catalogue\/(photo|photo-ref|product|product-card)\.|lib\/(money|volume|http|day-count)\.)/;

const fewFiles: Plugin = {
  name: "few-files",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild
      ? undefined
      : {
          build: {
            rollupOptions: {
              output: { manualChunks: (id) => (sharedByAll.test(id) ? "shared" : undefined) },
            },
          },
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
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
  plugins: process.env.VITEST ? [] : remixApp(),
  resolve: { alias: { "~": fileURLToPath(new URL("app", import.meta.url)) } },
  esbuild: { jsx: "automatic" },
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: { port: 3000 },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**"],
    setupFiles: ["tests/setup.ts"],
    // The style guide reads the tokens; no other test needs a style.
    css: { include: /tokens\.css/ },
    pool: "forks",
    poolOptions: { forks: { maxForks: 2 } },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
}));
