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
CREATE INDEX `orders_due` ON `orders` (`created_at`,`serial`) WHERE payment_status = 'pending' and payment_method <> 'online' and status <> 'cancel';--> statement-breakpoint
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

--> statement-breakpoint
-- Words of cartons: `10x1l`. No shop has any yet, so no product gets other words than it had.
DROP TRIGGER `product_search_update_out`;
--> statement-breakpoint
DROP TRIGGER `product_search_update_in`;
--> statement-breakpoint
DROP TRIGGER `product_search_insert`;
--> statement-breakpoint
DROP TRIGGER `product_search_delete`;
--> statement-breakpoint
DROP VIEW `product_search_words`;
--> statement-breakpoint
CREATE VIEW `product_search_words` AS
WITH `texts` AS (SELECT `id` AS `product_id`,
	substr(`search_text`, 1, instr(`search_text`, char(10)) - 1) AS `name`,
	substr(`search_text`, instr(`search_text`, char(10)) + 1) || ' ' || lower(coalesce(`ingredients`, '') || ' ' || coalesce(`family`, ''))
		|| ' ' || CASE WHEN `measure` = 'kg' AND `net_weight_g` % 1000 = 0 THEN (`net_weight_g` / 1000) || ' kilogram ' || (`net_weight_g` / 1000) || 'kg' WHEN `measure` = 'kg' THEN `net_weight_g` || ' gram ' || `net_weight_g` || 'g'
			ELSE CASE WHEN `volume_ml` % 1000 = 0 THEN (`volume_ml` / 1000) || ' litre ' || (`volume_ml` / 1000) || 'l' ELSE `volume_ml` || ' ml ' || `volume_ml` || 'ml' END END
		|| CASE WHEN `containers` = 1 THEN '' ELSE ' ' || `containers` || 'x' || CASE
			WHEN `measure` = 'kg' AND `net_weight_g` / `containers` % 1000 = 0 THEN (`net_weight_g` / `containers` / 1000) || 'kg' WHEN `measure` = 'kg' THEN (`net_weight_g` / `containers`) || 'g'
			WHEN `volume_ml` / `containers` % 1000 = 0 THEN (`volume_ml` / `containers` / 1000) || 'l' ELSE (`volume_ml` / `containers`) || 'ml' END END AS `details`
	FROM `products`),
`step_1` AS (SELECT `product_id`,
	replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`name`, '''', ''), '’', ''), '‘', ''), '.', ' '), ',', ' '), ';', ' '), ':', ' '), '!', ' '), '?', ' '), '(', ' '), ')', ' '), '[', ' '), ']', ' '), '{', ' '), '}', ' '), '<', ' ') AS `name`,
	replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`details`, '''', ''), '’', ''), '‘', ''), '.', ' '), ',', ' '), ';', ' '), ':', ' '), '!', ' '), '?', ' '), '(', ' '), ')', ' '), '[', ' '), ']', ' '), '{', ' '), '}', ' '), '<', ' ') AS `details`
	FROM `texts`),
`step_2` AS (SELECT `product_id`,
	replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`name`, '>', ' '), '"', ' '), '/', ' '), '\', ' '), '|', ' '), '-', ' '), '_', ' '), '+', ' '), '*', ' '), '&', ' '), '%', ' '), '#', ' '), '@', ' ') AS `name`,
	replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`details`, '>', ' '), '"', ' '), '/', ' '), '\', ' '), '|', ' '), '-', ' '), '_', ' '), '+', ' '), '*', ' '), '&', ' '), '%', ' '), '#', ' '), '@', ' ') AS `details`
	FROM `step_1`),
`step_3` AS (SELECT `product_id`,
	replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`name`, '=', ' '), '~', ' '), '^', ' '), '`', ' '), '$', ' '), '“', ' '), '”', ' '), '„', ' '), '«', ' '), '»', ' '), '‐', ' '), '‑', ' '), '–', ' ') AS `name`,
	replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`details`, '=', ' '), '~', ' '), '^', ' '), '`', ' '), '$', ' '), '“', ' '), '”', ' '), '„', ' '), '«', ' '), '»', ' '), '‐', ' '), '‑', ' '), '–', ' ') AS `details`
	FROM `step_2`),
`step_4` AS (SELECT `product_id`,
	replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`name`, '—', ' '), '•', ' '), '·', ' '), '…', ' '), '।', ' '), '॥', ' '), '₹', ' '), '©', ' '), '®', ' '), '™', ' '), '°', ' '), '×', ' ') AS `name`,
	replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`details`, '—', ' '), '•', ' '), '·', ' '), '…', ' '), '।', ' '), '॥', ' '), '₹', ' '), '©', ' '), '®', ' '), '™', ' '), '°', ' '), '×', ' ') AS `details`
	FROM `step_3`)
SELECT `product_id`,
	trim(replace(replace(replace(replace(`name`, '        ', ' '), '    ', ' '), '  ', ' '), '  ', ' ')) AS `name`,
	trim(replace(replace(replace(replace(`details`, '        ', ' '), '    ', ' '), '  ', ' '), '  ', ' ')) AS `details`
