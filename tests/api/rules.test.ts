import { connect } from "node:net";
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as filters from "~/routes/api/product-filters";
import { allCalls } from "./all-calls";
import { connectionToMigrate } from "~/base/db/connection.server";
import { log } from "~/base/lib/log/log.server";
import { argsFor, packer, seller, shopper, tokenOf } from "../cast";
import { apiClient, manager, type Member, refused } from "./client";
import { describedAt } from "./validated";

/** What holds for every call of /api/v1, whatever it does. */

const api = apiClient();
const text = expect.any(String);

let ramesh: Member;
beforeAll(async () => {
  ramesh = await manager();
});

const pathOf = (path: string) => path.replace(/:\w+/g, "x");

describe.each(allCalls)("$method $path", ({ method, path }) => {
  it("tells a browser of another site what it may ask: 204", async () => {
    const { status, headers } = await api.call("OPTIONS", pathOf(path), {
      headers: {
        Origin: "https://shop.example",
        "Access-Control-Request-Method": method,
        "Access-Control-Request-Headers": "authorization,content-type",
      },
    });
    expect(status).toBe(204);
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("Access-Control-Allow-Methods")?.split(", ")).toContain(method);
    expect(headers.get("Access-Control-Allow-Headers")).toBe("Authorization, Content-Type");
    expect(Number(headers.get("Access-Control-Max-Age"))).toBeGreaterThan(0);
    expect(headers.get("Access-Control-Allow-Credentials")).toBeNull();
  });

  it("lets a page send whatever plain headers it names", async () => {
    const ask = async (names: string) => {
      const headers = {
        Origin: "https://shop.example",
        "Access-Control-Request-Method": method,
        "Access-Control-Request-Headers": names,
      };
      const answer = await api.call("OPTIONS", pathOf(path), { headers });
      expect(answer.status).toBe(204);
      expect(answer.headers.get("Vary")).toContain("Access-Control-Request-Headers");
      return answer.headers.get("Access-Control-Allow-Headers");
    };
    const usual = "Authorization, Content-Type";
    expect(await ask("cache-control, x-requested-with")).toBe(
      `${usual}, cache-control, x-requested-with`,
    );
    expect(await ask("authorization,Content-Type ,x_a.b~1")).toBe(`${usual}, x_a.b~1`);
    for (const odd of ["", "*", "x y", "a:b", "<script>", '"x"', "é", "x".repeat(101)])
      expect(await ask(odd), odd).toBe(usual);
    const many = Array.from({ length: 200 }, (_, at) => `x-${at}`);
    expect((await ask(many.join(",")))?.split(", ").length).toBeLessThanOrEqual(52);
  });

  it("refuses every other method: 405 with `Allow`", async () => {
    const mine = method === "GET" ? ["GET", "HEAD"] : [method];
    const others = ["GET", "POST", "PUT", "DELETE", "PATCH"].filter((each) => !mine.includes(each));
    for (const other of others) {
      const answer = await api.call(other, pathOf(path), ramesh);
      expect([other, answer.status, answer.body]).toEqual([other, 405, refused(text)]);
      expect(answer.headers.get("Allow")).toBe([...mine, "OPTIONS"].join(", "));
    }
  });

  it("may be read by pages of any site, refused or not", async () => {
    const answer = await api.call(method, pathOf(path), {
      headers: { Origin: "https://a.example" },
    });
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const exposed = answer.headers.get("Access-Control-Expose-Headers") ?? "";
    for (const name of ["ETag", "Retry-After", "RateLimit-Limit", "X-Request-Id"])
      expect(exposed).toContain(name);
  });
});

describe.each(allCalls.filter(({ who }) => who !== "all"))(
  "$method $path",
  ({ method, path, body }) => {
    it("asks who it is before it looks at anything else: 401", async () => {
      const answer = await api.call(method, pathOf(path), { body: body && "{not json" });
      expect([answer.status, answer.body]).toEqual([401, refused(text)]);
    });
  },
);

describe.each(allCalls.filter(({ who }) => who === "admin"))(
  "$method $path",
  ({ method, path, body }) => {
    it("is refused to shoppers, packers and sellers: 403", async () => {
      for (const who of [shopper, packer, seller]) {
        const token = await tokenOf(await who(), "test");
        const answer = await api.call(method, pathOf(path), { token, body: body && "{}" });
        expect([answer.status, answer.body]).toEqual([403, refused(text)]);
      }
    });
  },
);

