import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const unit = ".deploy/prayosha.service";
const isThere = spawnSync("systemd-analyze", ["--version"]).status === 0;
const folder = mkdtempSync(path.join(tmpdir(), "prayosha-unit-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What systemd says of a unit file; nothing when it understands all of it. */
function saidOf(file: string): string {
  const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
  // Of units of this machine it speaks, too.
  return (stdout + stderr)
    .split("\n")
    .filter((line) => line.includes("prayosha"))
    .join("\n");
}

/** Where `node` is on this machine: systemd wants a program that is there. */
function copyOf(text: string): string {
  const file = path.join(folder, "prayosha.service");
  writeFileSync(file, text.replaceAll("/usr/bin/node", process.execPath));
  return file;
}

test("the service is not started for ever with a Node that the shop cannot use", () => {
  const [, status] = /^RestartPreventExitStatus=(\d+)$/m.exec(readFileSync(unit, "utf8")) ?? [];
  const { status: ended } = spawnSync(process.execPath, [
    "--input-type=module",
    "-e",
    'import { checkNode } from "./app/server/ready/check-place.mjs"; checkNode("18.20.4");',
  ]);
  expect(ended).toBe(Number(status));
});

describe.skipIf(!isThere)("the service, as systemd reads it", () => {
  const text = readFileSync(unit, "utf8");

  test("holds nothing that systemd does not know", () => {
    expect(saidOf(copyOf(text))).toBe("");
    const wrong = copyOf(text.replace("ProtectClock=true", "ProtectClocks=true"));
    expect(saidOf(wrong)).toContain("ProtectClocks");
  });

  test("leaves little that a taken-over shop could do", () => {
    const file = path.join(folder, "prayosha.service");
    copyFileSync(unit, file);
    const args = ["security", "--offline=true", "--threshold=20", "--no-pager", file];
    // The exposure is in tenths: 2.0 of 10 at most.
    const { status, stdout, stderr } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
    expect(status, stdout.slice(-300) + stderr).toBe(0);
  });
});

test("the service's own journal keeps a year", () => {
  const [, namespace] = /^LogNamespace=(.+)$/m.exec(readFileSync(unit, "utf8")) ?? [];
  const journal = readFileSync(`.deploy/journald@${namespace}.conf`, "utf8");
  expect(journal).toMatch(/^MaxRetentionSec=1year$/m);
  expect(journal).toMatch(/^Storage=persistent$/m);
});
