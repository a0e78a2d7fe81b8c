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
