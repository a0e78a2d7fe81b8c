import type { Poison } from "./audited";

/** Before the end of what the page says. */
const inMain = (html: string, words: string) => html.replace("</main>", `${words}</main>`);

const at =
  (path: RegExp, change: (html: string) => string): Poison =>
  (here, html) =>
    path.test(here) ? change(html) : html;

const cancelSteps = 6;

type Poisoned = { name: string; number: number; says: RegExp; poison: Poison };

/** Our own pages with one dark pattern each: the check that has to find it, and what it has to say. */
export const poisons: Poisoned[] = [
  {
    name: "a countdown on the product",
    number: 1,
    says: /a timer/,
    poison: at(/^\/product\//, (html) =>
      inMain(html, '<p class="countdown">Price held for a moment</p>'),
    ),
  },
  {
    name: "words of haste in Hindi",
    number: 1,
    says: /\/hi: .*जल्दी करें/,
    poison: at(/^\/hi$/, (html) => inMain(html, "<p>जल्दी करें, थोड़े पैक बाकी</p>")),
  },
  {
    name: "a line that nobody put into the cart",
    number: 2,
    says: /nobody put it there: “Gift wrap/,
    poison: at(/^\/cart/, (html) =>
      html.replace(
        '<ul class="cart-lines" aria-label="Items">',
        '$&<li class="cart-line panel"><h2>Gift wrap of jute</h2><button>Remove</button></li>',
      ),
    ),
  },
  {
    name: "a donation in the sums of the cart",
    number: 2,
    says: /an amount for “Donation”: ₹1/,
    poison: (path, html) => {
      if (path.startsWith("/cart"))
        return html
          .replace('</dl><p class="cart-total', "<div><dt>Donation</dt><dd>₹1</dd></div>$&")
          .replaceAll("₹479", "₹480");
      if (!/^\/(checkout|pay)/.test(path)) return html;
      return html
        .replace('</ul><p class="order-sum', "<li><span>Donation</span><span>₹1</span></li>$&")
        .replaceAll("₹479", "₹480")
        .replaceAll('value="47900"', 'value="48000"')
        .replace('name="shown" value="48000"', 'name="shown" value="47900"');
    },
  },
  {
    name: "a decline that shames",
    number: 3,
    says: /I don’t care|I don't care/,
    poison: at(/^\/checkout/, (html) =>
      inMain(html, "<a href=\"/cart\">No thanks, I don't care for my family's health</a>"),
    ),
  },
  {
    name: "no way to order as a guest",
    number: 4,
    says: /led to the login/,
    poison: (path, html) =>
      path.startsWith("/checkout")
        ? new Response(null, { status: 303, headers: { Location: "/login?redirectTo=/checkout" } })
        : html,
  },
  {
    name: "news that have to be agreed to",
    number: 4,
    says: /has to be ticked/,
    poison: at(/^\/checkout/, (html) => html.replace('name="news"', '$& required=""')),
  },
  {
    name: "a pack that comes again by itself, chosen beforehand",
    number: 5,
    says: /chosen beforehand: “Every month”/,
    poison: at(/^\/product\//, (html) =>
      inMain(
        html,
        '<select name="again"><option>Once</option><option selected>Every month</option></select>',
      ),
    ),
  },
  {
    name: "cancelling behind many pages",
    number: 5,
    says: /cancelling takes \d+ presses, buying 4/,
    poison: (path, html) => {
      const [, order, step = "0"] = /^(\/order\/[^/]+\/cancel)(?:\?step=(\d+))?$/.exec(path) ?? [];
      if (!order || Number(step) >= cancelSteps) return html;
      const next = `<main><a href="${order}?step=${Number(step) + 1}">Go on to cancel</a></main>`;
      return html.replace(/<main[^]*<\/main>/, next);
    },
  },
  {
    name: "an order that cannot be cancelled",
    number: 5,
    says: /no way to cancel/,
    poison: at(/^\/order\/[^/]+$/, (html) => html.replaceAll(/cancel/gi, "keep")),
  },
  {
    name: "news without a way to leave",
    number: 5,
    says: /leads to no way out/,
    poison: at(/^\/news\/stop\//, (html) =>
      html.replace(/<main[^]*<\/main>/, "<main><h1>Our news</h1></main>"),
    ),
  },
  {
    name: "a box that is ticked beforehand",
    number: 6,
    says: /ticked beforehand: “Send me mails/,
    poison: at(/^\/checkout/, (html) => html.replace('name="news"', '$& checked=""')),
  },
  {
    name: "the dearer delivery chosen beforehand",
    number: 6,
    says: /the dearer is chosen beforehand/,
    poison: at(/^\/checkout/, (html) => html.replace("By courier: ₹50", "By courier: ₹5")),
  },
  {
    name: "a lower price in the list than on the product",
    number: 7,
    says: /for ₹399; its page says ₹449/,
    poison: at(/^\/Store/, (html) =>
      html.replace('product-card-price">₹449', 'product-card-price">₹399'),
    ),
  },
  {
    name: "a fee that is named where one pays",
    number: 8,
    says: /Handling ₹20 is said here for the first time/,
    poison: at(/^\/pay\//, (html) =>
      html
        .replace('</ul><p class="order-sum', "<li><span>Handling</span><span>₹20</span></li>$&")
        .replaceAll("₹479", "₹499"),
    ),
  },
  {
    name: "a total that is higher than its parts",
    number: 8,
    says: /the total is ₹499/,
    poison: at(/^\/pay\//, (html) => html.replaceAll("₹479", "₹499")),
  },
  {
    name: "an advert that is not marked",
    number: 9,
    says: /leads to pans\.example/,
    poison: at(/^\/$/, (html) =>
      inMain(html, '<a href="https://pans.example/?from=shop">The best pan for our oil</a>'),
    ),
  },
  {
    name: "words of customers that nobody marks",
    number: 9,
    says: /\/gu: words of customers without/,
    poison: at(/^\/gu$/, (html) => html.replace("અમે પસંદ કરેલાં", "")),
  },
  {
    name: "a script that asks again and again",
    number: 10,
    says: /setInterval/,
    poison: at(/^\/Store/, (html) =>
      inMain(html, "<script>setInterval(function () { offer() }, 9000)</script>"),
    ),
  },
  {
    name: "a dialog that opens by itself",
    number: 10,
    says: /opens by itself: “Get our app”/,
    poison: at(/^\/$/, (html) => inMain(html, "<dialog open>Get our app</dialog>")),
  },
  {
    name: "a box that denies twice",
    number: 11,
    says: /do not wish not to get/,
    poison: at(/^\/checkout/, (html) =>
      html.replace(/Send me mails with news[^<]*/, "I do not wish not to get your news"),
    ),
  },
  {
    name: "a mandate at the payment",
    number: 12,
    says: /subscription_id/,
    poison: at(/^\/pay\//, (html) =>
      inMain(html, '<input type="hidden" name="subscription_id" value="sub_1">'),
    ),
  },
  {
    name: "a script from elsewhere",
    number: 13,
    says: /loads <script> from cdn\.example/,
    poison: at(/^\/product\//, (html) =>
      html.replace("</body>", '<script src="https://cdn.example/follow.js"></script>$&'),
    ),
  },
];
