/** Status values shared by tables, forms and screens. Constants only: any file may import this one. */

/** Spelt exactly as the screens and the API show them. */
export const orderStatuses = [
  "Not Process",
  "Processing",
  "Shipped",
  "deliverd",
  "cancel",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * `unpaid`: placed, no payment known. `pending`: a payment is in progress. `paid`: captured once. `review`: a payment does not
 * match (amount, currency, a second payment) and needs a person.
 */
export const paymentStatuses = [
  "unpaid",
  "pending",
  "paid",
  "part_refunded",
  "refunded",
  "review",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Of a transfer to the owner's bank. `processed`: it has begun, and the bank shows it within hours. */
export const payoutStatuses = ["created", "processed", "failed"] as const;

/** Whether the order was paid, even if refunded since. */
export const isPaidStatus = (status: PaymentStatus) =>
  status === "paid" || status === "part_refunded" || status === "refunded";

/** The provider's statuses in order; a payment never moves back (see `settlePayment`). */
export const providerPaymentStatuses = [
  "created",
  "failed",
  "authorized",
  "captured",
  "refunded",
] as const;

/**
 * Payment methods. `on-delivery` and `transfer` are off until the operator enables them. `cash`: over the counter. `later`: for
 * customers whom the owner lets pay later.
 */
export const paymentMethods = ["online", "on-delivery", "transfer", "cash", "later"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * How an order reaches the buyer: by courier, by the shop's own van, to a transporter's godown where the buyer pays the freight,
 * or collected at the press. Orders through the API and imported ones have none.
 */
export const deliveryWays = ["courier", "van", "transporter", "collect"] as const;
export type DeliveryWay = (typeof deliveryWays)[number];

/** The ways that a delivery zone can offer: everything but collecting. */
export const carriers = ["courier", "van", "transporter"] as const;
export type Carrier = (typeof carriers)[number];

/** Where an order came from. */
export const orderSources = ["shop", "api", "import", "owner", "quote"] as const;
export type OrderSource = (typeof orderSources)[number];

export const languages = ["en", "gu", "hi"] as const;
export type Language = (typeof languages)[number];

/** Why an order was cancelled. `returned`: the parcel came back. `unconfirmed`: nobody confirmed a payment on delivery. */
export const cancelReasons = ["buyer", "shop", "returned", "unconfirmed"] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** What shoppers can do with a product. Hidden: nothing, it is a draft. */
export const saleStates = ["on sale", "sold out", "hidden"] as const;
export type SaleState = (typeof saleStates)[number];

/** Why a payment needs a person. */
export const reviewReasons = [
  "amount",
  "currency",
  "second payment",
  "cancelled order",
  "no order",
  "no list",
  "product gone",
  "too many packs",
  "cart does not fit",
  "sold out",
  "coupon used up",
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** The person's decision. */
export const reviewOutcomes = ["order made", "refunded", "settled by hand"] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

/** `requested`: stored, perhaps not yet sent to the provider. `pending`: accepted by the provider. */
export const refundStatuses = ["requested", "pending", "processed", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** What a complaint is about. */
export const grievanceKinds = ["goods", "delivery", "money", "order", "data", "other"] as const;
export type GrievanceKind = (typeof grievanceKinds)[number];

/** What the owner is told at once. */
export const noticeKinds = [
  "order",
  "review",
  "low stock",
  "enquiry",
  "price",
  "duty",
  "summary",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Staff beside the owner. `packer`: orders without money. `seller`: orders, goods, counter. Their `role` is 0: no admin's door opens by itself. */
export const staffRoles = ["packer", "seller"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What a product is packed in. */
export const packKinds = ["pouch", "bottle", "glass bottle", "jar", "tin", "carton"] as const;
export type PackKind = (typeof packKinds)[number];

/** The rules by which the owner may hide a review; there is no other reason. */
export const hideRules = ["abuse", "personal data", "off topic", "fake", "other"] as const;
export type HideRule = (typeof hideRules)[number];

/** The places on home, About and products for the owner's own photos and words, in the order in which they are shown. */
export const storySlots = ["press", "people", "field", "founder", "mill"] as const;
export type StorySlot = (typeof storySlots)[number];

/** What of a photo stays in view where its edges are cut off: a third of it across and down. */
export const photoFocuses = [
  "middle",
  "top",
  "bottom",
  "left",
  "right",
  "top-left",
  "top-right",
  "bottom-left",
  "bottom-right",
] as const;
export type PhotoFocus = (typeof photoFocuses)[number];

/**
 * A return that the buyer asks for. `asked`, then `accepted`, `received` where the goods come back, and `settled`; or `refused`, or
 * `withdrawn` by the buyer. The triggers on `return_requests` let no other step happen.
 */
export const returnStates = [
  "asked",
  "accepted",
  "received",
  "settled",
  "refused",
  "withdrawn",
] as const;
export type ReturnState = (typeof returnStates)[number];

/** Why a buyer wants to return packs. */
export const returnReasons = ["broken", "wrong", "late", "quality", "other"] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** What the buyer wants for them. */
export const returnWishes = ["money", "replacement"] as const;
export type ReturnWish = (typeof returnWishes)[number];

/** What becomes of the goods: sent back to the shop, or kept or thrown away by the buyer. */
export const returnGoods = ["back", "kept"] as const;
export type ReturnGoods = (typeof returnGoods)[number];

/** Who pays for sending the goods of a return back. */
export const wayBackPayers = ["shop", "buyer"] as const;
export type WayBackPayer = (typeof wayBackPayers)[number];

/** How a return ended. `nothing`: nothing was left to be paid back. */
export const returnOutcomes = ["money", "replacement", "nothing"] as const;
/** Kinds of data that a breach can touch. */
export const breachKinds = [
  "names",
  "e-mails",
  "phones",
  "addresses",
  "orders",
  "payment references",
  "passwords",
  "messages",
] as const;
export type BreachKind = (typeof breachKinds)[number];
/** What somebody was shown the privacy notice for: an account, an order; or agreed to: mails with news. */
export const consentPurposes = ["account", "order", "marketing"] as const;

/** Where a consent was given or withdrawn; `mail`: by the link in such a mail. */
export const consentDoors = ["register", "checkout", "quote", "profile", "mail"] as const;
export type ConsentDoor = (typeof consentDoors)[number];
