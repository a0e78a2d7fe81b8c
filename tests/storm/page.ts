import { parseLocale } from "~/base/words/addresses";
import { readInEnglish } from "./read-in-english";

const controls =
  /<input\b([^>]*)>|<select\b([^>]*)>([\s\S]*?)<\/select>|<textarea\b([^>]*)>([\s\S]*?)<\/textarea>/g;

/** A form as it would be sent when this button is pressed. */
export type Form = { method: string; action: string; label: string; fields: URLSearchParams };

/** A page of the shop, as React writes it, to somebody without script: its words and its forms. In any language, read in English. */
export class Page {
  readonly html: string;

  constructor(
    readonly url: URL,
    readonly status: number,
    html: string,
  ) {
    const plain = html.replace(/<script\b[\s\S]*?<\/script>/g, "");
    const { spoken } = parseLocale(url.pathname);
    this.html = spoken === "en" ? plain : readInEnglish(plain, spoken);
  }

  /** Its address without that of its language. */
  get path(): string {
    return parseLocale(this.url.pathname).path;
  }

  /** What a person reads, on one line. */
  get text(): string {
    return wordsIn(this.html.slice(Math.max(0, this.html.indexOf("<body"))));
  }

  /** The words of the first element with this class. */
  words(className: string): string {
    const element = new RegExp(
      `<(\\w+)[^>]*\\bclass="(?:[^"]* )?${className}(?: [^"]*)?"[^>]*>([\\s\\S]*?)</\\1>`,
    );
    return wordsIn(element.exec(this.html)?.[2] ?? "");
  }

  /** What the first field of this name holds; "" without one. */
  value(name: string): string {
    return this.values(name)[0] ?? "";
  }

  /** What the fields of this name hold, of radio buttons all that can be chosen. */
  values(name: string): string[] {
    return [...this.html.matchAll(controls)].flatMap((control) => {
      const attributes = attributesIn(control[1] ?? control[2] ?? control[4] ?? "");
      return attributes.get("name") === name ? [valueOf(control, attributes)] : [];
    });
  }

  /** The form of the first button whose words, or whose spoken name, begin like this; null: there is none. */
  form(label: string | RegExp): Form | null {
    for (const [whole, ownAttributes = "", body = ""] of this.html.matchAll(
      /<form\b([^>]*)>([\s\S]*?)<\/form>/g,
    )) {
      const attributes = attributesIn(ownAttributes);
      for (const [, given = "", inside = ""] of body.matchAll(
        /<button\b([^>]*)>([\s\S]*?)<\/button>/g,
      )) {
        const button = attributesIn(given);
        const words = wordsIn(inside);
        const isMeant = [words, button.get("aria-label") ?? ""].some((name) =>
          typeof label === "string" ? name.startsWith(label) : label.test(name),
        );
        if (!isMeant || button.has("disabled")) continue;
        const fields = this.fieldsOf(body, whole, attributes.get("id"));
        const name = button.get("name");
        if (name) fields.set(name, button.get("value") ?? "");
        const action = button.get("formaction") ?? attributes.get("action") ?? this.url.href;
        const method = attributes.get("method") ?? "get";
        return { method: method.toUpperCase(), action, label: words, fields };
      }
    }
    return null;
  }

  /** Those in the form, and those elsewhere that name it as theirs. */
  private fieldsOf(body: string, whole: string, id: string | undefined): URLSearchParams {
    const fields = new URLSearchParams();
    const elsewhere = id === undefined ? "" : this.html.replace(whole, "");
    for (const [part, isElsewhere] of [
      [body, false],
      [elsewhere, true],
    ] as const) {
      for (const control of part.matchAll(controls)) {
        const attributes = attributesIn(control[1] ?? control[2] ?? control[4] ?? "");
        const name = attributes.get("name");
        if (!name || attributes.has("disabled")) continue;
        if ((attributes.get("form") ?? (isElsewhere ? undefined : id)) !== id) continue;
        const type = attributes.get("type") ?? "";
        if (["radio", "checkbox"].includes(type) && !attributes.has("checked")) continue;
        fields.append(name, valueOf(control, attributes));
      }
    }
    return fields;
  }
}

function valueOf(control: RegExpMatchArray, attributes: Map<string, string>): string {
  const [, , select, options = "", area, text = ""] = control;
  if (area !== undefined) return unescaped(text).replace(/^\n/, "");
  if (select === undefined)
    return attributes.get("value") ?? (attributes.get("type") === "checkbox" ? "on" : "");
  const all = [...options.matchAll(/<option\b([^>]*)>([^<]*)/g)].map(([, tag = "", words = ""]) => {
    const attributes = attributesIn(tag);
    return { attributes, value: attributes.get("value") ?? unescaped(words) };
  });
  const chosen =
    all.find(({ attributes }) => attributes.has("selected")) ??
    all.find(({ attributes }) => !attributes.has("disabled"));
  return chosen?.value ?? "";
}

function attributesIn(tag: string): Map<string, string> {
  const pairs = [...tag.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)];
  return new Map(pairs.map(([, name = "", value = ""]) => [name.toLowerCase(), unescaped(value)]));
}

function wordsIn(html: string): string {
  const text = html.replace(/<!--[\s\S]*?-->/g, "").replace(/<[^>]*>/g, " ");
  return unescaped(text).replace(/\s+/g, " ").trim();
}

const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };

const unescaped = (text: string) =>
  text.replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => entities[name] ?? "");
