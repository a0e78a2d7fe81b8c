import { beforeEach, expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { attempts, enquiries } from "~/base/db/schema";
import { storeContact } from "~/sales/enquiries/enquiries.server";
import { countEnquiry } from "~/sales/enquiries/limit.server";
import { stored } from "./sending";

const noon = Date.UTC(2024, 6, 10, 12);
const minute = 60_000;

beforeEach(() =>
  write((tx) => {
    tx.delete(enquiries).run();
    tx.delete(attempts).run();
  }),
);

test("the same message after a minute is a new message", async () => {
  const enquiry = { name: "A", email: "a@b.in", phone: "123456", area: "Surat", message: "Hello" };
  await storeContact(enquiry, noon);
  await storeContact(enquiry, noon + minute - 1);
  expect(stored()).toHaveLength(1);
  await storeContact(enquiry, noon + minute);
  expect(stored()).toHaveLength(2);
});

test("after 15 minutes a sender who had to wait may write again", async () => {
  for (let turn = 0; turn < 10; turn += 1)
    expect(await countEnquiry("203.0.113.7", noon + turn * minute)).toBeNull();
  expect(await countEnquiry("203.0.113.7", noon + 14 * minute)).toMatchObject({
    seconds: 60,
    sentence: expect.stringContaining("wait 1 minute and"),
  });
  expect(await countEnquiry("203.0.113.7", noon + 15 * minute)).toBeNull();
});

test("what is counted does not tell who wrote", async () => {
  await countEnquiry("203.0.113.7", noon);
  const rows = await write((tx) => tx.select().from(attempts).all());
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key).not.toContain("203.0.113");
});
