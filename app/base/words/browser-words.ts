import { type Plugin, runnerImport } from "vite";
import type { wordsIn } from "./catalogue";

type Words = { wordsIn: typeof wordsIn };

const prefix = "virtual:words/";

/** Files of `said/` by the module that has their words; `said/letters/` is in none. */
const filesOf: Record<string, RegExp> = {
  pages: /said\/[\w-]+\.ts$/,
  policies: /said\/policies\//,
};

/**
 * For Vite: the module `virtual:words/gu/pages` is what Gujarati pages say, by the English sentence, without the words of Hindi;
 * `virtual:words/gu/policies` is what the policies say, which nobody needs elsewhere. Of `hi` likewise.
 */
export const browserWords: Plugin = {
  name: "browser-words",
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  async load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const [language, part = ""] = id.slice(prefix.length + 1).split("/");
    const named = filesOf[part];
    if ((language !== "gu" && language !== "hi") || !named) return null;
    const { module, dependencies } = await runnerImport<Words>("/app/base/words/catalogue.ts", {
      configFile: false,
      logLevel: "warn",
    });
    for (const file of dependencies) this.addWatchFile(file);
    const words = Object.fromEntries(module.wordsIn(named, language));
    return `export default ${JSON.stringify(words)};`;
  },
  // In development a change of words loads the open pages again: the browser learns its words before React starts, and then only.
  hotUpdate: {
    order: "pre",
    handler({ file, modules, server }) {
      if (!file.includes("/base/words/said/")) return undefined;
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      if (this.environment.name === "ssr") server.ws.send({ type: "full-reload" });
      return [];
    },
  },
};
