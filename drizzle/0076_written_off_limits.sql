CREATE TABLE `write_offs` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text,
	`khata_id` text,
	`amount_paise` integer NOT NULL,
	`reason` text NOT NULL,
	`noted_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`khata_id`) REFERENCES `khatas`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "write_offs_amount" CHECK("write_offs"."amount_paise" <> 0),
	CONSTRAINT "write_offs_of" CHECK(("write_offs"."order_id" is null) <> ("write_offs"."khata_id" is null))
);
--> statement-breakpoint
CREATE INDEX `write_offs_order` ON `write_offs` (`order_id`) WHERE "write_offs"."order_id" is not null;--> statement-breakpoint
CREATE INDEX `write_offs_khata` ON `write_offs` (`khata_id`) WHERE "write_offs"."khata_id" is not null;--> statement-breakpoint
CREATE INDEX `write_offs_day` ON `write_offs` (`created_at`);--> statement-breakpoint
ALTER TABLE `khatas` ADD `limit_paise` integer CONSTRAINT "khatas_limit" CHECK(limit_paise is null or limit_paise >= 0);--> statement-breakpoint
ALTER TABLE `khatas` ADD `joined_to` text CONSTRAINT "khatas_joined_to" CHECK(joined_to is null or joined_to <> id) REFERENCES `khatas`(`id`);--> statement-breakpoint
CREATE INDEX `khatas_joined` ON `khatas` (`joined_to`) WHERE "khatas"."joined_to" is not null;--> statement-breakpoint
ALTER TABLE `orders` ADD `written_off_at` integer CONSTRAINT "orders_written_off" CHECK(written_off_at is null or (payment_status not in ('paid', 'part_refunded', 'refunded') and status <> 'cancel'));--> statement-breakpoint
DROP INDEX `orders_due`;--> statement-breakpoint
DROP INDEX `orders_awaiting_money`;--> statement-breakpoint
CREATE INDEX `orders_due` ON `orders` (`created_at`,`serial`) WHERE payment_status = 'pending' and payment_method <> 'online' and status <> 'cancel' and written_off_at is null;--> statement-breakpoint
CREATE INDEX `orders_awaiting_money` ON `orders` (`created_at`,`serial`) WHERE payment_status = 'pending' and payment_method = 'transfer' and status <> 'cancel' and written_off_at is null;--> statement-breakpoint
CREATE TRIGGER `write_offs_is_there` AFTER INSERT ON `write_offs` WHEN new.amount_paise < 0 BEGIN
  SELECT raise(abort, 'More is taken back than was written off') WHERE 0 > (
    SELECT sum(amount_paise) FROM write_offs WHERE order_id = new.order_id);
  SELECT raise(abort, 'More is taken back than was written off') WHERE 0 > (
    SELECT sum(amount_paise) FROM write_offs WHERE khata_id = new.khata_id);
END;--> statement-breakpoint
CREATE TRIGGER `write_offs_stays` BEFORE UPDATE ON `write_offs` BEGIN
  SELECT raise(abort, 'What was written off does not change');
END;--> statement-breakpoint
CREATE TRIGGER `write_offs_is_kept` BEFORE DELETE ON `write_offs` BEGIN
  SELECT raise(abort, 'What was written off is not deleted');
END;--> statement-breakpoint
CREATE TRIGGER `khatas_join` BEFORE UPDATE OF `joined_to` ON `khatas` WHEN new.joined_to IS NOT NULL BEGIN
  SELECT raise(abort, 'A khata joins one that joins none')
    WHERE EXISTS (SELECT 1 FROM khatas k WHERE k.id = new.joined_to AND k.joined_to IS NOT NULL)
    OR EXISTS (SELECT 1 FROM khatas k WHERE k.joined_to = new.id);
END;
