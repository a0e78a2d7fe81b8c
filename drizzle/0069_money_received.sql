CREATE TABLE `money_received` (
	`id` text PRIMARY KEY NOT NULL,
	`receipt_id` text NOT NULL,
	`order_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`way` text,
	`reference` text,
	`note` text DEFAULT '' NOT NULL,
	`came_at` integer NOT NULL,
	`noted_by` text NOT NULL,
	`takes_back` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`takes_back`) REFERENCES `money_received`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "money_received_amount" CHECK(("money_received"."takes_back" is null and "money_received"."amount_paise" > 0) or ("money_received"."takes_back" is not null and "money_received"."amount_paise" < 0)),
	CONSTRAINT "money_received_way" CHECK("money_received"."way" in ('cash', 'upi', 'bank', 'cheque', 'courier'))
);
--> statement-breakpoint
CREATE INDEX `money_received_order` ON `money_received` (`order_id`,`came_at`);--> statement-breakpoint
CREATE INDEX `money_received_came` ON `money_received` (`came_at`);--> statement-breakpoint
CREATE INDEX `money_received_reference` ON `money_received` (`reference`) WHERE "money_received"."reference" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `money_received_taken_back` ON `money_received` (`takes_back`) WHERE "money_received"."takes_back" is not null;--> statement-breakpoint
CREATE VIEW `money_came` AS select "orders"."id" as "order_id", "payments"."amount_paise", 'online' as "way", "payments"."id" as "reference", "orders"."paid_at" as "came_at", "payments"."fee_paise", "payments"."tax_paise" from "orders" inner join "payments" on "payments"."paid_order_id" = "orders"."id" where payment_status in ('paid', 'part_refunded', 'refunded') union all select "order_id" as "order_id", "amount_paise", "way" as "way", "reference" as "reference", "came_at" as "came_at", null as "fee_paise", null as "tax_paise" from "money_received";--> statement-breakpoint
CREATE TRIGGER `money_received_fits` BEFORE INSERT ON `money_received` BEGIN
  SELECT raise(abort, 'This reference belongs to another receipt') WHERE new.takes_back IS NULL AND EXISTS (
    SELECT 1 FROM money_received r WHERE r.reference = new.reference AND r.receipt_id <> new.receipt_id AND r.takes_back IS NULL
      AND NOT EXISTS (SELECT 1 FROM money_received b WHERE b.takes_back = r.id));
  SELECT raise(abort, 'A row takes back the whole of one other row of its order') WHERE new.takes_back IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM money_received r WHERE r.id = new.takes_back AND r.takes_back IS NULL AND r.order_id = new.order_id
      AND r.amount_paise = -new.amount_paise);
END;--> statement-breakpoint
CREATE TRIGGER `money_received_stays` BEFORE UPDATE ON `money_received` BEGIN
  SELECT raise(abort, 'Money that came does not change');
END;--> statement-breakpoint
CREATE TRIGGER `money_received_is_kept` BEFORE DELETE ON `money_received` BEGIN
  SELECT raise(abort, 'Money that came is not deleted');
END;--> statement-breakpoint
-- What was paid by hand so far. `orders.received_utr` stays as it is, read by nothing: dropping it would write every order anew.
INSERT INTO `money_received` (`id`, `receipt_id`, `order_id`, `amount_paise`, `way`, `reference`, `note`, `came_at`, `noted_by`, `created_at`)
SELECT o.id, o.id, o.id, o.paise,
  CASE
    WHEN o.payment_method = 'cash' OR e.detail LIKE '%cash%' OR e.detail LIKE '%नकद%' OR e.detail LIKE '%રોકડ%' THEN 'cash'
    WHEN e.detail LIKE '%upi%' THEN 'upi'
    WHEN e.detail LIKE '%cheque%' THEN 'cheque'
    WHEN o.received_utr IS NOT NULL OR o.payment_method = 'transfer' OR e.detail LIKE '%bank%' OR e.detail LIKE '%transfer%'
      OR e.detail LIKE '%neft%' OR e.detail LIKE '%rtgs%' OR e.detail LIKE '%imps%' THEN 'bank'
  END,
  o.received_utr, CASE WHEN e.detail LIKE 'by hand: %' THEN substr(e.detail, 10) ELSE '' END, o.paid_at, coalesce(e.actor, 'shop'), o.paid_at
FROM (
  SELECT id, payment_method, received_utr, paid_at, total_paise - (
    SELECT coalesce(sum(r.amount_paise), 0) FROM refunds r
    WHERE r.order_id = orders.id AND r.payment_id IS NULL AND r.created_at <= orders.paid_at) AS paise
  FROM orders WHERE payment_status IN ('paid', 'part_refunded', 'refunded')
    AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.paid_order_id = orders.id)
) o LEFT JOIN order_events e ON e.id = (
  SELECT id FROM order_events WHERE order_id = o.id AND kind = 'paid' ORDER BY created_at DESC LIMIT 1)
WHERE o.paise > 0;
