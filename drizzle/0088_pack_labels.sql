-- Labels on packs: the panel that letter heights go by, the laboratory's figures, the MRP that was printed, and who printed when.
CREATE TABLE `label_prints` (
	`id` text PRIMARY KEY NOT NULL,
	`batch_id` text NOT NULL,
	`labels` integer NOT NULL,
	`paper` text NOT NULL,
	`first_cell` integer NOT NULL,
	`dpi` integer NOT NULL,
	`design` text NOT NULL,
	`language` text NOT NULL,
	`dates` text NOT NULL,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`batch_id`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "label_prints_labels" CHECK("label_prints"."labels" > 0 and "label_prints"."first_cell" > 0)
);
--> statement-breakpoint
CREATE INDEX `label_prints_batch` ON `label_prints` (`batch_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `products` ADD `panel_shape` text CONSTRAINT "products_panel_shape" CHECK(panel_shape in ('rectangle', 'round', 'other'));--> statement-breakpoint
ALTER TABLE `products` ADD `panel_height_mm` integer CONSTRAINT "products_panel_height" CHECK(panel_height_mm between 1 and 5000);--> statement-breakpoint
ALTER TABLE `products` ADD `panel_width_mm` integer CONSTRAINT "products_panel_width" CHECK(panel_width_mm between 1 and 5000);--> statement-breakpoint
ALTER TABLE `products` ADD `panel_surface_cm2` integer CONSTRAINT "products_panel_surface" CHECK(panel_surface_cm2 between 1 and 100000);--> statement-breakpoint
ALTER TABLE `products` ADD `nutrition` text;--> statement-breakpoint
ALTER TABLE `batches` ADD `mrp_paise` integer CONSTRAINT "batches_mrp" CHECK(mrp_paise between 1 and 100000000);
--> statement-breakpoint
-- What is printed on packs is not changed by a later thought.
CREATE TRIGGER `batches_mrp_stays` BEFORE UPDATE OF `mrp_paise` ON `batches`
WHEN old.`mrp_paise` IS NOT NULL AND new.`mrp_paise` IS NOT old.`mrp_paise`
BEGIN
  SELECT raise(abort, 'the MRP printed on a batch stays');
END;
--> statement-breakpoint
CREATE TRIGGER `label_prints_of_an_mrp` BEFORE INSERT ON `label_prints`
WHEN (SELECT `mrp_paise` FROM `batches` WHERE `id` = new.`batch_id`) IS NULL
BEGIN
  SELECT raise(abort, 'labels are printed with an MRP');
END;
--> statement-breakpoint
CREATE TRIGGER `label_prints_stay` BEFORE UPDATE ON `label_prints` BEGIN
  SELECT raise(abort, 'a printing of labels is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `label_prints_are_kept` BEFORE DELETE ON `label_prints` BEGIN
  SELECT raise(abort, 'a printing of labels is kept');
END;
