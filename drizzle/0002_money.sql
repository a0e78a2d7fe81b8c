CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`provider_refund_id` text,
	`payment_id` text,
	`order_id` text,
	`amount_paise` integer NOT NULL,
	`status` text DEFAULT 'requested' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`lines` text,
	`actor` text NOT NULL,
	`failure` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer,
	`processed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "refunds_amount" CHECK("refunds"."amount_paise" > 0),
	CONSTRAINT "refunds_status" CHECK("refunds"."status" in ('requested', 'pending', 'processed', 'failed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_key` ON `refunds` (`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_provider` ON `refunds` (`provider_refund_id`);--> statement-breakpoint
CREATE INDEX `refunds_payment` ON `refunds` (`payment_id`);--> statement-breakpoint
CREATE INDEX `refunds_order` ON `refunds` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `refunds_open` ON `refunds` (`next_try_at`) WHERE "refunds"."status" in ('requested', 'pending');--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text,
	`outcome` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `webhook_events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_newest` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_event` ON `webhook_deliveries` (`event_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`body` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`outcome` text DEFAULT '' NOT NULL,
	`provider_order_id` text,
	`payment_id` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer,
	`processed_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "webhook_events_status" CHECK("webhook_events"."status" in ('new', 'done', 'ignored', 'error'))
);
--> statement-breakpoint
CREATE INDEX `webhook_events_newest` ON `webhook_events` (`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_events_order` ON `webhook_events` (`provider_order_id`);--> statement-breakpoint
CREATE INDEX `webhook_events_open` ON `webhook_events` (`next_try_at`) WHERE "webhook_events"."status" in ('new', 'error');--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer NOT NULL,
	`problem` text,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "mails_status" CHECK("mails"."status" in ('waiting', 'sending', 'sent', 'uncertain', 'refused', 'given-up'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_key` ON `mails` (`key`);--> statement-breakpoint
CREATE INDEX `mails_newest` ON `mails` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`next_try_at`) WHERE "mails"."status" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX `mails_stuck` ON `mails` (`created_at`) WHERE "mails"."status" in ('uncertain', 'refused', 'given-up');--> statement-breakpoint
CREATE TABLE `invoice_counters` (
	`series` text NOT NULL,
	`year` text NOT NULL,
	`last` integer NOT NULL,
	PRIMARY KEY(`series`, `year`)
);
--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`series` text NOT NULL,
	`year` text NOT NULL,
	`serial` integer NOT NULL,
	`number` text NOT NULL,
	`order_id` text NOT NULL,
	`refund_id` text,
	`total_paise` integer NOT NULL,
	`tax_paise` integer NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "invoices_series" CHECK(("invoices"."series" = 'CN') = ("invoices"."refund_id" is not null)),
	CONSTRAINT "invoices_total" CHECK("invoices"."total_paise" > 0 and "invoices"."tax_paise" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_serial` ON `invoices` (`series`,`year`,`serial`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_order` ON `invoices` (`order_id`) WHERE "invoices"."series" = 'PR';--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_refund` ON `invoices` (`refund_id`);--> statement-breakpoint
CREATE INDEX `invoices_of_order` ON `invoices` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `invoices_newest` ON `invoices` (`created_at`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text,
	`held_until` integer DEFAULT 0 NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	`next_run_at` integer DEFAULT 0 NOT NULL,
	`outcome` text DEFAULT '' NOT NULL,
	`problem` text,
	`failures_in_a_row` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `couriers` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`link_template` text DEFAULT '' NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "couriers_link" CHECK("couriers"."link_template" = '' or "couriers"."link_template" like 'https://%')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `couriers_name` ON `couriers` ("name" collate nocase);--> statement-breakpoint
CREATE TABLE `__new_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_order_id` text,
	`amount_paise` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`method` text,
	`fee_paise` integer,
	`tax_paise` integer,
	`amount_refunded_paise` integer DEFAULT 0 NOT NULL,
	`error_code` text,
	`error_reason` text,
	`review` text,
	`review_outcome` text,
	`review_note` text,
	`review_closed_at` integer,
	`review_closed_by` text,
	`international` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`payment_order_id`) REFERENCES `payment_orders`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "payments_status" CHECK("__new_payments"."status" in ('created', 'failed', 'authorized', 'captured', 'refunded')),
	CONSTRAINT "payments_review_closed" CHECK(("__new_payments"."review_closed_at" is null) = ("__new_payments"."review_outcome" is null))
);
--> statement-breakpoint
INSERT INTO `__new_payments`("id", "payment_order_id", "amount_paise", "currency", "status", "method", "fee_paise", "tax_paise", "amount_refunded_paise", "error_code", "error_reason", "review", "international", "created_at", "updated_at") SELECT "id", "payment_order_id", "amount_paise", "currency", "status", "method", "fee_paise", "tax_paise", "amount_refunded_paise", "error_code", "error_reason", "review", "international", "created_at", "updated_at" FROM `payments`;--> statement-breakpoint
DROP TABLE `payments`;--> statement-breakpoint
ALTER TABLE `__new_payments` RENAME TO `payments`;--> statement-breakpoint
CREATE INDEX `payments_payment_order` ON `payments` (`payment_order_id`);--> statement-breakpoint
CREATE INDEX `payments_review` ON `payments` (`created_at`) WHERE "payments"."review" is not null and "payments"."review_closed_at" is null;--> statement-breakpoint
CREATE INDEX `payments_reviewed` ON `payments` (`review_closed_at`) WHERE "payments"."review_closed_at" is not null;--> statement-breakpoint
CREATE TABLE `__new_payment_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text,
	`user_id` text,
	`amount_paise` integer NOT NULL,
	`currency` text DEFAULT 'INR' NOT NULL,
	`wanted` text,
	`checked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "payment_orders_amount" CHECK("__new_payment_orders"."amount_paise" >= 100)
);
--> statement-breakpoint
INSERT INTO `__new_payment_orders`("id", "order_id", "amount_paise", "currency", "checked_at", "created_at") SELECT "id", "order_id", "amount_paise", "currency", "checked_at", "created_at" FROM `payment_orders`;--> statement-breakpoint
DROP TABLE `payment_orders`;--> statement-breakpoint
ALTER TABLE `__new_payment_orders` RENAME TO `payment_orders`;--> statement-breakpoint
CREATE UNIQUE INDEX `payment_orders_order` ON `payment_orders` (`order_id`);--> statement-breakpoint
CREATE INDEX `payment_orders_checked` ON `payment_orders` (`checked_at`);--> statement-breakpoint
CREATE INDEX `payment_orders_without_order` ON `payment_orders` (`created_at`) WHERE "payment_orders"."order_id" is null;--> statement-breakpoint
ALTER TABLE `api_tokens` ADD `device` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `api_tokens` ADD `last_used_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `last_used_at` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `hsn` text DEFAULT '1508' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `gst_basis_points` integer DEFAULT 500 NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `hsn` text DEFAULT '1508' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `gst_basis_points` integer DEFAULT 500 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `ship_name` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `ship_phone` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `ship_line` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `ship_city` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `ship_state` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `ship_pin` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `buyer_gstin` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `payment_method` text DEFAULT 'online' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `courier` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `tracking_number` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `shipped_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `delivered_at` integer;--> statement-breakpoint
-- By hand: an invoice that was given out stays as it was, whatever a program does.
CREATE TRIGGER `invoices_stay` BEFORE UPDATE ON `invoices`
BEGIN
	SELECT raise(abort, 'an invoice is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_are_kept` BEFORE DELETE ON `invoices`
BEGIN
	SELECT raise(abort, 'an invoice is never deleted');
END;
