import { eq } from "drizzle-orm";
import { readdir } from "node:fs/promises";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import { grievancePhotos, orders } from "~/base/db/schema";
import { answer as answerIt } from "~/sales/grievances/change-grievance.server";
import { settings } from "~/base/lib/env/settings.server";
import { hour } from "~/base/lib/time";
import { rememberOrder } from "~/sales/orders/access/known-orders.server";
import { answerPhoto } from "~/goods/photos/photo-answer.server";
import { sweepPhotos } from "~/goods/photos/photo-sweep.server";
import { eraseUser } from "~/people/privacy/erase-user.server";
import { exportUser } from "~/people/privacy/export-user.server";
import * as adminPage from "~/routes/admin/grievances/grievance";
import * as adminPhoto from "~/routes/admin/grievances/grievance-photo";
import * as page from "~/routes/site/grievance";
import * as ownPhoto from "~/routes/site/grievance-photo";
import { answerTo, formIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, cookiesOf, seller, shopper } from "../../cast";
import { sold } from "../orders/sold";
import { phonePhoto } from "../returns/asking";
import { clear, send, stored, typed } from "./sending";

let boss: Viewer;
beforeAll(async () => {
  boss = await admin();
});
afterEach(clear);

/** A guest's complaint that names an order, and the cookie of the browser that knows that order. */
async function guests() {
  const order = await sold({ userId: null });
  const { number = "" } = db.select().from(orders).where(eq(orders.id, order.id)).get() ?? {};
  await send({ ...typed, order: number, words: `About ${number}` });
  const complaint = stored().at(-1) ?? expect.fail("There is no complaint");
  const { request } = argsFor("/");
  return { complaint, cookie: cookiesOf([await rememberOrder(request, order.id)]) };
}

type Complaint = { token: string };

const shown = ({ token }: Complaint, cookie?: string) =>
  htmlOf(page, argsFor(`/grievance/${token}`, { params: { token }, cookie }));

function add({ token }: Complaint, photos: Buffer[], cookie?: string) {
  const form = new FormData();
  for (const photo of photos)
    form.append("photo", new File([new Uint8Array(photo)], "tin.jpg", { type: "image/jpeg" }));
  return answerTo(page.action, argsFor(`/grievance/${token}`, { params: { token }, cookie, form }));
}

const photosOf = ({ id }: { id: string }) =>
  db.select().from(grievancePhotos).where(eq(grievancePhotos.grievanceId, id)).all();

async function statusOf({ token }: Complaint, id: string, cookie?: string) {
  const args = argsFor(`/grievance/${token}/photos/${id}`, { params: { token, id }, cookie });
  return answerTo(ownPhoto.loader, args);
}

test("who knows the order that a complaint names adds photos; the link alone neither adds nor sees them", async () => {
  const { complaint, cookie } = await guests();
  expect(await shown(complaint)).not.toContain("Add photos");
  expect((await add(complaint, [await phonePhoto()])).status).toBe(404);
  expect(photosOf(complaint)).toEqual([]);

  expect(await shown(complaint, cookie)).toContain("Add photos");
  const answer = await add(complaint, [await phonePhoto()], cookie);
  expect(answer).toMatchObject({ status: 303, location: `/grievance/${complaint.token}` });
  const [photo] = photosOf(complaint);
  const id = photo?.id ?? "";
  expect(await shown(complaint, cookie)).toContain(`/grievance/${complaint.token}/photos/${id}`);
  expect(await shown(complaint)).not.toContain(id);
  expect((await statusOf(complaint, id)).status).toBe(404);
  const args = { params: { token: complaint.token, id }, cookie };
  const seen = await ownPhoto.loader(argsFor(`/grievance/x/photos/${id}`, args));
  expect(seen.headers.get("Cache-Control")).toBe("private, no-store");
  expect(Buffer.from(await seen.arrayBuffer()).includes("SecretPhone")).toBe(false);
  // Nor does a browser that knows another order, by a complaint of its own.
  const other = await guests();
  expect((await statusOf(other.complaint, id, other.cookie)).status).toBe(404);
  expect((await statusOf(complaint, id, other.cookie)).status).toBe(404);
  const open = { method: "GET", pathname: `/photos/${photo?.file}/640.jpg`, headers: {} };
  expect((await answerPhoto(open))?.status).toBe(404);
});

