import { beforeAll, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { auditLog } from "~/base/db/schema";
import { gstReturnOf } from "~/office/gst-return/gst-return.server";
import { plainPeriodIn } from "~/office/gst-return/period";
import { submitReturnSettings } from "~/office/gst-return/return-settings.server";
import { isLongAgo, toolVersion } from "~/office/gst-return/tool-version.server";
import { versionOf } from "~/base/lib/form/version.server";
import * as page from "~/routes/admin/money/gst-return";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { asRegisteredFirm } from "../../sales/invoices/paying";

const path = "/dashboard/admin/invoices/gst-return";
const day = 86_400_000;
const november = Date.UTC(2026, 10, 30, 6);
let cookie: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  await asRegisteredFirm();
});

const typed = (toolVersion: string, lookedAt: string, version: string) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    intent: "tool",
    toolVersion,
    lookedAt,
    version,
  }))
    form.set(name, value);
  return form;
};
const save = (name: string, lookedAt: string, version = versionOf(toolVersion())) =>
  submitReturnSettings(
    typed(name, lookedAt, version),
    { id: "owner", name: "Owner" },
    path,
    november,
  );

test("a version at which nobody looked for more than 90 days is warned of", () => {
  const lookedAt = { version: "GST3.2.4", lookedAt: "2026-08-04" };
  const then = Date.UTC(2026, 7, 3, 18, 30);
  expect(isLongAgo(lookedAt, then + 90 * day)).toBe(false);
  expect(isLongAgo(lookedAt, then + 91 * day)).toBe(true);
});

test("the page says so until the owner has looked", async () => {
  expect(toolVersion()).toEqual({ version: "GST3.2.4", lookedAt: "2026-08-04" });
  const html = await htmlOf(page, argsFor(path, { cookie }));
  expect(html).toContain("Nobody has checked since 04 Aug 2026 whether GST3.2.4 is still");
});

test.each([
  ["3.2.5", "2026-11-30", "toolVersion"],
  ["GST3.2.5 beta", "2026-11-30", "toolVersion"],
  ["GST3.2.5", "2026-12-01", "lookedAt"],
  ["GST3.2.5", "", "lookedAt"],
])("%s of %s is refused", async (version, lookedAt, field) => {
  const answer = (await save(version, lookedAt)) as { data: { form: { errors: object } } };
  expect(Object.keys(answer.data.form.errors)).toEqual([field]);
  expect(toolVersion().version).toBe("GST3.2.4");
});

test("a saved version is what files name, and stands in the log", async () => {
  const { versions } = await page.loader(argsFor(path, { cookie }));
  for (const _ of ["first", "sent twice"])
    expect(await save(" gst3.2.5", "30-11-2026", versions.tool)).toMatchObject({ status: 303 });
  expect(await save("GST3.2.6", "2026-11-30", versions.tool)).toMatchObject({
    init: { status: 409 },
    data: {
      form: {
        errors: {
          form: expect.stringContaining("Someone else changed this version"),
          toolVersion: "“Version” says now: GST3.2.5",
        },
        values: { toolVersion: "GST3.2.6", version: versionOf(toolVersion()) },
      },
    },
  });
  expect(toolVersion()).toEqual({ version: "GST3.2.5", lookedAt: "2026-11-30" });
  const { file } = await gstReturnOf(plainPeriodIn(new URLSearchParams("month=2026-11"), 0));
  expect(file?.version).toBe("GST3.2.5");
  const logged = db.select().from(auditLog).all();
  expect(logged.some(({ subjectName }) => subjectName === "Version of the offline tool")).toBe(
    true,
  );
});
