import { expect, test } from "vitest";
import { action, loader } from "~/routes/site/not-found";

test.each([
  ["opening", loader],
  ["posting to", action],
])("%s an unknown URL answers 404", (_what, ask) => {
  try {
    ask();
    expect.unreachable();
  } catch (answer) {
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).status).toBe(404);
  }
});
