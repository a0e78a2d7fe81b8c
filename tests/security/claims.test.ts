import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { registerForm } from "~/accounts/forms";
import { hashAnswer, hashAnswerOfMany, hashPassword } from "~/accounts/password.server";

// What README.md beside this file says of the whole program, which no test of one part of it shows.

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(tsx?|mjs)$/.test(name))
  .map((name) => ({ name, text: readFileSync(path.join("app", name), "utf8") }));

const naming = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

describe("the sources (V5.2, V5.3, V6.3)", () => {
  test("start no other program, but for npm and the build before a start", () => {
    expect(naming(/["'](?:node:)?child_process["']/)).toEqual(["server/make-ready.mjs"]);
    const [{ text } = { text: "" }] = sources.filter(
      ({ name }) => name === "server/make-ready.mjs",
    );
    expect(text).not.toMatch(/\bshell:|\bexec(?:Sync)?\(/);
  });

  test("make no code out of text, and no HTML out of it but in three places", () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(naming(/\beval\(|new Function\(|node:vm["']/)).toEqual([]);
    expect(naming(/dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML/)).toEqual([
      // Two scripts that are written there, and words that the server has rendered.
      "layout/late-scripts.tsx",
      "layout/start-late.tsx",
      "ui/fixed-words.tsx",
    ]);
  });

  test("take their chances from node:crypto, never from Math.random", () => {
    expect(naming(/Math\.random/)).toEqual([]);
  });
});

describe("passwords and answers (V2.1.9, V2.4)", () => {
  test("are hashed with Argon2id, 32 MiB and 5 passes, each with a salt of its own", async () => {
    const hashes = await Promise.all([hashPassword("sing-tel-99"), hashPassword("sing-tel-99")]);
    hashes.push(await hashAnswer("Navsari"));
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=32768,t=5,p=1\$/);
    expect(new Set(hashes).size).toBe(3);
  });

  test("of which thousands come from the old shop: answers at no less than OWASP calls enough", async () => {
    expect(await hashAnswerOfMany("Surat")).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/);
  });

  test.each(["onlysmallletters", "ONLYCAPITALS", "8301947265", "કપાસિયા તેલ", "with blanks in it"])(
    "may be made of any signs: %s",
    (password) => {
      const given = {
        name: "Meena Desai",
        email: "meena@example.com",
        phone: "98250 55555",
        address: "4 Station Road, Surat",
        answer: "Navsari",
        password,
      };
      expect(registerForm.safeParse(given).error?.issues).toBeUndefined();
    },
  );
});

describe("the packages (V10, V14.2)", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { integrity?: string; resolved?: string; hasInstallScript?: true }>;
  };
  const packages = Object.entries(lock.packages).filter(([place]) => place !== "");

  test("have check sums, and come from the registry", () => {
    expect(packages.length).toBeGreaterThan(100);
    const odd = packages.filter(
      ([, { integrity, resolved }]) =>
        !integrity?.startsWith("sha512-") ||
        (resolved && !resolved.startsWith("https://registry.npmjs.org/")),
    );
    expect(odd.map(([place]) => place)).toEqual([]);
  });

  test("run nothing when they are installed, but for those that are named", () => {
    const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
      allowScripts: Record<string, boolean>;
    };
    const running = packages.flatMap(([place, { hasInstallScript }]) =>
      hasInstallScript ? [place.slice(place.lastIndexOf("node_modules/") + 13)] : [],
    );
    expect([...new Set(running)].sort()).toEqual(Object.keys(allowScripts).sort());
  });
});
