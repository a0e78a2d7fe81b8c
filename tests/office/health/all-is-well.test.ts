import { beforeAll, expect, test, vi } from "vitest";

/** The settings are read once, so this shop is a real one from the beginning. */
beforeAll(() => {
  vi.stubEnv("SHOP_MODE", "production");
  vi.stubEnv("SHOP_URL", "https://shop.example");
  vi.stubEnv("SESSION_SECRET", "k3Jx9Qm2Vn7Zp4Rt6Wy8Bc1Df5Gh0Ls2");
  return () => vi.unstubAllEnvs();
});

test("a real shop without mail server, payment keys and backup is not well", async () => {
  const { healthFacts } = await import("~/office/health/health-facts.server");
  const { problems } = await healthFacts();
  expect(problems).toEqual(
    expect.arrayContaining([
      "No mail server is set: mails stay in the shop.",
      "No payment keys are set: nobody can pay online.",
      expect.stringMatching(/backup/i),
    ]),
  );
});
