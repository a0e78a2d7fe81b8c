import { expect, test } from "vitest";
import { settings } from "~/base/lib/env/settings.server";
import { mayPushTo } from "~/people/notices/may-push.server";

const shop = { ...settings, mode: "production" as const, host: "127.0.0.1" };

test("known push services are sent to, over https and on the usual port", () => {
  expect(mayPushTo("https://fcm.googleapis.com/fcm/send/abc", shop)).toBe(true);
  expect(mayPushTo("https://db5p.notify.windows.com/w/?token=abc", shop)).toBe(true);
  for (const address of [
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/abc",
    "https://fcm.googleapis.com.example.com/abc",
    "https://me@fcm.googleapis.com/abc",
    "https://10.0.0.1/abc",
    "no address",
  ])
    expect(mayPushTo(address, shop), address).toBe(false);
});

test("only a demo that nobody else can open sends to this machine", () => {
  const here = "https://localhost:8443/push";
  expect(mayPushTo(here, { ...shop, mode: "demo" })).toBe(true);
  expect(mayPushTo(here, { ...shop, mode: "demo", host: "::1" })).toBe(true);
  expect(mayPushTo(here, { ...shop, mode: "demo", host: "0.0.0.0" })).toBe(false);
  expect(mayPushTo(here, shop)).toBe(false);
});
