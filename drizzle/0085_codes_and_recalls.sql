-- Recalls of batches, and the numbers under bar codes: a code that was such a number is taken over.
CREATE TABLE `recall_steps` (
	`id` text PRIMARY KEY NOT NULL,
	`batch_id` text NOT NULL,
	`state` text NOT NULL,
	`actor` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`batch_id`) REFERENCES `recalls`(`batch_id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "recall_steps_state" CHECK("recall_steps"."state" in ('started', 'notified', 'collecting', 'closed', 'called off'))
);
--> statement-breakpoint
CREATE INDEX `recall_steps_of` ON `recall_steps` (`batch_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `recalls` (
	`batch_id` text PRIMARY KEY NOT NULL,
	`state` text DEFAULT 'started' NOT NULL,
	`why` text NOT NULL,
	`why_gu` text DEFAULT '' NOT NULL,
	`why_hi` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`batch_id`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "recalls_state" CHECK("recalls"."state" in ('started', 'notified', 'collecting', 'closed', 'called off')),
	CONSTRAINT "recalls_why" CHECK(trim("recalls"."why") <> '')
);
--> statement-breakpoint
CREATE INDEX `recalls_newest` ON `recalls` (`created_at`,`batch_id`);--> statement-breakpoint
DROP INDEX `batches_aged`;--> statement-breakpoint
ALTER TABLE `batches` ADD `is_recalled` integer DEFAULT false NOT NULL CONSTRAINT "batches_is_recalled" CHECK(is_recalled in (0, 1));--> statement-breakpoint
CREATE INDEX `batches_aged` ON `batches` (`product_id`,`packs`) WHERE (is_aged = 1 or is_recalled = 1);--> statement-breakpoint
ALTER TABLE `products` ADD `ean` text CONSTRAINT "products_ean" CHECK(ean is null or (ean glob '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]' and ((substr(ean, 1, 1) + substr(ean, 3, 1) + substr(ean, 5, 1) + substr(ean, 7, 1) + substr(ean, 9, 1) + substr(ean, 11, 1) + substr(ean, 13, 1)) + 3 * (substr(ean, 2, 1) + substr(ean, 4, 1) + substr(ean, 6, 1) + substr(ean, 8, 1) + substr(ean, 10, 1) + substr(ean, 12, 1))) % 10 = 0));--> statement-breakpoint
CREATE UNIQUE INDEX `products_ean` ON `products` (`ean`) WHERE ean is not null;
--> statement-breakpoint
UPDATE `products` SET `ean` = `code` WHERE `code` glob '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]' AND ((substr(code, 1, 1) + substr(code, 3, 1) + substr(code, 5, 1) + substr(code, 7, 1) + substr(code, 9, 1) + substr(code, 11, 1) + substr(code, 13, 1)) + 3 * (substr(code, 2, 1) + substr(code, 4, 1) + substr(code, 6, 1) + substr(code, 8, 1) + substr(code, 10, 1) + substr(code, 12, 1))) % 10 = 0;
--> statement-breakpoint
DROP TRIGGER `batches_aged_sum`;
--> statement-breakpoint
CREATE TRIGGER `batches_aged_sum` AFTER UPDATE OF `packs`, `is_aged`, `is_recalled` ON `batches`
WHEN new.`is_aged` <> old.`is_aged` OR new.`is_recalled` <> old.`is_recalled`
  OR ((new.`is_aged` = 1 OR new.`is_recalled` = 1) AND new.`packs` <> old.`packs`)
BEGIN
  UPDATE `products` SET `aged_stock` = (SELECT coalesce(sum(max(`packs`, 0)), 0) FROM `batches`
    WHERE `product_id` = new.`product_id` AND (is_aged = 1 or is_recalled = 1)) WHERE `id` = new.`product_id`;
END;
--> statement-breakpoint
-- A recall begins with its first step, goes on one step at a time, and its packs are off sale until it is called off.
CREATE TRIGGER `recalls_begin` BEFORE INSERT ON `recalls` WHEN new.`state` <> 'started' BEGIN
  SELECT raise(abort, 'a recall begins with its start');
END;
--> statement-breakpoint
CREATE TRIGGER `recalls_take_off_sale` AFTER INSERT ON `recalls` BEGIN
  UPDATE `batches` SET `is_recalled` = 1 WHERE `id` = new.`batch_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `recalls_go_on` BEFORE UPDATE OF `state`, `batch_id`, `created_at` ON `recalls`
WHEN new.`batch_id` <> old.`batch_id` OR new.`created_at` <> old.`created_at`
  OR NOT (new.`state` = old.`state`
    OR (old.`state` = 'started' AND new.`state` IN ('notified', 'called off'))
    OR (old.`state` = 'notified' AND new.`state` IN ('collecting', 'called off'))
    OR (old.`state` = 'collecting' AND new.`state` IN ('closed', 'called off')))
BEGIN
  SELECT raise(abort, 'a recall goes on step by step');
END;
--> statement-breakpoint
CREATE TRIGGER `recalls_called_off` AFTER UPDATE OF `state` ON `recalls` WHEN new.`state` = 'called off' AND old.`state` <> 'called off' BEGIN
  UPDATE `batches` SET `is_recalled` = 0 WHERE `id` = new.`batch_id`;
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
CREATE TRIGGER `batches_recalled_by_recalls` BEFORE UPDATE OF `is_recalled` ON `batches`
WHEN new.`is_recalled` <> (SELECT count(*) FROM `recalls` WHERE `batch_id` = new.`id` AND `state` <> 'called off')
BEGIN
  SELECT raise(abort, 'a batch is recalled by its recall alone');
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
