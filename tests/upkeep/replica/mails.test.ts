import { expect, test, vi } from "vitest";
import { askForCopy } from "~/upkeep/replica/copy-state.server";
import { write } from "~/base/db/connection.server";
import { claimMail } from "~/people/mail/claims.server";
import { queueMail } from "~/people/mail/outbox.server";

vi.hoisted(() => (process.env.COPY_TO = "file:///mnt/nowhere"));

const start = Date.now();

/** Says up to when (UTC ms) the copy holds everything. */
const copyHolds = (heldUntil: number | null) =>
  askForCopy(async () => ({
    place: "/mnt/nowhere",
    program: "Litestream 0.3.13",
    heldUntil,
    since: start,
    isMeasured: true,
    photosWaiting: 0,
    waitingBytes: 0,
    away: null,
    problem: null,
  }));

const queued = (key: string, text: string) =>
  write((tx) =>
    queueMail(
      tx,
      { key, kind: "order-placed", recipient: "a@b.example", subject: "Yours", text, html: "" },
      start,
    ),
  );
const nextAt = async (now: number) => (await claimMail(now))?.mail.key;

test("a mail with a number waits until the copy holds it, or for 10 s; others do not wait", async () => {
  copyHolds(null);
  await queued("numbered", "Your order PR-000012 is placed");
  await queued("plain", "Welcome to the shop");
  expect(await nextAt(start)).toBe("plain");
  expect(await nextAt(start + 100)).toBeUndefined();

  copyHolds(start + 99);
  await queued("paper", "Your invoice PR2627-000004 is attached");
  expect(await nextAt(start + 200)).toBe("numbered");
  expect(await nextAt(start + 300)).toBeUndefined();
  expect(await nextAt(start + 10_000)).toBe("paper");
});
