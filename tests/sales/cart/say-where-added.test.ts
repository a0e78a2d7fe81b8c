import { JSDOM } from "jsdom";
import { afterEach, expect, test, vi } from "vitest";
import { sayWhereAdded, watchAdding } from "~/sales/cart/say-where-added";

afterEach(() => vi.unstubAllGlobals());

/** A page with a card, the header's link to the cart and the place for toasts. */
function aPage(): Document {
  const { window } = new JSDOM(
    `<a data-cart href="/cart">Cart</a><div class="toasts"></div>
     <main><form class="add-to-cart" data-in-place="frame" data-cart-words="See the cart"></form></main>`,
  );
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("HTMLFormElement", window.HTMLFormElement);
  watchAdding();
  const form = window.document.querySelector("form");
  form?.dispatchEvent(new window.Event("submit", { bubbles: true }));
  return window.document;
}

function says(document: Document, words: string): void {
  const toast = document.createElement("div");
  toast.className = "toast";
  toast.append(document.createElement("p"));
  toast.querySelector("p")?.append(words);
  document.querySelector(".toasts")?.append(toast);
  sayWhereAdded();
}

test("what was added is said beside its button, with a way to the cart", () => {
  const document = aPage();
  says(document, "Added");
  expect(document.querySelector("main .toast")?.textContent).toBe("Added See the cart");
});

test("once its page gave way to a refusal, what is said next is about something else", () => {
  const document = aPage();
  document.querySelector("main")?.replaceChildren("Sold out");
  says(document, "The coupon counts");
  expect(document.querySelector(".toasts .toast")?.textContent).toBe("The coupon counts");
});
