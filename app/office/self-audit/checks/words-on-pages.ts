import { all, attr, isHidden, sourceOf, textOf } from "../reading/page";
import { clock, hurries, nags, shames, tricks } from "../reading/sentences";
import { labelOf } from "../reading/page";
import { pagesOf } from "../visit/tour";
import type { Check } from "./notes";

/** What others wrote is theirs: reviews, and words of customers. */
const ofOthers = (element: { tagName: string; attrs: { name: string; value: string }[] }) =>
  element.tagName === "blockquote" ||
  element.attrs.some(({ name, value }) => name === "class" && /\breviews?\b/.test(value));

const sentenceWith = (text: string, pattern: RegExp): string | null => {
  const at = pattern.exec(text);
  return at ? text.slice(Math.max(0, at.index - 40), at.index + at[0].length + 40) : null;
};

/** 1. False urgency: no clock that runs down, no words that make haste. */
export const falseUrgency: Check = {
  number: 1,
  look(tour, notes) {
    const kinds = ["home", "list", "product", "search", "cart", "checkout", "pay"] as const;
    for (const { page, address } of pagesOf(tour, ...kinds)) {
      const text = textOf(page, ofOthers);
      for (const pattern of [...hurries, clock]) {
        const said = sentenceWith(text, pattern);
        if (said) notes.find(address, `“${said}”`);
      }
      for (const element of all(page, "*")) {
        const named = ["id", "class", "role"].map((name) => attr(element, name) ?? "").join(" ");
        const isTimer =
          /\bcount-?down\b|\btimer\b/i.test(named) ||
          element.attrs.some(({ name }) => /^data-.*(countdown|deadline|timer)/.test(name));
        if (isTimer) notes.find(address, `a timer: <${element.tagName}>`);
      }
    }
    const count = pagesOf(tour, ...kinds).length;
    notes.saw(`${count} pages on which one chooses and pays, in English, Gujarati and Hindi`);
    notes.saw("words of haste, clocks, elements that are timers");
  },
};

/** 3. Confirm shaming: what one presses to decline says just that. */
export const confirmShaming: Check = {
  number: 3,
  look(tour, notes) {
    let count = 0;
    for (const { page, address } of pagesOf(tour))
      for (const tag of ["a", "button", "label", "legend", "summary"])
        for (const element of all(page, tag)) {
          count += 1;
          const text = `${textOf(element)} ${attr(element, "aria-label") ?? ""}`;
          if (shames.some((pattern) => pattern.test(text)))
            notes.find(address, `“${textOf(element)}”`);
        }
    notes.saw(`the words of ${count} links, buttons and labels on ${pagesOf(tour).length} pages`);
  },
};

/** 10. Nagging: nothing opens by itself, asks for leave to send messages, or holds a visitor. */
export const nagging: Check = {
  number: 10,
  look(tour, notes) {
    for (const { page, address } of pagesOf(tour)) {
      for (const element of all(page, "*")) {
        const role = attr(element, "role") ?? "";
        const opens = element.tagName === "dialog" || /^(alert)?dialog$/.test(role);
        if (opens && !isHidden(element))
          notes.find(address, `opens by itself: “${textOf(element)}”`);
        if (attr(element, "http-equiv")?.toLowerCase() === "refresh")
          notes.find(address, "moves on by itself");
        if (/^(audio|video)$/.test(element.tagName) && attr(element, "autoplay") !== null)
          if (attr(element, "muted") === null) notes.find(address, "plays sound by itself");
      }
      for (const script of all(page, "script")) {
        const said = sentenceWith(sourceOf(script), nags);
        if (said) notes.find(address, `a script in the page: ${said}`);
      }
    }
    notes.saw(`${pagesOf(tour).length} pages at their first opening, with the scripts in them`);
  },
};

/** 11. Trick question: a tick means yes, and no sentence denies twice. */
export const trickQuestion: Check = {
  number: 11,
  look(tour, notes) {
    let count = 0;
    for (const { page, address } of pagesOf(tour))
      for (const field of all(page, "input")) {
        if (!/^(checkbox|radio)$/.test(attr(field, "type") ?? "")) continue;
        count += 1;
        const label = labelOf(page, field);
        if (tricks.some((pattern) => pattern.test(label))) notes.find(address, `“${label}”`);
      }
    notes.saw(`the sentences beside ${count} boxes and choices on ${pagesOf(tour).length} pages`);
  },
};
