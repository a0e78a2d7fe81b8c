CREATE TABLE `archived_products` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`family` text,
	`category_id` text,
	`facts` text NOT NULL,
	`archived_at` integer NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `archived_products_slug` ON `archived_products` (`slug`,`archived_at`);--> statement-breakpoint
CREATE INDEX `archived_products_category` ON `archived_products` (`category_id`);--> statement-breakpoint
CREATE INDEX `archived_products_newest` ON `archived_products` (`archived_at`);--> statement-breakpoint
CREATE TABLE `batches` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`product_id` text NOT NULL,
	`packed_on` text NOT NULL,
	`best_before` text NOT NULL,
	`packs` integer DEFAULT 0 NOT NULL,
	`report_file` text,
	`report_type` text,
	`report_words` text DEFAULT '' NOT NULL,
	`is_shown` integer DEFAULT false NOT NULL,
	`is_aged` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "batches_number_given" CHECK(trim("batches"."number") <> ''),
	CONSTRAINT "batches_days" CHECK("batches"."packed_on" <= "batches"."best_before")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `batches_number` ON `batches` ("number" collate nocase);--> statement-breakpoint
CREATE INDEX `batches_oldest` ON `batches` (`product_id`,`best_before`,`packed_on`,`id`);--> statement-breakpoint
CREATE INDEX `batches_newest` ON `batches` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `batches_aged` ON `batches` (`product_id`,`packs`) WHERE is_aged = 1;--> statement-breakpoint
CREATE INDEX `batches_ageing` ON `batches` (`best_before`) WHERE is_aged = 0;--> statement-breakpoint
CREATE TABLE `stock_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`email` text NOT NULL,
	`token_hash` text NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`confirmed_at` integer,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "stock_alerts_email_form" CHECK("stock_alerts"."email" = lower(trim("stock_alerts"."email")) and "stock_alerts"."email" <> '')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_alerts_product` ON `stock_alerts` (`product_id`,`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `stock_alerts_token` ON `stock_alerts` (`token_hash`);--> statement-breakpoint
CREATE INDEX `stock_alerts_email` ON `stock_alerts` (`email`);--> statement-breakpoint
CREATE INDEX `stock_alerts_age` ON `stock_alerts` (`created_at`);--> statement-breakpoint
CREATE INDEX `stock_alerts_waiting` ON `stock_alerts` (`product_id`) WHERE confirmed_at is not null and sent_at is null;--> statement-breakpoint
CREATE TABLE `stock_holds` (
	`cart_id` text NOT NULL,
	`product_id` text NOT NULL,
	`order_id` text NOT NULL,
	`packs` integer NOT NULL,
	`until` integer NOT NULL,
	`network` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`cart_id`, `product_id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "stock_holds_packs" CHECK("stock_holds"."packs" > 0 and "stock_holds"."until" > "stock_holds"."created_at")
);
--> statement-breakpoint
CREATE INDEX `stock_holds_product` ON `stock_holds` (`product_id`,`until`,`cart_id`,`packs`);--> statement-breakpoint
CREATE INDEX `stock_holds_network` ON `stock_holds` (`network`,`until`,`cart_id`);--> statement-breakpoint
CREATE INDEX `stock_holds_order` ON `stock_holds` (`order_id`);--> statement-breakpoint
CREATE INDEX `stock_holds_age` ON `stock_holds` (`created_at`);--> statement-breakpoint
CREATE TABLE `stock_movements` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`batch_id` text,
	`kind` text NOT NULL,
	`packs` integer NOT NULL,
	`order_id` text,
	`actor` text NOT NULL,
	`why` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`batch_id`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "stock_movements_kind" CHECK("stock_movements"."kind" in ('arrived', 'sold', 'returned', 'corrected', 'broken')),
	CONSTRAINT "stock_movements_packs" CHECK(case "stock_movements"."kind" when 'corrected' then "stock_movements"."packs" <> 0 when 'arrived' then "stock_movements"."packs" > 0 when 'returned' then "stock_movements"."packs" > 0 else "stock_movements"."packs" < 0 end)
);
--> statement-breakpoint
CREATE INDEX `stock_movements_product` ON `stock_movements` (`product_id`,`created_at`,`id`,`packs`);--> statement-breakpoint
CREATE INDEX `stock_movements_newest` ON `stock_movements` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stock_movements_order` ON `stock_movements` (`order_id`,`product_id`,`batch_id`,`kind`,`packs`) WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX `stock_movements_batch` ON `stock_movements` (`batch_id`,`created_at`,`id`) WHERE batch_id is not null;--> statement-breakpoint
CREATE TABLE `price_history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` text NOT NULL,
	`price_paise` integer NOT NULL,
	`mrp_paise` integer,
	`at` integer NOT NULL,
	`lowest_paise` integer,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `price_history_product` ON `price_history` (`product_id`,`at`,`price_paise`);--> statement-breakpoint
CREATE TABLE `price_lists` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "price_lists_name_given" CHECK(trim("price_lists"."name") <> '')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `price_lists_name` ON `price_lists` ("name" collate nocase);--> statement-breakpoint
CREATE TABLE `price_plan_lines` (
	`plan_id` text NOT NULL,
	`product_id` text NOT NULL,
	`seen_paise` integer NOT NULL,
	`price_paise` integer NOT NULL,
	PRIMARY KEY(`plan_id`, `product_id`),
	FOREIGN KEY (`plan_id`) REFERENCES `price_plans`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "price_plan_lines_price" CHECK("price_plan_lines"."price_paise" between 1 and 100000000)
);
--> statement-breakpoint
CREATE INDEX `price_plan_lines_product` ON `price_plan_lines` (`product_id`);--> statement-breakpoint
CREATE TABLE `price_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`runs_at` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`actor_id` text NOT NULL,
	`actor_name` text NOT NULL,
	`applied_at` integer,
	`cancelled_at` integer,
	`problem` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "price_plans_end" CHECK("price_plans"."applied_at" is null or "price_plans"."cancelled_at" is null)
);
--> statement-breakpoint
CREATE INDEX `price_plans_due` ON `price_plans` (`runs_at`) WHERE applied_at is null and cancelled_at is null and problem is null;--> statement-breakpoint
CREATE INDEX `price_plans_newest` ON `price_plans` (`created_at`);--> statement-breakpoint
CREATE TABLE `price_steps` (
	`id` text PRIMARY KEY NOT NULL,
	`list_id` text,
	`product_id` text NOT NULL,
	`from_packs` integer NOT NULL,
	`price_paise` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`list_id`) REFERENCES `price_lists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "price_steps_packs" CHECK("price_steps"."from_packs" between case when "price_steps"."list_id" is null then 2 else 1 end and 999),
	CONSTRAINT "price_steps_price" CHECK("price_steps"."price_paise" between 1 and 100000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `price_steps_open` ON `price_steps` (`product_id`,`from_packs`) WHERE list_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX `price_steps_of_list` ON `price_steps` (`list_id`,`product_id`,`from_packs`) WHERE list_id is not null;--> statement-breakpoint
CREATE INDEX `price_steps_product` ON `price_steps` (`product_id`);--> statement-breakpoint
CREATE TABLE `quote_lines` (
	`quote_id` text NOT NULL,
	`position` integer NOT NULL,
	`product_id` text NOT NULL,
	`name` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit_price_paise` integer NOT NULL,
	PRIMARY KEY(`quote_id`, `position`),
	FOREIGN KEY (`quote_id`) REFERENCES `quotes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quote_lines_quantity" CHECK("quote_lines"."quantity" between 1 and 999),
	CONSTRAINT "quote_lines_price" CHECK("quote_lines"."unit_price_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE `quotes` (
	`id` text PRIMARY KEY NOT NULL,
	`serial` integer NOT NULL,
	`number` text NOT NULL,
	`token` text NOT NULL,
	`enquiry_id` text,
	`user_id` text,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text NOT NULL,
	`firm` text,
	`gstin` text,
	`ship_line` text,
	`ship_area` text,
	`ship_city` text,
	`ship_state` text,
	`ship_pin` text,
	`delivery_way` text NOT NULL,
	`delivery_paise` integer DEFAULT 0 NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`valid_until` integer NOT NULL,
	`sent_at` integer,
	`withdrawn_at` integer,
	`order_id` text,
	`actor_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "quotes_delivery" CHECK("quotes"."delivery_paise" >= 0),
	CONSTRAINT "quotes_delivery_way" CHECK("quotes"."delivery_way" in ('courier', 'van', 'transporter', 'collect')),
	CONSTRAINT "quotes_end" CHECK("quotes"."order_id" is null or "quotes"."withdrawn_at" is null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_serial` ON `quotes` (`serial`);--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_number` ON `quotes` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_token` ON `quotes` (`token`);--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_order` ON `quotes` (`order_id`);--> statement-breakpoint
CREATE INDEX `quotes_newest` ON `quotes` (`created_at`);--> statement-breakpoint
CREATE INDEX `quotes_enquiry` ON `quotes` (`enquiry_id`);--> statement-breakpoint
CREATE INDEX `quotes_user` ON `quotes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `quotes_email` ON `quotes` (`email`);--> statement-breakpoint
CREATE INDEX `quotes_phone` ON `quotes` (`phone`);--> statement-breakpoint
CREATE TABLE `trade_accounts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`firm` text NOT NULL,
	`gstin` text,
	`price_list_id` text,
	`may_pay_later` integer DEFAULT false NOT NULL,
	`approved_by` text,
	`approved_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`price_list_id`) REFERENCES `price_lists`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "trade_accounts_approved" CHECK(("trade_accounts"."approved_at" is null) = ("trade_accounts"."approved_by" is null) and ("trade_accounts"."approved_at" is not null or ("trade_accounts"."price_list_id" is null and "trade_accounts"."may_pay_later" = 0)))
);
--> statement-breakpoint
CREATE INDEX `trade_accounts_list` ON `trade_accounts` (`price_list_id`);--> statement-breakpoint
CREATE INDEX `trade_accounts_asking` ON `trade_accounts` (`created_at`) WHERE approved_at is null;--> statement-breakpoint
DROP INDEX `products_price_step`;--> statement-breakpoint
DROP INDEX `products_category_price_step`;--> statement-breakpoint
DROP INDEX `products_category_pictured`;--> statement-breakpoint
DROP INDEX `products_category_changed`;--> statement-breakpoint
DROP INDEX `products_changed`;--> statement-breakpoint
ALTER TABLE `products` ADD `sale` text DEFAULT 'on sale' NOT NULL CONSTRAINT "products_sale" CHECK("sale" in ('on sale', 'sold out', 'hidden'));--> statement-breakpoint
ALTER TABLE `products` ADD `back_on` text CONSTRAINT "products_back_on" CHECK("back_on" is null or "back_on" glob '20[0-9][0-9]-[01][0-9]-[0-3][0-9]');--> statement-breakpoint
ALTER TABLE `products` ADD `code` text CONSTRAINT "products_code" CHECK(trim("code") <> '');--> statement-breakpoint
ALTER TABLE `products` ADD `measure` text DEFAULT 'l' NOT NULL CONSTRAINT "products_measure" CHECK("measure" = 'l' or ("measure" = 'kg' and "net_weight_g" is not null));--> statement-breakpoint
ALTER TABLE `products` ADD `density_g_per_l` integer CONSTRAINT "products_density_g_per_l" CHECK("density_g_per_l" between 500 and 1500);--> statement-breakpoint
ALTER TABLE `products` ADD `containers` integer DEFAULT 1 NOT NULL CONSTRAINT "products_containers" CHECK("containers" between 1 and 999);--> statement-breakpoint
ALTER TABLE `products` ADD `is_counted` integer DEFAULT false NOT NULL CONSTRAINT "products_is_counted" CHECK("is_counted" in (0, 1));--> statement-breakpoint
ALTER TABLE `products` ADD `counted_at` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `stock` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `aged_stock` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `low_stock` integer CONSTRAINT "products_low_stock" CHECK("low_stock" >= 0);--> statement-breakpoint
ALTER TABLE `products` ADD `is_sold_out` integer GENERATED ALWAYS AS (sale = 'sold out' or (is_counted = 1 and stock - aged_stock <= 0)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `products_visible` ON `products` (`created_at`,`id`,`sale`) WHERE sale <> 'hidden';--> statement-breakpoint
CREATE INDEX `products_visible_category` ON `products` (`category_id`,`created_at`,`id`,`sale`) WHERE sale <> 'hidden';--> statement-breakpoint
CREATE INDEX `products_hidden` ON `products` (`category_id`,`created_at`,`id`,`sale`) WHERE sale = 'hidden';--> statement-breakpoint
CREATE INDEX `products_visible_id` ON `products` (`id`,`sale`) WHERE sale <> 'hidden';--> statement-breakpoint
CREATE UNIQUE INDEX `products_code` ON `products` ("code" collate nocase) WHERE code is not null;--> statement-breakpoint
CREATE INDEX `products_counted` ON `products` (`stock`,`id`) WHERE is_counted = 1;--> statement-breakpoint
CREATE INDEX `products_price_step` ON `products` (case when "price_paise" < 400000 then "price_paise" / 50000 else 8 end,`created_at`,`id`,`sale`) WHERE sale <> 'hidden';--> statement-breakpoint
CREATE INDEX `products_category_price_step` ON `products` (`category_id`,case when "price_paise" < 400000 then "price_paise" / 50000 else 8 end,`created_at`,`id`,`sale`) WHERE sale <> 'hidden';--> statement-breakpoint
CREATE INDEX `products_category_pictured` ON `products` (`category_id`,`created_at`,`id`,`photo_id`,`sale`) WHERE "products"."photo_id" is not null and sale <> 'hidden';--> statement-breakpoint
CREATE INDEX `products_category_changed` ON `products` (`category_id`,`updated_at`,`sale`) WHERE sale <> 'hidden';--> statement-breakpoint
CREATE INDEX `products_changed` ON `products` (`updated_at`,`sale`) WHERE sale <> 'hidden';--> statement-breakpoint
DROP INDEX `invoices_order`;--> statement-breakpoint
DROP INDEX `invoices_returned`;--> statement-breakpoint
ALTER TABLE `invoices` ADD `round` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_order` ON `invoices` (`order_id`,`round`) WHERE "invoices"."series" = 'PR';--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_returned` ON `invoices` (`order_id`,`round`) WHERE "invoices"."series" = 'CN' and "invoices"."refund_id" is null;--> statement-breakpoint
ALTER TABLE `cart_lines` ADD `seen_paise` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `placed_by` text;--> statement-breakpoint
ALTER TABLE `mail_links` DROP COLUMN `password_hash`;--> statement-breakpoint
-- By hand, from here to the end. The words of a pack sold by weight are its kilograms.
DROP TRIGGER `product_search_insert`;
--> statement-breakpoint
DROP TRIGGER `product_search_update_out`;
--> statement-breakpoint
DROP TRIGGER `product_search_update_in`;
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
			ELSE CASE WHEN `volume_ml` % 1000 = 0 THEN (`volume_ml` / 1000) || ' litre ' || (`volume_ml` / 1000) || 'l' ELSE `volume_ml` || ' ml ' || `volume_ml` || 'ml' END END AS `details`
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
-- Search finds what is visible; a hidden product keeps its number, so that it comes back to its place.
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
CREATE TRIGGER `product_search_insert_hidden` AFTER INSERT ON `products` WHEN new.`sale` = 'hidden' BEGIN
	INSERT INTO `product_search` (`product_id`) VALUES (new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `product_search_update_out` BEFORE UPDATE OF `search_text`, `ingredients`, `family`, `volume_ml`, `measure`, `net_weight_g`, `sale` ON `products`
WHEN old.`sale` <> 'hidden' AND (new.`sale` = 'hidden' OR old.`search_text` IS NOT new.`search_text` OR old.`ingredients` IS NOT new.`ingredients` OR old.`family` IS NOT new.`family` OR old.`volume_ml` IS NOT new.`volume_ml` OR old.`measure` IS NOT new.`measure` OR old.`net_weight_g` IS NOT new.`net_weight_g`)
BEGIN
	UPDATE `search_vocabulary` SET `uses` = `uses` - 1 WHERE `word` IN (SELECT DISTINCT words.value FROM `product_search_words` AS product,
		json_each('[' || replace(json_quote(product.`name` || ' ' || product.`details`), ' ', '","') || ']') AS words
	WHERE product.`product_id` = old.`id` AND words.value <> '');
	DELETE FROM `search_vocabulary` WHERE `uses` < 1;
	DELETE FROM `product_name_index` WHERE rowid = (SELECT `id` FROM `product_search` WHERE `product_id` = old.`id`);
	DELETE FROM `product_search_index` WHERE rowid = (SELECT `id` FROM `product_search` WHERE `product_id` = old.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `product_search_update_in` AFTER UPDATE OF `search_text`, `ingredients`, `family`, `volume_ml`, `measure`, `net_weight_g`, `sale` ON `products`
WHEN new.`sale` <> 'hidden' AND (old.`sale` = 'hidden' OR old.`search_text` IS NOT new.`search_text` OR old.`ingredients` IS NOT new.`ingredients` OR old.`family` IS NOT new.`family` OR old.`volume_ml` IS NOT new.`volume_ml` OR old.`measure` IS NOT new.`measure` OR old.`net_weight_g` IS NOT new.`net_weight_g`)
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
CREATE TRIGGER `product_search_delete_hidden` BEFORE DELETE ON `products` WHEN old.`sale` = 'hidden' BEGIN
	DELETE FROM `product_search` WHERE `product_id` = old.`id`;
END;
--> statement-breakpoint
-- Lists count what is visible.
DROP TRIGGER `product_counts_insert`;
--> statement-breakpoint
DROP TRIGGER `product_counts_update`;
--> statement-breakpoint
DROP TRIGGER `product_counts_delete`;
--> statement-breakpoint
CREATE TRIGGER `product_counts_insert` AFTER INSERT ON `products` BEGIN
	INSERT INTO `product_counts` (`category_id`, `price_step`, `products`) SELECT new.`category_id`, case when new.`price_paise` < 400000 then new.`price_paise` / 50000 else 8 end, 1 WHERE new.`sale` <> 'hidden'
	ON CONFLICT (`category_id`, `price_step`) DO UPDATE SET `products` = `products` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `product_counts_update` AFTER UPDATE OF `category_id`, `price_paise`, `sale` ON `products`
WHEN old.`category_id` <> new.`category_id` OR old.`sale` <> new.`sale` OR case when old.`price_paise` < 400000 then old.`price_paise` / 50000 else 8 end <> case when new.`price_paise` < 400000 then new.`price_paise` / 50000 else 8 end
BEGIN
	UPDATE `product_counts` SET `products` = `products` - 1 WHERE old.`sale` <> 'hidden' AND `category_id` = old.`category_id` AND `price_step` = case when old.`price_paise` < 400000 then old.`price_paise` / 50000 else 8 end;
	INSERT INTO `product_counts` (`category_id`, `price_step`, `products`) SELECT new.`category_id`, case when new.`price_paise` < 400000 then new.`price_paise` / 50000 else 8 end, 1 WHERE new.`sale` <> 'hidden'
	ON CONFLICT (`category_id`, `price_step`) DO UPDATE SET `products` = `products` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `product_counts_delete` AFTER DELETE ON `products` BEGIN
	UPDATE `product_counts` SET `products` = `products` - 1 WHERE old.`sale` <> 'hidden' AND `category_id` = old.`category_id` AND `price_step` = case when old.`price_paise` < 400000 then old.`price_paise` / 50000 else 8 end;
END;
--> statement-breakpoint
-- Open pages show that a product is sold out, not how many packs there are.
DROP TRIGGER `open_pages_products_update`;
--> statement-breakpoint
CREATE TRIGGER `open_pages_products_update` AFTER UPDATE OF `name`, `slug`, `description`, `price_paise`, `volume_ml`, `shipping`, `hsn`, `gst_basis_points`, `mrp_paise`, `ingredients`, `allergens`, `is_vegetarian`, `storage`, `best_before`, `net_weight_g`, `country_of_origin`, `gross_weight_g`, `box_length_mm`, `box_width_mm`, `box_height_mm`, `maker`, `family`, `sale`, `back_on`, `measure`, `density_g_per_l`, `containers`, `category_id`, `photo_id`, `created_at`, `updated_at` ON `products` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_products_sold_out` AFTER UPDATE OF `stock`, `aged_stock`, `is_counted` ON `products`
WHEN old.`is_sold_out` <> new.`is_sold_out`
BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
-- Movements are only added, and kept in sums.
CREATE TRIGGER `stock_movements_stay` BEFORE UPDATE ON `stock_movements`
BEGIN
	SELECT raise(abort, 'a movement of stock is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `stock_movements_are_kept` BEFORE DELETE ON `stock_movements`
BEGIN
	SELECT raise(abort, 'a movement of stock is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `stock_movements_sum` AFTER INSERT ON `stock_movements` BEGIN
	UPDATE `products` SET `stock` = `stock` + new.`packs` WHERE `id` = new.`product_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `stock_movements_batch_sum` AFTER INSERT ON `stock_movements` WHEN new.`batch_id` IS NOT NULL BEGIN
	UPDATE `batches` SET `packs` = `packs` + new.`packs` WHERE `id` = new.`batch_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `stock_movements_batch_fits` BEFORE INSERT ON `stock_movements`
WHEN new.`batch_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `batches` WHERE `id` = new.`batch_id` AND `product_id` = new.`product_id`)
BEGIN
	SELECT raise(abort, 'the batch is of another product');
END;
--> statement-breakpoint
CREATE TRIGGER `products_counted_since` AFTER UPDATE OF `is_counted` ON `products` WHEN new.`is_counted` = 1 AND old.`is_counted` = 0 BEGIN
	UPDATE `products` SET `counted_at` = unixepoch() * 1000 WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `batches_aged_sum` AFTER UPDATE OF `packs`, `is_aged` ON `batches`
WHEN new.`is_aged` <> old.`is_aged` OR (new.`is_aged` = 1 AND new.`packs` <> old.`packs`)
BEGIN
	UPDATE `products` SET `aged_stock` = (SELECT coalesce(sum(max(`packs`, 0)), 0) FROM `batches` WHERE `product_id` = new.`product_id` AND is_aged = 1) WHERE `id` = new.`product_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `batches_stay_with_product` BEFORE UPDATE OF `product_id` ON `batches` WHEN old.`product_id` <> new.`product_id`
BEGIN
	SELECT raise(abort, 'a batch stays with its product');
END;
--> statement-breakpoint
CREATE TRIGGER `batches_used_are_kept` BEFORE DELETE ON `batches` WHEN EXISTS (SELECT 1 FROM `stock_movements` WHERE `batch_id` = old.`id`)
BEGIN
	SELECT raise(abort, 'a batch with movements is kept');
END;
--> statement-breakpoint
-- Open pages show a batch's report, as long as there are packs of it.
CREATE TRIGGER `open_pages_batches_insert` AFTER INSERT ON `batches` WHEN new.`is_shown` = 1 BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_batches_update` AFTER UPDATE ON `batches`
WHEN (old.`is_shown` = 1 OR new.`is_shown` = 1) AND (old.`packs` = new.`packs` OR (old.`packs` > 0) <> (new.`packs` > 0))
BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_batches_delete` AFTER DELETE ON `batches` WHEN old.`is_shown` = 1 BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
-- Prices by quantity for everybody are on open pages.
CREATE TRIGGER `open_pages_price_steps_insert` AFTER INSERT ON `price_steps` WHEN new.`list_id` IS NULL BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_price_steps_update` AFTER UPDATE ON `price_steps` WHEN old.`list_id` IS NULL OR new.`list_id` IS NULL BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_price_steps_delete` AFTER DELETE ON `price_steps` WHEN old.`list_id` IS NULL BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
-- Old links lead on, or say that the product is no longer sold.
CREATE TRIGGER `open_pages_archived_products_insert` AFTER INSERT ON `archived_products` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_archived_products_update` AFTER UPDATE ON `archived_products` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_archived_products_delete` AFTER DELETE ON `archived_products` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
-- Every price, from when on; the lowest of the 30 days before it: that at their beginning, or any set in them.
CREATE TRIGGER `price_history_insert` AFTER INSERT ON `products` BEGIN
	INSERT INTO `price_history` (`product_id`, `price_paise`, `mrp_paise`, `at`) VALUES (new.`id`, new.`price_paise`, new.`mrp_paise`, new.`created_at`);
END;
--> statement-breakpoint
CREATE TRIGGER `price_history_update` AFTER UPDATE OF `price_paise`, `mrp_paise` ON `products`
WHEN old.`price_paise` <> new.`price_paise` OR old.`mrp_paise` IS NOT new.`mrp_paise`
BEGIN
	INSERT INTO `price_history` (`product_id`, `price_paise`, `mrp_paise`, `at`, `lowest_paise`)
	SELECT new.`id`, new.`price_paise`, new.`mrp_paise`, new.`updated_at`, min(`price_paise`) FROM `price_history`
	WHERE `product_id` = new.`id` AND `at` >= coalesce((SELECT max(`at`) FROM `price_history` WHERE `product_id` = new.`id` AND `at` <= new.`updated_at` - 2592000000), 0);
END;
--> statement-breakpoint
INSERT INTO `price_history` (`product_id`, `price_paise`, `mrp_paise`, `at`) SELECT `id`, `price_paise`, `mrp_paise`, `updated_at` FROM `products` ORDER BY `updated_at`, `id`;
