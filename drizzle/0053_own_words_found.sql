-- What products are called in Gujarati and Hindi, and their descriptions, are found like their English description. The shop folds them
-- (`ownText`); here only letters of ASCII are folded, others when they are stored next.
ALTER TABLE `products` ADD `own_text` text DEFAULT '' NOT NULL;
--> statement-breakpoint
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
	substr(`search_text`, instr(`search_text`, char(10)) + 1) || ' / ' || `own_text` || ' ' || lower(coalesce(`ingredients`, '') || ' ' || coalesce(`family`, ''))
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
CREATE TRIGGER `product_search_update_out` BEFORE UPDATE OF `search_text`, `own_text`, `ingredients`, `family`, `volume_ml`, `measure`, `net_weight_g`, `containers`, `sale` ON `products`
WHEN old.`sale` <> 'hidden' AND (new.`sale` = 'hidden' OR old.`search_text` IS NOT new.`search_text` OR old.`own_text` IS NOT new.`own_text` OR old.`ingredients` IS NOT new.`ingredients` OR old.`family` IS NOT new.`family` OR old.`volume_ml` IS NOT new.`volume_ml` OR old.`measure` IS NOT new.`measure` OR old.`net_weight_g` IS NOT new.`net_weight_g` OR old.`containers` IS NOT new.`containers`)
BEGIN
	UPDATE `search_vocabulary` SET `uses` = `uses` - 1 WHERE `word` IN (SELECT DISTINCT words.value FROM `product_search_words` AS product,
		json_each('[' || replace(json_quote(product.`name` || ' ' || product.`details`), ' ', '","') || ']') AS words
	WHERE product.`product_id` = old.`id` AND words.value <> '');
	DELETE FROM `search_vocabulary` WHERE `uses` < 1;
	DELETE FROM `product_name_index` WHERE rowid = (SELECT `id` FROM `product_search` WHERE `product_id` = old.`id`);
	DELETE FROM `product_search_index` WHERE rowid = (SELECT `id` FROM `product_search` WHERE `product_id` = old.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `product_search_update_in` AFTER UPDATE OF `search_text`, `own_text`, `ingredients`, `family`, `volume_ml`, `measure`, `net_weight_g`, `containers`, `sale` ON `products`
WHEN new.`sale` <> 'hidden' AND (old.`sale` = 'hidden' OR old.`search_text` IS NOT new.`search_text` OR old.`own_text` IS NOT new.`own_text` OR old.`ingredients` IS NOT new.`ingredients` OR old.`family` IS NOT new.`family` OR old.`volume_ml` IS NOT new.`volume_ml` OR old.`measure` IS NOT new.`measure` OR old.`net_weight_g` IS NOT new.`net_weight_g` OR old.`containers` IS NOT new.`containers`)
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
--> statement-breakpoint
DROP TRIGGER `changed_words_other`;
--> statement-breakpoint
CREATE TRIGGER `changed_words_other` AFTER UPDATE OF `search_text`, `own_text`, `ingredients`, `family`, `volume_ml`, `measure`, `net_weight_g`, `containers`, `sale` ON `products`
WHEN (old.`sale` = 'hidden') <> (new.`sale` = 'hidden') OR old.`search_text` IS NOT new.`search_text` OR old.`own_text` IS NOT new.`own_text` OR old.`ingredients` IS NOT new.`ingredients` OR old.`family` IS NOT new.`family` OR old.`volume_ml` IS NOT new.`volume_ml` OR old.`measure` IS NOT new.`measure` OR old.`net_weight_g` IS NOT new.`net_weight_g` OR old.`containers` IS NOT new.`containers`
BEGIN
	INSERT INTO `changed_words` (`number`) SELECT `id` FROM `product_search` WHERE `product_id` = new.`id`;
END;
--> statement-breakpoint
UPDATE `products` SET `own_text` = (
	SELECT replace(replace(replace(replace(group_concat(lower(`name` || ' / ' || coalesce(`description`, '')), ' / '), char(8204), ''), char(8205), ''), char(10), ' '), char(13), ' ')
	FROM `catalogue_words` WHERE `subject_id` = `products`.`id`)
WHERE `id` IN (SELECT `subject_id` FROM `catalogue_words`);
