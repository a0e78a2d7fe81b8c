import { parseArgs } from "node:util";
import { clockSetBack } from "./scenes/clock";
import { crowd } from "./scenes/crowd";
import { fullDisk, fullLogDisk, lockedDatabase, readOnlyFolder } from "./scenes/disk";
import { hangingMailServer, hangingProvider } from "./scenes/far";
import { brokenPhoto, unreadableBackups } from "./scenes/files";
import { say, Stage } from "./stage";

// One fault after the other against the built shop: it serves what it can within 5 s (6 s what is to be written while another
// program holds the database, 12 s what needs a provider that hangs), says plainly what it cannot, loses nothing and recovers by
// itself. No process ends by itself, also not for a rude visitor (storm/rude.ts). Prints each finding; exit code 1 if there is one
// that should not be.

const { values: options } = parseArgs({
  options: {
    port: { type: "string", default: "4950" },
    /** Only the scenes with this in their name. */
    only: { type: "string", default: "" },
    /** Only the quick scenes, and more time to recover. */
    short: { type: "boolean", default: false },
  },
});

/** Plays; gives why it was left out, if it was. */
type Play = (stage: Stage) => Promise<string | void>;
type Scene = { name: string; play: Play; isQuick?: boolean };
const scenes: Scene[] = [
  { name: "another program holds the database for 10 s", play: lockedDatabase },
  { name: "the disk is full", play: fullDisk, isQuick: true },
  { name: "the disk of the log is full", play: fullLogDisk, isQuick: true },
  { name: "the data folder is read-only", play: readOnlyFolder, isQuick: true },
  { name: "the clock is set back by a day", play: clockSetBack, isQuick: true },
  { name: "the payment provider hangs", play: hangingProvider },
  { name: "the mail server hangs", play: hangingMailServer },
  { name: "a crowd holds the lines", play: crowd },
  { name: "a photo on the disk is broken", play: brokenPhoto },
  { name: "the backup folder cannot be read", play: unreadableBackups, isQuick: true },
];

if (!scenes.some(({ name }) => name.includes(options.only))) {
  say(`No scene has "${options.only}" in its name: ${scenes.map(({ name }) => name).join("; ")}.`);
  process.exit(1);
}
const stage = await Stage.build({ port: Number(options.port), isShort: options.short });
for (const { name, play, isQuick } of scenes) {
  if (!name.includes(options.only) || (options.short && !isQuick)) continue;
  const before = stage.problems.length;
  const started = performance.now();
  say(`${name} …`);
  let leftOut: string | void = undefined;
  try {
    leftOut = await play(stage);
  } catch (error) {
    stage.problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  await stage.closeAll();
  for (const problem of stage.problems.slice(before)) say(`  PROBLEM: ${problem}`);
  const seconds = Math.round((performance.now() - started) / 1000);
  if (stage.problems.length === before) say(`  ${leftOut ?? `holds (${seconds} s)`}`);
}
await stage.clear();
const { problems, folder } = stage;
say(problems.length === 0 ? "Every fault was borne." : `${problems.length} problems; ${folder}`);
process.exit(problems.length === 0 ? 0 : 1);
