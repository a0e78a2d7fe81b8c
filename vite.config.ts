import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { browserWords } from "./app/base/words/browser-words";
import { smallWorker } from "./app/layout/offline/small-worker";
import { packFilesIn } from "./app/server/answer/packed-copies";
import { inBrowser } from "./app/server/browser-chunks";

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

/** Fonts of one sign are smaller than a request for them: they go into the style sheet. */
const isRupeeSign = (file: string): boolean => file.endsWith("-rupee.woff2");

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

export default defineConfig(({ command, isSsrBuild }) => ({
  ...(command === "build" && {
    ssr: inServerBuild,
    // React chooses its production build by this value.
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      "process.env.BUILT_AT": JSON.stringify(String(Date.now())),
    },
  }),
  plugins: process.env.VITEST ? [] : remixApp(),
  resolve: { alias },
  esbuild: { jsx: "automatic" },
  build: { target: "es2022", assetsInlineLimit: isRupeeSign, ...(!isSsrBuild && inBrowser) },
  server: { port: 3000 },
  // In development Vite would find others while pages are open, those of the server too, and load the pages again each time.
  optimizeDeps: {
    noDiscovery: true,
    include: ["dayjs", "dayjs/plugin/utc.js", "intl-messageformat", "zod"],
  },
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
    maxWorkers: process.env.DRILLS ? 2 : 3,
    isolate: Boolean(process.env.DRILLS),
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
}));
