import type { Call } from "~/base/lib/api/call";
import { callsByTopic } from "./calls";
import { curlOf, type RealValues } from "./curl";
import { type Field, fieldsOf } from "./fields";
import { operationIdOf } from "./operation-id";
import { refusalsOf } from "./refusals";

/** One call as the API page shows it; all text is ready for display. */
export type DescribedCall = {
  id: string;
  method: string;
  path: string;
  does: string;
  who: Call["who"];
  params: { name: string; means: string }[];
  /** Null: the call has no body. */
  fields: Field[] | null;
  takesPhoto: boolean;
  requestExample: string | null;
  curl: string;
  /** Null: the response is an image. */
  answerExample: string | null;
  answers: { status: number; when: string }[];
};

export type DescribedTopic = { id: string; title: string; calls: DescribedCall[] };

/** All calls for the API page, with addresses below `base`; `real`: see `curlOf`. */
export function describedTopics(base: string, real: RealValues): DescribedTopic[] {
  return Object.entries(callsByTopic).map(([title, calls]) => ({
    id: title.toLowerCase(),
    title,
    calls: calls.map((call) => described(call, base, real)),
  }));
}

function described(call: Call, base: string, real: RealValues): DescribedCall {
  return {
    id: operationIdOf(call),
    method: call.method,
    path: call.path,
    does: call.does,
    who: call.who,
    params: Object.entries(call.params ?? {}).map(([name, { means }]) => ({ name, means })),
    fields: call.body ? fieldsOf(call.body.schema) : null,
    takesPhoto: call.body?.withFiles ?? false,
    requestExample: call.body ? pretty(call.body.example) : null,
    curl: curlOf(call, base, real),
    answerExample: call.success.schema ? pretty(call.success.example) : null,
    answers: answersOf(call),
  };
}

function answersOf(call: Call): DescribedCall["answers"] {
  const { status, or } = call.success;
  const answers = [
    { status, when: "Success" },
    ...(or ? [{ status: 200, when: or.description ?? "" }] : []),
    ...(call.isCatalogue ? [{ status: 304, when: "You have it already (If-None-Match)" }] : []),
    ...refusalsOf(call).map(({ status, when }) => ({ status, when })),
  ];
  return answers.sort((a, b) => a.status - b.status);
}

function pretty(example: unknown): string {
  return JSON.stringify(example, null, 2);
}
