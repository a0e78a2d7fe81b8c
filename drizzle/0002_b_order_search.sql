-- Finds paid orders by any part of a buyer's name or phone or of an order's number. The row's key puts the orders in the
-- order they are listed in (the time, then the last 20 bits of the serial), so that a range of days is a range of keys
-- and nothing has to be sorted. The phone is kept as bare digits, the status as its first three letters: one trigram.
CREATE VIRTUAL TABLE `order_search` USING fts5(`name`, `phone`, `number`, `status`, tokenize='trigram', content='', contentless_delete=1);
--> statement-breakpoint
INSERT INTO `order_search` (rowid, `name`, `phone`, `number`, `status`)
SELECT orders.`created_at` * 1048576 + orders.`serial` % 1048576, orders.`buyer_name`, replace(replace(replace(replace(replace(replace(orders.`buyer_phone`, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), orders.`number`, substr(orders.`status`, 1, 3)
FROM `orders` WHERE orders.`payment_status` in ('paid', 'part_refunded', 'refunded');
--> statement-breakpoint
CREATE TRIGGER `order_search_insert` AFTER INSERT ON `orders`
WHEN new.`payment_status` in ('paid', 'part_refunded', 'refunded')
BEGIN
	INSERT INTO `order_search` (rowid, `name`, `phone`, `number`, `status`)
	VALUES (new.`created_at` * 1048576 + new.`serial` % 1048576, new.`buyer_name`, replace(replace(replace(replace(replace(replace(new.`buyer_phone`, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), new.`number`, substr(new.`status`, 1, 3));
END;
--> statement-breakpoint
CREATE TRIGGER `order_search_update_out` BEFORE UPDATE OF `created_at`, `serial`, `number`, `buyer_name`, `buyer_phone`, `status`, `payment_status` ON `orders`
WHEN old.`payment_status` in ('paid', 'part_refunded', 'refunded')
BEGIN
	DELETE FROM `order_search` WHERE rowid = old.`created_at` * 1048576 + old.`serial` % 1048576;
END;
--> statement-breakpoint
CREATE TRIGGER `order_search_update_in` AFTER UPDATE OF `created_at`, `serial`, `number`, `buyer_name`, `buyer_phone`, `status`, `payment_status` ON `orders`
WHEN new.`payment_status` in ('paid', 'part_refunded', 'refunded')
BEGIN
	INSERT INTO `order_search` (rowid, `name`, `phone`, `number`, `status`)
	VALUES (new.`created_at` * 1048576 + new.`serial` % 1048576, new.`buyer_name`, replace(replace(replace(replace(replace(replace(new.`buyer_phone`, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), new.`number`, substr(new.`status`, 1, 3));
END;
--> statement-breakpoint
CREATE TRIGGER `order_search_delete` AFTER DELETE ON `orders`
WHEN old.`payment_status` in ('paid', 'part_refunded', 'refunded')
BEGIN
	DELETE FROM `order_search` WHERE rowid = old.`created_at` * 1048576 + old.`serial` % 1048576;
END;
