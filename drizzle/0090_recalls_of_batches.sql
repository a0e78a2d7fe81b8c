-- Who was told of a recall; and no pack comes into a recalled batch, or is sold from it.
CREATE TABLE `recall_told` (
	`batch_id` text NOT NULL,
	`order_id` text NOT NULL,
	`way` text NOT NULL,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`batch_id`, `order_id`),
	FOREIGN KEY (`batch_id`) REFERENCES `recalls`(`batch_id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "recall_told_way" CHECK("recall_told"."way" in ('mail', 'person'))
);
--> statement-breakpoint
CREATE INDEX `recall_told_order` ON `recall_told` (`order_id`);
--> statement-breakpoint
CREATE TRIGGER `recall_told_stay` BEFORE UPDATE ON `recall_told` BEGIN
  SELECT raise(abort, 'who was told of a recall is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `recall_told_are_kept` BEFORE DELETE ON `recall_told` BEGIN
  SELECT raise(abort, 'who was told of a recall is kept');
END;
--> statement-breakpoint
CREATE TRIGGER `stock_movements_not_recalled` BEFORE INSERT ON `stock_movements`
WHEN new.`kind` IN ('arrived', 'sold') AND new.`batch_id` IS NOT NULL
  AND (SELECT `is_recalled` FROM `batches` WHERE `id` = new.`batch_id`) = 1
BEGIN
  SELECT raise(abort, 'a recalled batch takes no packs and sells none');
END;
