import { all, attr, type Element, first, has, isHidden, type Page, textOf } from "../reading/page";
import { buttonOf, controlsOf, posts, valuesOf } from "../reading/form";
import type { Walk } from "./known";
import { visited } from "./visited";

/** How an order was cancelled. `presses`: from its page, with what has to be typed; `problem`: it was not. */
export type Cancelled = { presses: number; problem: string | null };

/** Pages on the way that are followed before it counts as endless. */
const mostSteps = 12;

/** Cancels an order from its page, as its buyer. */
export async function cancel({ guest, pages }: Walk, path: string): Promise<Cancelled> {
  const order = visited("order", await guest.open(path));
  pages.push(order);
  if (!order.page) return { presses: 0, problem: order.problem };
  let way = wayIn(order.page);
  let presses = 0;
  while (way && presses < mostSteps) {
    if ("form" in way) {
      presses += 1 + way.asked;
      const answer = await guest.post(way.form, way.values);
      const done = answer.location !== null;
      return { presses, problem: done ? null : `Cancelling answered ${answer.status}` };
    }
    presses += 1;
    const next = visited("cancel", await guest.open(way.link));
    pages.push(next);
    if (!next.page) return { presses, problem: next.problem };
    way = wayIn(next.page);
  }
  return { presses, problem: way ? "It never ends" : null };
}

type Way = { link: string } | { form: string; values: Map<string, string>; asked: number };

/** The form or the link that leads on to the end of the order; null: there is none. */
function wayIn(page: Page): Way | null {
  const main = first(page, "main");
  if (!main) return null;
  const forms = all(main, "form").filter((one) => !isHidden(one) && cancels(page, one));
  const form = forms.find(posts);
  if (form) {
    const asked = controlsOf(page, form).filter(
      (one) => has(one, "required") && !attr(one, "value"),
    );
    return {
      form: attr(form, "action") ?? "",
      values: valuesOf(page, form),
      asked: asked.length,
    };
  }
  const link = all(main, "a")
    .filter((one) => !isHidden(one))
    .find((one) => /cancel/i.test(`${attr(one, "href")} ${textOf(one)}`));
  const href = link && attr(link, "href");
  if (href) return { link: href };
  // A button that opens a question leads to the same page without a script.
  const [get] = forms;
  return get ? { link: attr(get, "action") ?? "" } : null;
}

function cancels(page: Page, form: Element): boolean {
  const button = buttonOf(page, form);
  return /cancel/i.test(`${attr(form, "action")} ${button ? textOf(button) : ""}`);
}
