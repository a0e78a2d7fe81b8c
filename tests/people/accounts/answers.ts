import type { LoaderFunctionArgs } from "@remix-run/node";
import { tokenOf } from "~/people/accounts/session/session.server";
import type { FormState } from "~/base/lib/form/form";
import { toastOf } from "~/base/lib/toast.server";
import { argsFor, cookiesOf } from "../../cast";

type Handler = (args: LoaderFunctionArgs) => unknown;
type Ask = NonNullable<Parameters<typeof argsFor>[1]>;

export type Answer = {
  status: number;
  headers: Headers;
  location: string | null;
  /** What the browser's `Cookie` header gets from this answer. */
  cookie: string;
  /** What a loader gave, or an action that did not redirect. */
  data: unknown;
};

/** What a loader answers to a GET, thrown or returned. */
export function got(loader: Handler, path: string, ask: Ask = {}): Promise<Answer> {
  return answerTo(loader, argsFor(path, ask));
}

/** What an action answers to a posted form, thrown or returned. */
export function posted(
  action: Handler,
  path: string,
  form: Record<string, string>,
  ask: Ask = {},
): Promise<Answer> {
  return answerTo(action, argsFor(path, { ...ask, form }));
}

export async function answerTo(handler: Handler, args: LoaderFunctionArgs): Promise<Answer> {
  const result = await Promise.resolve(args).then(handler).catch(thrownResponse);
  if (result instanceof Response) return answerOf(result.status, result.headers, null);
  if (isDataWithInit(result)) {
    return answerOf(result.init?.status ?? 200, new Headers(result.init?.headers), result.data);
  }
  return answerOf(200, new Headers(), result);
}

/** What the form is shown again with. */
export function formIn({ data }: Answer): FormState {
  const form = data && typeof data === "object" && "form" in data ? data.form : null;
  if (!form) throw new Error("The answer holds no form");
  return form as FormState;
}

/** The message that the next page shows. */
export async function toastIn({ cookie }: Answer) {
  const { toast } = await toastOf(argsFor("/", { cookie }).request);
  return toast && { type: toast.type, message: toast.message };
}

/** The session id that a browser with these cookies has. */
export function sessionIdIn({ cookie }: { cookie: string }): Promise<string | null> {
  return tokenOf(argsFor("/", { cookie }).request);
}

function answerOf(status: number, headers: Headers, data: unknown): Answer {
  return {
    status,
    headers,
    location: headers.get("Location"),
    cookie: cookiesOf(headers.getSetCookie()),
    data,
  };
}

function thrownResponse(thrown: unknown): Response {
  if (thrown instanceof Response) return thrown;
  throw thrown;
}

function isDataWithInit(result: unknown): result is { data: unknown; init: ResponseInit | null } {
  return typeof result === "object" && result !== null && "data" in result && "init" in result;
}
