CREATE TABLE `khatas` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`mobile` text,
	`name` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "khatas_one_key" CHECK("khatas"."user_id" is null or "khatas"."mobile" is null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `khatas_user` ON `khatas` (`user_id`) WHERE "khatas"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `khatas_mobile` ON `khatas` (`mobile`) WHERE "khatas"."mobile" is not null;--> statement-breakpoint
CREATE TABLE `khata_openings` (
	`id` text PRIMARY KEY NOT NULL,
	`khata_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`since` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`noted_by` text NOT NULL,
	`takes_back` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`khata_id`) REFERENCES `khatas`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`takes_back`) REFERENCES `khata_openings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "khata_openings_amount" CHECK(("khata_openings"."takes_back" is null) = ("khata_openings"."amount_paise" > 0) and "khata_openings"."amount_paise" <> 0)
);--> statement-breakpoint
CREATE INDEX `khata_openings_khata` ON `khata_openings` (`khata_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `khata_openings_taken_back` ON `khata_openings` (`takes_back`) WHERE "khata_openings"."takes_back" is not null;--> statement-breakpoint
DROP VIEW `money_came`;--> statement-breakpoint
CREATE TABLE `__new_money_received` (
	`id` text PRIMARY KEY NOT NULL,
	`receipt_id` text NOT NULL,
	`order_id` text,
	`khata_id` text,
	`amount_paise` integer NOT NULL,
	`way` text,
	`reference` text,
	`note` text DEFAULT '' NOT NULL,
	`came_at` integer NOT NULL,
	`noted_by` text NOT NULL,
	`takes_back` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`khata_id`) REFERENCES `khatas`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`takes_back`) REFERENCES `money_received`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "money_received_amount" CHECK("__new_money_received"."amount_paise" <> 0),
	CONSTRAINT "money_received_for" CHECK(("__new_money_received"."order_id" is null) <> ("__new_money_received"."khata_id" is null)),
	CONSTRAINT "money_received_way" CHECK("__new_money_received"."way" in ('cash', 'upi', 'bank', 'cheque', 'courier', 'credit'))
);
--> statement-breakpoint
INSERT INTO `__new_money_received`("id", "receipt_id", "order_id", "khata_id", "amount_paise", "way", "reference", "note", "came_at", "noted_by", "takes_back", "created_at") SELECT "id", "receipt_id", "order_id", null, "amount_paise", "way", "reference", "note", "came_at", "noted_by", "takes_back", "created_at" FROM `money_received`;--> statement-breakpoint
DROP TABLE `money_received`;--> statement-breakpoint
ALTER TABLE `__new_money_received` RENAME TO `money_received`;--> statement-breakpoint
CREATE INDEX `money_received_order` ON `money_received` (`order_id`,`came_at`);--> statement-breakpoint
CREATE INDEX `money_received_khata` ON `money_received` (`khata_id`,`came_at`) WHERE "money_received"."khata_id" is not null;--> statement-breakpoint
CREATE INDEX `money_received_receipt` ON `money_received` (`receipt_id`);--> statement-breakpoint
CREATE INDEX `money_received_came` ON `money_received` (`came_at`);--> statement-breakpoint
CREATE INDEX `money_received_reference` ON `money_received` (`reference`) WHERE "money_received"."reference" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `money_received_taken_back` ON `money_received` (`takes_back`) WHERE "money_received"."takes_back" is not null;--> statement-breakpoint
ALTER TABLE `orders` ADD `part_paid_at` integer CONSTRAINT "orders_part_paid" CHECK(part_paid_at is null or not (payment_status in ('paid', 'part_refunded', 'refunded')));--> statement-breakpoint
DROP INDEX `orders_money_back`;--> statement-breakpoint
DROP INDEX `orders_guests_unpaid`;--> statement-breakpoint
CREATE INDEX `orders_money_back` ON `orders` (`created_at`) WHERE status = 'cancel' and cancel_reason is not null and (payment_status in ('paid', 'part_refunded') or part_paid_at is not null) and kept_at is null and source <> 'import';--> statement-breakpoint
CREATE INDEX `orders_guests_unpaid` ON `orders` (`user_id`,`updated_at`) WHERE user_id is null and buyer_phone <> '' and part_paid_at is null and (payment_status = 'unpaid' or (payment_status = 'pending' and payment_method <> 'online' and status = 'cancel' and coalesce(cancel_reason, '') <> 'returned'));--> statement-breakpoint
CREATE VIEW `money_came` AS select "orders"."id" as "order_id", null as "khata_id", "payments"."amount_paise", 'online' as "way", "payments"."id" as "reference", "orders"."paid_at" as "came_at", "payments"."fee_paise", "payments"."tax_paise" from "orders" inner join "payments" on "payments"."paid_order_id" = "orders"."id" where payment_status in ('paid', 'part_refunded', 'refunded') union all select "order_id" as "order_id", "khata_id" as "khata_id", "amount_paise", "way" as "way", "reference" as "reference", "came_at" as "came_at", null as "fee_paise", null as "tax_paise" from "money_received";--> statement-breakpoint
CREATE TRIGGER `money_received_fits` BEFORE INSERT ON `money_received` BEGIN
  SELECT raise(abort, 'This reference belongs to another receipt') WHERE new.takes_back IS NULL AND new.amount_paise > 0 AND EXISTS (
    SELECT 1 FROM money_received r WHERE r.reference = new.reference AND r.receipt_id <> new.receipt_id AND r.takes_back IS NULL AND r.amount_paise > 0
      AND NOT EXISTS (SELECT 1 FROM money_received b WHERE b.takes_back = r.id));
  SELECT raise(abort, 'A row takes back the whole of one other row of its order') WHERE new.takes_back IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM money_received r WHERE r.id = new.takes_back AND r.takes_back IS NULL AND r.order_id IS new.order_id
      AND r.khata_id IS new.khata_id AND r.amount_paise = -new.amount_paise);
END;--> statement-breakpoint
CREATE TRIGGER `money_received_is_there` AFTER INSERT ON `money_received` WHEN new.amount_paise < 0 BEGIN
  SELECT raise(abort, 'More goes than came') WHERE 0 > (
    SELECT sum(amount_paise) FROM money_received WHERE order_id = new.order_id);
  SELECT raise(abort, 'More goes than came') WHERE 0 > (
    SELECT sum(amount_paise) FROM money_received WHERE khata_id = new.khata_id);
END;--> statement-breakpoint
CREATE TRIGGER `money_received_stays` BEFORE UPDATE ON `money_received` BEGIN
  SELECT raise(abort, 'Money that came does not change');
END;--> statement-breakpoint
CREATE TRIGGER `money_received_is_kept` BEFORE DELETE ON `money_received` BEGIN
  SELECT raise(abort, 'Money that came is not deleted');
END;--> statement-breakpoint
CREATE TRIGGER `khata_openings_fits` BEFORE INSERT ON `khata_openings` WHEN new.takes_back IS NOT NULL BEGIN
  SELECT raise(abort, 'A row takes back the whole of one other row of its khata') WHERE NOT EXISTS (
    SELECT 1 FROM khata_openings r WHERE r.id = new.takes_back AND r.takes_back IS NULL AND r.khata_id = new.khata_id
      AND r.amount_paise = -new.amount_paise);
END;--> statement-breakpoint
CREATE TRIGGER `khata_openings_stays` BEFORE UPDATE ON `khata_openings` BEGIN
  SELECT raise(abort, 'An opening balance does not change');
END;--> statement-breakpoint
CREATE TRIGGER `khata_openings_is_kept` BEFORE DELETE ON `khata_openings` BEGIN
  SELECT raise(abort, 'An opening balance is not deleted');
END;
