import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";

/**
 * A client of another site: a page on a port of its own that calls the API the way deployed React clients do, with
 * axios: XMLHttpRequest, the token raw in `Authorization`, JSON or FormData.
 */
export class ForeignClient {
  private token = "";

  private constructor(
    private readonly page: Page,
    private readonly api: string,
    readonly close: () => Promise<unknown>,
  ) {}

  /** Opens it in the browser; `shop` is the shop's address. */
  static async open(page: Page, shop: string): Promise<ForeignClient> {
    const server = createServer((_, response) => {
      response.writeHead(200, { "Content-Type": "text/html" });
      response.end("<!doctype html><title>Another site</title><link rel=icon href=data:,>");
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return new ForeignClient(page, `${new URL(shop).origin}/api/v1`, () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    });
  }

  async login(person: { email: string; password: string }): Promise<void> {
    this.token = "";
    const { data } = await this.call("POST", "/auth/login", person);
    this.token = data.token;
  }

  /** `fields` are sent as JSON; with `photo` (base64 of a PNG) beside them as FormData. */
  call(method: string, path: string, fields?: object, photo?: string): Promise<Heard> {
    const { api, token } = this;
    return this.page.evaluate(heard, { method, address: api + path, token, fields, photo });
  }

  /** The width of a photo in an `<img>`, in its own pixels; 0 when it does not show. */
  photoWidth(productId: string): Promise<number> {
    return this.page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      document.body.append(image);
      await image.decode().catch(() => {});
      return image.naturalWidth;
    }, `${this.api}/product/product-photo/${productId}`);
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- whatever JSON came; the test says what it must be
export type Heard = { status: number; data: any };

type Asked = {
  method: string;
  address: string;
  token: string;
  fields?: object | undefined;
  photo?: string | undefined;
};

/** Runs in the page. */
function heard({ method, address, token, fields, photo }: Asked): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.setRequestHeader("Accept", "application/json, text/plain, */*");
    if (token) request.setRequestHeader("Authorization", token);
    request.addEventListener("load", () =>
      resolve({ status: request.status, data: JSON.parse(request.responseText) }),
    );
    request.addEventListener("error", () =>
      reject(new Error(`${method} ${address} was not answered`)),
    );
    if (!fields) return request.send();
    if (photo === undefined) {
      request.setRequestHeader("Content-Type", "application/json");
      return request.send(JSON.stringify(fields));
    }
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    const bytes = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0));
    form.append("photo", new File([bytes], "photo.png", { type: "image/png" }));
    request.send(form);
  });
}
