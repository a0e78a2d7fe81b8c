/** Who asks. `member`: the account of which the marked rows tell; `buyer`: the browser that knows the marked guest's orders. */
export const readers = [
  "guest",
  "shopper",
  "member",
  "buyer",
  "packer",
  "seller",
  "owner",
] as const;
export type Reader = (typeof readers)[number];

/**
 * `its`: the person of whom the row tells. `link`: whoever opens a link that was given to that person. No other shopper, ever.
 */
type May = "its" | "link" | "packer" | "seller" | "owner" | "everybody";

const owner: May[] = ["owner"];
const seller: May[] = ["owner", "seller"];
const staff: May[] = ["owner", "seller", "packer"];
const its = (others: May[]): May[] => ["its", ...others];
const holders = (others: May[]): May[] => ["link", ...its(others)];

const as = (may: May[], columns: string) =>
  Object.fromEntries(columns.split(" ").map((column) => [column, may]));

/**
 * Every column that not everybody may read, and who reads it on some page. A new column that tells of a person
 * (`tests/people/privacy/columns.ts`), or whose name looks secret, stands here before the tests pass.
 */
export const secretColumns: Record<string, Record<string, May[]>> = {
  users: {
    ...as(its(seller), "name phone address"),
    ...as(holders(seller), "email"),
    ...as([], "password_hash answer_hash"),
  },
  sessions: { ...as(its([]), "device"), ...as([], "token_hash") },
  api_tokens: { ...as(its([]), "device"), ...as([], "token_hash") },
  two_factor: as([], "sealed_secret"),
  recovery_codes: as([], "code_hash"),
  known_networks: as([], "network"),
  addresses: as(its(seller), "name phone line area city gstin firm"),
  mail_links: { ...as(holders(owner), "email name"), ...as([], "token_hash") },
  guest_emails: as([], "email"),
  coupons: as(seller, "code"),
  coupon_uses: as([], "phone"),
  consents: as(its(owner), "email notice_hash"),
  carts: { ...as(its([]), "coupon_code"), ...as([], "id") },
  cart_lines: as(its([]), "name"),
  orders: {
    ...as(its(seller), "token buyer_email buyer_phone buyer_address"),
    ...as(its(staff), "buyer_name ship_name ship_phone ship_line ship_area ship_city"),
    ...as(its(seller), "buyer_gstin buyer_firm claimed_utr coupon_code"),
    ...as(its(staff), "tracking_number note_for_buyer"),
    ...as(holders(staff), "courier"),
    ...as(staff, "note delivery_zone eway_number"),
    ...as(seller, "kept_reason"),
    ...as([], "received_utr"),
    ...as([], "fingerprint network"),
  },
  courier_files: {
    ...as(owner, "taken_back_for"),
    ...as([], "noted_by taken_back_by fingerprint"),
  },
  courier_file_rows: { ...as(owner, "parcel reference utr changed"), ...as([], "receipt_id") },
  courier_file_waiting: as([], "parcel reference utr receipt_id"),
  khatas: as(owner, "mobile name"),
  khata_openings: { ...as(owner, "note"), ...as([], "noted_by") },
  write_offs: { ...as(owner, "reason"), ...as([], "noted_by") },
  money_received: { ...as(seller, "reference note"), ...as([], "noted_by") },
  money_paid_out: {
    ...as(seller, "words to_whom"),
    ...as(owner, "gstin bill_number"),
    ...as([], "noted_by"),
  },
  mill_entries: { ...as(staff, "who why"), ...as([], "actor") },
  mill_bills: as(owner, "bill_number"),
  duties_done: {
    ...as(owner, "done_by reference taken_back_because file_name file_hash"),
    ...as([], "noted_by taken_back_by"),
  },
  duty_days: as(owner, "because"),
  claims: { ...as(owner, "name number issuer file_name file_hash"), ...as([], "decided_by") },
  packed_scans: as([], "token actor"),
  label_prints: as([], "actor"),
  recall_steps: { ...as(owner, "note"), ...as([], "actor") },
  returns_filed: as([], "file papers_hash"),
  locked_months: { ...as(owner, "unlocked_because"), ...as([], "locked_by unlocked_by") },
  till_days: {
    ...as(seller, "difference_word reopen_reason"),
    ...as([], "opened_by signed_by reopened_by"),
  },
  order_lines: { ...as(holders(staff), "name"), ...as(its(staff), "description") },
  order_parcels: { ...as(its(staff), "tracking_number"), ...as(holders(staff), "courier") },
  order_returns: as(seller, "why"),
  return_requests: as(its(seller), "words pay_to answer"),
  return_photos: as([], "file"),
  customer_notes: as(seller, "words"),
  push_devices: { ...as(owner, "device"), ...as([], "endpoint p256dh auth") },
  order_events: as(seller, "detail"),
  payments: { ...as(owner, "review_note error_reason error_code"), ...as(its(seller), "method") },
  payouts: as(owner, "utr"),
  payout_parts: as(owner, "description"),
  disputes: as(owner, "reason reason_code"),
  refunds: as(its(seller), "reason"),
  webhook_events: as(owner, "body"),
  enquiries: as(seller, "name email phone area message business product quantity"),
  grievances: {
    ...as(holders(seller), "token name words"),
    ...as(its(seller), "email phone"),
  },
  grievance_answers: as(holders(seller), "words"),
  grievance_photos: as([], "file"),
  mails: as(owner, "subject text html recipient reply_to"),
  trade_accounts: as(its(seller), "firm gstin"),
  quotes: as(
    holders(seller),
    "token name phone email firm gstin ship_line ship_area ship_city note",
  ),
  quote_lines: as(holders(seller), "name"),
  reviews: as(["everybody"], "words name answer"),
  review_requests: as([], "token_hash stop_hash"),
  review_stops: as([], "email"),
  stock_alerts: { ...as([], "email"), ...as([], "token_hash") },
  stock_holds: as([], "network"),
  stock_movements: as(staff, "why"),
  breach_persons: { ...as(owner, "name email phone"), ...as([], "person") },
  breaches: as(owner, "title contact causes"),
  audit_log: as(owner, "subject_name changes"),
  products: as(staff, "code ean"),
  price_plans: as(seller, "note"),
  product_imports: as(seller, "content"),
};

/** Named like a secret, and none: open to everybody, one of a few words or times, or the value of another column again. */
export const openColumns: Record<string, string> = {
  courier_file_rows: "noted_paise",
  courier_file_waiting: "noted_paise",
  addresses: "state pin",
  orders: "ship_state ship_pin cancel_reason failure_reason",
  customer_notes: "phone",
  quotes: "ship_state ship_pin",
  grievances: "order_number",
  invoices: "content",
  vouchers: "content",
  batches: "report_words report_file seed_place",
  recalls: "why why_gu why_hi",
  photos: "hash",
  catalogue_words: "words",
  text_words: "words",
  search_words: "words",
  missed_searches: "words",
  testimonials: "words",
  story_parts: "words",
  notices: "words",
  product_questions: "answer",
  product_imports: "file_name",
  products: "nutrition",
  user_search: "words",
  users: "email_proved_at",
  enquiries: "forward_problem",
  jobs: "problem",
  mails: "problem",
  price_plans: "problem",
  return_requests: "reason",
  self_audits: "problem firm_address",
};
