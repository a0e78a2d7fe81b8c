import { readFileSync } from "node:fs";
import { type Plugin, transformWithEsbuild } from "vite";

/** For Vite: minifies the service worker, which is served outside the bundle; its top-level names stay. */
export const smallWorker: Plugin = {
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
