ALTER TABLE `carts` ADD `is_seen` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `carts_unseen` ON `carts` (`updated_at`) WHERE "carts"."is_seen" = 0;--> statement-breakpoint
ALTER TABLE `refunds` ADD `excess_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `refunds_excess` ON `refunds` (`created_at`) WHERE "refunds"."excess_paise" > 0 and "refunds"."failure_seen_at" is null;