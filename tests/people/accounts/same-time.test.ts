import { expect, test, vi } from "vitest";
import { resetPassword } from "~/people/accounts/passwords/forgotten-password.server";
import { userByPassword } from "~/people/accounts/users/users.server";
import { shopper } from "../../cast";

vi.unmock("@node-rs/argon2");

test("nobody can tell by the time it takes whether an account exists", async () => {
  const { email } = await shopper();
  const nobody = "nobody@example.com";
  for (const attempt of [
    (who: string) => userByPassword(who, "not-it-99"),
    (who: string) => resetPassword(who, "Mumbai", "not-it-99"),
  ]) {
    const work = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 9; round += 1) {
      work.known.push(await workOf(() => attempt(email)));
      work.unknown.push(await workOf(() => attempt(nobody)));
    }
    const ratio = median(work.known) / median(work.unknown);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  }
});

/** Microseconds of computing: unlike the time by the clock, the same on a busy machine. */
async function workOf(attempt: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await attempt();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function median(times: number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
