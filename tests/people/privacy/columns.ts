/**
 * What the shop stores of a person, column by column. A new table or column stands here before the tests pass, so that somebody
 * decides what export and erase do with it.
 *
 * - `told`: the person's data; exported, and erased.
 * - `secret`: opens or checks something; never exported, and erased.
 * - `books`: the person's data that the accounts need; exported, and stays.
 * - `kept`: says nothing about a person by itself (ids, times, amounts, states); stays, or goes with its row.
 */
export type Fate = "told" | "secret" | "books" | "kept";

const as = (fate: Fate, columns: string) =>
  Object.fromEntries(columns.split(" ").map((column) => [column, fate]));

/** Tables with a person's data. */
export const personal: Record<string, Record<string, Fate>> = {
  users: {
    ...as("told", "name email phone address"),
    ...as("secret", "password_hash answer_hash"),
    ...as("kept", "id role staff language terms_accepted_at email_proved_at created_at updated_at"),
  },
  // Triggers write it: name, e-mail and phone of the account again.
  user_search: as("kept", "id user_id words"),
  // Triggers write it: the mobile or e-mail of a guest's orders again, as long as an order has it.
  customers: {
    ...as(
      "kept",
      "key user_id orders paid_paise opened_at last_ordered_at last_order_id newest_at",
    ),
  },
  sessions: {
    ...as("told", "device"),
    ...as("secret", "token_hash"),
    ...as("kept", "user_id last_used_at confirmed_at created_at expires_at"),
  },
  api_tokens: {
    ...as("told", "device"),
    ...as("secret", "token_hash"),
    ...as("kept", "user_id last_used_at created_at expires_at"),
  },
  two_factor: {
    ...as("secret", "sealed_secret"),
    ...as("kept", "user_id last_step confirmed_at created_at"),
  },
  recovery_codes: { ...as("secret", "code_hash"), ...as("kept", "user_id created_at") },
  known_networks: { ...as("secret", "network"), ...as("kept", "user_id last_login_at expires_at") },
  addresses: {
    ...as("told", "name phone line area city state pin gstin firm"),
    ...as("kept", "id user_id is_usual created_at updated_at"),
  },
  mail_links: {
    ...as("told", "email name"),
    ...as("secret", "token_hash"),
    ...as("kept", "kind user_id order_id staff used_at created_at expires_at"),
  },
  guest_emails: { ...as("told", "email"), ...as("kept", "mailed_at proved_at created_at") },
  coupon_uses: {
    ...as("told", "phone"),
    ...as("kept", "order_id coupon_id user_id given_back_at created_at"),
  },
  consents: {
    ...as("told", "email"),
    ...as("kept", "id purpose user_id order_id notice_version notice_hash language door"),
    ...as("kept", "given_at withdrawn_at withdrawn_door"),
  },
  carts: {
    ...as("told", "coupon_code"),
    ...as("secret", "id"),
    ...as("kept", "user_id round is_seen created_at updated_at"),
  },
  cart_lines: {
    ...as("told", "name"),
    ...as("kept", "id cart_id product_id quantity source seen_paise created_at"),
  },
  money_received: {
    ...as("books", "reference note"),
    ...as("kept", "id receipt_id order_id khata_id amount_paise way came_at noted_by takes_back"),
    ...as("kept", "payment_id refund_id created_at"),
  },
  courier_file_rows: {
    ...as("told", "parcel reference"),
    ...as(
      "kept",
      "file_id line outcome order_id collected_paise charges_paise noted_paise utr day",
    ),
    ...as("kept", "receipt_id changed"),
  },
  courier_file_waiting: {
    ...as("told", "parcel reference"),
    ...as(
      "kept",
      "file_id line outcome order_id collected_paise charges_paise noted_paise utr day",
    ),
    ...as("kept", "receipt_id"),
  },
  khatas: {
    ...as("told", "mobile name"),
    ...as("kept", "id user_id limit_paise joined_to created_at"),
  },
  khata_openings: {
    ...as("books", "note"),
    ...as("kept", "id khata_id amount_paise since noted_by takes_back created_at"),
  },
  write_offs: {
    ...as("books", "reason"),
    ...as("kept", "id order_id khata_id amount_paise noted_by created_at"),
  },
  // To whom: a firm or a helper as our books name them; no e-mail and no number leads to it.
  money_paid_out: {
    ...as("kept", "id day amount_paise way spent_on words to_whom gst_paise bill_number gstin"),
    ...as("kept", "noted_by takes_back created_at"),
  },
  // Who: a firm, a farmer or a helper as the mill's own book names them; no e-mail and no number leads to it.
  mill_entries: {
    ...as("kept", "id kind day who moisture minutes unit product_id packs batch_id why undoes"),
    ...as("kept", "actor created_at"),
  },
  // The firm's own returns, with their files as they went to an office.
  duties_done: {
    ...as("kept", "id duty period day done_by reference file_name file_type file_bytes file_hash"),
    ...as("kept", "file noted_by created_at taken_back_by taken_back_at taken_back_because"),
  },
  // Who was told of a recall: the buyer stands in the order alone. The record stays, as the law of food asks.
  recall_told: as("kept", "recall_id order_id news way actor created_at"),
  // Who put which packs into the box of an order.
  packed_scans: as("kept", "token order_id product_id batch_id packs actor created_at"),
  // Who printed labels.
  label_prints: {
    ...as("kept", "id batch_id labels paper first_cell dpi design language dates actor created_at"),
  },
  // Who noted a step of a recall.
  recall_steps: as("kept", "id recall_id state actor note created_at"),
  // The firm's own proofs of what the shop says of itself.
  claims: {
    ...as("kept", "id claim way name number issuer until is_public file_name file_type file_bytes"),
    ...as("kept", "file_hash file decided_by created_at ended_at replaced_at"),
  },
  // The firm's own return: numbers of papers and GSTINs of firms, as they went to the tax office.
  returns_filed: as("kept", "done_id file is_kept papers_hash created_at"),
  locked_months: {
    ...as("kept", "id month locked_by locked_at unlocked_by unlocked_at unlocked_because"),
  },
  till_days: {
    ...as("kept", "day opening_paise opened_by opened_at expected_paise counted_paise pieces"),
    ...as("kept", "difference_word signed_rows signed_by signed_at reopened_by reopened_at"),
    ...as("kept", "reopen_reason"),
  },
  orders: {
    ...as("told", "buyer_name buyer_email buyer_phone buyer_address"),
    ...as("told", "ship_name ship_phone ship_line ship_area ship_city ship_state ship_pin"),
    ...as("told", "buyer_gstin buyer_firm claimed_utr tracking_number note note_for_buyer"),
    ...as("secret", "fingerprint network"),
    // What releases before `money_received` noted; the same stands there.
    ...as("kept", "received_utr"),
    ...as("books", "coupon_code courier delivery_zone kept_reason"),
    // The token and the cart's id open an order that tells nothing any more.
    ...as("kept", "id serial number token user_id cart_id cart_round source language price_list"),
    ...as(
      "kept",
      "placed_by status payment_status failure_reason goods_paise delivery_paise fee_paise",
    ),
    ...as(
      "kept",
      "eway_number discount_paise total_paise coupon_id delivery_way weight_g promised_from",
    ),
    ...as(
      "kept",
      "promised_to payment_method needs_confirmation confirmed_at packed_at shipped_at",
    ),
    ...as(
      "kept",
      "part_paid_at delivered_at returned_at send_with cancel_reason lapsed_at paid_at created_at updated_at",
    ),
    // Computed: the account, or the buyer's mobile or e-mail again.
    ...as("kept", "kept_at written_off_at sold_out customer advance_paise place_by_firm"),
  },
  order_lines: {
    ...as("books", "name description"),
    ...as("kept", "order_id position product_id category_id slug volume_ml measure"),
    ...as("kept", "pieces net_weight_g containers shipping unit_price_paise hsn gst_basis_points"),
    ...as("kept", "quantity taken_out discount_paise photo_id made_of"),
  },
  order_parcels: {
    ...as("told", "tracking_number"),
    ...as("books", "courier"),
    ...as("kept", "id order_id shipped_at created_at"),
  },
  order_returns: {
    ...as("told", "why"),
    ...as("kept", "id order_id lines is_resold actor returned_at created_at"),
  },
  return_requests: {
    ...as("told", "words pay_to answer"),
    ...as(
      "kept",
      "id order_id number state reason wish way_back goods due_at decided_at received_at",
    ),
    ...as("kept", "settled_at outcome refund_id created_at updated_at"),
  },
  return_request_lines: { ...as("kept", "request_id position quantity accepted") },
  return_photos: {
    // Names a folder that a route shows to the buyer and the staff alone.
    ...as("secret", "file"),
    ...as("kept", "id request_id position created_at"),
  },
  customer_notes: { ...as("told", "phone words"), ...as("kept", "written_by updated_at") },
  push_devices: {
    ...as("told", "device"),
    ...as("secret", "endpoint p256dh auth"),
    ...as("kept", "id user_id last_notice_at created_at"),
  },
  order_events: { ...as("books", "detail"), ...as("kept", "id order_id actor kind created_at") },
  payment_orders: {
    ...as("kept", "id order_id user_id amount_paise currency wanted checked_at created_at"),
  },
  payments: {
    ...as("books", "review_note method error_reason"),
    ...as("kept", "id payment_order_id paid_order_id amount_paise currency status fee_paise"),
    ...as("kept", "tax_paise amount_refunded_paise error_code review review_outcome"),
    ...as(
      "kept",
      "review_closed_at review_closed_by international payout_id created_at updated_at",
    ),
  },
  refunds: {
    ...as("books", "reason"),
    ...as("kept", "id idempotency_key provider_refund_id payment_id order_id amount_paise status"),
    ...as(
      "kept",
      "lines delivery_paise fee_paise actor failure failure_seen_at tries next_try_at payout_id",
    ),
    ...as("kept", "excess_paise told_paise processed_at created_at updated_at"),
  },
  payout_parts: {
    ...as("books", "description"),
    ...as("kept", "entity_id payout_id kind amount_paise credit_paise debit_paise fee_paise"),
    ...as("kept", "tax_paise payment_id dispute_id made_at created_at"),
  },
  vouchers: {
    ...as("books", "content"),
    ...as("kept", "id series year serial number order_id money_id total_paise created_at"),
  },
  disputes: {
    ...as("books", "reason_code reason"),
    ...as("kept", "id payment_id amount_paise currency phase state state_at respond_by asked_at"),
    ...as("kept", "reviewed_at taken_paise lost_paise raised_at told_at created_at updated_at"),
  },
  dispute_moves: {
    ...as("kept", "id dispute_id kind amount_paise source moved_at created_at"),
  },
  invoices: {
    ...as("books", "content"),
    ...as(
      "kept",
      "id series year serial number order_id refund_id round total_paise tax_paise created_at",
    ),
  },
  webhook_events: {
    ...as("told", "body"),
    ...as("kept", "id event status outcome provider_order_id payment_id tries next_try_at"),
    ...as("kept", "processed_at created_at"),
  },
  enquiries: {
    ...as("told", "name email phone area message business product quantity"),
    ...as("kept", "id kind answered_at answered_by forwarded_at forward_tries forward_next_at"),
    ...as("kept", "forward_problem may_be_spam created_at"),
  },
  grievances: {
    ...as("told", "name email phone order_number words"),
    ...as("kept", "id year serial number token user_id kind language acknowledged_at settled_at"),
    ...as("kept", "due_at may_be_spam created_at"),
  },
  grievance_answers: {
    ...as("told", "words"),
    ...as("kept", "id grievance_id settles actor_name created_at"),
  },
  grievance_photos: {
    // Names a folder that a route shows to the complainant and the staff alone.
    ...as("secret", "file"),
    ...as("kept", "id grievance_id position created_at"),
  },
  mails: {
    ...as("told", "subject text"),
    // The text again.
    ...as("secret", "html"),
    ...as("kept", "id key kind recipient order_id reply_to status tries next_try_at problem"),
    ...as("kept", "sent_at created_at"),
  },
  trade_accounts: {
    ...as("told", "firm gstin"),
    ...as("kept", "user_id price_list_id may_pay_later approved_by approved_at"),
    ...as("kept", "created_at updated_at"),
  },
  quotes: {
    ...as("told", "name phone email firm gstin ship_line ship_area ship_city ship_state ship_pin"),
    ...as("told", "note"),
    ...as("kept", "id serial number token enquiry_id user_id delivery_way delivery_paise"),
    ...as(
      "kept",
      "advance_paise valid_until sent_at withdrawn_at order_id actor_id created_at updated_at",
    ),
  },
  quote_lines: {
    ...as("books", "name"),
    ...as("kept", "quote_id position product_id quantity unit_price_paise"),
  },
  reviews: {
    ...as("told", "words name answer"),
    ...as("kept", "id order_id product_id oil stars photo_id is_demo hidden_rule hidden_at"),
    ...as("kept", "answered_at created_at updated_at"),
  },
  review_requests: { ...as("secret", "token_hash stop_hash"), ...as("kept", "order_id sent_at") },
  review_stops: { ...as("told", "email"), ...as("kept", "created_at") },
  stock_alerts: {
    ...as("told", "email"),
    ...as("secret", "token_hash"),
    ...as("kept", "id product_id language confirmed_at sent_at created_at"),
  },
  stock_holds: {
    ...as("secret", "network"),
    ...as("kept", "cart_id product_id order_id packs until created_at"),
  },
  stock_movements: {
    ...as("kept", "id product_id batch_id kind packs order_id actor why created_at"),
    ...as("kept", "for_product_id packing_id"),
  },
  breach_persons: {
    ...as("told", "name email phone"),
    ...as("secret", "person"),
    ...as("kept", "breach_id language is_to_write letter_at created_at"),
  },
  audit_log: {
    ...as("told", "subject_name changes"),
    ...as("kept", "id actor_id actor_name action kind subject_id created_at"),
  },
};

