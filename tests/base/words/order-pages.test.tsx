import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { CancelOrder, CancelPage } from "~/sales/fulfilment/cancel-order";
import { OrderActions } from "~/sales/fulfilment/order-actions";
import { InvoiceLinks } from "~/sales/invoices/invoice-links";
import { KeepForm } from "~/sales/orders/access/keep-form";
import { ProveForm } from "~/sales/orders/access/prove-form";
import { MailForm } from "~/sales/orders/mails/mail-form";
import { OrderTimeline } from "~/sales/orders/page/order-timeline";
import { RefundList } from "~/sales/orders/page/refund-list";
import { ThankYou } from "~/sales/orders/page/thank-you";
import { ordersOf } from "~/sales/orders/own-orders.server";
import { journeysOf } from "~/sales/orders/timeline.server";
import { QuotePaper } from "~/office/quotes/quote-paper";
import { ReviewForm } from "~/sales/reviews/review-form";
import { ReviewArticle } from "~/sales/reviews/shown/review-article";
import UserOrders from "~/routes/account/orders";
import { HomeTestimonials } from "~/goods/story/home-testimonials";
import { StorySection } from "~/goods/story/story-section";
import { inLanguage } from "~/base/words/language";
import { shopper } from "../../cast";
import { sold } from "../../sales/orders/sold";
import { staticPage } from "../../static-page";
import { isForgotten, readIn } from "./forgotten";

const given = { name: "OIL", description: "PRESSED", slug: "oil" };
const facts = ["5 Ltr.", "4.55 kg", "kg", " L"];
const at = Date.UTC(2026, 10, 25);
const refund = {
  id: "r",
  amountPaise: 45_000,
  currency: "INR",
  startedAt: at,
  processedAt: at,
  reason: "LEAK",
};
const offer = {
  number: "PR-1",
  token: "t",
  onlinePaise: 45_000,
  byHandPaise: 0,
  mayHavePaid: false,
  fresh: "k",
};
const pack = { volumeMl: 5000, measure: "l", netWeightG: null, containers: 1 } as const;
const thanks = {
  number: "PR-000001",
  bought: { lines: [{ ...pack, name: "OIL", quantity: 2 }], totalPaise: 1, isPaid: true },
  arrival: "25",
  address: "SURAT",
  collectAt: "UDHNA",
  whatsApp: "https://wa.me/1",
};
const item = {
  ...given,
  productId: "p",
  size: "5",
  photo: null,
  ...pack,
} as const;
const review = { stars: 4, words: "", name: "", hiddenRule: null, answer: "", photo: null };

let userId: string;
beforeAll(async () => {
  userId = (await shopper()).id;
  const common = {
    userId,
    buyerName: "ASHA",
    buyerEmail: "A@B",
    buyerAddress: "SURAT",
    lines: [given],
  };
  const later = { createdAt: at, updatedAt: at, paidAt: at };
  await sold({
    ...common,
    ...later,
    status: "deliverd",
    shippedAt: at,
    deliveredAt: at,
    totalPaise: 145_410,
    goodsPaise: 145_000,
    couponCode: "TEN",
    discountPaise: 100,
    advancePaise: null,
    deliveryPaise: 500,
    feePaise: 10,
  });
  await sold({ ...common, status: "cancel", paymentStatus: "refunded", cancelReason: "buyer" });
  await sold({
    ...common,
    status: "Shipped",
    courier: "DTDC",
    trackingNumber: "D1",
    shippedAt: at,
  });
  await sold({ ...common, paymentStatus: "pending", paymentMethod: "transfer" });
  await sold({
    ...common,
    status: "Processing",
    deliveryWay: "collect",
    paymentMethod: "later",
    paymentStatus: "pending",
  });
});

const page = (element: React.ReactNode) => staticPage({ Component: () => element });

