-- Products that are made of others.
CREATE TABLE `batch_parts` (
	`batch_id` text NOT NULL,
	`part_id` text NOT NULL,
	`part_batch_id` text,
	`packs` integer NOT NULL,
	FOREIGN KEY (`batch_id`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`part_batch_id`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "batch_parts_packs" CHECK("batch_parts"."packs" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `batch_parts_of` ON `batch_parts` (`batch_id`,`part_id`,`part_batch_id`);--> statement-breakpoint
CREATE INDEX `batch_parts_part` ON `batch_parts` (`part_batch_id`,`batch_id`) WHERE part_batch_id is not null;--> statement-breakpoint
CREATE TABLE `product_parts` (
	`product_id` text NOT NULL,
	`part_id` text NOT NULL,
	`packs` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`product_id`, `part_id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`part_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "product_parts_packs" CHECK("product_parts"."packs" between 1 and 999)
);
--> statement-breakpoint
CREATE INDEX `product_parts_part` ON `product_parts` (`part_id`,`product_id`);--> statement-breakpoint
-- What is moved as a part, and what is packed or unpacked together.
ALTER TABLE `stock_movements` ADD `for_product_id` text CONSTRAINT "stock_movements_for" CHECK(for_product_id <> product_id);
--> statement-breakpoint
ALTER TABLE `stock_movements` ADD `packing_id` text CONSTRAINT "stock_movements_packing" CHECK((packing_id is not null) = (kind in ('packed', 'unpacked')));
--> statement-breakpoint
ALTER TABLE `stock_movements` DROP CONSTRAINT `stock_movements_kind`;
--> statement-breakpoint
ALTER TABLE `stock_movements` DROP CONSTRAINT `stock_movements_packs`;
--> statement-breakpoint
ALTER TABLE `stock_movements` ADD CONSTRAINT "stock_movements_kind" CHECK("stock_movements"."kind" in ('arrived', 'sold', 'returned', 'corrected', 'broken', 'packed', 'unpacked'));
--> statement-breakpoint
ALTER TABLE `stock_movements` ADD CONSTRAINT "stock_movements_packs" CHECK(case "stock_movements"."kind" when 'corrected' then "stock_movements"."packs" <> 0 when 'packed' then "stock_movements"."packs" <> 0 when 'unpacked' then "stock_movements"."packs" <> 0 when 'arrived' then "stock_movements"."packs" > 0 when 'returned' then "stock_movements"."packs" > 0 else "stock_movements"."packs" < 0 end);
--> statement-breakpoint
DROP INDEX `stock_movements_order`;
--> statement-breakpoint
CREATE INDEX `stock_movements_order` ON `stock_movements` (`order_id`,`product_id`,`batch_id`,`kind`,`packs`,`for_product_id`) WHERE order_id is not null;
--> statement-breakpoint
CREATE INDEX `stock_movements_packing` ON `stock_movements` (`packing_id`,`product_id`,`packs`) WHERE packing_id is not null;
--> statement-breakpoint
ALTER TABLE `order_lines` ADD `made_of` text CONSTRAINT "order_lines_made_of" CHECK(json_type(made_of) = 'array');
--> statement-breakpoint
ALTER TABLE `products` ADD `from_parts` integer DEFAULT 0 NOT NULL CONSTRAINT "products_from_parts" CHECK(from_parts >= 0);
--> statement-breakpoint
ALTER TABLE `products` ADD `supply_rule` text CONSTRAINT "products_supply_rule" CHECK(supply_rule in ('composite', 'mixed'));
--> statement-breakpoint
-- Sold out is now also what no parts are left for. The column is computed, so that nothing is stored anew.
DROP TRIGGER `open_pages_products_sold_out`;
--> statement-breakpoint
DROP INDEX `products_sold_out`;
--> statement-breakpoint
ALTER TABLE `products` DROP COLUMN `is_sold_out`;
--> statement-breakpoint
ALTER TABLE `products` ADD `is_sold_out` integer GENERATED ALWAYS AS (sale = 'sold out' or (is_counted = 1 and stock - aged_stock <= 0 and from_parts <= 0)) VIRTUAL;
--> statement-breakpoint
CREATE INDEX `products_sold_out` ON `products` (`created_at`,`id`) WHERE is_sold_out = 1;
--> statement-breakpoint
CREATE TRIGGER `open_pages_products_sold_out` AFTER UPDATE OF `stock`, `aged_stock`, `is_counted`, `from_parts` ON `products`
WHEN old.`is_sold_out` <> new.`is_sold_out`
BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `products_from_parts` AFTER UPDATE OF `stock`, `aged_stock`, `is_counted` ON `products`
WHEN EXISTS (SELECT 1 FROM `product_parts` WHERE `part_id` = new.`id`)
BEGIN
  UPDATE `products` SET `from_parts` = coalesce((SELECT min(max(0, p.`stock` - p.`aged_stock`) / parts.`packs`) FROM `product_parts` AS parts
      JOIN `products` AS p ON p.`id` = parts.`part_id` WHERE parts.`product_id` = `products`.`id` AND p.`is_counted` = 1),
    iif(EXISTS (SELECT 1 FROM `product_parts` WHERE `product_id` = `products`.`id`), 1000000, 0))
  WHERE `id` IN (SELECT `product_id` FROM `product_parts` WHERE `part_id` = new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `products_of_parts_are_counted` BEFORE UPDATE OF `is_counted` ON `products`
WHEN new.`is_counted` = 0 AND EXISTS (SELECT 1 FROM `product_parts` WHERE `product_id` = new.`id`)
BEGIN
  SELECT raise(abort, 'a product that is made of others is counted');
END;
--> statement-breakpoint
-- A part is made of nothing else.
CREATE TRIGGER `product_parts_one_level` BEFORE INSERT ON `product_parts`
WHEN new.`part_id` = new.`product_id` OR EXISTS (SELECT 1 FROM `product_parts` WHERE `product_id` = new.`part_id` OR `part_id` = new.`product_id`)
BEGIN
  SELECT raise(abort, 'a part is made of nothing else');
END;
--> statement-breakpoint
CREATE TRIGGER `product_parts_stay` BEFORE UPDATE OF `product_id`, `part_id` ON `product_parts`
BEGIN
  SELECT raise(abort, 'a part stays with its product');
END;
--> statement-breakpoint
CREATE TRIGGER `product_parts_insert` AFTER INSERT ON `product_parts` BEGIN
  UPDATE `products` SET `from_parts` = coalesce((SELECT min(max(0, p.`stock` - p.`aged_stock`) / parts.`packs`) FROM `product_parts` AS parts
      JOIN `products` AS p ON p.`id` = parts.`part_id` WHERE parts.`product_id` = `products`.`id` AND p.`is_counted` = 1),
    iif(EXISTS (SELECT 1 FROM `product_parts` WHERE `product_id` = `products`.`id`), 1000000, 0)), `is_counted` = 1
  WHERE `id` = new.`product_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_product_parts_insert` AFTER INSERT ON `product_parts` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `product_parts_update` AFTER UPDATE ON `product_parts` BEGIN
  UPDATE `products` SET `from_parts` = coalesce((SELECT min(max(0, p.`stock` - p.`aged_stock`) / parts.`packs`) FROM `product_parts` AS parts
      JOIN `products` AS p ON p.`id` = parts.`part_id` WHERE parts.`product_id` = `products`.`id` AND p.`is_counted` = 1),
    iif(EXISTS (SELECT 1 FROM `product_parts` WHERE `product_id` = `products`.`id`), 1000000, 0))
  WHERE `id` = new.`product_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_product_parts_update` AFTER UPDATE ON `product_parts` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `product_parts_delete` AFTER DELETE ON `product_parts` BEGIN
  UPDATE `products` SET `from_parts` = coalesce((SELECT min(max(0, p.`stock` - p.`aged_stock`) / parts.`packs`) FROM `product_parts` AS parts
      JOIN `products` AS p ON p.`id` = parts.`part_id` WHERE parts.`product_id` = `products`.`id` AND p.`is_counted` = 1),
    iif(EXISTS (SELECT 1 FROM `product_parts` WHERE `product_id` = `products`.`id`), 1000000, 0))
  WHERE `id` = old.`product_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_product_parts_delete` AFTER DELETE ON `product_parts` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
-- What a pack was made of stays on its line, whoever writes that.
CREATE TRIGGER `order_lines_made_of` AFTER INSERT ON `order_lines`
WHEN new.`made_of` IS NULL AND EXISTS (SELECT 1 FROM `product_parts` WHERE `product_id` = new.`product_id`)
BEGIN
  UPDATE `order_lines` SET `made_of` = (SELECT json_group_array(json_object('productId', parts.`part_id`, 'packs', parts.`packs`))
    FROM (SELECT `part_id`, `packs` FROM `product_parts` WHERE `product_id` = new.`product_id` ORDER BY `position`) AS parts)
  WHERE `order_id` = new.`order_id` AND `position` = new.`position`;
END;
--> statement-breakpoint
CREATE TRIGGER `batch_parts_fit` BEFORE INSERT ON `batch_parts`
WHEN new.`part_batch_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `batches` WHERE `id` = new.`part_batch_id` AND `product_id` = new.`part_id`)
BEGIN
  SELECT raise(abort, 'the batch is of another product');
END;
--> statement-breakpoint
CREATE TRIGGER `batch_parts_stay` BEFORE UPDATE ON `batch_parts` BEGIN
  SELECT raise(abort, 'what a batch holds is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `batch_parts_are_kept` BEFORE DELETE ON `batch_parts` WHEN EXISTS (SELECT 1 FROM `stock_movements` WHERE `batch_id` = old.`batch_id`)
BEGIN
  SELECT raise(abort, 'what a batch holds is kept');
END;
--> statement-breakpoint
-- A batch that was packed ahead ends with the first of its parts, and is recalled with any of them.
CREATE TRIGGER `batches_parts_days` AFTER UPDATE OF `best_before`, `packed_on`, `is_aged` ON `batches`
WHEN EXISTS (SELECT 1 FROM `batch_parts` WHERE `part_batch_id` = new.`id`)
BEGIN
  UPDATE `batches` SET (`best_before`, `packed_on`, `is_aged`) = (SELECT min(b.`best_before`), min(b.`packed_on`), max(b.`is_aged`)
    FROM `batch_parts` AS parts JOIN `batches` AS b ON b.`id` = parts.`part_batch_id` WHERE parts.`batch_id` = `batches`.`id`)
  WHERE `id` IN (SELECT `batch_id` FROM `batch_parts` WHERE `part_batch_id` = new.`id`);
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
DROP TRIGGER `batches_recalled_by_recalls`;
--> statement-breakpoint
CREATE TRIGGER `batches_recalled_by_recalls` BEFORE UPDATE OF `is_recalled` ON `batches`
WHEN new.`is_recalled` <> (EXISTS (SELECT 1 FROM `recalls` WHERE `batch_id` = new.`id` AND `state` <> 'called off')
  OR EXISTS (SELECT 1 FROM `batch_parts` AS parts JOIN `recalls` AS r ON r.`batch_id` = parts.`part_batch_id`
    WHERE parts.`batch_id` = new.`id` AND r.`state` <> 'called off'))
BEGIN
  SELECT raise(abort, 'a batch is recalled by its recall alone');
END;
--> statement-breakpoint
DROP TRIGGER `recalls_take_off_sale`;
--> statement-breakpoint
CREATE TRIGGER `recalls_take_off_sale` AFTER INSERT ON `recalls` BEGIN
  UPDATE `batches` SET `is_recalled` = (EXISTS (SELECT 1 FROM `recalls` WHERE `batch_id` = `batches`.`id` AND `state` <> 'called off')
  OR EXISTS (SELECT 1 FROM `batch_parts` AS parts JOIN `recalls` AS r ON r.`batch_id` = parts.`part_batch_id`
    WHERE parts.`batch_id` = `batches`.`id` AND r.`state` <> 'called off'))
  WHERE `id` = new.`batch_id` OR `id` IN (SELECT `batch_id` FROM `batch_parts` WHERE `part_batch_id` = new.`batch_id`);
END;
--> statement-breakpoint
DROP TRIGGER `recalls_called_off`;
--> statement-breakpoint
CREATE TRIGGER `recalls_called_off` AFTER UPDATE OF `state` ON `recalls` WHEN new.`state` = 'called off' AND old.`state` <> 'called off' BEGIN
  UPDATE `batches` SET `is_recalled` = (EXISTS (SELECT 1 FROM `recalls` WHERE `batch_id` = `batches`.`id` AND `state` <> 'called off')
  OR EXISTS (SELECT 1 FROM `batch_parts` AS parts JOIN `recalls` AS r ON r.`batch_id` = parts.`part_batch_id`
    WHERE parts.`batch_id` = `batches`.`id` AND r.`state` <> 'called off'))
  WHERE `id` = new.`batch_id` OR `id` IN (SELECT `batch_id` FROM `batch_parts` WHERE `part_batch_id` = new.`batch_id`);
END;
--> statement-breakpoint
-- A packing takes from its parts what it brings, in one batch or in none; each of its movements says which part of it is what.
CREATE TRIGGER `stock_movements_packing_fits` BEFORE INSERT ON `stock_movements`
WHEN new.`packing_id` IS NOT NULL AND (new.`packs` > 0) <> ((new.`kind` = 'packed') = (new.`for_product_id` IS NULL))
BEGIN
  SELECT raise(abort, 'packing brings the whole and takes the parts');
END;
