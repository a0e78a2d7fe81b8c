import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const dockerfile = readFileSync(".deploy/Dockerfile", "utf8");
/** What the last stage takes from the one that builds: where it lay there, and where it comes to lie. */
const copied = [...dockerfile.matchAll(/^COPY --from=build \/shop\/(\S+) \.\/(\S*)$/gm)].map(
  ([, from = "", to = ""]) => ({
    from,
    to: to === "" || to.endsWith("/") ? path.join(to, path.basename(from)) : to,
  }),
);

/** Files that the running shop opens by a path from where it was started. */
const opened = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("demo/"))
  .flatMap((name) => {
    const source = readFileSync(path.join("app", name), "utf8");
    const found = source.matchAll(/\b(?:readFileSync|readFile|createReadStream)\(\s*"([^"]+)"/g);
    return [...found].map(([, file = ""]) => file);
  });

describe("the container image", () => {
  test("is made of what there is", () => {
    expect(copied.length).toBeGreaterThan(3);
    const made = ["build", "node_modules"];
    for (const { from } of copied) expect(made.includes(from) || existsSync(from), from).toBe(true);
  });

  test("holds every file that the running shop opens, at the place where it looks", () => {
    expect(opened).toContain("public/no-photo.svg");
    for (const file of [...opened, "drizzle/meta/_journal.json", "build/server/index.js"])
      expect(
        copied.some(({ from, to }) => from === to && (file === to || file.startsWith(`${to}/`))),
        file,
      ).toBe(true);
  });

  test("is run by a user without rights, and asked how it is", () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf("FROM "));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).toContain("/readyz");
    expect(last.indexOf("USER node")).toBeGreaterThan(last.lastIndexOf("COPY"));
  });
});
