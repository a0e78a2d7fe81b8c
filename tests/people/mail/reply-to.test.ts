import { beforeEach, describe, expect, test } from "vitest";
import { storeContact } from "~/sales/enquiries/enquiries.server";
import { storeGrievance } from "~/sales/grievances/store-grievance.server";
import { messageOf, replyAddress } from "~/people/mail/message.server";
import { emptyOutbox, mailsOf, sender } from "./outbox";
import { parsed } from "./parsed";

beforeEach(emptyOutbox);

async function mailOfKind(kind: string) {
  const [mail] = mailsOf(kind);
  if (!mail) throw new Error("No mail");
  const raw = (await messageOf(mail, sender)).toString("utf8");
  return { replyTo: parsed(raw).headers["reply-to"], text: mail.text };
}
const contact = { name: "Meera", phone: "98250 12345", area: "Surat", message: "Do you deliver?" };
const complaint = {
  kind: "goods" as const,
  order: null,
  words: "It leaks",
  name: "Meera",
  phone: "+919825012345",
};

describe("an answer to a mail about somebody who wrote", () => {
  test("goes to them: enquiry and complaint", async () => {
    await storeContact({ ...contact, email: "meera@example.com" });
    const asked = await mailOfKind("enquiry-contact");
    expect(asked.replyTo).toBe("meera@example.com");
    expect(asked.text).toContain("A reply to this mail goes to meera@example.com.");
    await storeGrievance({ ...complaint, email: "meera@example.com" }, null);
    expect((await mailOfKind("grievance")).replyTo).toBe("meera@example.com");
  });

  test("goes to the shop where no address is known, or none that all mail programs know", async () => {
    await storeGrievance({ ...complaint, email: "" }, null);
    const complained = await mailOfKind("grievance");
    expect(complained.replyTo).toBeUndefined();
    expect(complained.text).toContain("a reply to this mail does not reach the person");
    await storeContact({ ...contact, email: "નામ@ઉદાહરણ.ભારત" });
    const asked = await mailOfKind("enquiry-contact");
    expect(asked.replyTo).toBeUndefined();
    expect(asked.text).toContain("Please answer to નામ@ઉદાહરણ.ભારત");
  });

  test.each([
    "a@example.com\r\nBcc: all@example.com",
    "a@example.com, all@example.com",
    "Meera <a@example.com>",
    "list:a@example.com;",
    "a@example.com\u2028Bcc: x@example.com",
    "",
  ])("never adds a header or a second address: %j", async (typed) => {
    expect(replyAddress(typed)).toBeUndefined();
    const mail = {
      id: "m1",
      recipient: "owner@example.com",
      subject: "s",
      text: "t",
      html: "h",
      createdAt: 1,
    };
    const raw = (await messageOf({ ...mail, replyTo: typed }, sender)).toString("utf8");
    const { headers } = parsed(raw);
    expect([headers["reply-to"], headers.bcc]).toEqual([undefined, undefined]);
  });
});
