import { type Plugin, runnerImport } from "vite";

type Words = { catalogue: Partial<Record<string, ReadonlyMap<string, string>>> };

const prefix = "virtual:words/";

/**
 * For Vite: the module `virtual:words/gu` is what Gujarati pages say, by the English sentence, without the words of Hindi;
 * `virtual:words/hi` likewise.
 */
export const browserWords: Plugin = {
  name: "browser-words",
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  async load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const language = id.slice(prefix.length + 1);
    const { module, dependencies } = await runnerImport<Words>("/app/base/words/catalogue.ts", {
      configFile: false,
      logLevel: "warn",
    });
    for (const file of dependencies) this.addWatchFile(file);
    const words = Object.fromEntries(module.catalogue[language] ?? []);
    return `export default ${JSON.stringify(words)};`;
  },
};
