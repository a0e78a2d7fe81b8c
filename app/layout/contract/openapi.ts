import { z } from "zod";
import type { Call } from "~/base/lib/api/call";
import { callsByTopic } from "./calls";
import { curlOf } from "./curl";
import { type Json, jsonSchema } from "./json-schema";
import { operationIdOf } from "./operation-id";
import { refusalsOf } from "./refusals";

/** The OpenAPI 3.1 description of /api/v1 at this origin, generated from the schemas that validate requests and responses. */
export function openApi(origin: string): Json {
  const base = `${origin}/api/v1`;
  return {
    openapi: "3.1.0",
    info: {
      title: "Prayosha Oil shop",
      version: "1",
      description:
        "Money is in rupees except where paise is said. Ids are in `_id`. Times are ISO 8601 in UTC.",
    },
    servers: [{ url: base }],
    tags: Object.keys(callsByTopic).map((name) => ({ name })),
    paths: pathsOf(base),
    components: {
      securitySchemes: {
        token: {
          type: "apiKey",
          in: "header",
          name: "Authorization",
          description: "The token from /auth/login, as it is; `Bearer` in front is accepted.",
        },
      },
    },
  };
}

function pathsOf(base: string): Json {
  const paths: Record<string, Json> = {};
  for (const [topic, calls] of Object.entries(callsByTopic)) {
    for (const call of calls) {
      const path = call.path.replace(/:(\w+)/g, "{$1}");
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, topic, base) };
    }
  }
  return paths;
}

function operation(call: Call, topic: string, base: string): Json {
  return {
    operationId: operationIdOf(call),
    tags: [topic],
    summary: call.does,
    ...(call.params && { parameters: parametersOf(call.params) }),
    ...(call.who !== "all" && { security: [{ token: [] }] }),
    ...(call.body && { requestBody: bodyOf(call.body) }),
    responses: responsesOf(call),
    "x-codeSamples": [{ lang: "Shell", label: "curl", source: curlOf(call, base) }],
  };
}

function parametersOf(params: NonNullable<Call["params"]>): Json[] {
  return Object.entries(params).map(([name, { means, example }]) => ({
    name,
    in: "path",
    required: true,
    description: means,
    schema: { type: "string" },
    example,
  }));
}

function bodyOf({ schema, example, withFiles }: NonNullable<Call["body"]>): Json {
  const fields = jsonSchema(schema, "input");
  const photo = { photo: { type: "string", contentMediaType: "image/*" } };
  return {
    required: true,
    content: {
      "application/json": { schema: fields, example },
      ...(withFiles && {
        "multipart/form-data": {
          schema: { ...fields, properties: { ...(fields.properties as Json), ...photo } },
        },
      }),
    },
  };
}

function responsesOf(call: Call): Json {
  const { status, schema, example, or } = call.success;
  const isSameStatus = or !== undefined && status === 200;
  return {
    ...(or && { 200: { description: or.description, content: json(or) } }),
    [status]: {
      description: isSameStatus ? `Success, or not: ${or.description}` : "Success",
      headers: limitHeaders,
      content: schema
        ? {
            "application/json": {
              schema: jsonSchema(isSameStatus ? z.union([schema, or]) : schema),
              ...(example !== undefined && { example }),
            },
          }
        : { "image/*": {} },
    },
    ...(call.isCatalogue && { 304: { description: "As you have it already (`If-None-Match`)" } }),
    ...Object.fromEntries(
      refusalsOf(call).map((refusal) => [
        refusal.status,
        { description: refusal.when, content: json(refusal.schema) },
      ]),
    ),
  };
}

const json = (schema: z.ZodType) => ({ "application/json": { schema: jsonSchema(schema) } });

const count = (description: string) => ({ description, schema: { type: "integer" } });
const limitHeaders = {
  "RateLimit-Limit": count("Requests allowed in the window"),
  "RateLimit-Remaining": count("Requests left in the window"),
  "RateLimit-Reset": count("Seconds until the window ends"),
};
