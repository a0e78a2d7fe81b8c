import { Link } from "~/base/ui/link";
import { mostPacks } from "~/base/db/packs";
import { t, withParts } from "~/base/words/say";
import { PayingWords } from "./paying";
import type { TermsSection } from "./section";

const toShipping = (words: React.ReactNode) => <Link to="/shipingpolicy">{words}</Link>;
const toRefund = (words: React.ReactNode) => <Link to="/RefundandReturn">{words}</Link>;

/** Sections 1 to 6: who may buy here, what we sell and at which price. */
export const buying: TermsSection[] = [
  {
    id: "online-store-terms",
    title: "Online store terms",
    Body: ({ company }) => (
      <>
        <p>
          {company.claims.place
            ? t("This shop belongs to {name}, a business in Surat, Gujarat (“we”, “us”).", {
                name: company.name,
              })
            : t("This shop belongs to {name} (“we”, “us”).", { name: company.name })}{" "}
          {withParts(
            "When you visit it or buy from it, you (“you”) agree to these terms and to our <shipping>Shipping Policy</shipping> and <refund>Refund and Return Policy</refund>. If you do not agree, please do not use the shop.",
            { shipping: toShipping, refund: toRefund },
          )}
        </p>
        <p>
          {t(
            "You must be 18 or older to place an order. If you are younger, a parent or guardian can order for you. You may not use our products or this shop for anything that the law forbids.",
          )}
        </p>
      </>
    ),
  },
  {
    id: "general-conditions",
    title: "General conditions",
    Body: () => (
      <>
        <p>
          {t(
            "We may decline an order, for example when we cannot deliver to the address, when we have reason to suspect fraud, or when the amount ordered is more than a household uses and you did not ask us first. If you have paid for an order that we decline, we return the whole amount.",
          )}
        </p>
        <p>
          {t(
            "What you send us, apart from card details, may travel over networks we do not run. Card details are always sent encrypted. You may not copy or resell any part of this shop, its words or its pictures without our written permission.",
          )}
        </p>
        <p>
          {t(
            "The headings in these terms are there to help you find your way. They change nothing.",
          )}
        </p>
      </>
    ),
  },
  {
    id: "accuracy-of-information",
    title: "Accuracy of information",
    Body: () => (
      <p>
        {t(
          "We take care that what you read here is correct, complete and up to date, but we cannot promise that it always is. The pages of the shop are general information. Where they differ from the label on the pack, follow the label. We may correct or update a page at any time; we do not promise to update every page whenever something changes.",
        )}
      </p>
    ),
  },
  {
    id: "price-changes",
    title: "Price changes",
    Body: () => (
      <p>
        {t(
          "The price of groundnuts moves with the harvest, so our prices can change without notice. The price that counts for you is the one shown when you place your order; a later change, up or down, does not touch an order you have placed. We may also change or stop a product or a service of the shop, and owe nothing to anybody for doing so, except what is due for orders already paid.",
        )}
      </p>
    ),
  },
  {
    id: "products",
    title: "Products",
    Body: () => (
      <>
        <p>
          {withParts(
            "We sell groundnut (peanut) oil in litre packs. <strong>It contains groundnut.</strong> If you are allergic to peanuts, do not use it. Some products may be sold only here and only as long as they last.",
            { strong: (words) => <strong>{words}</strong> },
          )}
        </p>
        <p>
          {withParts(
            "Photos show the pack as truly as we can. The colour of oil differs a little from harvest to harvest and from screen to screen. We may limit the quantity that one person, one household or one region can buy: the cart takes 1 to {most} packs of a product, and the <sheet>quick-order sheet</sheet> takes more. For an offer, <bulk>ask for a bulk order</bulk>. Returns follow our <refund>Refund and Return Policy</refund>.",
            {
              most: mostPacks,
              sheet: (words) => <Link to="/quick-order">{words}</Link>,
              bulk: (words) => <Link to="/bulk">{words}</Link>,
              refund: toRefund,
            },
          )}
        </p>
      </>
    ),
  },
  {
    id: "billing-accuracy",
    title: "Billing accuracy",
    Body: () => (
      <>
        <p>
          {t(
            "Please give us your correct name, address, phone number and email address, and keep them up to date in your account, so that we can deliver your order and reach you about it. If a parcel goes astray because the address you gave was wrong, we may not be able to replace it.",
          )}
        </p>
        <p>
          {t(
            "Prices are in Indian rupees and include all taxes. You pay online through a payment provider or, where the checkout offers it, on delivery or by bank or UPI transfer. When an order is paid, its invoice or bill stands on the page of your order, to read and to keep.",
          )}
        </p>
        <PayingWords />
        <p>
          {t(
            "We may limit or cancel orders placed by or under the same account, card or address. If we change or cancel your order, we try to tell you by email or phone.",
          )}
        </p>
      </>
    ),
  },
];
