-- The page of each batch, with its seed as far as the owner shares it.
ALTER TABLE `batches` ADD `shows_seed` integer DEFAULT false NOT NULL CONSTRAINT "batches_shows_seed" CHECK(shows_seed in (0, 1));--> statement-breakpoint
ALTER TABLE `batches` ADD `seed_place` text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- Each batch has its page, which shows all but its packs: of those only whether there are any changes what a product's page shows.
DROP TRIGGER `open_pages_batches_insert`;
--> statement-breakpoint
DROP TRIGGER `open_pages_batches_update`;
--> statement-breakpoint
DROP TRIGGER `open_pages_batches_delete`;
--> statement-breakpoint
CREATE TRIGGER `open_pages_batches_insert` AFTER INSERT ON `batches` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_batches_update` AFTER UPDATE OF `number`, `product_id`, `packed_on`, `best_before`, `report_file`, `report_type`, `report_words`, `is_shown`, `is_aged`, `is_recalled`, `shows_seed`, `seed_place` ON `batches` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_batches_packs` AFTER UPDATE OF `packs` ON `batches`
WHEN (old.`packs` > 0) <> (new.`packs` > 0)
  AND EXISTS (SELECT 1 FROM `batches` WHERE `product_id` = new.`product_id` AND `is_shown` = 1)
BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_batches_delete` AFTER DELETE ON `batches` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
-- What was pressed and filled is on the pages of batches. Entries are only added; which lots one took never changes.
CREATE TRIGGER `open_pages_mill_entries_insert` AFTER INSERT ON `mill_entries` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
