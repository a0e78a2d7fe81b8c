import { connect } from "node:net";
import type { ActionFunctionArgs } from "@remix-run/node";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { formOf } from "~/base/lib/form/form.server";
import { log } from "~/base/lib/log/log.server";
import { createHandler } from "~/server/handler";
import { listenerFor } from "~/server/serve";
import { serverOf } from "./asked";
import { buildOf } from "./build-of";

/** What the route below tells when it gets so far, and what it waits for. */
let stored: string[] = [];
let hasBegun: () => void = () => {};
let hasRead: () => void = () => {};
let goOn: Promise<void> = Promise.resolve();

const action = async ({ request }: ActionFunctionArgs) => {
  hasBegun();
  const form = await formOf(request);
  hasRead();
  await goOn;
  stored.push(String(form.get("name")));
  return { done: true };
};

const app = buildOf(
  {
    upload: { id: "upload", path: "upload", module: { default: () => null, action } },
    call: { id: "call", path: "api/v1/upload", module: { default: undefined as never, action } },
  },
  { default: () => new Response("page") },
);
let server: Awaited<ReturnType<typeof serverOf>>;

beforeAll(async () => {
  server = await serverOf(
    listenerFor(createHandler(app, "production"), (_request, _response, next) => next()),
  );
});
afterAll(() => server.close());

type Line = { method: string; status: number };

/** The next line of the log that tells of a request, and whatever was logged as an error until then. */
function nextLine() {
  const errors = vi.spyOn(log, "error").mockImplementation(() => {});
  const line = new Promise<Line>((resolve) => {
    vi.spyOn(log, "info").mockImplementation((told: unknown) => resolve(told as Line));
  });
  return { line, errors };
}

/** Begins to post a form of this length and sends `part` of it. */
function beginTo(path: string, part: string, length: number) {
  const socket = connect(server.port, "127.0.0.1");
  const head = ["Content-Type: application/x-www-form-urlencoded", `Content-Length: ${length}`];
  socket.write([`POST ${path} HTTP/1.1`, "Host: localhost", ...head, "", part].join("\r\n"));
  return socket;
}

test.each(["/upload", "/api/v1/upload"])(
  "who goes away in the middle of an upload to %s stores nothing, and is no fault of the shop",
  async (path) => {
    stored = [];
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    const { line, errors } = nextLine();
    const socket = beginTo(path, "name=half", 1000);
    await begun;
    socket.destroy();
    expect(await line).toMatchObject({ method: "POST", status: 499 });
    expect(errors).not.toHaveBeenCalled();
    expect(stored).toEqual([]);
  },
);

test.each(["/upload", "/api/v1/upload"])(
  "who goes away after the upload to %s has it stored as a whole, and is no fault of the shop",
  async (path) => {
    stored = [];
    const read = new Promise<void>((resolve) => (hasRead = resolve));
    let release = () => {};
    goOn = new Promise((resolve) => (release = resolve));
    const { line, errors } = nextLine();
    const socket = beginTo(path, "name=whole", 10);
    await read;
    socket.destroy();
    await vi.waitFor(async () => expect(await openLines()).toBe(0));
    release();
    expect(await line).toMatchObject({ method: "POST", status: 499 });
    expect(errors).not.toHaveBeenCalled();
    expect(stored).toEqual(["whole"]);
  },
);

const openLines = () => server.connections();