describe.each(allCalls.filter(({ body }) => body))("$method $path", ({ method, path, who }) => {
  it("refuses what is no JSON, too much, or of another kind", async () => {
    const send = (body: BodyInit, type = "application/json") =>
      api.call(method, pathOf(path), {
        body,
        token: who === "all" ? null : ramesh.token,
        headers: { "Content-Type": type },
      });
    const most = (path === "/payment/validate" ? 4096 : 100) * 1024;
    const big = (size: number) => `{"x":"${"x".repeat(size - 8)}"}`;
    for (const broken of [
      "{",
      "nonsense",
      '{"a":1,}',
      "\u0000",
      new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    ])
      expect((await send(broken)).status).toBe(400);
    const latin1 = Buffer.from('{"name":"Gr\xfcn"}', "latin1");
    expect((await send(latin1)).body.message).toMatch(/UTF-8/);
    for (const other of ["[]", '"x"', "5", "null", "true"])
      expect((await send(other)).status, other).toBe(400);
    expect((await send(big(most + 1))).status).toBe(413);
    expect((await send(big(most))).status).not.toBe(413);
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/xml"])
      expect((await send("{}", type)).status, type).toBe(415);
  });
});

it.each([
  "/",
  "/nothing",
  "/auth",
  "/auth/login/more",
  "/product/",
  "/%ff",
  "/..;/x",
  "/a%0Ab",
  "/a%E2%80%A8",
  "//auth/login",
])("an address where nothing lives is a 404 in JSON: %s", async (path) => {
  for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH"]) {
    const answer = await api.call(method, path, { body: method === "GET" ? undefined : "{}" });
    expect([method, answer.status, answer.body]).toEqual([method, 404, refused(text)]);
  }
});

it("capitals and a slash at the end of an address do not matter", async () => {
  const response = await fetch(`${api.address}/API/v1/Product/PRODUCT-count/`);
  expect([response.status, await response.json()]).toEqual([200, { success: true, total: 0 }]);
});

it("a method that nobody knows is refused: 405", async () => {
  const answer = await rawAnswer("PURGE /api/v1/product/product-count HTTP/1.1");
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).toMatch(/\r\nallow: GET, /i);
  expect(answer).toMatch(/\{"success":false,"message":".+"\}/);
});

it("a fault of ours is a 500 that tells nothing of the inside", async () => {
  connectionToMigrate.exec("alter table products rename to products_away");
  try {
    for (const path of [
      "/product/product-list/1",
      "/product/get-product",
      "/product/product-photo/x",
    ]) {
      const { status, body, headers } = await api.get(path);
      expect([status, body]).toEqual([500, refused("Something went wrong")]);
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
  } finally {
    connectionToMigrate.exec("alter table products_away rename to products");
  }
  expect((await api.get("/product/product-list/1")).status).toBe(200);
});

it("each answer carries a request id of its own", async () => {
  const ids = await Promise.all(
    Array.from({ length: 5 }, async () => (await api.get("/x")).headers.get("X-Request-Id")),
  );
  expect(new Set(ids).size).toBe(5);
});

it("only the catalogue's answers may be kept by a browser", async () => {
  for (const { method, path, isCatalogue } of allCalls) {
    const answer = await api.call(method, pathOf(path), ramesh);
    const mayKeep = Boolean(isCatalogue) && answer.status < 400;
    expect([path, answer.headers.get("Cache-Control") === "no-store"]).toEqual([path, !mayKeep]);
  }
});

describe("/api/v1/openapi.json", () => {
  it("describes every call of the contract, with an example that fits", async () => {
    const file = await describedAt(api.address);
    expect(file.openapi).toMatch(/^3\.1\./);
    const described = Object.entries(file.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(
      allCalls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`).sort(),
    );
    for (const { success, body } of allCalls) {
      if (success.schema) expect(success.schema.safeParse(success.example).error).toBeUndefined();
      if (body) expect(body.schema.safeParse(body.example).error).toBeUndefined();
    }
  });

  it("writes every schema out where it is used: it points nowhere", async () => {
    expect(JSON.stringify(await describedAt(api.address))).not.toContain('"$ref"');
  });

  it("says which calls need a token", async () => {
    const { paths } = await describedAt(api.address);
    for (const { method, path, who } of allCalls) {
      const operation = paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
      expect([path, operation?.security !== undefined]).toEqual([path, who !== "all"]);
    }
  });
});

function rawAnswer(line: string): Promise<string> {
  const { hostname, port } = new URL(api.address);
  return new Promise((done, failed) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () =>
      socket.end(`${line}\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`),
    );
    socket.on("data", (bytes) => (answer += bytes.toString()));
    socket.on("close", () => done(answer));
    socket.on("error", failed);
  });
}

it("a caller who hangs up in the middle of a body is no failure of ours: nothing is logged", async () => {
  const written = vi.spyOn(log, "error");
  const brokenOff = new DOMException("The request was aborted.", "AbortError");
  const body = new ReadableStream({ pull: (stream) => stream.error(brokenOff) });
  const headers = { "Content-Type": "application/json" };
  const half = { method: "POST", headers, body, duplex: "half" } as const;
  const request = new Request("http://localhost:3000/api/v1/product/product-filters", half);
  expect((await filters.action(argsFor(request))).status).toBe(400);
  expect(written).not.toHaveBeenCalled();
});
