import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { createHash } from "node:crypto";
import { build, type Plugin, transformWithEsbuild } from "vite";
import { defineConfig } from "vitest/config";
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

/**
 * Writes letters beyond ASCII as escapes into the server build, of which V8 keeps the text: twice as large where it has one
 * letter that needs two bytes, 7 MB more in each process. Strings and patterns mean the same with escapes, also those of
 * `String.raw`, which become patterns; a backslash before such a letter would not.
 */
const asciiServer: Plugin = {
  name: "ascii-server",
  apply: (_config, { command, isSsrBuild }) => command === "build" && Boolean(isSsrBuild),
  // After esbuild has written each chunk, escapes as letters.
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === "chunk") chunk.code = inAscii(chunk.code);
  },
};

function inAscii(code: string): string {
  const [unsafe] = /\\[^\0-\x7f]/.exec(code) ?? [];
  if (unsafe)
    throw new Error(`The server build has "${unsafe}": write \\u${unit(unsafe[1] ?? "")} instead`);
  return code.replace(/[^\0-\x7f]/g, (letter) => `\\u${unit(letter)}`);
}

const unit = (letter: string) => letter.charCodeAt(0).toString(16).padStart(4, "0");

/** React renders pages only on the server: of the routes the browser gets nothing. */
const noRoutesInBrowser: Plugin = {
  name: "no-routes-in-browser",
  enforce: "post",
  apply: "build",
  transform: (_code, id) => (id.endsWith("?__remix-build-client-route") ? "export {};" : null),
};

/**
 * Packages that Remix brings and the shop never calls, as so much as stands in for them. `turbo-stream` writes all data of a page a second
 * time for the browser's React: took a tenth of the CPU time of a list. The others are `fetch` for Node versions without it: 1 MB of text.
 */
const standIns: Record<string, string> = {
  "turbo-stream": "export const encode = () => null; export const decode = null;",
  undici: "export default null;",
  "@remix-run/web-fetch": "export default null;",
};

const leftOutPrefix = "\0left-out:";

const leftOut: Plugin = {
  name: "left-out",
  enforce: "pre",
  apply: "build",
  resolveId: (id) => (Object.hasOwn(standIns, id) ? leftOutPrefix + id : null),
  load: (id) => (id.startsWith(leftOutPrefix) ? standIns[id.slice(leftOutPrefix.length)] : null),
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

const scriptPrefix = "virtual:script/";

/** What an entry of `app/` is as one file for the browser. Bundled once for both builds. */
const bundles = new Map<string, Promise<{ fileName: string; source: string }>>();

async function bundleOf(name: string): Promise<{ fileName: string; source: string }> {
  const bundled = await build({
    configFile: false,
    logLevel: "warn",
    resolve: { alias },
    build: {
      write: false,
      target: "es2022",
      minify: "terser",
      modulePreload: false,
      rollupOptions: { input: `app/entry.${name}.ts` },
    },
  });
  const [chunk] = "output" in bundled ? bundled.output : [];
  if (!chunk || !("code" in chunk)) throw new Error(`The ${name}'s script was not bundled`);
  const hash = createHash("sha256").update(chunk.code).digest("base64url").slice(0, 8);
  return { fileName: `assets/entry.${name}-${hash}.js`, source: chunk.code };
}

function bundled(name: string) {
  const bundle = bundles.get(name) ?? bundleOf(name);
  bundles.set(name, bundle);
  return bundle;
}

/** `virtual:script/shop`: the address of what `app/entry.shop.ts` is for the browser; `admin` likewise. */
const ownScripts: Plugin = {
  name: "own-scripts",
  resolveId: (id) => (id.startsWith(scriptPrefix) ? `\0${id}` : null),
  async buildStart() {
    if (this.environment.mode !== "build" || this.environment.config.build.ssr) return;
    for (const name of ["shop", "admin"])
      this.emitFile({ type: "asset", ...(await bundled(name)) });
  },
  async load(id) {
    if (!id.startsWith(`\0${scriptPrefix}`)) return null;
    const name = id.slice(scriptPrefix.length + 1);
    // Development and tests: the module itself, as Vite serves it.
    if (this.environment.mode !== "build") return `export default "/app/entry.${name}.ts";`;
    const { fileName } = await bundled(name);
    return `export default ${JSON.stringify(`/${fileName}`)};`;
  },
};

/** In development every change of a source loads the open pages again: the server renders them, so the browser has no part to replace. */
const reloadPages: Plugin = {
  name: "reload-pages",
  apply: "serve",
  handleHotUpdate({ file, server }) {
    if (!file.startsWith(alias["~"])) return;
    server.ws.send({ type: "full-reload" });
    return [];
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
      v3_lazyRouteDiscovery: false,
      v3_relativeSplatPath: true,
      v3_routeConfig: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
  }),
  ownServerEntry,
  asciiServer,
  noRoutesInBrowser,
  leftOut,
  smallWorker,
  reloadPages,
  ownScripts,
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

export default defineConfig(({ command }) => ({
  ...(command === "build" && {
    ssr: inServerBuild,
    // React chooses its production build by this value.
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      "process.env.BUILT_AT": JSON.stringify(String(Date.now())),
    },
  }),
  plugins: process.env.VITEST ? [ownScripts] : remixApp(),
  resolve: { alias },
  esbuild: { jsx: "automatic" },
  build: { target: "es2022", assetsInlineLimit: isRupeeSign },
  server: { port: 3000 },
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