test("a complaint that names no order is open to photos of its account alone", async () => {
  const person = await shopper();
  const cookie = await cookieOf(person);
  await send({ ...typed, order: "" }, undefined, cookie);
  const complaint = stored().at(-1) ?? expect.fail("There is no complaint");
  expect(await shown(complaint, await cookieOf(await shopper()))).not.toContain("Add photos");
  expect((await add(complaint, [await phonePhoto()], cookie)).status).toBe(303);
  expect(photosOf(complaint)).toHaveLength(1);
});

test("photos are pictures, at most four, and only until the complaint is settled", async () => {
  const { complaint, cookie } = await guests();
  const photo = await phonePhoto();
  const errorOf = async (photos: Buffer[]) =>
    formIn(await add(complaint, photos, cookie)).errors as Record<string, string>;
  expect((await errorOf([])).photo).toBe("Choose a photo first");
  expect((await errorOf([Buffer.from("no photo")])).photo).toContain("must be a JPEG");
  const beside = await errorOf([photo, Buffer.from("no photo")]);
  expect(beside.photo).toMatch(/^tin\.jpg: Photo must be a JPEG/);
  expect(photosOf(complaint)).toHaveLength(0);
  await add(complaint, [photo, photo, photo], cookie);
  expect((await errorOf([photo, photo])).photo).toBe("Choose at most 1 photo");
  await add(complaint, [photo], cookie);
  expect((await errorOf([photo])).form).toBe("This complaint takes no more photos.");
  expect(photosOf(complaint).map(({ position }) => position)).toEqual([0, 1, 2, 3]);

  const second = await guests();
  await answerIt(second.complaint.number, { words: "Here you are", settles: true }, boss);
  expect(await shown(second.complaint, second.cookie)).not.toContain("Add photos");
  expect((await add(second.complaint, [photo], second.cookie)).status).toBe(409);
});

test("the staff who answer see them; a shopper does not", async () => {
  const { complaint, cookie } = await guests();
  await add(complaint, [await phonePhoto()], cookie);
  const id = photosOf(complaint)[0]?.id ?? "";
  const params = { number: complaint.number };
  const html = await htmlOf(
    adminPage,
    argsFor(`/dashboard/admin/grievances/${complaint.number}`, {
      params,
      cookie: await cookieOf(boss),
    }),
  );
  expect(html).toContain(`/dashboard/admin/grievances/photos/${id}`);
  const asStaff = async (who: Viewer) => {
    const args = { params: { id }, cookie: await cookieOf(who) };
    return (await answerTo(adminPhoto.loader, argsFor("/", args))).status;
  };
  expect(await asStaff(await seller())).toBe(200);
  expect(await asStaff(await shopper())).toBe(403);
});

test("they are in the export, and gone once the person is erased, with their files", async () => {
  const person = await shopper();
  const cookie = await cookieOf(person);
  await send({ ...typed, order: "", email: person.email }, undefined, cookie);
  const complaint = stored().at(-1) ?? expect.fail("There is no complaint");
  await add(complaint, [await phonePhoto()], cookie);
  const [photo] = photosOf(complaint);
  expect(JSON.stringify(await exportUser(person.email))).toContain(photo?.id);
  expect(JSON.stringify(await exportUser(person.email))).not.toContain(photo?.file);
  await sweepPhotos(Date.now() + 2 * hour);
  expect(await readdir(settings.uploadsDir)).toContain(photo?.file);
  await answerIt(complaint.number, { words: "Here you are", settles: true }, boss);
  await eraseUser(person.email);
  expect(photosOf(complaint)).toEqual([]);
  await sweepPhotos(Date.now() + 2 * hour);
  expect(await readdir(settings.uploadsDir)).not.toContain(photo?.file);
});
