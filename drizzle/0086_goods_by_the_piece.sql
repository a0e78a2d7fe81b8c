-- Goods by number: gram, piece, pair and box beside litre and kilogram. Columns and checks by hand: a rebuilt table would lose its triggers.
ALTER TABLE `products` ADD `pieces` integer;--> statement-breakpoint
ALTER TABLE `products` ALTER COLUMN `volume_ml` DROP NOT NULL;--> statement-breakpoint
ALTER TABLE `products` DROP CONSTRAINT "products_volume";--> statement-breakpoint
ALTER TABLE `products` ADD CONSTRAINT "products_volume" CHECK(("measure" in ('l', 'kg', 'g') and "volume_ml" is not null and "volume_ml" > 0 and "pieces" is null) or ("measure" in ('piece', 'pair', 'box') and "volume_ml" is null and "pieces" is not null and "pieces" between 1 and 9999));--> statement-breakpoint
ALTER TABLE `products` DROP CONSTRAINT "products_measure";--> statement-breakpoint
ALTER TABLE `products` ADD CONSTRAINT "products_measure" CHECK("measure" not in ('kg', 'g') or "net_weight_g" is not null);--> statement-breakpoint
ALTER TABLE `order_lines` ADD `pieces` integer;--> statement-breakpoint
ALTER TABLE `order_lines` ALTER COLUMN `volume_ml` DROP NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD CONSTRAINT "order_lines_measure" CHECK(("measure" in ('l', 'kg', 'g') and "volume_ml" is not null and "volume_ml" >= 0 and "pieces" is null) or ("measure" in ('piece', 'pair', 'box') and "volume_ml" is null and "pieces" is not null and "pieces" between 1 and 9999));--> statement-breakpoint
DROP INDEX `products_visible_litre`;--> statement-breakpoint
CREATE INDEX `products_visible_litre` ON `products` (case when "volume_ml" is null then 9007199254740991 else "price_paise" * 1000 / "volume_ml" end,`id`,`sale`) WHERE sale <> 'hidden';--> statement-breakpoint
DROP INDEX `products_undeclared`;--> statement-breakpoint
CREATE INDEX `products_undeclared` ON `products` (`created_at`,`id`) WHERE sale <> 'hidden' and (mrp_paise is null or maker is null or country_of_origin is null or best_before is null or ingredients is null or (net_weight_g is null and measure not in ('piece', 'pair', 'box')) or photo_id is null or label_photo_id is null);--> statement-breakpoint
DROP INDEX `products_odd_size`;--> statement-breakpoint
CREATE INDEX `products_odd_size` ON `products` (`created_at`,`id`) WHERE sale <> 'hidden' and iif(measure in ('kg', 'g'), net_weight_g, volume_ml) >= 200 * containers and iif(measure in ('kg', 'g'), net_weight_g, volume_ml) not in (200 * containers, 500 * containers, 1000 * containers, 2000 * containers, 3000 * containers, 4000 * containers, 5000 * containers, 15000 * containers, 20000 * containers);--> statement-breakpoint
DROP TRIGGER `product_search_update_out`;--> statement-breakpoint
DROP TRIGGER `product_search_update_in`;--> statement-breakpoint
DROP TRIGGER `changed_words_other`;--> statement-breakpoint
DROP VIEW `product_search_words`;--> statement-breakpoint
CREATE VIEW `product_search_words` AS
WITH `texts` AS (SELECT `id` AS `product_id`,
	substr(`search_text`, 1, instr(`search_text`, char(10)) - 1) AS `name`,
	substr(`search_text`, instr(`search_text`, char(10)) + 1) || ' / ' || `own_text` || ' ' || lower(coalesce(`ingredients`, '') || ' ' || coalesce(`family`, ''))
		|| ' ' || CASE WHEN `pieces` IS NOT NULL THEN `pieces` || ' ' || `measure` || ' ' || `measure` || CASE `measure` WHEN 'box' THEN 'es' ELSE 's' END || CASE `measure` WHEN 'piece' THEN ' pcs nos' ELSE '' END
			WHEN `measure` IN ('kg', 'g') AND `net_weight_g` % 1000 = 0 THEN (`net_weight_g` / 1000) || ' kilogram ' || (`net_weight_g` / 1000) || 'kg' WHEN `measure` IN ('kg', 'g') THEN `net_weight_g` || ' gram ' || `net_weight_g` || 'g'
			ELSE CASE WHEN `volume_ml` % 1000 = 0 THEN (`volume_ml` / 1000) || ' litre ' || (`volume_ml` / 1000) || 'l' ELSE `volume_ml` || ' ml ' || `volume_ml` || 'ml' END END
		|| CASE WHEN `containers` = 1 THEN '' ELSE ' ' || `containers` || 'x' || CASE
			WHEN `pieces` IS NOT NULL THEN (`pieces` / `containers`) || `measure`
			WHEN `measure` IN ('kg', 'g') AND `net_weight_g` / `containers` % 1000 = 0 THEN (`net_weight_g` / `containers` / 1000) || 'kg' WHEN `measure` IN ('kg', 'g') THEN (`net_weight_g` / `containers`) || 'g'
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
FROM `step_4`;--> statement-breakpoint
CREATE TRIGGER `product_search_update_out` BEFORE UPDATE OF `search_text`, `own_text`, `ingredients`, `family`, `volume_ml`, `measure`, `net_weight_g`, `containers`, `pieces`, `sale` ON `products`
WHEN old.`sale` <> 'hidden' AND (new.`sale` = 'hidden' OR old.`search_text` IS NOT new.`search_text` OR old.`own_text` IS NOT new.`own_text` OR old.`ingredients` IS NOT new.`ingredients` OR old.`family` IS NOT new.`family` OR old.`volume_ml` IS NOT new.`volume_ml` OR old.`measure` IS NOT new.`measure` OR old.`net_weight_g` IS NOT new.`net_weight_g` OR old.`containers` IS NOT new.`containers` OR old.`pieces` IS NOT new.`pieces`)
BEGIN
	UPDATE `search_vocabulary` SET `uses` = `uses` - 1 WHERE `word` IN (SELECT DISTINCT words.value FROM `product_search_words` AS product,
		json_each('[' || replace(json_quote(product.`name` || ' ' || product.`details`), ' ', '","') || ']') AS words
	WHERE product.`product_id` = old.`id` AND words.value <> '');
	DELETE FROM `search_vocabulary` WHERE `uses` < 1;
	DELETE FROM `product_name_index` WHERE rowid = (SELECT `id` FROM `product_search` WHERE `product_id` = old.`id`);
	DELETE FROM `product_search_index` WHERE rowid = (SELECT `id` FROM `product_search` WHERE `product_id` = old.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `product_search_update_in` AFTER UPDATE OF `search_text`, `own_text`, `ingredients`, `family`, `volume_ml`, `measure`, `net_weight_g`, `containers`, `pieces`, `sale` ON `products`
WHEN new.`sale` <> 'hidden' AND (old.`sale` = 'hidden' OR old.`search_text` IS NOT new.`search_text` OR old.`own_text` IS NOT new.`own_text` OR old.`ingredients` IS NOT new.`ingredients` OR old.`family` IS NOT new.`family` OR old.`volume_ml` IS NOT new.`volume_ml` OR old.`measure` IS NOT new.`measure` OR old.`net_weight_g` IS NOT new.`net_weight_g` OR old.`containers` IS NOT new.`containers` OR old.`pieces` IS NOT new.`pieces`)
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
END;--> statement-breakpoint
CREATE TRIGGER `changed_words_other` AFTER UPDATE OF `search_text`, `own_text`, `ingredients`, `family`, `volume_ml`, `measure`, `net_weight_g`, `containers`, `pieces`, `sale` ON `products`
WHEN (old.`sale` = 'hidden') <> (new.`sale` = 'hidden') OR old.`search_text` IS NOT new.`search_text` OR old.`own_text` IS NOT new.`own_text` OR old.`ingredients` IS NOT new.`ingredients` OR old.`family` IS NOT new.`family` OR old.`volume_ml` IS NOT new.`volume_ml` OR old.`measure` IS NOT new.`measure` OR old.`net_weight_g` IS NOT new.`net_weight_g` OR old.`containers` IS NOT new.`containers` OR old.`pieces` IS NOT new.`pieces`
BEGIN
	INSERT INTO `changed_words` (`number`) SELECT `id` FROM `product_search` WHERE `product_id` = new.`id`;
END;--> statement-breakpoint
DROP TRIGGER `product_search_size_changed`;--> statement-breakpoint
CREATE TRIGGER `product_search_size_changed` AFTER UPDATE OF `volume_ml` ON `products` WHEN old.`volume_ml` IS NOT new.`volume_ml` BEGIN
	UPDATE `product_search` SET `size` = coalesce(new.`volume_ml`, 0) WHERE `product_id` = new.`id`;
END;--> statement-breakpoint
DROP TRIGGER `open_pages_products_update`;--> statement-breakpoint
CREATE TRIGGER `open_pages_products_update` AFTER UPDATE OF `name`, `slug`, `description`, `price_paise`, `volume_ml`, `shipping`, `hsn`, `gst_basis_points`, `mrp_paise`, `generic_name`, `ingredients`, `allergens`, `is_vegetarian`, `storage`, `best_before`, `net_weight_g`, `country_of_origin`, `gross_weight_g`, `box_length_mm`, `box_width_mm`, `box_height_mm`, `maker`, `family`, `sale`, `back_on`, `is_being_paid`, `measure`, `pieces`, `density_g_per_l`, `containers`, `pack_kind`, `category_id`, `photo_id`, `label_photo_id`, `created_at`, `updated_at` ON `products` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
DROP TRIGGER `products_ready_to_sell_insert`;--> statement-breakpoint
CREATE TRIGGER `products_ready_to_sell_insert` BEFORE INSERT ON `products`
WHEN NEW.sale = 'on sale' and (NEW.mrp_paise is null or NEW.maker is null or NEW.country_of_origin is null or NEW.best_before is null or NEW.ingredients is null or (NEW.net_weight_g is null and NEW.measure not in ('piece', 'pair', 'box')) or NEW.label_photo_id is null) and exists (select 1 from settings where key = 'sell.strict' and value = 'on')
BEGIN
  SELECT RAISE(ABORT, 'Refused: A product on sale would lack what the law wants on its pack: MRP, net weight, maker, country of origin, best before, ingredients and a photo of the label. The shop is set to strict: hide the product first, or add them.');
END;--> statement-breakpoint
DROP TRIGGER `products_ready_to_sell_update`;--> statement-breakpoint
CREATE TRIGGER `products_ready_to_sell_update` BEFORE UPDATE OF `sale`, `mrp_paise`, `maker`, `country_of_origin`, `best_before`, `ingredients`, `net_weight_g`, `measure`, `label_photo_id` ON `products`
WHEN NEW.sale = 'on sale' and (NEW.mrp_paise is null or NEW.maker is null or NEW.country_of_origin is null or NEW.best_before is null or NEW.ingredients is null or (NEW.net_weight_g is null and NEW.measure not in ('piece', 'pair', 'box')) or NEW.label_photo_id is null) and (OLD.sale <> 'on sale' or (NEW.mrp_paise is null and OLD.mrp_paise is not null) or (NEW.maker is null and OLD.maker is not null) or (NEW.country_of_origin is null and OLD.country_of_origin is not null) or (NEW.best_before is null and OLD.best_before is not null) or (NEW.ingredients is null and OLD.ingredients is not null) or (NEW.net_weight_g is null and NEW.measure not in ('piece', 'pair', 'box') and (OLD.net_weight_g is not null or OLD.measure in ('piece', 'pair', 'box'))) or (NEW.label_photo_id is null and OLD.label_photo_id is not null)) and exists (select 1 from settings where key = 'sell.strict' and value = 'on')
BEGIN
  SELECT RAISE(ABORT, 'Refused: A product on sale would lack what the law wants on its pack: MRP, net weight, maker, country of origin, best before, ingredients and a photo of the label. The shop is set to strict: hide the product first, or add them.');
END;
