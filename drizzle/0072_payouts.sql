CREATE TABLE `payout_parts` (
	`entity_id` text NOT NULL,
	`payout_id` text NOT NULL,
	`kind` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`credit_paise` integer NOT NULL,
	`debit_paise` integer NOT NULL,
	`fee_paise` integer NOT NULL,
	`tax_paise` integer NOT NULL,
	`payment_id` text,
	`dispute_id` text,
	`description` text,
	`made_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`entity_id`, `payout_id`),
	FOREIGN KEY (`payout_id`) REFERENCES `payouts`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "payout_parts_sides" CHECK("payout_parts"."credit_paise" >= 0 and "payout_parts"."debit_paise" >= 0 and ("payout_parts"."credit_paise" = 0 or "payout_parts"."debit_paise" = 0))
);
--> statement-breakpoint
CREATE INDEX `payout_parts_payout` ON `payout_parts` (`payout_id`,`made_at`);--> statement-breakpoint
CREATE INDEX `payout_parts_payment` ON `payout_parts` (`payment_id`);--> statement-breakpoint
CREATE TABLE `payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`amount_paise` integer,
	`status` text NOT NULL,
	`fee_paise` integer DEFAULT 0 NOT NULL,
	`tax_paise` integer DEFAULT 0 NOT NULL,
	`utr` text,
	`paid_at` integer NOT NULL,
	`read_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "payouts_amount" CHECK("payouts"."amount_paise" >= 0),
	CONSTRAINT "payouts_status" CHECK("payouts"."status" in ('created', 'processed', 'failed'))
);
--> statement-breakpoint
CREATE INDEX `payouts_paid` ON `payouts` (`paid_at`);--> statement-breakpoint
CREATE INDEX `payouts_open` ON `payouts` (`paid_at`) WHERE "payouts"."status" <> 'processed' or "payouts"."amount_paise" is null;--> statement-breakpoint
ALTER TABLE `payments` ADD `payout_id` text REFERENCES payouts(id);--> statement-breakpoint
CREATE INDEX `payments_not_paid_out` ON `payments` (`created_at`) WHERE "payments"."status" in ('captured', 'refunded') and "payments"."payout_id" is null;--> statement-breakpoint
ALTER TABLE `refunds` ADD `payout_id` text REFERENCES payouts(id);--> statement-breakpoint
CREATE INDEX `refunds_not_paid_out` ON `refunds` (`created_at`) WHERE "refunds"."payment_id" is not null and "refunds"."payout_id" is null and "refunds"."status" in ('pending', 'processed');--> statement-breakpoint
-- Where each payment and refund went, whichever of the two is told first.
CREATE TRIGGER `payout_parts_payment_went` AFTER INSERT ON `payout_parts` WHEN new.kind = 'payment' BEGIN
  UPDATE payments SET payout_id = new.payout_id WHERE id = new.entity_id;
END;--> statement-breakpoint
CREATE TRIGGER `payout_parts_refund_went` AFTER INSERT ON `payout_parts` WHEN new.kind = 'refund' BEGIN
  UPDATE refunds SET payout_id = new.payout_id WHERE provider_refund_id = new.entity_id;
END;--> statement-breakpoint
CREATE TRIGGER `payments_went` AFTER INSERT ON `payments`
WHEN EXISTS (SELECT 1 FROM payout_parts WHERE entity_id = new.id) BEGIN
  UPDATE payments SET payout_id = (SELECT payout_id FROM payout_parts WHERE entity_id = new.id ORDER BY created_at DESC LIMIT 1)
  WHERE id = new.id;
END;--> statement-breakpoint
CREATE TRIGGER `refunds_went` AFTER UPDATE OF `provider_refund_id` ON `refunds`
WHEN new.provider_refund_id IS NOT NULL AND EXISTS (SELECT 1 FROM payout_parts WHERE entity_id = new.provider_refund_id) BEGIN
  UPDATE refunds SET payout_id = (SELECT payout_id FROM payout_parts WHERE entity_id = new.provider_refund_id ORDER BY created_at DESC LIMIT 1)
  WHERE id = new.id;
END;--> statement-breakpoint
CREATE TRIGGER `refunds_inserted_went` AFTER INSERT ON `refunds`
WHEN new.provider_refund_id IS NOT NULL AND EXISTS (SELECT 1 FROM payout_parts WHERE entity_id = new.provider_refund_id) BEGIN
  UPDATE refunds SET payout_id = (SELECT payout_id FROM payout_parts WHERE entity_id = new.provider_refund_id ORDER BY created_at DESC LIMIT 1)
  WHERE id = new.id;
END;
