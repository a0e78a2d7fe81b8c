import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "prayosha-image-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** `npm run check:image` where no programs are but those in `folder`. */
function check() {
  const env = { NODE_ENV: "test" as const, PATH: folder, HOME: folder };
  const program = "tests/deploy/check-image.mjs";
  return spawnSync(process.execPath, [program], { env, encoding: "utf8" });
}

/** A `docker` that notes what it is told and answers `info` and these commands with success, all else with 1. */
function dockerThatCan(...commands: string[]) {
  const file = path.join(folder, "docker");
  const cases = ["info", ...commands].join("|");
  const notes = path.join(folder, "notes");
  writeFileSync(
    file,
    `#!/bin/sh\necho "$@" >> ${notes}\ncase "$1" in ${cases}) exit 0;; esac\nexit 1\n`,
  );
  chmodSync(file, 0o755);
  return () => readFileSync(notes, "utf8").trim().split("\n");
}

test("where nothing can build an image it says so, and is no failure", () => {
  const { status, stdout } = check();
  expect(stdout).toBe("Neither docker, podman nor buildah works here: the image was not built.\n");
  expect(status).toBe(0);
});

test("an image that cannot be built is a failure", () => {
  const notes = dockerThatCan();
  const { status, stdout } = check();
  expect(stdout).toContain("The image cannot be built.");
  expect(status).toBe(1);
  expect(notes()[1]).toMatch(/^build -f \.deploy\/Dockerfile -t prayosha-check-\w+ \.$/);
});

test("an image that does not start is a failure, and nothing of it stays", () => {
  const notes = dockerThatCan("build");
  const { status, stdout } = check();
  expect(stdout).toContain("The image cannot be started");
  expect(status).toBe(1);
  expect(notes().map((note) => note.split(" ", 1)[0])).toEqual([
    "info",
    "build",
    "run",
    "rm",
    "rmi",
  ]);
});
