// What would keep the shop from opening, looked at before minutes of work.
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readSync,
  rmdirSync,
  statSync,
} from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { needsSomebody, stop } from "./progress.mjs";

/**
 * Ends the process when this Node cannot run the shop. Vite, which builds it, needs 22.12 among the 22s. 24.19 to 24.21 end a process
 * in which the driver's objects are thrown away (https://github.com/nodejs/node/issues/65446).
 */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major === 24 && minor >= 19 && minor <= 21)
    stop(
      `Node ${version} has a fault that ends the shop at any moment (24.19 to 24.21 have it). Install Node 24.22 or newer, or Node 22, for example from https://nodejs.org, and start again.`,
      needsSomebody,
    );
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return;
  stop(
    `Node 20.19, 22.12 or newer is needed; this is ${version}. Install Node 22 or 24, for example from https://nodejs.org, and start again.`,
    needsSomebody,
  );
}

/**
 * Ends the process when the address is taken or not to be had. `isReady`: nothing has to be installed or built before the settings are
 * read, which tell of a PORT that is none together with all else that is wrong with them.
 */
export async function checkPort(isReady, { PORT = "", HOST, NODE_ENV } = process.env) {
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    if (isReady) return;
    stop(`PORT is ${PORT}: it must be a whole number from 0 to 65535.`);
  }
  const host = HOST || (NODE_ENV === "production" ? "0.0.0.0" : "127.0.0.1");
  const problem = await new Promise((done) => {
    const server = createServer();
    server.once("error", done);
    server.listen(port, host, () => server.close(() => done(null)));
  });
  if (problem)
    stop(portProblems[problem.code]?.(port, host) ?? `The shop cannot start: ${problem.message}`);
}

const portProblems = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken. Is the shop running already? To use another one: PORT=${port < 65535 ? port + 1 : 3000} npm start`,
  EACCES: (port) => `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (_port, host) => `HOST is ${host}, which is no address of this machine.`,
  ENOTFOUND: (_port, host) => `HOST is ${host}, which is no address of this machine.`,
};

/** Ends the process when the shop could not keep its data and photos where it is told to, or finds another program's there. */
export function checkFolders({ DATA_DIR, UPLOADS_DIR } = process.env) {
  const data = path.resolve(DATA_DIR || "data");
  checkFolder(data, "data", "DATA_DIR");
  checkFolder(path.resolve(UPLOADS_DIR || "uploads"), "photos", "UPLOADS_DIR");
  const database = path.join(data, "shop.sqlite");
  if (isForeign(database))
    stop(
      `${database} is the database of another program. Nothing was changed. Set DATA_DIR to a folder of the shop's own.`,
    );
}

function checkFolder(folder, what, setting) {
  const problem = writeProblem(folder);
  if (problem)
    stop(
      `The folder of the shop's ${what}, ${folder}, ${problem}. Mend that, or set ${setting} to another folder.`,
    );
}

/** Why nothing can be written below a folder, which need not be there yet; null when something can. */
export function writeProblem(folder) {
  let nearest = folder;
  while (!existsSync(nearest) && path.dirname(nearest) !== nearest) nearest = path.dirname(nearest);
  try {
    if (!statSync(nearest).isDirectory())
      return nearest === folder ? "is a file" : `cannot be made, because ${nearest} is a file`;
    rmdirSync(mkdtempSync(path.join(nearest, ".written-")));
    return null;
  } catch ({ code }) {
    if (code === "ENOSPC" || code === "EDQUOT") return "cannot be written to: the disk is full";
    if (code === "EROFS") return "cannot be written to: the disk is read-only";
    return `cannot be written to by the user who starts the shop (${code})`;
  }
}

/**
 * Whether a file is an SQLite database without the shop's list of migrations. Read as text, because the driver may not be there yet. With a
 * write-ahead log the list may still be in that.
 */
function isForeign(file) {
  if (!existsSync(file) || !statSync(file).isFile() || sizeOf(`${file}-wal`) > 0) return false;
  let opened;
  try {
    opened = openSync(file, "r");
    const buffer = Buffer.alloc(1 << 20);
    // What was read before, so that no name is cut in two.
    let before = "";
    let hasTables = false;
    for (let length; (length = readSync(opened, buffer, 0, buffer.length, null)) > 0;) {
      const text = before + buffer.toString("latin1", 0, length);
      if (before === "" && !text.startsWith("SQLite format 3\0")) return false;
      if (text.includes("__drizzle_migrations")) return false;
      hasTables ||= /CREATE (?:VIRTUAL )?TABLE/i.test(text);
      before = text.slice(-64);
    }
    return hasTables;
  } catch {
    // What cannot be read, the shop itself says when it opens it.
    return false;
  } finally {
    if (opened !== undefined) closeSync(opened);
  }
}

function sizeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
