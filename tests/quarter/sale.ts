import { type Arbitrary, array, constantFrom, integer, record } from "fast-check";

/** Where goods go: the state's code with a PIN of it. Gujarat is the shop's own. */
const places = [
  { state: "24", pin: "395007" },
  { state: "24", pin: "380001" },
  { state: "24", pin: "395009" },
  { state: "27", pin: "400001" },
  { state: "07", pin: "110001" },
  { state: "29", pin: "560001" },
  { state: "18", pin: "781001" },
];

/** What somebody wants, through which door, and what becomes of it. Packs: place in the list of goods, and how many. */
export const sale = record({
  door: constantFrom(
    ...(["guest", "guest", "guest", "account", "counter", "phone", "quote", "api"] as const),
  ),
  place: constantFrom(...places),
  packs: array(
    record({
      kind: constantFrom(0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9),
      count: integer({ min: 1, max: 5 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  firm: constantFrom(null, null, null, "24AAACC1206D1ZM", "27AAPFU0939F1ZV"),
  method: constantFrom(...(["online", "on-delivery", "on-delivery", "transfer"] as const)),
  /** In how many parts money comes by hand, and how much more than was to come (paise). */
  parts: constantFrom(1, 1, 2, 3),
  morePaise: constantFrom(0, 0, 0, 12_345),
  hasCoupon: constantFrom(true, false, false),
  fate: constantFrom(
    ...(["kept", "kept", "kept", "never paid", "cancelled by buyer", "taken out"] as const),
    ...(["cancelled after sending", "came back", "came back and sent again"] as const),
    ...(["returned", "returned", "part of the money", "some packs", "all"] as const),
    ...(["corrected", "erased", "written off"] as const),
    "sent back before paid",
    // Somebody gives money back on the provider's own pages, before the goods leave or once all is paid.
    ...(["given back at provider", "given back at provider later"] as const),
  ),
  /** How money of a parcel that was refused goes back, and what is refunded of an order whose advance came online. */
  goesBack: constantFrom(...(["online", "online", "cash", "credit", "not"] as const)),
  /** A courier brings what is paid at the door, by a file. */
  byCourier: constantFrom(true, true, false),
  /** What the buyer's bank does about what was paid online. */
  dispute: constantFrom(
    ...([null, null, null, null, null] as const),
    ...(["win", "win", "lose", "lose", "close", "stays open"] as const),
  ),
  disputeTakes: record({ all: constantFrom(true, false), atOnset: constantFrom(true, false) }),
  disputeFeePaise: constantFrom(0, 0, 7000),
  /** Days until it is sent, and from then to what becomes of it. */
  sentAfter: integer({ min: 0, max: 4 }),
  later: integer({ min: 1, max: 6 }),
  /** The provider could not give an advance back after all, of what is cancelled before it is sent. */
  refundFails: constantFrom(true, false, false),
  /** Minutes of the day. */
  minute: integer({ min: 0, max: 24 * 60 - 1 }),
});
export type Sale = typeof sale extends Arbitrary<infer One> ? One : never;
