import type { Browser } from "../storm/browser";
import type { Page } from "../storm/page";
import { justPlaced, paiseIn, type Remembered } from "./memory";

/** Who buys, what they type at checkout (nothing where the address is known), and how they would like it. */
export type Wishes = {
  phone: string;
  pin: string;
  typed: Record<string, string>;
  way: string;
  method: string;
};

/** More presses than any change of prices explains. */
const mostPresses = 25;

/**
 * Orders on the page of /checkout: types once, reads the total beside the way to pay, or on the button, presses, and does so again while the shop says that
 * something is different now. Null: it cannot be ordered, and the page says why. `complain` is told what must not be.
 */
export async function orderOn(
  first: Page,
  browser: Browser,
  { phone, pin, typed, way, method }: Wishes,
  complain: (sentence: string) => void,
): Promise<{ page: Page; order: Remembered } | null> {
  let page = first;
  let fields: Record<string, string> = typed;
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const button = page.form(/^(Pay|Place order|See the total)/);
    if (!button) throw new Error(`Nothing to press on ${page.path} (${page.status}): ${page.text}`);
    const chosen = {
      way:
        page.values("way").find((each) => each.startsWith(`${way}:`)) ?? button.fields.get("way"),
      method: page.values("method").find((each) => each === method) ?? button.fields.get("method"),
    };
    const given = Object.entries(chosen).filter((entry): entry is [string, string] => !!entry[1]);
    const next = await browser.press(page, button.label, {
      ...fields,
      ...Object.fromEntries(given),
    });
    const token = tokenOf(next);
    if (token) {
      const shownPaise = totalBeside(page, chosen.method) ?? paiseIn(button.label);
      if (shownPaise === null) complain(`${token} was ordered without a total on the button`);
      const isCollected = chosen.way?.startsWith("collect") ?? false;
      const order = {
        phone,
        token,
        language: browser.language,
        shownPaise: shownPaise ?? 0,
        method: chosen.method ?? "online",
        way: chosen.way ?? "",
        pin: isCollected ? "" : pin,
        ...justPlaced,
      };
      return { page: next, order };
    }
    if (next.path !== "/checkout") return null;
    if (/We do not deliver to \d{6} yet/.test(next.text)) return null;
    complainOf(next, button.label, typed, complain);
    page = next;
    fields = {};
  }
  throw new Error(`Pressed ${mostPresses} times: ${page.status} ${page.text}`);
}

/** The order whose page, or whose pay page, this is; null: another page. */
export function tokenOf({ path }: Page): string | null {
  return /^\/(?:pay|order)\/([\w-]+)$/.exec(path)?.[1] ?? null;
}

/** The page came back: it says the new total, and has kept what was typed. Asked for a total, it has an address of its own. */
function complainOf(
  page: Page,
  pressed: string,
  typed: Record<string, string>,
  complain: (sentence: string) => void,
) {
  const expected = pressed.startsWith("See the total") ? [200, 409] : [409];
  if (!expected.includes(page.status))
    complain(`checkout answered ${page.status}: ${alertOf(page)}`);
  const said = paiseIn(/total is now (₹[\d,.]*\d)/.exec(page.text)?.[1] ?? "");
  const onButton = paiseIn(page.form(/^(Pay|Place order|See the total)/)?.label ?? "");
  if (said === null && !/Please choose another one|we took it out/.test(page.text))
    complain(`checkout came back without a new total: ${alertOf(page)}`);
  if (said !== null && onButton !== null && said !== onButton)
    complain(`checkout says ${said} paise, and the button ${onButton}`);
  for (const [name, value] of Object.entries(typed))
    if (page.value(name) !== value) complain(`checkout lost the ${name} that was typed`);
}

const alertOf = (page: Page) =>
  [page.words("notice"), page.words("form-problem"), page.words("field-error")].join(" ").trim() ||
  page.text.slice(0, 300);

/** The total that stands beside paying on delivery, fee included; null for another way to pay, whose total is on the button. */
function totalBeside(page: Page, method: string | null | undefined): number | null {
  const beside = /Pay on delivery ₹[\d,.]+/.exec(page.text);
  return method === "on-delivery" && beside ? paiseIn(beside[0]) : null;
}
