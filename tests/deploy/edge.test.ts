import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { openPages, trackingParameters } from "~/base/lib/open-pages";

const vcl = readFileSync(".deploy/edge.vcl", "utf8");
const guide = readFileSync(".deploy/edge.md", "utf8");
const hasVarnish = spawnSync("varnishd", ["-V"]).status === 0;

/** Cookies that make an open page one visitor's. */
const ours = ["session", "cart", "toast", "pin"];

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".server.ts"))
  .map((name) => readFileSync(path.join("app", name), "utf8"))
  .join("\n");

describe("what the guide gives an edge", () => {
  test("keeps the shop's open pages, and no others", () => {
    // Each page is there in each language.
    const source = openPages.source
      .replace(String.raw`^\/(`, String.raw`^(\/(gu|hi))?(\/(`)
      .replace(/\)\?\$$/, ")?)?$");
    const withQuery = source.replaceAll("[^/]+", "[^/?]+").replace(/\$$/, String.raw`(\?.*)?$`);
    expect(vcl).toContain(`"(?i)${withQuery}"`);
    const inNginx = source.replaceAll(String.raw`\/`, "/");
    expect(guide.split(inNginx).length - 1, "nginx and Cloudflare").toBe(2);
  });

  test("takes the same off an address as the shop", () => {
    const names = trackingParameters.source.slice(1, -1);
    expect(vcl.split(names).length - 1).toBe(2);
  });

  test("lets who has a cookie of ours through, by the names that the shop gives them", () => {
    expect(vcl).toContain(`prayosha_(${ours.join("|")})`);
    expect(guide).toContain(`prayosha_(${ours.join("|")})`);
    for (const name of ours) {
      expect(sources).toContain(`"prayosha_${name}"`);
      expect(guide).toContain(`\`prayosha_${name}\``);
    }
  });

  test("says the same as the Caddyfile while the shop is down", () => {
    const caddy = /respond `(<!doctype html>[^`]+)`/.exec(
      readFileSync(".deploy/Caddyfile", "utf8"),
    );
    expect(vcl).toContain(caddy?.[1]);
  });

  test.skipIf(!hasVarnish)("is understood by Varnish", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "prayosha-vcl-"));
    const args = ["-C", "-j", "none", "-n", folder, "-f", path.resolve(".deploy/edge.vcl")];
    const { status, stderr } = spawnSync("varnishd", args, {
      encoding: "utf8",
      maxBuffer: 2 ** 24,
    });
    rmSync(folder, { recursive: true, force: true });
    expect(status, stderr.slice(-500)).toBe(0);
  });
});
