import type { BuildOptions } from "vite";

/**
 * What the browser loads as one file: the modules named here, with all they import that no other chunk names. By itself Rollup makes a
 * file of each few modules that the same pages share: dozens for a page, each packed alone and asked for by a request of its own. No
 * route is named: Remix reads the exports of its file.
 */
const chunks = {
  react: ["react", "react/jsx-runtime", "react-dom/client", "@remix-run/react"],
  /** On every page, and the small parts of most. */
  frame: [
    "app/layout/document.tsx",
    "app/layout/error-page.tsx",
    "app/layout/page-meta.ts",
    "app/base/lib/whatsapp.ts",
    "app/base/ui/copy-button.tsx",
    "app/base/ui/notice.tsx",
    "app/base/ui/page-dialog.tsx",
    "app/base/ui/pager.tsx",
    "app/base/ui/sending/answer.ts",
    "app/base/ui/sending/client-action.ts",
    "app/base/words/say.ts",
    "app/people/accounts/email-field.tsx",
    "app/people/consent/notice-line.tsx",
  ],
  /** Days, prices, packs, their photos and delivery, in the shop and in the admin area. */
  figures: [
    "app/base/db/packs.ts",
    "app/base/db/statuses.ts",
    "app/base/lib/dates.ts",
    "app/base/lib/days.ts",
    "app/base/lib/india/format-indian.ts",
    "app/base/lib/money.ts",
    "app/base/lib/pack-size.ts",
    "app/base/ui/price.tsx",
    "app/goods/delivery/calendar.ts",
    "app/goods/delivery/pin-note.tsx",
    "app/goods/delivery/quote-words.ts",
    "app/goods/photos/photo.tsx",
    "app/goods/story/story-section.tsx",
    "app/sales/orders/page/goods.tsx",
    "app/sales/orders/page/photo-row.tsx",
  ],
  goods: [
    "app/goods/catalogue/told/product-list.ts",
    "app/goods/catalogue/storefront/product-card.tsx",
    "app/goods/catalogue/storefront/product-pages.tsx",
    "app/goods/delivery/pin-form.tsx",
    "app/goods/prices/steps/price-steps.tsx",
    "app/sales/cart/add-to-cart.tsx",
    "app/sales/cart/similar-products.tsx",
  ],
  product: [
    "app/goods/catalogue/storefront/sold-out.tsx",
    "app/goods/stock/alerts/alert-form.tsx",
    "app/goods/stock/batches/batch-on-sale.tsx",
    "app/sales/reviews/shown/review-section.tsx",
  ],
  checkout: [
    "app/sales/cart/left-words.ts",
    "app/sales/checkout/cart-choices.ts",
    "app/sales/checkout/form/delivery-choice.tsx",
    "app/sales/checkout/form/order-total.tsx",
    "app/sales/checkout/form/payment-choice.tsx",
    "app/sales/payments/payment-marks.tsx",
    "app/sales/orders/money/sums.ts",
  ],
  orders: [
    "app/sales/fulfilment/cancel-order.tsx",
    "app/sales/fulfilment/order-actions.tsx",
    "app/sales/invoices/invoice-links.tsx",
    "app/sales/orders/access/keep-form.tsx",
    "app/sales/orders/access/prove-form.tsx",
    "app/sales/orders/page/order-timeline.tsx",
    "app/sales/orders/page/refund-list.tsx",
    "app/sales/orders/page/thank-you.tsx",
    "app/sales/returns/own-returns.tsx",
  ],
};

/** A page's words are imported for what the file does. All other files are only asked for what they export. */
const isForItself = (id: string) => !id.includes("/app/") || id.includes("/policy-words");

/** How Vite builds what the browser loads. Terser makes it three hundredths smaller than esbuild does. */
export const inBrowser: BuildOptions = {
  minify: "terser",
  rollupOptions: {
    output: { manualChunks: chunks },
    // Otherwise a page loads each table that any function of an imported file reads.
    treeshake: { moduleSideEffects: isForItself },
  },
};
