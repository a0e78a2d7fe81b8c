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

--> statement-breakpoint
-- Finds users by any three letters of name, e-mail or phone. The row numbers of `users` itself may change when the file
-- is compacted, hence a table with numbers of its own; a later account has a higher one.
CREATE TABLE `user_search` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`words` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_search_user` ON `user_search` (`user_id`);--> statement-breakpoint
CREATE VIRTUAL TABLE `user_search_index` USING fts5(`words`, content='user_search', content_rowid='id', tokenize='trigram');--> statement-breakpoint
CREATE TRIGGER `user_search_added` AFTER INSERT ON `user_search` BEGIN
	INSERT INTO `user_search_index` (`rowid`, `words`) VALUES (new.id, new.words);
END;--> statement-breakpoint
CREATE TRIGGER `user_search_removed` AFTER DELETE ON `user_search` BEGIN
	INSERT INTO `user_search_index` (`user_search_index`, `rowid`, `words`) VALUES ('delete', old.id, old.words);
END;--> statement-breakpoint
CREATE TRIGGER `user_search_changed` AFTER UPDATE ON `user_search` BEGIN
	INSERT INTO `user_search_index` (`user_search_index`, `rowid`, `words`) VALUES ('delete', old.id, old.words);
	INSERT INTO `user_search_index` (`rowid`, `words`) VALUES (new.id, new.words);
END;--> statement-breakpoint
CREATE TRIGGER `users_added` AFTER INSERT ON `users` BEGIN
	INSERT INTO `user_search` (`user_id`, `words`) VALUES (new.id, new.name || char(10) || new.email || char(10) || new.phone || char(10) || replace(replace(new.phone, ' ', ''), '-', ''));
END;--> statement-breakpoint
CREATE TRIGGER `users_changed` AFTER UPDATE OF `name`, `email`, `phone` ON `users` BEGIN
	UPDATE `user_search` SET `words` = new.name || char(10) || new.email || char(10) || new.phone || char(10) || replace(replace(new.phone, ' ', ''), '-', '') WHERE `user_id` = new.id;
END;--> statement-breakpoint
CREATE TRIGGER `users_removed` AFTER DELETE ON `users` BEGIN
	DELETE FROM `user_search` WHERE `user_id` = old.id;
END;--> statement-breakpoint
INSERT INTO `user_search` (`user_id`, `words`)
SELECT `id`, `name` || char(10) || `email` || char(10) || `phone` || char(10) || replace(replace(`phone`, ' ', ''), '-', '') FROM `users` ORDER BY `created_at`, `id`;
