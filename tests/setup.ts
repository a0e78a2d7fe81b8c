import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import type * as Argon2 from "@node-rs/argon2";
import { hashOnce } from "./hash-once";
import { enterFile } from "./own-shop";

vi.mock("@node-rs/argon2", async (original) => {
  const library = await original<typeof Argon2>();
  return process.env.DRILLS ? library : hashOnce(library);
});

const leaveFile = await enterFile();

beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, "nothing may be reported as an error").toEqual([]);
  vi.restoreAllMocks();
});

afterAll(leaveFile);
