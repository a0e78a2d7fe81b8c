import "../../sales/orders/with-mail";
import { beforeAll, expect, test } from "vitest";
import * as joinPage from "~/routes/account/join";
import * as staffScreen from "~/routes/admin/staff";
import { admin, castPassword, cookieOf } from "../../cast";
import { mailServer } from "../mail/mail-server";
import { deliver } from "../mail/outbox";
import { parsed } from "../mail/parsed";
import { formIn, got, posted } from "./answers";

let cookie: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
});

const invite = (form: Record<string, string>, of = cookie) =>
  posted(
    staffScreen.action,
    "/dashboard/admin/staff",
    { name: "Kiran", staff: "packer", ...form },
    { cookie: of },
  );

test("an invitation arrives by mail, and its link works once", async () => {
  const server = await mailServer();
  const sent = await invite({ email: "kiran@example.com" });
  expect(sent).toMatchObject({ status: 303, location: "/dashboard/admin/staff" });
  await deliver(server.address);
  await server.stop();
  const mail = server.received.find(({ to }) => to.includes("kiran@example.com"));
  const { text } = parsed(mail?.raw ?? "");
  const token = /\/join\/([\w-]+)/.exec(text ?? "")?.[1] ?? "";
  const open = () => got(joinPage.loader, `/join/${token}`, { params: { token } });
  expect((await open()).status).toBe(200);
  const form = { password: castPassword };
  const joined = await posted(joinPage.action, `/join/${token}`, form, { params: { token } });
  expect(joined).toMatchObject({ status: 303, location: "/dashboard/admin" });
  expect((await open()).status).toBe(410);
});

test("an owner sends 20 invitations an hour; the next is refused with what was typed", async () => {
  const other = await cookieOf(await admin());
  for (let sent = 0; sent < 20; sent += 1)
    expect((await invite({ email: `many-${sent}@example.com` }, other)).status).toBe(303);
  const answer = await invite({ email: "one-more@example.com", name: "Meena" }, other);
  expect(answer.status).toBe(429);
  expect(formIn(answer).errors.form).toMatch(/a lot of invitations in an hour/);
  expect(formIn(answer).values).toMatchObject({ email: "one-more@example.com", name: "Meena" });
  const again = await invite({ intent: "again", email: "many-0@example.com" }, other);
  expect(again.status).toBe(429);
  expect((await invite({ email: "by-another@example.com" })).status).toBe(303);
});
