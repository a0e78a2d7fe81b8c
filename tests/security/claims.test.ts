import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { HeadersFunction } from "@remix-run/node";
import { describe, expect, test, vi } from "vitest";
import { registerForm } from "~/people/accounts/forms";
import { hashAnswerOfMany, hashesOf } from "~/people/accounts/sign-in/password.server";
import routes from "~/routes";

vi.unmock("@node-rs/argon2");

// What README.md beside this file says of the whole program, which no test of one part of it shows.

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(tsx?|mjs)$/.test(name))
  .map((name) => ({ name, text: readFileSync(path.join("app", name), "utf8") }));

type Configured = { file: string; path?: string; index?: boolean; children?: Configured[] };
type Page = { default?: unknown; headers?: HeadersFunction };

/** All routes with their whole path, layouts left out. */
function pagesIn(below: Configured[], above = ""): { file: string; path: string }[] {
  return below.flatMap(({ file, path: own = "", children }) => {
    const at = [above, own].filter(Boolean).join("/");
    return children ? pagesIn(children, at) : [{ file, path: at }];
  });
}

const naming = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

describe("the sources (V5.2, V5.3, V6.3)", () => {
  test("start no other program, but for npm and the build before a start, Litestream and itself", () => {
    const starting = /["'](?:node:)?child_process["']/;
    expect(naming(starting).toSorted()).toEqual([
      "base/lib/beside/beside.server.ts",
      "base/lib/beside/worker-process.server.ts",
      "server/ready/driver.mjs",
      "server/ready/run.mjs",
      "upkeep/replica/litestream/copier.server.ts",
      "upkeep/replica/litestream/leftover.server.ts",
      "upkeep/replica/litestream/program.server.ts",
      "upkeep/replica/restore/fetch-copy.server.ts",
    ]);
    for (const { name, text } of sources)
      if (starting.test(text)) expect(text, name).not.toMatch(/\bshell:|(?<!\.)\bexec(?:Sync)?\(/);
  });

  test("make neither code nor HTML out of text", () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(naming(/\beval\(|new Function\(|node:vm["']/)).toEqual([]);
    expect(naming(/dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML/)).toEqual([]);
  });

  test("take their chances from node:crypto, never from Math.random", () => {
    expect(naming(/Math\.random/)).toEqual([]);
  });

  test("encrypt and sign with nothing else, and with nothing that was broken", () => {
    const others = /from "(?:crypto-js|node-forge|tweetnacl|jsonwebtoken|jose|sjcl|md5|sha\.?js)"/;
    expect(naming(others)).toEqual([]);
    expect(naming(/createHash\("(?:md5|sha1)"|-ecb"|-cbc"|"(?:des|rc4|bf)\b/i)).toEqual([]);
    // The codes that apps show are made with SHA-1 everywhere (RFC 6238); an HMAC does not suffer from what broke it.
    expect(naming(/createHmac\("(?:md5|sha1)"/)).toEqual([
      "people/accounts/two-factor/one-time-code.ts",
    ]);
    expect(naming(/createCipheriv\(/)).toEqual([
      "people/accounts/two-factor/sealed-secret.server.ts",
    ]);
  });

  test("hold no key and no password (V2.10)", () => {
    const kept = /rzp_live_\w{10}|AKIA[0-9A-Z]{16}|-----BEGIN [A-Z ]*PRIVATE KEY|\bsk_live_\w{10}/;
    expect(naming(kept)).toEqual([]);
    const example = readFileSync(".env.example", "utf8");
    expect(example.match(/^#?\w*(?:SECRET|PASSWORD|KEY_ID|TOKEN)\w*=.*$/gm)).toEqual([
      "#METRICS_TOKEN=",
      "#BACKUP_S3_KEY_ID=",
      "#BACKUP_S3_SECRET=",
      "#COPY_S3_KEY_ID=",
      "#COPY_S3_SECRET=",
      "#SESSION_SECRET=",
      "#ADMIN_PASSWORD=",
      "#RAZORPAY_KEY_ID=rzp_live_…",
      "#RAZORPAY_KEY_SECRET=",
      "#RAZORPAY_WEBHOOK_SECRET=",
      "#RAZORPAY_WEBHOOK_SECRET_PREVIOUS=",
      "#PURGE_TOKEN=",
    ]);
  });

  test("keep nobody from pasting a password or filling it in by a program (V2.1.11)", () => {
    expect(naming(/onPaste|onCopy|onDrop=|autoComplete="off"[^>]*password/i)).toEqual([]);
  });
});

describe("passwords and answers (V2.1.9, V2.4)", () => {
  test("are hashed with Argon2id, 32 MiB and 5 passes, each with a salt of its own", async () => {
    const secrets = { password: "sing-tel-99", answer: "Navsari" };
    const [one, other] = await Promise.all([hashesOf(secrets), hashesOf(secrets)]);
    const hashes = [one.passwordHash, other.passwordHash, one.answerHash];
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

describe("the pages of one person (V8.2, V8.3)", () => {
  test("are kept by no browser and no proxy", async () => {
    const personal = pagesIn(routes as unknown as Configured[]).filter(({ path: at }) =>
      /^(?:dashboard|order|pay|cart|checkout|login|register|forgotpassword)\b/.test(at),
    );
    expect(personal.length).toBeGreaterThan(40);
    const kept: string[] = [];
    for (const { file, path: at } of personal) {
      const page = (await import(pathToFileURL(path.resolve("app", file)).href)) as Page;
      // Without a component it makes its answer itself, or goes on to another page.
      if (!page.default) continue;
      const { headers } = page;
      const none = new Headers();
      const given = headers?.({
        loaderHeaders: none,
        actionHeaders: none,
        parentHeaders: none,
        errorHeaders: undefined,
      });
      if (new Headers(given).get("Cache-Control") !== "no-store") kept.push(`${at}: ${file}`);
    }
    expect(kept).toEqual([]);
  });

  test("send no password in an address", () => {
    const asking = sources.filter(({ text }) => /<PasswordField|type="password"/.test(text));
    expect(asking.length).toBeGreaterThan(4);
    for (const { name, text } of asking)
      if (/<(?:Form|form|fetcher\.Form)\b/.test(text))
        expect(text.match(/<(?:Form|form)\b(?![^>]*method="post")[^>]*>/), name).toBeNull();
  });
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