/** Tables without anybody's data, or only with what the owner publishes. `attempts` has keyed hashes, for an hour at most. */
export const impersonal = [
  "__drizzle_migrations",
  "archived_products",
  "attempts",
  "batch_parts",
  "batches",
  "breach_words",
  "breaches",
  "catalogue_words",
  "categories",
  "category_slugs",
  "coupons",
  "courier_columns",
  "courier_files",
  "couriers",
  "duty_days",
  "eway_bills",
  "delivery_pins",
  "delivery_rates",
  "delivery_zones",
  "invoice_counters",
  "skipped_numbers",
  "jobs",
  "notices",
  "mill_bills",
  "mill_moves",
  "mill_places",
  "missed_searches",
  "open_pages",
  "order_counts",
  "payouts",
  "photos",
  "price_history",
  "price_lists",
  "price_plan_lines",
  "price_plans",
  "price_step_changes",
  "price_steps",
  "product_counts",
  "product_imports",
  "recalls",
  "product_parts",
  "product_questions",
  "product_search",
  "product_slugs",
  "products",
  "retention_runs",
  "review_totals",
  "search_vocabulary",
  "search_words",
  // Who signs for the firm, as everybody reads it.
  "self_audits",
  "settings",
  "story_parts",
  "testimonials",
  "text_words",
  "visit_counts",
  "webhook_deliveries",
];

/** Search indexes, which triggers write: of accounts and orders, and of products. */
export const searchIndexes = {
  people: ["user_search_index", "order_search"],
  goods: ["product_name_index", "product_search_index", "search_vocabulary_index"],
};
