import addFormats from "ajv-formats";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { allCalls } from "../../api/all-calls";
import { openApi } from "~/layout/contract/openapi";

type Media = { schema?: object; example?: unknown };
type Body = { content?: Record<string, Media>; description?: string };
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: {
    name: string;
    in: string;
    required: boolean;
    description: string;
    example: string;
  }[];
  security?: Record<string, string[]>[];
  requestBody?: Body;
  responses: Record<string, Body>;
};
type Document = {
  openapi: string;
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, unknown> };
};

const text = JSON.stringify(openApi("https://shop.example"));
const document = JSON.parse(text) as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictTuples: false });
addFormats.default(ajv);

test("it holds every call once, under its method and path", () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.servers).toEqual([{ url: "https://shop.example/api/v1" }]);
  expect(operations.map(({ path, method }) => `${method} ${path}`).sort()).toEqual(
    allCalls
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, "{$1}")}`)
      .sort(),
  );
});

test("every call has a name of its own", () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("every call says what it does, under a heading that exists", () => {
  const headings = document.tags.map(({ name }) => name);
  for (const { summary, tags } of operations) {
    expect(summary).toMatch(/^[A-Z].*\.$/);
    expect(headings).toEqual(expect.arrayContaining(tags));
  }
});

test("every parameter in a path is described, and nothing else is", () => {
  for (const { path, parameters = [] } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(parameters.map(({ name }) => name)).toEqual(inPath);
    for (const parameter of parameters) {
      expect(parameter).toMatchObject({ in: "path", required: true });
      expect(parameter.description && parameter.example).toBeTruthy();
    }
  }
});

test("a token is asked for exactly where 401 means that it is missing", () => {
  const schemes = Object.keys(document.components.securitySchemes);
  for (const { path, security } of operations) {
    const call = allCalls.find((call) => call.path.replace(/:(\w+)/g, "{$1}") === path);
    expect(security).toEqual(call?.who === "all" ? undefined : [{ [String(schemes[0])]: [] }]);
  }
});

test("every answer is described, and every refusal has the shape of one", () => {
  for (const { operationId, responses } of operations) {
    expect(Object.keys(responses), operationId).toEqual(
      expect.arrayContaining(["405", "429", "500"]),
    );
    for (const [status, { description, content }] of Object.entries(responses)) {
      expect(description, `${operationId} ${status}`).toBeTruthy();
      if (Number(status) < 400) continue;
      expect(content?.["application/json"]?.schema).toMatchObject({
        properties: { success: { const: false }, message: { type: "string" } },
      });
    }
  }
});

test("it refers to nothing that is not there", () => {
  expect(text).not.toMatch(/"\$(ref|defs)"/);
});

test("every schema is sound, and every example is what its schema says", () => {
  let examples = 0;
  const bodies = operations.flatMap(({ operationId, requestBody, responses }) =>
    [["request", requestBody] as const, ...Object.entries(responses)].flatMap(([where, body]) =>
      Object.entries(body?.content ?? {}).map(([type, media]) => ({
        name: `${operationId} ${where} ${type}`,
        ...media,
      })),
    ),
  );
  for (const { name, schema, example } of bodies) {
    if (!schema) continue;
    const accepts = ajv.compile(schema);
    if (example === undefined) continue;
    examples += 1;
    expect([name, accepts(example), accepts.errors]).toEqual([name, true, null]);
  }
  const withBody = allCalls.filter(({ body }) => body).length;
  const withAnswer = allCalls.filter(({ success }) => success.schema).length;
  expect(examples).toBe(withBody + withAnswer);
});

test("every call comes with a command line to try", () => {
  for (const operation of operations)
    expect(operation).toMatchObject({
      "x-codeSamples": [{ source: expect.stringContaining("https://shop.example/api/v1/") }],
    });
});
