CREATE TABLE `changed_words` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` integer NOT NULL
);
--> statement-breakpoint
-- Who has seen none of the last thousand reads all words anew.
CREATE TRIGGER `changed_words_last` AFTER INSERT ON `changed_words` BEGIN
	DELETE FROM `changed_words` WHERE `id` <= new.`id` - 1000;
END;
--> statement-breakpoint
CREATE TRIGGER `changed_words_new` AFTER INSERT ON `product_search` BEGIN
	INSERT INTO `changed_words` (`number`) VALUES (new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `changed_words_gone` AFTER DELETE ON `product_search` BEGIN
	INSERT INTO `changed_words` (`number`) VALUES (old.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `changed_words_other` AFTER UPDATE OF `search_text`, `ingredients`, `family`, `volume_ml`, `measure`, `net_weight_g`, `containers`, `sale` ON `products`
WHEN (old.`sale` = 'hidden') <> (new.`sale` = 'hidden') OR old.`search_text` IS NOT new.`search_text` OR old.`ingredients` IS NOT new.`ingredients` OR old.`family` IS NOT new.`family` OR old.`volume_ml` IS NOT new.`volume_ml` OR old.`measure` IS NOT new.`measure` OR old.`net_weight_g` IS NOT new.`net_weight_g` OR old.`containers` IS NOT new.`containers`
BEGIN
	INSERT INTO `changed_words` (`number`) SELECT `id` FROM `product_search` WHERE `product_id` = new.`id`;
END;
