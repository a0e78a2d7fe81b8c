import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { settings } from "~/base/db/schema";
import { undecided } from "../../layout/in-frame";
import { companyFacts, setCompanyFacts } from "~/upkeep/pages/company.server";

afterEach(() => write((tx) => tx.delete(settings).run()));

test("a shop whose operator has set nothing has a name and leaves out the rest", () => {
  const { name, claims, ...others } = companyFacts();
  expect(name).toBe("Prayosha Oil");
  expect(Object.keys(others)).toHaveLength(18);
  expect(claims).toEqual(undecided);
  expect(new Set(Object.values(others))).toEqual(new Set([null]));
});

test("a fact that was set is shown from then on, and the others stay", async () => {
  await setCompanyFacts({ phone: "+91 261 400 1234", address: "12 Ring Road\nSurat 395002" });
  await setCompanyFacts({ phone: " +91 261 400 5678 ", name: "પ્રયોષા ઓઇલ" });
  expect(companyFacts()).toMatchObject({
    name: "પ્રયોષા ઓઇલ",
    phone: "+91 261 400 5678",
    address: "12 Ring Road\nSurat 395002",
    email: null,
  });
});

test("a fact that was blanked or taken away is not set any more", async () => {
  await setCompanyFacts({ email: "care@example.com", gstin: "24AAAAA0000A1Z5", name: "Other" });
  await setCompanyFacts({ email: "  ", gstin: null, name: "" });
  expect(companyFacts()).toMatchObject({ email: null, gstin: null, name: "Prayosha Oil" });
  expect(db.select().from(settings).all()).toEqual([]);
});

test("a change made behind this process's back is seen at once", async () => {
  await setCompanyFacts({ hours: "Monday to Friday" });
  expect(companyFacts().hours).toBe("Monday to Friday");
  await write((tx) =>
    tx.update(settings).set({ value: "Every day" }).where(eq(settings.key, "company.hours")).run(),
  );
  expect(companyFacts().hours).toBe("Every day");
});

test("settings of other things are not taken for facts about the firm", async () => {
  await write((tx) =>
    tx.insert(settings).values({ key: "company.secret", value: "hidden", updatedAt: 1 }).run(),
  );
  expect(Object.values(companyFacts())).not.toContain("hidden");
});