FROM `step_4`;
--> statement-breakpoint
CREATE TRIGGER `product_search_insert` AFTER INSERT ON `products` WHEN new.`sale` <> 'hidden' BEGIN
	INSERT INTO `product_search` (`product_id`) VALUES (new.`id`) ON CONFLICT DO NOTHING;
	INSERT INTO `product_name_index` (rowid, `words`)
	SELECT numbered.`id`, product.`name` FROM `product_search_words` AS product
	JOIN `product_search` AS numbered ON numbered.`product_id` = product.`product_id` WHERE product.`product_id` = new.`id`;
	INSERT INTO `product_search_index` (rowid, `words`)
	SELECT numbered.`id`, product.`name` || ' / ' || product.`details` FROM `product_search_words` AS product
	JOIN `product_search` AS numbered ON numbered.`product_id` = product.`product_id` WHERE product.`product_id` = new.`id`;
	INSERT INTO `search_vocabulary` (`word`, `uses`)
	SELECT word, 1 FROM (SELECT DISTINCT words.value AS word FROM `product_search_words` AS product,
		json_each('[' || replace(json_quote(product.`name` || ' ' || product.`details`), ' ', '","') || ']') AS words
	WHERE product.`product_id` = new.`id` AND words.value <> '') WHERE true
	ON CONFLICT (`word`) DO UPDATE SET `uses` = `uses` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `product_search_update_out` BEFORE UPDATE OF `search_text`, `ingredients`, `family`, `volume_ml`, `measure`, `net_weight_g`, `containers`, `sale` ON `products`
WHEN old.`sale` <> 'hidden' AND (new.`sale` = 'hidden' OR old.`search_text` IS NOT new.`search_text` OR old.`ingredients` IS NOT new.`ingredients` OR old.`family` IS NOT new.`family` OR old.`volume_ml` IS NOT new.`volume_ml` OR old.`measure` IS NOT new.`measure` OR old.`net_weight_g` IS NOT new.`net_weight_g` OR old.`containers` IS NOT new.`containers`)
BEGIN
	UPDATE `search_vocabulary` SET `uses` = `uses` - 1 WHERE `word` IN (SELECT DISTINCT words.value FROM `product_search_words` AS product,
		json_each('[' || replace(json_quote(product.`name` || ' ' || product.`details`), ' ', '","') || ']') AS words
	WHERE product.`product_id` = old.`id` AND words.value <> '');
	DELETE FROM `search_vocabulary` WHERE `uses` < 1;
	DELETE FROM `product_name_index` WHERE rowid = (SELECT `id` FROM `product_search` WHERE `product_id` = old.`id`);
	DELETE FROM `product_search_index` WHERE rowid = (SELECT `id` FROM `product_search` WHERE `product_id` = old.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `product_search_update_in` AFTER UPDATE OF `search_text`, `ingredients`, `family`, `volume_ml`, `measure`, `net_weight_g`, `containers`, `sale` ON `products`
WHEN new.`sale` <> 'hidden' AND (old.`sale` = 'hidden' OR old.`search_text` IS NOT new.`search_text` OR old.`ingredients` IS NOT new.`ingredients` OR old.`family` IS NOT new.`family` OR old.`volume_ml` IS NOT new.`volume_ml` OR old.`measure` IS NOT new.`measure` OR old.`net_weight_g` IS NOT new.`net_weight_g` OR old.`containers` IS NOT new.`containers`)
BEGIN
	INSERT INTO `product_search` (`product_id`) VALUES (new.`id`) ON CONFLICT DO NOTHING;
	INSERT INTO `product_name_index` (rowid, `words`)
	SELECT numbered.`id`, product.`name` FROM `product_search_words` AS product
	JOIN `product_search` AS numbered ON numbered.`product_id` = product.`product_id` WHERE product.`product_id` = new.`id`;
	INSERT INTO `product_search_index` (rowid, `words`)
	SELECT numbered.`id`, product.`name` || ' / ' || product.`details` FROM `product_search_words` AS product
	JOIN `product_search` AS numbered ON numbered.`product_id` = product.`product_id` WHERE product.`product_id` = new.`id`;
	INSERT INTO `search_vocabulary` (`word`, `uses`)
	SELECT word, 1 FROM (SELECT DISTINCT words.value AS word FROM `product_search_words` AS product,
		json_each('[' || replace(json_quote(product.`name` || ' ' || product.`details`), ' ', '","') || ']') AS words
	WHERE product.`product_id` = new.`id` AND words.value <> '') WHERE true
	ON CONFLICT (`word`) DO UPDATE SET `uses` = `uses` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `product_search_delete` BEFORE DELETE ON `products` WHEN old.`sale` <> 'hidden' BEGIN
	UPDATE `search_vocabulary` SET `uses` = `uses` - 1 WHERE `word` IN (SELECT DISTINCT words.value FROM `product_search_words` AS product,
		json_each('[' || replace(json_quote(product.`name` || ' ' || product.`details`), ' ', '","') || ']') AS words
	WHERE product.`product_id` = old.`id` AND words.value <> '');
	DELETE FROM `search_vocabulary` WHERE `uses` < 1;
	DELETE FROM `product_name_index` WHERE rowid = (SELECT `id` FROM `product_search` WHERE `product_id` = old.`id`);
	DELETE FROM `product_search_index` WHERE rowid = (SELECT `id` FROM `product_search` WHERE `product_id` = old.`id`);
	DELETE FROM `product_search` WHERE `product_id` = old.`id`;
END;
