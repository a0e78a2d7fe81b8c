import { expect, it } from "vitest";
import { askedBy, turnsOf } from "~/base/lib/beside/turns";
import { TooBusy } from "~/base/lib/too-busy";

const patience = 60_000;

/** What can begin has begun. */
const heard = () => new Promise((done) => setImmediate(done));

/** Work that goes on until it is told to end; `begun` has the names of all that was begun, in that order. */
function held() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((done) => {
      begun.push(name);
      ends.set(name, () => done(name));
    });
  const end = (name: string) => {
    ends.get(name)?.();
    return heard();
  };
  return { begun, work, end };
}

it("so many are done at once, and the others in the order in which they came", async () => {
  const { inTurn } = turnsOf({ atOnce: 2, waiting: 3, patience });
  const { begun, work, end } = held();
  const answers = ["a", "b", "c", "d"].map((name) => inTurn(work(name)));
  await heard();
  expect(begun).toEqual(["a", "b"]);
  await end("b");
  expect(begun).toEqual(["a", "b", "c"]);
  for (const name of ["a", "c", "d"]) await end(name);
  expect(await Promise.all(answers)).toEqual(["a", "b", "c", "d"]);
});

it("beyond those that may wait, one is refused at once; whoever is better known takes the place of the last", async () => {
  const { inTurn, requireRoom } = turnsOf({ atOnce: 1, waiting: 2, patience });
  const { begun, work, end } = held();
  const first = inTurn(work("first"));
  const second = inTurn(work("second"));
  requireRoom();
  const third = inTurn(work("third"));
  expect(requireRoom).toThrow(TooBusy);
  await expect(inTurn(work("refused"))).rejects.toBeInstanceOf(TooBusy);

  const known = askedBy("known", () => inTurn(work("known")));
  await expect(third).rejects.toBeInstanceOf(TooBusy);
  const staff = askedBy("staff", () => inTurn(work("staff")));
  await expect(second).rejects.toBeInstanceOf(TooBusy);
  for (const asker of ["anybody", "known"] as const)
    expect(() => askedBy(asker, requireRoom)).toThrow(TooBusy);
  askedBy("staff", requireRoom);

  await end("first");
  await end("staff");
  await end("known");
  expect(await Promise.all([first, known, staff])).toEqual(["first", "known", "staff"]);
  expect(begun).toEqual(["first", "staff", "known"]);
});

it("what fails makes room as well", async () => {
  const { inTurn, requireRoom } = turnsOf({ atOnce: 1, waiting: 0, patience });
  const fails = () => Promise.reject(new Error("no"));
  await expect(inTurn(fails)).rejects.toThrow("no");
  requireRoom();
  expect(await inTurn(() => Promise.resolve("yes"))).toBe("yes");
});

it("nobody waits longer than may be, and those behind are not kept", async () => {
  const { inTurn, requireRoom } = turnsOf({ atOnce: 1, waiting: 1, patience: 20 });
  const { work, end } = held();
  const first = inTurn(work("first"));
  await expect(inTurn(work("late"))).rejects.toBeInstanceOf(TooBusy);
  requireRoom();
  await end("first");
  expect(await first).toBe("first");
  expect(await inTurn(() => Promise.resolve("next"))).toBe("next");
});
