import { beforeAll, describe, expect, test } from "vitest";
import { desc, eq } from "drizzle-orm";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { categoryBySlug } from "~/goods/catalogue/categories.server";
import * as screen from "~/routes/admin/goods/categories";
import { db } from "~/base/db/connection.server";
import { versionOf } from "~/base/lib/form/version.server";
import { auditLog } from "~/base/db/schema";
import { admin, argsFor, cookieOf } from "../../cast";
import { type Entries, outcome, refusal, sending } from "./admin-forms";
import { aCategory, aProduct } from "./shelf";

let owner: Viewer;
let cookie: string;

beforeAll(async () => {
  owner = await admin();
  cookie = await cookieOf(owner);
});

const send = (entries: Entries) => screen.action(sending(entries, cookie));
const edit = (made: { id: string; name: string }, name: string) =>
  send({ intent: "update", id: made.id, version: versionOf(made.name), name });
const look = (query: string) => screen.loader(argsFor(`/${query}`, { cookie }));

function lastRecordOf(id: string) {
  const record = db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(desc(auditLog.id))
    .get();
  return record && { ...record, changes: JSON.parse(record.changes) as unknown };
}

describe("editing a category", () => {
  test("opens by its address, for the category that is there", async () => {
    const made = await aCategory("Open Me");
    expect((await look(`?edit=${made.id}`)).edited).toMatchObject({ name: "Open Me" });
    expect((await look("?edit=nobody")).edited).toBeNull();
    expect((await look("")).edited).toBeNull();
  });

  test("says its new name, and its old address leads to the new one", async () => {
    const made = await aCategory("Plain Tins");
    expect(await outcome(await edit(made, "Fine Tins"))).toEqual({
      status: 303,
      to: "/dashboard/admin/create-category",
      says: "Fine Tins is updated",
    });
    expect(categoryBySlug("plain-tins")).toEqual({ movedTo: "fine-tins" });
    expect(lastRecordOf(made.id)).toMatchObject({
      action: "category.update",
      actorId: owner.id,
      subjectName: "Fine Tins",
      changes: { name: ["Plain Tins", "Fine Tins"], slug: ["plain-tins", "fine-tins"] },
    });
  });

  test("keeps what was typed and says what is wrong with it", async () => {
    await aCategory("Already There");
    const made = await aCategory();
    expect(refusal(await edit(made, "already there"))).toMatchObject({
      status: 409,
      errors: { name: "There is a category of this name already" },
      values: { name: "already there", intent: "update" },
    });
    expect(refusal(await edit(made, " "))).toMatchObject({ errors: { name: "name is required" } });
    expect(refusal(await edit(made, "x".repeat(300)))).toMatchObject({
      errors: { name: "name must have at most 100 characters" },
    });
    expect(categoryBySlug(made.slug)).toEqual(made);
  });

  test("takes a name in Gujarati", async () => {
    const made = await aCategory();
    expect(await outcome(await edit(made, "સિંગતેલ"))).toMatchObject({
      says: "સિંગતેલ is updated",
    });
  });

  test("says that somebody else has renamed it meanwhile, and renames it once that is seen", async () => {
    const made = await aCategory("Glass");
    for (const _ of ["first", "sent twice"])
      expect(await outcome(await edit(made, "Glass Jars"))).toMatchObject({ status: 303 });
    const late = refusal(await edit(made, "Jars of Glass"));
    expect(late).toMatchObject({
      status: 409,
      errors: { name: "“New name” says now: Glass Jars" },
      values: { name: "Jars of Glass", version: versionOf("Glass Jars") },
    });
    const again = await edit({ ...made, name: "Glass Jars" }, "Jars of Glass");
    expect(await outcome(again)).toMatchObject({ says: "Jars of Glass is updated" });
  });

  test("of one that is gone says so", async () => {
    expect(await outcome(await send({ intent: "update", id: "nobody", name: "X" }))).toMatchObject({
      status: 303,
      says: "Something went wrong",
    });
  });
});

describe("deleting a category", () => {
  test("asks at an address of its own, then takes it away and says so", async () => {
    const made = await aCategory("Leaving");
    expect((await look(`?delete=${made.id}`)).leaving).toMatchObject({ id: made.id, products: 0 });
    expect(await outcome(await send({ intent: "delete", id: made.id }))).toEqual({
      status: 303,
      to: "/dashboard/admin/create-category",
      says: "Category is deleted",
    });
    expect(categoryBySlug(made.slug)).toBeNull();
    expect(lastRecordOf(made.id)).toMatchObject({
      action: "category.delete",
      changes: { name: ["Leaving", null] },
    });
  });

  test("that has products is refused with their number", async () => {
    const made = await aCategory("Full");
    await aProduct({ categoryId: made.id });
    await aProduct({ categoryId: made.id });
    expect(refusal(await send({ intent: "delete", id: made.id }))).toMatchObject({
      status: 409,
      errors: { form: expect.stringContaining("2 products") },
    });
    expect(categoryBySlug(made.slug)).toEqual(made);
  });
});

test("a new category is written down with who made it", async () => {
  await send({ name: "Written Down" });
  const made = categoryBySlug("written-down");
  if (!made || "movedTo" in made) throw new Error("It was not made");
  expect(lastRecordOf(made.id)).toMatchObject({
    action: "category.create",
    actorName: owner.name,
    changes: { name: [null, "Written Down"] },
  });
});
