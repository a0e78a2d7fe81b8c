import { all, attr, first, has, isHidden, labelOf, type Page, textOf } from "../reading/page";
import { paiseIn } from "../reading/money";
import { recurs } from "../reading/sentences";
import { pagesOf } from "../visit/tour";
import { Unchecked } from "../visit/visited";
import type { Check, Notes } from "./notes";

/** 4. Forced action: buying asks for no account and no consent to news. */
export const forcedAction: Check = {
  number: 4,
  look(tour, notes) {
    const { bought, facts } = tour;
    if (bought.sentToLogin && facts.guests)
      notes.find("/checkout", "A guest is led to the login instead of the checkout");
    if (!facts.guests) notes.part(() => lookAtNote(facts.guestsNote, pagesOf(tour, "cart"), notes));
    notes.part(() => {
      for (const { page, address } of pagesOf(tour, "checkout", "account"))
        for (const box of boxes(page))
          if (has(box, "required") && /news/.test(attr(box, "name") ?? ""))
            notes.find(address, `has to be ticked: “${labelOf(page, box)}”`);
      notes.saw("no box for news has to be ticked, at the checkout and where an account is opened");
    });
    if (bought.sentToLogin && facts.guests) return;
    notes.part(() => {
      for (const { page, address } of pagesOf(tour, "checkout")) {
        const form = first(page, "form.checkout-form");
        if (!form) throw new Unchecked(`${address} has no form of a checkout`);
        for (const input of all(form, "input"))
          if (attr(input, "type") === "password") notes.find(address, "asks for a password");
        if (/\b(download|install)\b.{0,20}\bapp\b/i.test(textOf(page)))
          notes.find(address, "asks for an app");
      }
      notes.saw("the cart and the checkout as a guest without an account");
    });
  },
};

/** A shop in which one cannot order without an account says why, where one would order. */
function lookAtNote(note: string | null, carts: { page: Page; address: string }[], notes: Notes) {
  const isSaid = note !== null && carts.some(({ page }) => textOf(page).includes(oneLine(note)));
  if (!isSaid) notes.find("/cart", "Guests cannot order, and the cart does not tell shoppers why");
  notes.saw("guests are switched off: whether the cart says why");
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const boxes = (page: Page) => all(page, "input").filter((one) => attr(one, "type") === "checkbox");

/** 6. Interface interference: nothing is ticked beforehand, and nothing dearer is chosen beforehand. */
export const interfaceInterference: Check = {
  number: 6,
  look(tour, notes) {
    let count = 0;
    for (const { page, address } of pagesOf(tour))
      for (const box of boxes(page)) {
        count += 1;
        if (has(box, "checked")) notes.find(address, `ticked beforehand: “${labelOf(page, box)}”`);
      }
    notes.saw(`${count} boxes on ${pagesOf(tour).length} pages: none is ticked beforehand`);
    notes.part(() => {
      for (const { page, address } of pagesOf(tour, "checkout")) {
        for (const group of ["way", "method"]) lookAtChoice(page, address, group, notes);
      }
      notes.saw("ways of delivery and of paying: what is chosen beforehand is not the dearer one");
    });
    notes.part(() => {
      for (const { page, address } of pagesOf(tour, "cart")) {
        const lines = all(page, ".cart-line");
        const seen = (line: (typeof lines)[number]) =>
          all(line, "button").some((one) => !isHidden(one) && /remove/i.test(textOf(one)));
        if (lines.some((line) => !seen(line)))
          notes.find(address, "a line of the cart has no button to remove it");
      }
      notes.saw("each line of the cart can be removed as easily as it was added");
    });
  },
};

/** Collecting costs nothing and is another thing: it is not compared. */
function lookAtChoice(page: Page, address: string, group: string, notes: Notes): void {
  const choices = all(page, "input")
    .filter((one) => attr(one, "type") === "radio" && attr(one, "name") === group)
    .filter((one) => !/^(collect|counter)/.test(attr(one, "value") ?? ""))
    .map((one) => {
      const label = labelOf(page, one);
      return { isChosen: has(one, "checked"), label, paise: paiseIn(label) ?? 0 };
    });
  const chosen = choices.find(({ isChosen }) => isChosen);
  const cheapest = Math.min(...choices.map(({ paise }) => paise));
  if (chosen && chosen.paise > cheapest)
    notes.find(address, `the dearer is chosen beforehand: “${chosen.label}”`);
}

/** 5. Subscription trap: no pack comes again by itself; an order and the news end as easily as they began. */
export const subscriptionTrap: Check = {
  number: 5,
  look(tour, notes) {
    const { bought, left } = tour;
    notes.part(() => {
      for (const { page, address } of pagesOf(tour, "product", "cart", "checkout"))
        for (const { label, isOn } of controls(page)) {
          if (!recurs.test(label)) continue;
          if (isOn) notes.find(address, `chosen beforehand: “${label}”`);
          else throw new Unchecked(`${address} sells “${label}”: look by hand how it ends`);
        }
      notes.saw("products, cart and checkout: nothing is sold that comes again by itself");
    });
    notes.part(() => {
      const { cancelled, problem, presses } = bought;
      if (!cancelled) throw new Unchecked(problem ?? "No order was placed");
      pagesOf(tour, "order");
      const broken = tour.pages.find(({ kind, page }) => kind === "cancel" && !page);
      if (broken) throw new Unchecked(broken.problem ?? "The page that cancels cannot be read");
      if (cancelled.presses === 0 && !cancelled.problem)
        notes.find("/order/…", "the page of a paid order has no way to cancel it");
      else if (cancelled.problem) notes.find("/order/…/cancel", cancelled.problem);
      if (cancelled.presses > presses)
        notes.find(
          "/order/…/cancel",
          `cancelling takes ${cancelled.presses} presses, buying ${presses}`,
        );
      notes.saw(`an order: ${presses} presses to buy, ${cancelled.presses} to cancel`);
    });
    notes.part(() => {
      pagesOf(tour, "leave-news");
      if (left.problem) notes.find("/news/stop/…", left.problem);
      if (left.presses > 2) notes.find("/news/stop/…", `${left.presses} presses to leave the news`);
      notes.saw(`news by mail: one box to get them, ${left.presses} presses in a letter to leave`);
    });
  },
};

/** What can be chosen on a page, and whether it is chosen already. */
function controls(page: Page): { label: string; isOn: boolean }[] {
  const inputs = all(page, "input")
    .filter((one) => /^(checkbox|radio)$/.test(attr(one, "type") ?? ""))
    .map((one) => ({ label: labelOf(page, one), isOn: has(one, "checked") }));
  const options = all(page, "option").map((one) => ({
    label: textOf(one),
    isOn: has(one, "selected"),
  }));
  const buttons = all(page, "button").map((one) => ({ label: textOf(one), isOn: false }));
  return [...inputs, ...options, ...buttons];
}

/** 12. SaaS billing: nothing is charged again by itself. */
export const saasBilling: Check = {
  number: 12,
  look(tour, notes) {
    for (const { page, address } of pagesOf(tour, "pay")) {
      const main = first(page, "main");
      if (!main) throw new Unchecked(`${address} has no content`);
      const names = all(main, "input").map((one) => attr(one, "name") ?? "");
      const field = names.find((name) => /subscription|recurring|mandate|token\[|plan/i.test(name));
      if (field) notes.find(address, `a field for charging again: ${field}`);
      const said = recurs.exec(textOf(main));
      if (said) notes.find(address, `“${said[0]}”`);
    }
    notes.saw("the page where one pays: its words, and the fields sent to the payment service");
    notes.absent = "Nothing is sold here that is charged again by itself";
  },
};