/** With nothing in them that is the same in every language but `facts`, and words in capitals. */
const pages: Record<string, () => string> = {
  "the list of orders": () =>
    staticPage(
      { Component: UserOrders },
      { data: { ...ordersOf(userId), unsettled: [], pages: 3, page: 2 } },
    ),
  "how far orders are": () =>
    page(
      [...journeysOf(db.select().from(orders).where(eq(orders.userId, userId)).all())].map(
        ([id, journey]) => <OrderTimeline key={id} journey={journey} label="X" />,
      ),
    ),
  refunds: () =>
    page(
      <RefundList
        refunds={(["requested", "pending", "processed", "failed"] as const).flatMap((status) =>
          [true, false].map((is) => ({
            ...refund,
            id: `${status} ${is}`,
            status,
            counts: is,
            byHand: is,
          })),
        )}
      />,
    ),
  thanks: () =>
    page(
      (["collect", "courier", "transporter"] as const).map((deliveryWay) => (
        <ThankYou key={deliveryWay} thanks={{ ...thanks, standing: "X", next: "X", deliveryWay }} />
      )),
    ),
  "cancelling and ordering again": () =>
    page(
      <>
        <CancelPage offer={offer} state={undefined} />
        <CancelPage offer={{ ...offer, onlinePaise: 0, byHandPaise: 100 }} state={undefined} />
        <CancelOrder offer={{ ...offer, byHandPaise: 100 }} />
        <CancelOrder offer={{ ...offer, onlinePaise: 0 }} />
        <CancelOrder offer={{ ...offer, onlinePaise: 0, mayHavePaid: true }} />
        <OrderActions order={offer} cancel={offer} />
      </>,
    ),
  "proving and keeping": () =>
    page(
      <>
        <ProveForm token="t" />
        <KeepForm token="t" offer="password" />
        <KeepForm token="t" offer="register" />
        <MailForm token="t" proof="p" isPaid={false} />
        <MailForm token="t" proof="p" isPaid />
        <InvoiceLinks
          papers={[
            { number: "PR/1", series: "PR" },
            { number: "CN/1", series: "CN" },
          ]}
          pathOf={() => "/x"}
        />
      </>,
    ),
  "a quote": () =>
    page(
      <QuotePaper
        quote={{
          number: "Q-1",
          at,
          validUntil: at,
          lines: [{ name: "OIL", otherNames: [], pack: null, quantity: 2, unitPricePaise: 1 }],
          seller: {
            name: "PRAYOSHA",
            address: null,
            phone: null,
            email: null,
            gstin: null,
            state: null,
            fssai: null,
          } as never,
          buyer: { name: "ASHA", phone: "1", address: "SURAT", firm: null, gstin: null },
          deliveryWay: "van",
          advancePaise: null,
          deliveryPaise: 0,
          totalPaise: 2,
          words: "",
          note: "NOTE",
        }}
      />,
    ),
  "writing a review": () =>
    page(
      [null, review, { ...review, hiddenRule: "fake" as const }].map((each, index) => (
        <ReviewForm
          key={index}
          item={{ ...item, review: each } as never}
          firstName="ASHA"
          state={undefined}
        />
      )),
    ),
  "reviews and the story": () =>
    page(
      <>
        <ReviewArticle
          review={
            {
              ...review,
              id: "r",
              pack: "X",
              written: "X",
              day: "2026-11-25",
              isDemo: true,
              answer: "THANKS",
              lang: undefined,
              answerLang: undefined,
            } as never
          }
        />
        <HomeTestimonials
          testimonials={["1", "2"].map((id) => ({
            id,
            words: "GOOD",
            who: "ASHA",
            where: null,
            photo: null,
          }))}
        />
        <StorySection
          parts={(["founder", "mill", "press"] as const).map((slot) => ({
            slot,
            name: null,
            words: "WORDS",
            film: "https://x.example",
            photo: null,
            focus: "middle" as const,
          }))}
        />
      </>,
    ),
};

describe("every word is translated", () => {
  test.each(Object.entries(pages))("%s", (_, render) => {
    const texts = readIn(inLanguage("xx", render));
    expect(texts.filter((text) => text.includes("⟦")).length).toBeGreaterThan(1);
    expect(texts.filter((text) => isForgotten(text, facts))).toEqual([]);
  });
});
