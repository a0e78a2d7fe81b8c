import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { build } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runs } from "~/base/lib/beside/program";
import { cannotStore } from "~/base/lib/cannot-store";
import { settings } from "~/base/lib/env/settings.server";
import { lonePhotoIn } from "~/goods/photos/lone-photo.server";
import { storePhotoQuickly, storePhotosQuickly } from "~/goods/photos/quick-photo.server";
import { picture } from "../catalogue/shelf";

const folder = mkdtempSync(path.join(tmpdir(), "prayosha-decoding-"));

beforeAll(async () => {
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    resolve: { alias: { "~": path.resolve("app") } },
    build: {
      ssr: "tests/goods/photos/decoding-member.ts",
      outDir: path.join(folder, "build"),
      emptyOutDir: true,
      target: "node20",
    },
  });
  runs(path.join(folder, "build/decoding-member.js"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The processes that decode for this one. */
const decoders = () =>
  readdirSync("/proc/self/task").flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .map(Number)
      .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("photos:decode")),
  );

/** Takes the decoder half a second and more. */
const aLargePhoto = () =>
  picture(7000, 7000, "#557799").png({ compressionLevel: 1, adaptiveFiltering: true }).toBuffer();
const aPhoto = (shade: number) =>
  picture(900, 700, `#${(16 + shade).toString(16)}7744`)
    .jpeg()
    .toBuffer();
const filesThere = () => readdirSync(settings.uploadsDir, { recursive: true }).toSorted();

test("one process at the lowest priority decodes all, also what comes at once, and ends when nothing follows", async () => {
  const photos = await Promise.all([1, 2, 3, 4].map(aPhoto));
  const storing = Promise.all(photos.map((bytes) => storePhotoQuickly(bytes)));
  await vi.waitFor(() => expect(decoders()).toHaveLength(1));
  const [decoder = 0] = decoders();
  expect(getPriority(decoder)).toBe(19);
  for (const stored of await storing) expect(stored).toMatchObject({ width: 900, height: 700 });
  expect(await storePhotosQuickly(await Promise.all([5, 6].map(aPhoto)))).toHaveLength(2);
  expect(decoders()).toEqual([decoder]);
  await vi.waitFor(() => expect(decoders()).toEqual([]), 20_000);
  expect(await storePhotoQuickly(await aPhoto(7))).toMatchObject({ colour: null });
});

test("what it stores is what the shop made in its own process", async () => {
  const bytes = await picture(2000, 1000, "#c88a1e")
    .withExif({ IFD0: { Artist: "Asha" } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set("photo", new File([new Uint8Array(bytes)], "a.jpg"));
  const { photo } = await lonePhotoIn(form);
  expect(photo).toMatchObject({ width: 1600, height: 800 });
  const original = readFileSync(path.join(settings.uploadsDir, photo?.hash ?? "", "original"));
  expect(await sharp(original).metadata()).toMatchObject({ format: "jpeg", width: 1600 });
  expect((await sharp(original).metadata()).exif).toBeUndefined();
});

test("a broken picture, none, and one of too many pixels are refused as ever, and those after them are taken", async () => {
  const whole = await aPhoto(10);
  const bomb = await picture(10_000, 6000).png({ compressionLevel: 9 }).toBuffer();
  const refused = [
    [whole.subarray(0, whole.length - 500), "not-an-image"],
    [Buffer.from("<svg/>"), "not-an-image"],
    [Buffer.from("GIF89a but no more"), "not-an-image"],
    [bomb, "too-large"],
  ] as const;
  const before = filesThere();
  const answers = await Promise.all(refused.map(([bytes]) => storePhotoQuickly(bytes)));
  expect(answers).toEqual(refused.map(([, problem]) => ({ problem })));
  expect(filesThere()).toEqual(before);
  expect(await storePhotoQuickly(whole)).toMatchObject({ width: 900 });
});

test("killed in the middle of one, it fails alone and leaves nothing; what waited behind it is stored", async () => {
  const [large, small] = await Promise.all([aLargePhoto(), aPhoto(20)]);
  const before = filesThere();
  const failing = expect(storePhotoQuickly(large)).rejects.toThrow(/ended with SIGKILL/);
  const waiting = storePhotoQuickly(small);
  const [killed = 0] = await vi.waitUntil(() => (decoders().length > 0 ? decoders() : null));
  process.kill(killed, "SIGKILL");
  await failing;
  expect(filesThere()).toEqual(before);
  expect(await waiting).toMatchObject({ width: 900 });
  expect(decoders()).not.toContain(killed);
});

test("killed while it has nothing to do, the next picture has another", async () => {
  await storePhotoQuickly(await aPhoto(30));
  const [killed = 0] = decoders();
  process.kill(killed, "SIGKILL");
  // Until the shop has been told that it ended, a signal reaches it.
  await vi.waitFor(() => expect(() => process.kill(killed, 0)).toThrow("ESRCH"));
  expect(await storePhotoQuickly(await aPhoto(31))).toMatchObject({ width: 900 });
});

test("on a full disk a photo fails as everything does that cannot be stored, and nothing of it is left", async ({
  skip,
}) => {
  const photo = await aPhoto(40);
  const small = ["-t", "tmpfs", "-o", "size=4k", "tmpfs", settings.uploadsDir];
  skip(spawnSync("mount", small).status !== 0, "only root can mount a small disk");
  try {
    await expect(storePhotoQuickly(photo)).rejects.toSatisfy(cannotStore);
    expect(filesThere()).toEqual([]);
  } finally {
    spawnSync("umount", ["-l", settings.uploadsDir]);
  }
  expect(await storePhotoQuickly(photo)).toMatchObject({ width: 900 });
});
