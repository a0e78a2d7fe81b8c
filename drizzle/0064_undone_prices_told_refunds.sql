DROP INDEX `price_history_product`;--> statement-breakpoint
ALTER TABLE `price_history` ADD `undone` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `price_history_product` ON `price_history` (`product_id`,`at`,`price_paise`,`undone`);--> statement-breakpoint
DROP INDEX `refunds_excess`;--> statement-breakpoint
ALTER TABLE `refunds` ADD `told_paise` integer;--> statement-breakpoint
CREATE INDEX `refunds_excess` ON `refunds` (`created_at`) WHERE ("refunds"."excess_paise" > 0 or "refunds"."told_paise" is not null) and "refunds"."failure_seen_at" is null;
--> statement-breakpoint
-- As before, but a price that was undone is no lowest one.
DROP TRIGGER `price_history_update`;
--> statement-breakpoint
CREATE TRIGGER `price_history_update` AFTER UPDATE OF `price_paise`, `mrp_paise` ON `products`
WHEN old.`price_paise` <> new.`price_paise` OR old.`mrp_paise` IS NOT new.`mrp_paise`
BEGIN
	INSERT INTO `price_history` (`product_id`, `price_paise`, `mrp_paise`, `at`, `lowest_paise`)
	SELECT new.`id`, new.`price_paise`, new.`mrp_paise`, new.`updated_at`, min(`price_paise`) FROM `price_history`
	WHERE `product_id` = new.`id` AND `undone` = 0
	AND `at` >= coalesce((SELECT max(`at`) FROM `price_history` WHERE `product_id` = new.`id` AND `undone` = 0 AND `at` <= new.`updated_at` - 2592000000), 0);
END;
