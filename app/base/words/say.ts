import { IntlMessageFormat } from "intl-messageformat";
import { createElement, Fragment, type ReactNode } from "react";
import { catalogue } from "./catalogue";
import { spokenNow, tags } from "./language";

type Value = string | number;
type Part = (words: ReactNode) => ReactNode;

const messages = new Map<string, IntlMessageFormat>();

/** The words for an English sentence in the language spoken now; itself where there are none. */
function messageOf(english: string): { words: string; tag: string } {
  const now = spokenNow();
  if (now === "xx") return { words: `⟦${english}⟧`, tag: "en-IN" };
  return { words: catalogue[now]?.get(english) ?? english, tag: tags[now] };
}

function formatted(english: string, values: Record<string, Value | Part>) {
  const { words, tag } = messageOf(english);
  const key = `${tag} ${words}`;
  const message = messages.get(key) ?? new IntlMessageFormat(words, tag);
  messages.set(key, message);
  return message.format<ReactNode>(values as never);
}

/**
 * Says an English sentence in the language of the page or letter. `values` fill `{name}`, also of plurals
 * (`{n, plural, one {# item} other {# items}}`): ICU message syntax. Its words in the other languages are in `said/`.
 */
export function t(english: string, values?: Record<string, Value>): string {
  return values ? String(formatted(english, values)) : messageOf(english).words;
}

/** As `t`, with elements: `<a>write to us</a>` becomes what `parts.a` makes of these words. */
export function withParts(english: string, parts: Record<string, Part | Value>): ReactNode {
  const said = formatted(english, parts);
  return Array.isArray(said) ? createElement(Fragment, null, ...(said as ReactNode[])) : said;
}
