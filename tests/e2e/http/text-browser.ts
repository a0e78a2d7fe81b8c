import { JSDOM } from "jsdom";

/**
 * A browser that knows links, forms and cookies and nothing else: no scripts, no styles. Follows redirects and keeps
 * cookies the way browsers do.
 */
export class TextBrowser {
  html = "";
  status = 0;
  /** The media type of what is shown. */
  type = "";
  url: URL;
  private readonly cookies = new Map<string, string>();

  constructor(start: string) {
    this.url = new URL(start);
  }

  /** Another window of the same browser. */
  sameCookies(): TextBrowser {
    const other = new TextBrowser(this.url.origin);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  open(path: string): Promise<void> {
    return this.go(new URL(path, this.url), { method: "GET" });
  }

  /** Fills in the fields of the form whose button starts with this label, and presses that button. */
  async send(label: string, fields: Record<string, string | File> = {}): Promise<void> {
    const document = this.document;
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("form button")];
    const button = buttons.find((one) => (one.textContent ?? "").trim().startsWith(label));
    if (!button?.form)
      throw new Error(`No button "${label}" on ${this.url.pathname}: ${this.text}`);
    const form = button.form;
    const values = new FormData();
    for (const [name, value] of new document.defaultView!.FormData(form))
      if (typeof value === "string") values.append(name, value);
    if (button.name) values.append(button.name, button.value);
    for (const [name, value] of Object.entries(fields)) values.set(name, value);

    const action = button.getAttribute("formaction") ?? form.getAttribute("action");
    const target = new URL(action ?? this.url.href, this.url);
    const packed =
      form.enctype === "multipart/form-data"
        ? values
        : new URLSearchParams([...values].map(([name, value]) => [name, String(value)]));
    if (form.method === "get") target.search = packed.toString();
    await this.go(
      target,
      form.method === "get" ? { method: "GET" } : { method: "POST", body: packed },
    );
  }

  /** Sends a form that no page showed. */
  post(path: string, fields: Record<string, string> = {}): Promise<void> {
    return this.go(new URL(path, this.url), { method: "POST", body: new URLSearchParams(fields) });
  }

  get document(): Document {
    return new JSDOM(this.html, { url: this.url.href }).window.document;
  }

  /** What a person reads. */
  get text(): string {
    return (this.document.body.textContent ?? "").replace(/\s+/g, " ");
  }

  /** Where this page's links to the shop itself lead. */
  get links(): string[] {
    return this.linksLike(/<a\b[^>]*?\shref="([^"]*)"/g);
  }

  /** Those among them that React follows itself: to pages only. */
  get softLinks(): string[] {
    return this.linksLike(/<a\b(?=[^>]*data-discover)[^>]*?\shref="([^"]*)"/g);
  }

  /** By pattern: parsing a page as a document takes ten times as long, and hundreds of pages are asked for their links. */
  private linksLike(pattern: RegExp): string[] {
    return [...this.html.matchAll(pattern)]
      .map(([, address = ""]) => new URL(address.replaceAll("&amp;", "&"), this.url))
      .filter(({ origin }) => origin === this.url.origin)
      .map(({ pathname, search }) => pathname + search);
  }

  private async go(url: URL, init: RequestInit): Promise<void> {
    const answer = await fetch(url, {
      ...init,
      redirect: "manual",
      headers: {
        Cookie: [...this.cookies].map((pair) => pair.join("=")).join("; "),
        Accept: "text/html",
      },
    });
    for (const cookie of answer.headers.getSetCookie()) this.keep(cookie);
    const next = answer.headers.get("Location");
    if (next) return this.go(new URL(next, url), { method: "GET" });
    this.url = url;
    this.status = answer.status;
    this.type = answer.headers.get("Content-Type") ?? "";
    this.html = await answer.text();
  }

  private keep(cookie: string): void {
    const [pair = ""] = cookie.split(";", 1);
    const [name = "", ...value] = pair.split("=");
    if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
    else this.cookies.set(name, value.join("="));
  }
}
