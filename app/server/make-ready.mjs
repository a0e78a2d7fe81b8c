// Makes a checkout runnable: looks at what would keep it from opening, installs, builds.
import { fileURLToPath } from "node:url";
import { buildShop, isBuilt } from "./ready/built.mjs";
import { checkFolders, checkNode, checkPort, writeProblem } from "./ready/check-place.mjs";
import { driverIsMissing, makeDriver } from "./ready/driver.mjs";
import {
  hasNetwork,
  installPackages,
  packagesAreMissing,
  withoutNetwork,
} from "./ready/packages.mjs";
import { needsSomebody, stop, tellOn } from "./ready/progress.mjs";

export const root = fileURLToPath(new URL("../..", import.meta.url));

checkNode();

/**
 * Installs dependencies and builds when out of date; `opens`: the shop is to open afterwards, so that its address and folders are looked
 * at. Says what it does, on stderr for a command whose output is for a program. What cannot be done is said in a sentence, before
 * anything is begun where that can be seen, and ends the process.
 */
export async function makeReady({ build = true, opens = false, isCommand = false } = {}) {
  if (isCommand) tellOn(process.stderr);
  const mustBuild = build && !isBuilt();
  const mustInstall = packagesAreMissing({ forBuild: mustBuild });
  if (opens) {
    checkFolders();
    await checkPort(!mustInstall && !mustBuild);
  }
  if (mustInstall || mustBuild) checkRoot();
  if (mustInstall && !(await hasNetwork())) stop(withoutNetwork);
  const mustMakeDriver = await driverIsMissing({ isInstalled: !mustInstall });
  if (mustInstall) await installPackages();
  // Neither needs the other, and each takes one core.
  await Promise.all([mustMakeDriver && makeDriver(), mustBuild && buildShop()]);
}

function checkRoot() {
  const problem =
    writeProblem(root) ?? writeProblem(`${root}node_modules`) ?? writeProblem(`${root}build`);
  if (problem)
    stop(
      `The folder of the program, ${root}, ${problem}, and something has to be installed or built in it. Run npm run build as who may write to it, or copy the folder to a place of your own.`,
      needsSomebody,
    );
}
