CREATE TABLE `product_counts` (
	`category_id` text NOT NULL,
	`price_step` integer NOT NULL,
	`products` integer NOT NULL,
	PRIMARY KEY(`category_id`, `price_step`),
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `product_search` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_search_product` ON `product_search` (`product_id`);--> statement-breakpoint
CREATE TABLE `search_vocabulary` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`word` text NOT NULL,
	`uses` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_vocabulary_word` ON `search_vocabulary` (`word`);--> statement-breakpoint
CREATE INDEX `search_vocabulary_unused` ON `search_vocabulary` (`uses`) WHERE "search_vocabulary"."uses" < 1;--> statement-breakpoint
CREATE TABLE `search_words` (
	`id` text PRIMARY KEY NOT NULL,
	`words` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "search_words_given" CHECK(trim("search_words"."words") <> '')
);
--> statement-breakpoint
CREATE INDEX `products_price_step` ON `products` (case when "price_paise" < 400000 then "price_paise" / 50000 else 8 end,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `products_category_price_step` ON `products` (`category_id`,case when "price_paise" < 400000 then "price_paise" / 50000 else 8 end,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `products_category_pictured` ON `products` (`category_id`,`created_at`,`id`,`photo_id`) WHERE "products"."photo_id" is not null;--> statement-breakpoint
CREATE INDEX `products_category_changed` ON `products` (`category_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `products_changed` ON `products` (`updated_at`);
--> statement-breakpoint
-- By hand, from here to the end.
-- A product's words with one blank between them: its name's, and those of description, ingredients, family and
-- size of pack. What counts as a blank is said here and, for what shoppers type, in app/catalogue/search/words.ts; a test
-- compares the two. In steps, because SQLite before 3.41 reads no expression that is nested deeper than some 25 times.
CREATE VIEW `product_search_words` AS
WITH `texts` AS (SELECT `id` AS `product_id`,
	substr(`search_text`, 1, instr(`search_text`, char(10)) - 1) AS `name`,
	substr(`search_text`, instr(`search_text`, char(10)) + 1) || ' ' || lower(coalesce(`ingredients`, '') || ' ' || coalesce(`family`, ''))
		|| ' ' || CASE WHEN `volume_ml` % 1000 = 0 THEN (`volume_ml` / 1000) || ' litre ' || (`volume_ml` / 1000) || 'l' ELSE `volume_ml` || ' ml ' || `volume_ml` || 'ml' END AS `details`
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
-- Finds products by whole words of the name. They have been parted by the view, so only blanks part them here.
CREATE VIRTUAL TABLE `product_name_index` USING fts5(`words`, content='', contentless_delete=1,
	tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'");
--> statement-breakpoint
-- Finds products by whole words, wherever they stand. A table of its own, not two columns of one: a word that is in every
-- description and in no name would be looked for in all of them. The stroke keeps phrases from reaching across.
CREATE VIRTUAL TABLE `product_search_index` USING fts5(`words`, content='', contentless_delete=1,
	tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'");
--> statement-breakpoint
-- Finds words by any three letters in a row.
CREATE VIRTUAL TABLE `search_vocabulary_index` USING fts5(`word`, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER `search_vocabulary_added` AFTER INSERT ON `search_vocabulary` BEGIN
	INSERT INTO `search_vocabulary_index` (rowid, `word`) VALUES (new.`id`, new.`word`);
END;
--> statement-breakpoint
CREATE TRIGGER `search_vocabulary_removed` AFTER DELETE ON `search_vocabulary` BEGIN
	DELETE FROM `search_vocabulary_index` WHERE rowid = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `product_search_insert` AFTER INSERT ON `products` BEGIN
	INSERT INTO `product_search` (`product_id`) VALUES (new.`id`);
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
CREATE TRIGGER `product_search_update_out` BEFORE UPDATE OF `search_text`, `ingredients`, `family`, `volume_ml` ON `products`
WHEN old.`search_text` IS NOT new.`search_text` OR old.`ingredients` IS NOT new.`ingredients` OR old.`family` IS NOT new.`family` OR old.`volume_ml` IS NOT new.`volume_ml`
BEGIN
	UPDATE `search_vocabulary` SET `uses` = `uses` - 1 WHERE `word` IN (SELECT DISTINCT words.value FROM `product_search_words` AS product,
		json_each('[' || replace(json_quote(product.`name` || ' ' || product.`details`), ' ', '","') || ']') AS words
	WHERE product.`product_id` = old.`id` AND words.value <> '');
	DELETE FROM `search_vocabulary` WHERE `uses` < 1;
	DELETE FROM `product_name_index` WHERE rowid = (SELECT `id` FROM `product_search` WHERE `product_id` = old.`id`);
	DELETE FROM `product_search_index` WHERE rowid = (SELECT `id` FROM `product_search` WHERE `product_id` = old.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `product_search_update_in` AFTER UPDATE OF `search_text`, `ingredients`, `family`, `volume_ml` ON `products`
WHEN old.`search_text` IS NOT new.`search_text` OR old.`ingredients` IS NOT new.`ingredients` OR old.`family` IS NOT new.`family` OR old.`volume_ml` IS NOT new.`volume_ml`
BEGIN
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
CREATE TRIGGER `product_search_delete` BEFORE DELETE ON `products` BEGIN
	UPDATE `search_vocabulary` SET `uses` = `uses` - 1 WHERE `word` IN (SELECT DISTINCT words.value FROM `product_search_words` AS product,
		json_each('[' || replace(json_quote(product.`name` || ' ' || product.`details`), ' ', '","') || ']') AS words
	WHERE product.`product_id` = old.`id` AND words.value <> '');
	DELETE FROM `search_vocabulary` WHERE `uses` < 1;
	DELETE FROM `product_name_index` WHERE rowid = (SELECT `id` FROM `product_search` WHERE `product_id` = old.`id`);
	DELETE FROM `product_search_index` WHERE rowid = (SELECT `id` FROM `product_search` WHERE `product_id` = old.`id`);
	DELETE FROM `product_search` WHERE `product_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `product_counts_insert` AFTER INSERT ON `products` BEGIN
	INSERT INTO `product_counts` (`category_id`, `price_step`, `products`) VALUES (new.`category_id`, case when new.`price_paise` < 400000 then new.`price_paise` / 50000 else 8 end, 1)
	ON CONFLICT (`category_id`, `price_step`) DO UPDATE SET `products` = `products` + (1);
END;
--> statement-breakpoint
CREATE TRIGGER `product_counts_update` AFTER UPDATE OF `category_id`, `price_paise` ON `products`
WHEN old.`category_id` <> new.`category_id` OR case when old.`price_paise` < 400000 then old.`price_paise` / 50000 else 8 end <> case when new.`price_paise` < 400000 then new.`price_paise` / 50000 else 8 end
BEGIN
	UPDATE `product_counts` SET `products` = `products` - 1 WHERE `category_id` = old.`category_id` AND `price_step` = case when old.`price_paise` < 400000 then old.`price_paise` / 50000 else 8 end;
	INSERT INTO `product_counts` (`category_id`, `price_step`, `products`) VALUES (new.`category_id`, case when new.`price_paise` < 400000 then new.`price_paise` / 50000 else 8 end, 1)
	ON CONFLICT (`category_id`, `price_step`) DO UPDATE SET `products` = `products` + (1);
END;
--> statement-breakpoint
CREATE TRIGGER `product_counts_delete` AFTER DELETE ON `products` BEGIN
	UPDATE `product_counts` SET `products` = `products` - 1 WHERE `category_id` = old.`category_id` AND `price_step` = case when old.`price_paise` < 400000 then old.`price_paise` / 50000 else 8 end;
END;
--> statement-breakpoint
-- The products there are already.
INSERT INTO `product_search` (`product_id`) SELECT `id` FROM `products` ORDER BY `created_at`, `id`;
--> statement-breakpoint
INSERT INTO `product_name_index` (rowid, `words`)
SELECT numbered.`id`, product.`name` FROM `product_search_words` AS product
JOIN `product_search` AS numbered ON numbered.`product_id` = product.`product_id` ORDER BY numbered.`id`;
--> statement-breakpoint
INSERT INTO `product_search_index` (rowid, `words`)
SELECT numbered.`id`, product.`name` || ' / ' || product.`details` FROM `product_search_words` AS product
JOIN `product_search` AS numbered ON numbered.`product_id` = product.`product_id` ORDER BY numbered.`id`;
--> statement-breakpoint
INSERT INTO `search_vocabulary` (`word`, `uses`)
SELECT word, count(*) FROM (SELECT DISTINCT product.`product_id`, words.value AS word FROM `product_search_words` AS product,
	json_each('[' || replace(json_quote(product.`name` || ' ' || product.`details`), ' ', '","') || ']') AS words
	WHERE words.value <> '')
GROUP BY word;
--> statement-breakpoint
INSERT INTO `product_counts` (`category_id`, `price_step`, `products`)
SELECT `category_id`, case when `price_paise` < 400000 then `price_paise` / 50000 else 8 end, count(*) FROM `products` GROUP BY 1, 2;
--> statement-breakpoint
-- Words that mean the same, once: from now on they are the operator's to change.
INSERT INTO `search_words` (`id`, `words`, `created_at`, `updated_at`) VALUES
	('search-words-oil', 'oil, tel, oyl, તેલ, तेल', unixepoch() * 1000 + 0, unixepoch() * 1000 + 0),
	('search-words-groundnut', 'groundnut, ground nut, groundnuts, peanut, pea nut, peanuts, mungfali, mungfalli, moongfali, moongphali, mungphali, mumfali, magfali, magafali, sing, shing, seeng, singdana, shingdana, shengdana, મગફળી, મુંગફળી, સિંગ, સીંગ, શીંગ, સિંગદાણા, मूंगफली, मूँगफली, मुंगफली, मुंगफल्ली, सींग, सिंग, सींगदाना, शेंगदाणा', unixepoch() * 1000 + 1, unixepoch() * 1000 + 1),
	('search-words-groundnut-oil', 'groundnut oil, ground nut oil, peanut oil, sing tel, singtel, shing tel, shingtel, sing oil, seeng tel, singh tel, mungfali tel, moongfali tel, mungfali ka tel, moongfali ka tel, mungfali nu tel, સિંગતેલ, સીંગતેલ, શીંગતેલ, સિંગ તેલ, સીંગ તેલ, મગફળીનું તેલ, मूंगफली तेल, मूंगफली का तेल, मूँगफली का तेल, सिंगतेल, सींग तेल, सिंग तेल, शेंगदाणा तेल', unixepoch() * 1000 + 2, unixepoch() * 1000 + 2),
	('search-words-cold-pressed', 'cold pressed, coldpressed, cold press, kachi ghani, kacchi ghani, kachchi ghani, kachighani, wood pressed, wooden press, કાચી ઘાણી, કાચીઘાણી, कच्ची घानी, कच्ची घाणी, कच्चीघानी', unixepoch() * 1000 + 3, unixepoch() * 1000 + 3),
	('search-words-filtered', 'filtered, filter, filterd, ફિલ્ટર, ફિલ્ટર્ડ, फिल्टर, फिल्टर्ड', unixepoch() * 1000 + 4, unixepoch() * 1000 + 4),
	('search-words-double-filtered', 'double filtered, double filter, doublefiltered, ડબલ ફિલ્ટર, ડબલ ફિલ્ટર્ડ, डबल फिल्टर, डबल फिल्टर्ड', unixepoch() * 1000 + 5, unixepoch() * 1000 + 5),
	('search-words-refined', 'refined, refine, rifined, રિફાઇન્ડ, રીફાઇન્ડ, रिफाइंड, रिफाइन्ड', unixepoch() * 1000 + 6, unixepoch() * 1000 + 6),
	('search-words-tin', 'tin, dabba, dabbo, dabo, ડબ્બો, ડબ્બા, ડબો, ટીન, डब्बा, डिब्बा, टिन', unixepoch() * 1000 + 7, unixepoch() * 1000 + 7),
	('search-words-bottle', 'bottle, botal, bottal, બોટલ, बोतल, बॉटल', unixepoch() * 1000 + 8, unixepoch() * 1000 + 8),
	('search-words-jar', 'jar, barni, જાર, બરણી, जार, बरनी, बरणी', unixepoch() * 1000 + 9, unixepoch() * 1000 + 9),
	('search-words-pouch', 'pouch, packet, paket, thaili, પાઉચ, થેલી, पाउच, थैली, पैकेट', unixepoch() * 1000 + 10, unixepoch() * 1000 + 10),
	('search-words-glass', 'glass, kaanch, kanch, કાચ, कांच, काँच', unixepoch() * 1000 + 11, unixepoch() * 1000 + 11),
	('search-words-litre', 'litre, liter, litres, liters, ltr, લિટર, લીટર, लीटर', unixepoch() * 1000 + 12, unixepoch() * 1000 + 12),
	('search-words-pure', 'pure, shuddh, shudh, શુદ્ધ, शुद्ध', unixepoch() * 1000 + 13, unixepoch() * 1000 + 13),
	('search-words-bulk', 'bulk, wholesale, jathabandh, જથ્થાબંધ, थोक', unixepoch() * 1000 + 14, unixepoch() * 1000 + 14);
