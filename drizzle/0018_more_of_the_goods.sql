DROP INDEX `price_plans_due`;--> statement-breakpoint
ALTER TABLE `price_plans` ADD `packs` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `price_plans_open` ON `price_plans` (`runs_at`) WHERE applied_at is null and cancelled_at is null;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `measure` text DEFAULT 'l' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `net_weight_g` integer;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `containers` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `price_plan_lines` ADD `mrp_paise` integer;--> statement-breakpoint
CREATE INDEX `users_mobile` ON `users` (substr(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), -10));--> statement-breakpoint
CREATE INDEX `products_by_count` ON `products` (`is_counted`,"name" collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `products_low` ON `products` (`is_counted`,`stock`,`id`,`aged_stock`,`low_stock`) WHERE is_counted = 1 and low_stock >= stock - aged_stock;--> statement-breakpoint
CREATE INDEX `products_sold_out` ON `products` (`created_at`,`id`) WHERE is_sold_out = 1;--> statement-breakpoint
CREATE INDEX `orders_listed_source` ON `orders` (`source`,`created_at`,`serial`,`status`,`payment_status`,`payment_method`) WHERE (payment_status in ('paid', 'part_refunded', 'refunded', 'review') or (payment_status = 'pending' and payment_method <> 'online'));--> statement-breakpoint
CREATE INDEX `quote_lines_product` ON `quote_lines` (`product_id`);
--> statement-breakpoint
DROP TRIGGER `open_pages_batches_update`;
--> statement-breakpoint
-- A product's page shows the report of the batch that is sold now: another batch that runs out, comes back or turns too old changes it.
CREATE TRIGGER `open_pages_batches_update` AFTER UPDATE ON `batches`
WHEN (old.`packs` = new.`packs` OR (old.`packs` > 0) <> (new.`packs` > 0))
  AND (old.`is_shown` = 1 OR EXISTS (SELECT 1 FROM `batches` WHERE `product_id` = new.`product_id` AND `is_shown` = 1))
BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
