#!/usr/bin/env node
// `npm run check:image`: builds the container image with whichever of docker, podman and buildah works here, and starts it as the guide
// says: read-only, without rights. It has to become ready, and to be run by a user who cannot change the program. Exit code 1 when
// it does not; 0, and a sentence, where nothing can build an image.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

process.chdir(path.resolve(import.meta.dirname, "../.."));
const tag = `prayosha-check-${randomBytes(4).toString("hex")}`;
/** How long (ms) the shop may take to be ready. */
const readyWithin = 60_000;

const builder = ["docker", "podman", "buildah"].find(
  // Docker's command may be here without its service.
  (name) => spawnSync(name, ["info"], { stdio: "ignore" }).status === 0,
);
if (!builder) {
  say("Neither docker, podman nor buildah works here: the image was not built.");
  process.exit(0);
}

say(`Building the image with ${builder} …`);
const built = spawnSync(builder, ["build", "-f", ".deploy/Dockerfile", "-t", tag, "."], {
  stdio: "inherit",
});
if (built.status !== 0) fail("The image cannot be built.");
if (builder === "buildah") {
  run("rmi", tag);
  say("The image can be built. buildah cannot start it.");
  process.exit(0);
}

const settings = {
  SHOP_URL: "https://shop.example",
  SESSION_SECRET: randomBytes(32).toString("base64"),
  ADMIN_EMAIL: "owner@shop.example",
  ADMIN_PASSWORD: randomBytes(12).toString("base64"),
};
const env = Object.entries(settings).flatMap(([name, value]) => ["-e", `${name}=${value}`]);
const safe = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"];
const noRights = ["--security-opt", "no-new-privileges"];
try {
  const started = run("run", "-d", "--init", "--name", tag, ...safe, ...noRights, ...env, tag);
  if (started.status !== 0) fail(`The image cannot be started: ${started.stderr}`);
  if (!(await isReady())) fail(`The shop does not become ready: ${run("logs", tag).stdout}`);
  if (inside("id -u").trim() === "0") fail("The shop is run by root.");
  if (inside("touch build/x 2>&1 && echo written").includes("written"))
    fail("The shop can change its own program.");
  say("The image can be built, and its shop becomes ready: read-only, and without rights.");
} finally {
  run("rm", "-f", "-v", tag);
  run("rmi", "-f", tag);
}

async function isReady() {
  const ask = "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1))";
  for (const until = Date.now() + readyWithin; Date.now() < until;) {
    if (run("exec", tag, "node", "-e", ask).status === 0) return true;
    await setTimeout(500);
  }
  return false;
}

function inside(command) {
  return run("exec", tag, "sh", "-c", command).stdout;
}

function run(...args) {
  return spawnSync(builder, args, { encoding: "utf8" });
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

function fail(sentence) {
  say(sentence);
  process.exitCode = 1;
  throw new Error(sentence);
}
