import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { budget } from "./budget";

type Files = { module: string; imports: string[] };
type Route = Files & { id: string; parentId?: string };
type Manifest = { entry: Files; routes: Record<string, Route> };

const client = "build/client";
const assets = path.join(client, "assets");

/** The script of a page as the build has it, in bytes packed with brotli, without the service worker. */
export type Script = { id: string; files: number; bytes: number; further: number };

/**
 * What is too much in the script of any page, an order's and the owner's too, which no guest can open: a sentence for each. `further`
 * is what comes to the files that every page of its area has.
 */
export function overInScripts(): { scripts: Script[]; problems: string[] } {
  const manifest = built();
  const isScreen = ({ id }: Route) => id !== "root" && !/^routes\/(.*\/area$|api\/)/.test(id);
  const scripts = Object.values(manifest.routes)
    .filter(isScreen)
    .map((route) => scriptOf(route, manifest));
  const problems = scripts.flatMap(({ id, bytes, further }) => {
    const most = isOwners(id) ? budget.jsOfOwner : budget.js;
    return [
      bytes > most && `${id}: ${bytes} bytes of JavaScript, ${most} at most`,
      further > budget.further && `${id}: ${further} bytes of its own, ${budget.further} at most`,
    ].filter((problem) => problem !== false);
  });
  return { scripts, problems: [...problems, ...heldByWrongPages(manifest)] };
}

const isOwners = (id: string) => id.startsWith("routes/admin/");

/** The files of a page are those of its route, of all that stand around it, and of the start. */
function filesOf(id: string, { entry, routes }: Manifest): Set<string> {
  const files = new Set([entry.module, ...entry.imports]);
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""])
    for (const file of [route.module, ...route.imports]) files.add(file);
  return files;
}

function scriptOf({ id }: Route, manifest: Manifest): Script {
  const files = filesOf(id, manifest);
  const before = filesOf(isOwners(id) ? "routes/admin/home" : "root", manifest);
  const own = [...files].filter((file) => !before.has(file));
  return { id, files: files.size, bytes: weightOf([...files]), further: weightOf(own) };
}

/** zod comes when a field is left, the owner's part with the owner's pages. */
function heldByWrongPages(manifest: Manifest): string[] {
  const areaOfOwner = manifest.routes["routes/admin/area"]?.module ?? "";
  return Object.keys(manifest.routes).flatMap((id) => {
    const files = [...filesOf(id, manifest)];
    const hasZod = files.some((file) => sourceOf(file).includes("ZodError"));
    const hasOwners = !isOwners(id) && files.includes(areaOfOwner);
    return [hasZod && `${id}: zod`, hasOwners && `${id}: the owner's frame`].filter(
      (problem) => problem !== false,
    );
  });
}

const sourceOf = (file: string) => readFileSync(path.join(client, file), "utf8");

const weightOf = (files: string[]) =>
  files.reduce((sum, file) => sum + packedSize(path.join(client, file)), 0);

/** What is too small to be packed goes as it is. */
const packedSize = (file: string) =>
  statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;

function built(): Manifest {
  const found = readdirSync(assets)
    .filter((name) => /^manifest-.*\.js$/.test(name))
    .map((name) => path.join(assets, name))
    .toSorted((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs);
  const newest = found.at(-1);
  if (!newest) throw new Error("The build has no manifest");
  const text = readFileSync(newest, "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
}
