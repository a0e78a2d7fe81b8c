import { localized } from "~/base/words/addresses";
import type { Language } from "~/base/words/language";
import { type Asked, type Front, publicUrl } from "./front";
import { Page } from "./page";

/** Links, forms and cookies, and nothing else, on a network of its own. Asks again until the shop answers. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  /** `limit` and `patience` as in `Asked`; `language`: that of the pages which are opened. */
  constructor(
    private readonly front: Front,
    private readonly address: string,
    private readonly waits: Pick<Asked, "limit" | "patience"> = {},
    readonly language: Language = "en",
  ) {}

  open(path: string): Promise<Page> {
    return this.ask(localized(path, this.language), {});
  }

  post(path: string, fields: Record<string, string> | URLSearchParams): Promise<Page> {
    return this.ask(localized(path, this.language), {
      method: "POST",
      body: new URLSearchParams(fields),
    });
  }

  /** Fills in these fields of the form with such a button, leaves out those that are null, and presses it. */
  press(
    page: Page,
    label: string | RegExp,
    typed: Record<string, string | null> = {},
  ): Promise<Page> {
    const form = page.form(label);
    if (!form)
      throw new Error(`No button "${label}" on ${page.path} (${page.status}): ${page.text}`);
    const { fields } = form;
    for (const [name, value] of Object.entries(typed))
      if (value === null) fields.delete(name);
      else fields.set(name, value);
    const action = new URL(form.action, page.url);
    if (form.method !== "GET") return this.post(action.href, fields);
    action.search = String(fields);
    return this.open(action.href);
  }

  private async ask(path: string, asked: Asked): Promise<Page> {
    const url = new URL(path, publicUrl);
    const { status, headers, body } = await this.front.askUntilAnswered(url.href, {
      ...asked,
      headers: {
        Cookie: [...this.cookies].map((pair) => pair.join("=")).join("; "),
        Accept: "text/html",
      },
      from: this.address,
      ...this.waits,
    });
    for (const cookie of headers["set-cookie"] ?? []) this.keep(cookie);
    if (headers.location) return this.ask(new URL(headers.location, url).href, {});
    return new Page(url, status, body);
  }

  private keep(cookie: string): void {
    const [pair = ""] = cookie.split(";", 1);
    const [name = "", ...value] = pair.split("=");
    if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
    else this.cookies.set(name, value.join("="));
  }
}
