CREATE INDEX `orders_listed_email` ON `orders` ("buyer_email" collate nocase,`created_at`,`serial`,`status`,`payment_status`,`payment_method`) WHERE (payment_status in ('paid', 'part_refunded', 'refunded', 'review') or (payment_status = 'pending' and payment_method <> 'online'));
--> statement-breakpoint
-- By hand: the search of the admin area. What an order is found by, one row for each listed order; the key is as in
-- `0001_search`. Of the e-mail only what stands before the @, which alone tells addresses apart; whole addresses have an index.
CREATE VIEW `order_words` AS
SELECT o.`id`, o.`created_at` * 1048576 + o.`serial` % 1048576 AS `key`,
	concat_ws(char(10), o.`buyer_name`, nullif(o.`ship_name`, o.`buyer_name`), o.`buyer_firm`) AS `name`,
	concat_ws(char(10), replace(replace(replace(replace(replace(replace(o.`buyer_phone`, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''),
		nullif(replace(replace(replace(replace(replace(replace(o.`ship_phone`, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), replace(replace(replace(replace(replace(replace(o.`buyer_phone`, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''))) AS `phone`,
	o.`number`, substr(o.`status`, 1, 3) AS `status`,
	coalesce(o.`ship_city` || char(10) || o.`ship_pin`, o.`buyer_address`) AS `place`,
	substr(o.`buyer_email`, 1, instr(o.`buyer_email` || '@', '@') - 1) AS `email`,
	concat_ws(char(10), o.`tracking_number`,
		(SELECT group_concat(p.`tracking_number`, char(10)) FROM `order_parcels` p WHERE p.`order_id` = o.`id`),
		(SELECT substr(p.`id`, 5) FROM `payments` p WHERE p.`paid_order_id` = o.`id`)) AS `reference`
FROM `orders` o WHERE (o.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (o.`payment_status` = 'pending' and o.`payment_method` <> 'online'));
--> statement-breakpoint
DROP TRIGGER `order_search_insert`;
--> statement-breakpoint
DROP TRIGGER `order_search_update_out`;
--> statement-breakpoint
DROP TRIGGER `order_search_update_in`;
--> statement-breakpoint
DROP TRIGGER `order_search_delete`;
--> statement-breakpoint
DROP TABLE `order_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `order_search` USING fts5(`name`, `phone`, `number`, `status`, `place`, `email`, `reference`, tokenize='trigram', content='', contentless_delete=1);
--> statement-breakpoint
INSERT INTO `order_search` (rowid, `name`, `phone`, `number`, `status`, `place`, `email`, `reference`)
SELECT `key`, `name`, `phone`, `number`, `status`, `place`, `email`, `reference` FROM `order_words` ORDER BY `key`;
--> statement-breakpoint
CREATE TRIGGER `order_search_insert` AFTER INSERT ON `orders`
WHEN (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online'))
BEGIN
	INSERT INTO `order_search` (rowid, `name`, `phone`, `number`, `status`, `place`, `email`, `reference`)
	SELECT `key`, `name`, `phone`, `number`, `status`, `place`, `email`, `reference` FROM `order_words` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_search_update_out` BEFORE UPDATE OF `created_at`, `serial`, `number`, `buyer_name`, `buyer_firm`, `buyer_phone`, `buyer_email`, `buyer_address`, `ship_name`, `ship_phone`, `ship_city`, `ship_pin`, `tracking_number`, `status`, `payment_status`, `payment_method` ON `orders`
WHEN (old.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (old.`payment_status` = 'pending' and old.`payment_method` <> 'online'))
BEGIN
	DELETE FROM `order_search` WHERE rowid = old.`created_at` * 1048576 + old.`serial` % 1048576;
END;
--> statement-breakpoint
CREATE TRIGGER `order_search_update_in` AFTER UPDATE OF `created_at`, `serial`, `number`, `buyer_name`, `buyer_firm`, `buyer_phone`, `buyer_email`, `buyer_address`, `ship_name`, `ship_phone`, `ship_city`, `ship_pin`, `tracking_number`, `status`, `payment_status`, `payment_method` ON `orders`
WHEN (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online'))
BEGIN
	INSERT INTO `order_search` (rowid, `name`, `phone`, `number`, `status`, `place`, `email`, `reference`)
	SELECT `key`, `name`, `phone`, `number`, `status`, `place`, `email`, `reference` FROM `order_words` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_search_delete` AFTER DELETE ON `orders`
WHEN (old.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (old.`payment_status` = 'pending' and old.`payment_method` <> 'online'))
BEGIN
	DELETE FROM `order_search` WHERE rowid = old.`created_at` * 1048576 + old.`serial` % 1048576;
END;
--> statement-breakpoint
CREATE TRIGGER `order_search_parcel_insert` AFTER INSERT ON `order_parcels`
WHEN new.`tracking_number` is not null
BEGIN
	DELETE FROM `order_search` WHERE rowid = (SELECT `created_at` * 1048576 + `serial` % 1048576 FROM `orders` WHERE `id` = new.`order_id`);
	INSERT INTO `order_search` (rowid, `name`, `phone`, `number`, `status`, `place`, `email`, `reference`)
	SELECT `key`, `name`, `phone`, `number`, `status`, `place`, `email`, `reference` FROM `order_words` WHERE `id` = new.`order_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_search_parcel_update` AFTER UPDATE OF `tracking_number` ON `order_parcels`
BEGIN
	DELETE FROM `order_search` WHERE rowid = (SELECT `created_at` * 1048576 + `serial` % 1048576 FROM `orders` WHERE `id` = new.`order_id`);
	INSERT INTO `order_search` (rowid, `name`, `phone`, `number`, `status`, `place`, `email`, `reference`)
	SELECT `key`, `name`, `phone`, `number`, `status`, `place`, `email`, `reference` FROM `order_words` WHERE `id` = new.`order_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_search_parcel_delete` AFTER DELETE ON `order_parcels`
WHEN old.`tracking_number` is not null
BEGIN
	DELETE FROM `order_search` WHERE rowid = (SELECT `created_at` * 1048576 + `serial` % 1048576 FROM `orders` WHERE `id` = old.`order_id`);
	INSERT INTO `order_search` (rowid, `name`, `phone`, `number`, `status`, `place`, `email`, `reference`)
	SELECT `key`, `name`, `phone`, `number`, `status`, `place`, `email`, `reference` FROM `order_words` WHERE `id` = old.`order_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_search_payment_insert` AFTER INSERT ON `payments`
WHEN new.`paid_order_id` is not null
BEGIN
	DELETE FROM `order_search` WHERE rowid = (SELECT `created_at` * 1048576 + `serial` % 1048576 FROM `orders` WHERE `id` = new.`paid_order_id`);
	INSERT INTO `order_search` (rowid, `name`, `phone`, `number`, `status`, `place`, `email`, `reference`)
	SELECT `key`, `name`, `phone`, `number`, `status`, `place`, `email`, `reference` FROM `order_words` WHERE `id` = new.`paid_order_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_search_payment_out` AFTER UPDATE OF `paid_order_id` ON `payments`
WHEN old.`paid_order_id` is not null and old.`paid_order_id` is not new.`paid_order_id`
BEGIN
	DELETE FROM `order_search` WHERE rowid = (SELECT `created_at` * 1048576 + `serial` % 1048576 FROM `orders` WHERE `id` = old.`paid_order_id`);
	INSERT INTO `order_search` (rowid, `name`, `phone`, `number`, `status`, `place`, `email`, `reference`)
	SELECT `key`, `name`, `phone`, `number`, `status`, `place`, `email`, `reference` FROM `order_words` WHERE `id` = old.`paid_order_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_search_payment_in` AFTER UPDATE OF `paid_order_id` ON `payments`
WHEN new.`paid_order_id` is not null and old.`paid_order_id` is not new.`paid_order_id`
BEGIN
	DELETE FROM `order_search` WHERE rowid = (SELECT `created_at` * 1048576 + `serial` % 1048576 FROM `orders` WHERE `id` = new.`paid_order_id`);
	INSERT INTO `order_search` (rowid, `name`, `phone`, `number`, `status`, `place`, `email`, `reference`)
	SELECT `key`, `name`, `phone`, `number`, `status`, `place`, `email`, `reference` FROM `order_words` WHERE `id` = new.`paid_order_id`;
END;
