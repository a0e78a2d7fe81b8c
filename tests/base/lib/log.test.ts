import pino from "pino";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { newToken } from "~/base/lib/ids.server";
import { log } from "~/base/lib/log/log.server";

/** What the log makes of a fault, as a line of text. */
function told(error: unknown): string {
  const { err } = (log as unknown as Record<symbol, { err: (error: unknown) => unknown }>)[
    pino.symbols.serializersSym
  ] ?? { err: () => undefined };
  return JSON.stringify(err(error));
}

test("a query that failed tells what the database said, not the values it was given", () => {
  const cause = new Error("UNIQUE constraint failed: users.email_key");
  const error = new DrizzleQueryError("insert into users", ["asha@example.com", "Asha"], cause);
  expect(error.message).toContain("Asha");
  expect(told(error)).toContain("UNIQUE constraint failed");
  expect(told(error)).not.toMatch(/asha/i);
});

test("mail addresses and the tokens of orders are taken out of what a fault says", () => {
  const error = new Error(
    "asha.patel+oil@mail.example could not be read at /order/s3cret-Token_1?x",
  );
  error.stack = `${error.stack}\n    at http://shop.example/PAY/s3cret-Token_1`;
  const line = told(error);
  expect(line).toContain("could not be read at /order/…");
  expect(line).not.toMatch(/asha|mail\.example|s3cret/);
});

test.each(["grievance", "quote", "back", "review", "review/stop", "news/stop", "register"])(
  "the token of a link to /%s is taken out of what a fault says",
  (page) => {
    const token = newToken();
    const line = told(new Error(`GET /gu/${page}/${token}?x and "/${page}/${token}" broke`));
    expect(line).toContain(`/gu/${page}/…?x`);
    expect(line).not.toContain(token);
  },
);

test("what hangs on a fault stays out, and so does what is no fault", () => {
  const hung = Object.assign(new Error("broke"), {
    code: "E_BROKE",
    request: { headers: { cookie: "prayosha_session=abc" } },
    input: "asha typed this",
  });
  expect(told(hung)).toContain("E_BROKE");
  expect(told(hung)).not.toMatch(/prayosha_session|typed this/);
  expect(told("asha@example.com")).toBe('{"type":"string"}');
});

test("a fault whose words hold a line break makes no second line", () => {
  expect(told(new Error('x\n{"level":30,"msg":"forged"}'))).not.toContain("\n");
});
