import type { ActionFunctionArgs } from "@remix-run/node";
import type { FormState } from "~/base/lib/form/form";
import { newId } from "~/base/lib/ids.server";
import { toastOf } from "~/base/lib/toast.server";
import { argsFor, cookiesOf } from "../../cast";
import { picture } from "./shelf";

export type Entries = Record<string, string | File | File[]>;

/** A form, with an idempotency key of its own unless it has one. */
export function formOf(entries: Entries): FormData {
  const form = new FormData();
  if (!("idempotencyKey" in entries)) form.set("idempotencyKey", newId());
  for (const [name, value] of Object.entries(entries))
    for (const one of [value].flat()) form.append(name, one);
  return form;
}

/** The arguments of an action for this form, sent by whoever has the cookie. */
export function sending(entries: Entries, cookie: string, params: Record<string, string> = {}) {
  return argsFor("/", { form: formOf(entries), params, cookie }) as ActionFunctionArgs;
}

/** Where an accepted form leads, and what it says there. */
export async function outcome(answer: unknown) {
  if (!(answer instanceof Response)) throw new Error("The form was refused");
  const cookie = cookiesOf(answer.headers.getSetCookie());
  const { toast } = await toastOf(new Request("http://localhost/", { headers: { cookie } }));
  return { status: answer.status, to: answer.headers.get("Location"), says: toast?.message };
}

/** What a refused form shows. */
export function refusal(answer: unknown) {
  if (answer instanceof Response) throw new Error("The form was accepted");
  const { data, init } = answer as {
    data: { form: FormState };
    init: { status: number } | null;
  };
  return { status: init?.status, ...data.form };
}

/** A photo as a browser sends it; every colour is another photo. */
export async function photoFile(colour: string, name = "oil.png"): Promise<File> {
  const bytes = await picture(300, 200, colour).png().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/png" });
}
