import type { z } from "zod";
import {
  type Call,
  kilobytesFor,
  type RefusalStatus,
  refusalShape,
  whenTooBusy,
} from "~/base/lib/api/call";

type DescribedRefusal = { status: RefusalStatus; when: string; schema: z.ZodType };

/** Every error response of a call: its own, and those that follow from its body, caller and method. */
export function refusalsOf(call: Call): DescribedRefusal[] {
  const all: Partial<Record<RefusalStatus, { when: string; schema?: z.ZodType }>> = {
    ...(call.body && {
      400: { when: "The body cannot be read" },
      413: { when: `The body has more than ${sizeWords(kilobytesFor(call))}` },
      415: { when: "The body is not application/json" },
    }),
    ...(call.who !== "all" && { 401: { when: "The token is missing, wrong or expired" } }),
    ...(call.who === "admin" && { 403: { when: "The token is not an admin's" } }),
    ...((call.limit === "sign-in" || call.body?.withFiles) && { 503: whenTooBusy }),
    405: { when: "Another method; `Allow` says which one" },
    429: { when: "Too many requests; `Retry-After` says how many seconds to wait" },
    500: { when: "Internal error" },
    ...call.refusals,
  };
  return Object.entries(all).map(([status, refusal]) => ({
    status: Number(status) as RefusalStatus,
    when: refusal.when,
    schema: refusal.schema ?? refusalShape,
  }));
}

const sizeWords = (kilobytes: number) =>
  kilobytes < 1024 ? `${kilobytes} KB` : `${kilobytes / 1024} MB`;
