DROP INDEX `orders_paid_newest`;--> statement-breakpoint
DROP INDEX `orders_paid_status`;--> statement-breakpoint
DROP INDEX `orders_paid_buyer`;--> statement-breakpoint
CREATE INDEX `orders_listed_newest` ON `orders` (`created_at`,`serial`,`payment_status`,`payment_method`) WHERE (payment_status in ('paid', 'part_refunded', 'refunded', 'review') or (payment_status = 'pending' and payment_method <> 'online'));--> statement-breakpoint
CREATE INDEX `orders_listed_status` ON `orders` (`status`,`created_at`,`serial`,`payment_status`,`payment_method`) WHERE (payment_status in ('paid', 'part_refunded', 'refunded', 'review') or (payment_status = 'pending' and payment_method <> 'online'));--> statement-breakpoint
CREATE INDEX `orders_listed_buyer` ON `orders` ("buyer_name" collate nocase,`created_at`,`serial`,`status`,`payment_status`,`payment_method`) WHERE (payment_status in ('paid', 'part_refunded', 'refunded', 'review') or (payment_status = 'pending' and payment_method <> 'online'));
--> statement-breakpoint
-- By hand: the search finds the same orders as the lists show.
DROP TRIGGER `order_search_insert`;
--> statement-breakpoint
DROP TRIGGER `order_search_update_out`;
--> statement-breakpoint
DROP TRIGGER `order_search_update_in`;
--> statement-breakpoint
DROP TRIGGER `order_search_delete`;
--> statement-breakpoint
INSERT INTO `order_search` (rowid, `name`, `phone`, `number`, `status`)
SELECT orders.`created_at` * 1048576 + orders.`serial` % 1048576, orders.`buyer_name`, replace(replace(replace(replace(replace(replace(orders.`buyer_phone`, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), orders.`number`, substr(orders.`status`, 1, 3)
FROM `orders` WHERE orders.`payment_status` = 'review' or (orders.`payment_status` = 'pending' and orders.`payment_method` <> 'online');
--> statement-breakpoint
CREATE TRIGGER `order_search_insert` AFTER INSERT ON `orders`
WHEN (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online'))
BEGIN
	INSERT INTO `order_search` (rowid, `name`, `phone`, `number`, `status`)
	VALUES (new.`created_at` * 1048576 + new.`serial` % 1048576, new.`buyer_name`, replace(replace(replace(replace(replace(replace(new.`buyer_phone`, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), new.`number`, substr(new.`status`, 1, 3));
END;
--> statement-breakpoint
CREATE TRIGGER `order_search_update_out` BEFORE UPDATE OF `created_at`, `serial`, `number`, `buyer_name`, `buyer_phone`, `status`, `payment_status`, `payment_method` ON `orders`
WHEN (old.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (old.`payment_status` = 'pending' and old.`payment_method` <> 'online'))
BEGIN
	DELETE FROM `order_search` WHERE rowid = old.`created_at` * 1048576 + old.`serial` % 1048576;
END;
--> statement-breakpoint
CREATE TRIGGER `order_search_update_in` AFTER UPDATE OF `created_at`, `serial`, `number`, `buyer_name`, `buyer_phone`, `status`, `payment_status`, `payment_method` ON `orders`
WHEN (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online'))
BEGIN
	INSERT INTO `order_search` (rowid, `name`, `phone`, `number`, `status`)
	VALUES (new.`created_at` * 1048576 + new.`serial` % 1048576, new.`buyer_name`, replace(replace(replace(replace(replace(replace(new.`buyer_phone`, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), new.`number`, substr(new.`status`, 1, 3));
END;
--> statement-breakpoint
CREATE TRIGGER `order_search_delete` AFTER DELETE ON `orders`
WHEN (old.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (old.`payment_status` = 'pending' and old.`payment_method` <> 'online'))
BEGIN
	DELETE FROM `order_search` WHERE rowid = old.`created_at` * 1048576 + old.`serial` % 1048576;
END;
--> statement-breakpoint
-- By hand: the usual couriers, once. One that is deleted stays deleted. Without an address that takes the number: only the
-- number is shown.
INSERT INTO `couriers` (`id`, `name`, `link_template`, `position`, `created_at`, `updated_at`) VALUES
	('courier-delhivery', 'Delhivery', 'https://www.delhivery.com/track-v2/package/{awb}', 1, unixepoch() * 1000, unixepoch() * 1000),
	('courier-dtdc', 'DTDC', 'https://www.dtdc.in/tracking/tracking_results.asp?strCnno={awb}', 2, unixepoch() * 1000, unixepoch() * 1000),
	('courier-blue-dart', 'Blue Dart', 'https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo={awb}', 3, unixepoch() * 1000, unixepoch() * 1000),
	('courier-india-post', 'India Post', '', 4, unixepoch() * 1000, unixepoch() * 1000),
	('courier-ekart', 'Ekart', '', 5, unixepoch() * 1000, unixepoch() * 1000),
	('courier-xpressbees', 'XpressBees', '', 6, unixepoch() * 1000, unixepoch() * 1000),
	('courier-shree-maruti', 'Shree Maruti', '', 7, unixepoch() * 1000, unixepoch() * 1000),
	('courier-shree-anjani', 'Shree Anjani', '', 8, unixepoch() * 1000, unixepoch() * 1000);
