-- A batch can be recalled again after a recall of it was called off: a recall has an id of its own. The ones so far keep their batch's id,
-- by which mails and notices about them are known. Triggers of other tables that read recalls wait until these are made anew.
DROP TRIGGER `batches_recalled_by_recalls`;--> statement-breakpoint
DROP TRIGGER `batch_parts_insert`;--> statement-breakpoint
CREATE TABLE `__new_recalls` (
	`id` text PRIMARY KEY NOT NULL,
	`batch_id` text NOT NULL,
	`state` text DEFAULT 'started' NOT NULL,
	`why` text NOT NULL,
	`why_gu` text DEFAULT '' NOT NULL,
	`why_hi` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`batch_id`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "recalls_state" CHECK("__new_recalls"."state" in ('started', 'notified', 'collecting', 'closed', 'called off')),
	CONSTRAINT "recalls_why" CHECK(trim("__new_recalls"."why") <> '')
);
--> statement-breakpoint
INSERT INTO `__new_recalls`("id", "batch_id", "state", "why", "why_gu", "why_hi", "created_at", "updated_at") SELECT "batch_id", "batch_id", "state", "why", "why_gu", "why_hi", "created_at", "updated_at" FROM `recalls`;--> statement-breakpoint
CREATE TABLE `__new_recall_steps` (
	`id` text PRIMARY KEY NOT NULL,
	`recall_id` text NOT NULL,
	`state` text NOT NULL,
	`actor` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`recall_id`) REFERENCES `recalls`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "recall_steps_state" CHECK("__new_recall_steps"."state" in ('started', 'notified', 'collecting', 'closed', 'called off'))
);
--> statement-breakpoint
INSERT INTO `__new_recall_steps`("id", "recall_id", "state", "actor", "note", "created_at") SELECT "id", "batch_id", "state", "actor", "note", "created_at" FROM `recall_steps`;--> statement-breakpoint
CREATE TABLE `__new_recall_told` (
	`recall_id` text NOT NULL,
	`order_id` text NOT NULL,
	`news` text NOT NULL,
	`way` text NOT NULL,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`recall_id`, `order_id`, `news`),
	FOREIGN KEY (`recall_id`) REFERENCES `recalls`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "recall_told_news" CHECK("__new_recall_told"."news" in ('recalled', 'called off')),
	CONSTRAINT "recall_told_way" CHECK("__new_recall_told"."way" in ('mail', 'person'))
);
--> statement-breakpoint
INSERT INTO `__new_recall_told`("recall_id", "order_id", "news", "way", "actor", "created_at") SELECT "batch_id", "order_id", 'recalled', "way", "actor", "created_at" FROM `recall_told`;--> statement-breakpoint
DROP TABLE `recall_steps`;--> statement-breakpoint
DROP TABLE `recall_told`;--> statement-breakpoint
DROP TABLE `recalls`;--> statement-breakpoint
ALTER TABLE `__new_recalls` RENAME TO `recalls`;--> statement-breakpoint
ALTER TABLE `__new_recall_steps` RENAME TO `recall_steps`;--> statement-breakpoint
ALTER TABLE `__new_recall_told` RENAME TO `recall_told`;--> statement-breakpoint
CREATE INDEX `recalls_newest` ON `recalls` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recalls_of_batch` ON `recalls` (`batch_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `recalls_standing` ON `recalls` (`batch_id`) WHERE state <> 'called off';--> statement-breakpoint
CREATE INDEX `recall_steps_of` ON `recall_steps` (`recall_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recall_told_order` ON `recall_told` (`order_id`);
--> statement-breakpoint
-- As they were.
CREATE TRIGGER `batches_recalled_by_recalls` BEFORE UPDATE OF `is_recalled` ON `batches`
WHEN new.`is_recalled` <> (EXISTS (SELECT 1 FROM `recalls` WHERE `batch_id` = new.`id` AND `state` <> 'called off')
  OR EXISTS (SELECT 1 FROM `batch_parts` AS parts JOIN `recalls` AS r ON r.`batch_id` = parts.`part_batch_id`
    WHERE parts.`batch_id` = new.`id` AND r.`state` <> 'called off'))
BEGIN
  SELECT raise(abort, 'a batch is recalled by its recall alone');
END;
--> statement-breakpoint
CREATE TRIGGER `batch_parts_insert` AFTER INSERT ON `batch_parts` WHEN new.`part_batch_id` IS NOT NULL BEGIN
  UPDATE `batches` SET (`best_before`, `packed_on`, `is_aged`) = (SELECT min(b.`best_before`), min(b.`packed_on`), max(b.`is_aged`)
    FROM `batch_parts` AS parts JOIN `batches` AS b ON b.`id` = parts.`part_batch_id` WHERE parts.`batch_id` = `batches`.`id`)
  WHERE `id` IN (new.`batch_id`);
  UPDATE `batches` SET `is_recalled` = (EXISTS (SELECT 1 FROM `recalls` WHERE `batch_id` = `batches`.`id` AND `state` <> 'called off')
  OR EXISTS (SELECT 1 FROM `batch_parts` AS parts JOIN `recalls` AS r ON r.`batch_id` = parts.`part_batch_id`
    WHERE parts.`batch_id` = `batches`.`id` AND r.`state` <> 'called off'))
  WHERE `id` = new.`batch_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `recalls_begin` BEFORE INSERT ON `recalls` WHEN new.`state` <> 'started' BEGIN
  SELECT raise(abort, 'a recall begins with its start');
END;
--> statement-breakpoint
CREATE TRIGGER `recalls_take_off_sale` AFTER INSERT ON `recalls` BEGIN
  UPDATE `batches` SET `is_recalled` = (EXISTS (SELECT 1 FROM `recalls` WHERE `batch_id` = `batches`.`id` AND `state` <> 'called off')
  OR EXISTS (SELECT 1 FROM `batch_parts` AS parts JOIN `recalls` AS r ON r.`batch_id` = parts.`part_batch_id`
    WHERE parts.`batch_id` = `batches`.`id` AND r.`state` <> 'called off'))
  WHERE `id` = new.`batch_id` OR `id` IN (SELECT `batch_id` FROM `batch_parts` WHERE `part_batch_id` = new.`batch_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `recalls_go_on` BEFORE UPDATE OF `id`, `state`, `batch_id`, `created_at` ON `recalls`
WHEN new.`id` <> old.`id` OR new.`batch_id` <> old.`batch_id` OR new.`created_at` <> old.`created_at`
  OR NOT (new.`state` = old.`state`
    OR (old.`state` = 'started' AND new.`state` IN ('notified', 'called off'))
    OR (old.`state` = 'notified' AND new.`state` IN ('collecting', 'called off'))
    OR (old.`state` = 'collecting' AND new.`state` IN ('closed', 'called off')))
BEGIN
  SELECT raise(abort, 'a recall goes on step by step');
END;
--> statement-breakpoint
CREATE TRIGGER `recalls_called_off` AFTER UPDATE OF `state` ON `recalls` WHEN new.`state` = 'called off' AND old.`state` <> 'called off' BEGIN
  UPDATE `batches` SET `is_recalled` = (EXISTS (SELECT 1 FROM `recalls` WHERE `batch_id` = `batches`.`id` AND `state` <> 'called off')
  OR EXISTS (SELECT 1 FROM `batch_parts` AS parts JOIN `recalls` AS r ON r.`batch_id` = parts.`part_batch_id`
    WHERE parts.`batch_id` = `batches`.`id` AND r.`state` <> 'called off'))
  WHERE `id` = new.`batch_id` OR `id` IN (SELECT `batch_id` FROM `batch_parts` WHERE `part_batch_id` = new.`batch_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `recalls_are_kept` BEFORE DELETE ON `recalls` BEGIN
  SELECT raise(abort, 'a recall is kept');
END;
--> statement-breakpoint
CREATE TRIGGER `recall_steps_stay` BEFORE UPDATE ON `recall_steps` BEGIN
  SELECT raise(abort, 'a step of a recall is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `recall_steps_are_kept` BEFORE DELETE ON `recall_steps` BEGIN
  SELECT raise(abort, 'a step of a recall is kept');
END;
--> statement-breakpoint
-- A buyer is told what is true, and that a recall was called off only after having been told of it.
CREATE TRIGGER `recall_told_is_true` BEFORE INSERT ON `recall_told`
WHEN (new.`news` = 'called off') <> (SELECT `state` = 'called off' FROM `recalls` WHERE `id` = new.`recall_id`)
  OR (new.`news` = 'called off' AND NOT EXISTS (SELECT 1 FROM `recall_told`
    WHERE `recall_id` = new.`recall_id` AND `order_id` = new.`order_id` AND `news` = 'recalled'))
BEGIN
  SELECT raise(abort, 'this is not what the buyer is to be told of the recall');
END;
--> statement-breakpoint
CREATE TRIGGER `recall_told_stay` BEFORE UPDATE ON `recall_told` BEGIN
  SELECT raise(abort, 'who was told of a recall is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `recall_told_are_kept` BEFORE DELETE ON `recall_told` BEGIN
  SELECT raise(abort, 'who was told of a recall is kept');
END;
--> statement-breakpoint
-- Recalls are on open pages.
CREATE TRIGGER `open_pages_recalls_insert` AFTER INSERT ON `recalls` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_recalls_update` AFTER UPDATE ON `recalls` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
-- What is printed on packs on hand is on open pages: no price and no MRP there is above it.
DROP TRIGGER `open_pages_batches_packs`;
--> statement-breakpoint
CREATE TRIGGER `open_pages_batches_packs` AFTER UPDATE OF `packs`, `mrp_paise` ON `batches`
WHEN old.`mrp_paise` IS NOT new.`mrp_paise` OR ((old.`packs` > 0) <> (new.`packs` > 0)
  AND (new.`mrp_paise` IS NOT NULL OR EXISTS (SELECT 1 FROM `batches` WHERE `product_id` = new.`product_id` AND `is_shown` = 1)))
BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
