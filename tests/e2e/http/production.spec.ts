import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";

function startWith(env: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), "prayosha-production-"));
  const started = spawnSync(process.execPath, ["app/server/start.mjs"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATA_DIR: folder,
      UPLOADS_DIR: folder,
      PORT: "4189",
      ...env,
    },
    encoding: "utf8",
    timeout: 30_000,
  });
  rmSync(folder, { recursive: true, force: true });
  return started;
}

test("production refuses to start without its settings, naming every problem in plain words", () => {
  const { status, stderr } = startWith({ ADMIN_EMAIL: "owner", PORT: "x" });
  expect(status).toBe(1);
  expect(stderr).toContain("PORT");
  expect(stderr).toContain("ADMIN_EMAIL");
  expect(stderr).not.toContain("    at ");
});

test("production refuses weak secrets, a plain http address and a test key", () => {
  const { status, stderr } = startWith({
    SESSION_SECRET: "secret",
    SHOP_URL: "http://shop.example",
    RAZORPAY_KEY_ID: "rzp_test_abc",
    RAZORPAY_KEY_SECRET: "abc",
  });
  expect(status).toBe(1);
  for (const named of ["SESSION_SECRET", "SHOP_URL", "RAZORPAY_KEY_ID"])
    expect(stderr).toContain(named);
});
