CREATE TABLE `vouchers` (
	`id` text PRIMARY KEY NOT NULL,
	`series` text NOT NULL,
	`year` text NOT NULL,
	`serial` integer NOT NULL,
	`number` text NOT NULL,
	`order_id` text NOT NULL,
	`money_id` text NOT NULL,
	`total_paise` integer NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`money_id`) REFERENCES `money_received`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "vouchers_series" CHECK("vouchers"."series" in ('RV', 'RF')),
	CONSTRAINT "vouchers_total" CHECK("vouchers"."total_paise" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vouchers_number` ON `vouchers` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `vouchers_serial` ON `vouchers` (`series`,`year`,`serial`);--> statement-breakpoint
CREATE UNIQUE INDEX `vouchers_money` ON `vouchers` (`money_id`);--> statement-breakpoint
CREATE INDEX `vouchers_of_order` ON `vouchers` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `vouchers_newest` ON `vouchers` (`created_at`);--> statement-breakpoint
ALTER TABLE `orders` ADD `advance_paise` integer CONSTRAINT "orders_advance" CHECK(advance_paise is null or advance_paise >= 100);--> statement-breakpoint
ALTER TABLE `price_lists` ADD `advance` text;--> statement-breakpoint
ALTER TABLE `quotes` ADD `advance_paise` integer CONSTRAINT "quotes_advance" CHECK(advance_paise is null or advance_paise >= 100);--> statement-breakpoint
ALTER TABLE `money_received` ADD `payment_id` text REFERENCES `payments`(`id`);--> statement-breakpoint
ALTER TABLE `money_received` ADD `refund_id` text REFERENCES `refunds`(`id`) CONSTRAINT "money_received_online" CHECK((payment_id is null and refund_id is null) or way is null);--> statement-breakpoint
CREATE UNIQUE INDEX `money_received_payment` ON `money_received` (`payment_id`) WHERE "money_received"."payment_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `money_received_advance` ON `money_received` (`order_id`) WHERE "money_received"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX `money_received_refund` ON `money_received` (`refund_id`) WHERE "money_received"."refund_id" is not null;--> statement-breakpoint
DROP VIEW `money_came`;--> statement-breakpoint
CREATE VIEW `money_came` AS select "orders"."id" as "order_id", null as "khata_id", "payments"."amount_paise", 'online' as "way", "payments"."id" as "reference", "orders"."paid_at" as "came_at", "payments"."fee_paise", "payments"."tax_paise" from "orders" inner join "payments" on "payments"."paid_order_id" = "orders"."id" where payment_status in ('paid', 'part_refunded', 'refunded') union all select "money_received"."order_id" as "order_id", "money_received"."khata_id" as "khata_id", "money_received"."amount_paise", case when "money_received"."payment_id" is null and "money_received"."refund_id" is null then "money_received"."way" else 'online' end as "way", "money_received"."reference" as "reference", "money_received"."came_at" as "came_at", "payments"."fee_paise" as "fee_paise", "payments"."tax_paise" as "tax_paise" from "money_received" left join "payments" on "payments"."id" = "money_received"."payment_id";--> statement-breakpoint
CREATE TRIGGER `money_received_of_payment` BEFORE INSERT ON `money_received` WHEN new.payment_id IS NOT NULL BEGIN
  SELECT raise(abort, 'An advance is the whole of a captured payment of its order, which pays nothing else') WHERE NOT EXISTS (
    SELECT 1 FROM payments p JOIN payment_orders a ON a.id = p.payment_order_id
    WHERE p.id = new.payment_id AND p.amount_paise = new.amount_paise AND p.status IN ('captured', 'refunded')
      AND p.paid_order_id IS NULL AND a.order_id = new.order_id);
END;--> statement-breakpoint
CREATE TRIGGER `money_received_of_refund` BEFORE INSERT ON `money_received` WHEN new.refund_id IS NOT NULL BEGIN
  SELECT raise(abort, 'A refund gives back a part of its own order, and no more than it is') WHERE NOT EXISTS (
    SELECT 1 FROM refunds r JOIN money_received m ON m.payment_id = r.payment_id
    WHERE r.id = new.refund_id AND r.amount_paise >= abs(new.amount_paise) AND m.order_id = new.order_id);
END;--> statement-breakpoint
CREATE TRIGGER `payments_of_advance` BEFORE UPDATE OF `paid_order_id` ON `payments` WHEN new.paid_order_id IS NOT NULL BEGIN
  SELECT raise(abort, 'A payment that is an advance pays nothing else') WHERE EXISTS (
    SELECT 1 FROM money_received m WHERE m.payment_id = new.id);
END;--> statement-breakpoint
CREATE TRIGGER `vouchers_stay` BEFORE UPDATE ON `vouchers` BEGIN
  SELECT raise(abort, 'A voucher does not change once it is issued');
END;--> statement-breakpoint
CREATE TRIGGER `vouchers_are_kept` BEFORE DELETE ON `vouchers` BEGIN
  SELECT raise(abort, 'A voucher is not deleted');
END;--> statement-breakpoint
DROP TRIGGER `customers_order_insert`;--> statement-breakpoint
CREATE TRIGGER `customers_order_insert` AFTER INSERT ON `orders` WHEN (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online')) and new.`buyer_name` <> 'Erased customer' BEGIN
  INSERT INTO `customers` (`key`, `user_id`, `orders`, `paid_paise`, `last_ordered_at`, `last_order_id`)
  SELECT new.`customer`, new.`user_id`, 1, CASE WHEN new.`payment_status` in ('paid', 'part_refunded', 'refunded') THEN coalesce((SELECT p.`amount_paise` FROM `payments` AS p WHERE p.`paid_order_id` = new.`id`), new.`total_paise`) - (SELECT coalesce(sum(r.`amount_paise`), 0) FROM `refunds` AS r WHERE r.`order_id` = new.`id` AND r.`status` in ('pending', 'processed') AND (r.`payment_id` IS (SELECT p.`id` FROM `payments` AS p WHERE p.`paid_order_id` = new.`id`) OR (EXISTS (SELECT 1 FROM `money_received` AS m WHERE m.`payment_id` = r.`payment_id` AND m.`order_id` = new.`id`) AND coalesce((SELECT sum(m.`amount_paise`) FROM `money_received` AS m WHERE m.`refund_id` = r.`id`), 0) = 0))) ELSE 0 END, new.`created_at`, new.`id` WHERE true
  ON CONFLICT (`key`) DO UPDATE SET `orders` = `orders` + 1, `paid_paise` = `paid_paise` + excluded.`paid_paise`,
    `last_order_id` = CASE WHEN `last_ordered_at` IS NULL OR excluded.`last_ordered_at` >= `last_ordered_at` THEN excluded.`last_order_id` ELSE `last_order_id` END,
    `last_ordered_at` = max(coalesce(`last_ordered_at`, 0), excluded.`last_ordered_at`);
END;--> statement-breakpoint
DROP TRIGGER `customers_order_update`;--> statement-breakpoint
CREATE TRIGGER `customers_order_update` AFTER UPDATE OF `user_id`, `buyer_name`, `buyer_phone`, `buyer_email`, `payment_status`, `payment_method`, `total_paise` ON `orders` WHEN ((old.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (old.`payment_status` = 'pending' and old.`payment_method` <> 'online')) and old.`buyer_name` <> 'Erased customer') or ((new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online')) and new.`buyer_name` <> 'Erased customer') BEGIN
  UPDATE `customers` SET `orders` = `orders` - 1, `paid_paise` = `paid_paise` - CASE WHEN old.`payment_status` in ('paid', 'part_refunded', 'refunded') THEN coalesce((SELECT p.`amount_paise` FROM `payments` AS p WHERE p.`paid_order_id` = old.`id`), old.`total_paise`) - (SELECT coalesce(sum(r.`amount_paise`), 0) FROM `refunds` AS r WHERE r.`order_id` = old.`id` AND r.`status` in ('pending', 'processed') AND (r.`payment_id` IS (SELECT p.`id` FROM `payments` AS p WHERE p.`paid_order_id` = old.`id`) OR (EXISTS (SELECT 1 FROM `money_received` AS m WHERE m.`payment_id` = r.`payment_id` AND m.`order_id` = old.`id`) AND coalesce((SELECT sum(m.`amount_paise`) FROM `money_received` AS m WHERE m.`refund_id` = r.`id`), 0) = 0))) ELSE 0 END
  WHERE `key` = old.`customer` AND (old.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (old.`payment_status` = 'pending' and old.`payment_method` <> 'online')) and old.`buyer_name` <> 'Erased customer';
  INSERT INTO `customers` (`key`, `user_id`, `orders`, `paid_paise`, `last_ordered_at`, `last_order_id`)
  SELECT new.`customer`, new.`user_id`, 1, CASE WHEN new.`payment_status` in ('paid', 'part_refunded', 'refunded') THEN coalesce((SELECT p.`amount_paise` FROM `payments` AS p WHERE p.`paid_order_id` = new.`id`), new.`total_paise`) - (SELECT coalesce(sum(r.`amount_paise`), 0) FROM `refunds` AS r WHERE r.`order_id` = new.`id` AND r.`status` in ('pending', 'processed') AND (r.`payment_id` IS (SELECT p.`id` FROM `payments` AS p WHERE p.`paid_order_id` = new.`id`) OR (EXISTS (SELECT 1 FROM `money_received` AS m WHERE m.`payment_id` = r.`payment_id` AND m.`order_id` = new.`id`) AND coalesce((SELECT sum(m.`amount_paise`) FROM `money_received` AS m WHERE m.`refund_id` = r.`id`), 0) = 0))) ELSE 0 END, new.`created_at`, new.`id` WHERE (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online')) and new.`buyer_name` <> 'Erased customer'
  ON CONFLICT (`key`) DO UPDATE SET `orders` = `orders` + 1, `paid_paise` = `paid_paise` + excluded.`paid_paise`,
    `last_order_id` = CASE WHEN `last_ordered_at` IS NULL OR excluded.`last_ordered_at` >= `last_ordered_at` THEN excluded.`last_order_id` ELSE `last_order_id` END,
    `last_ordered_at` = max(coalesce(`last_ordered_at`, 0), excluded.`last_ordered_at`);
  UPDATE `customers` SET (`last_ordered_at`, `last_order_id`) = (SELECT o.`created_at`, o.`id` FROM `orders` AS o WHERE o.`user_id` = old.`user_id` AND (o.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (o.`payment_status` = 'pending' and o.`payment_method` <> 'online')) AND o.`buyer_name` <> 'Erased customer' ORDER BY o.`created_at` DESC LIMIT 1)
  WHERE `key` = old.`user_id` AND `last_order_id` = old.`id` AND NOT (new.`customer` = old.`customer` AND (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online')) and new.`buyer_name` <> 'Erased customer');
  UPDATE `customers` SET (`last_ordered_at`, `last_order_id`) = (SELECT o.`created_at`, o.`id` FROM `orders` AS o WHERE o.`user_id` IS NULL AND o.`customer` = old.`customer` AND (o.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (o.`payment_status` = 'pending' and o.`payment_method` <> 'online')) AND o.`buyer_name` <> 'Erased customer' ORDER BY o.`created_at` DESC LIMIT 1)
  WHERE old.`user_id` IS NULL AND `key` = old.`customer` AND `last_order_id` = old.`id` AND NOT (new.`customer` = old.`customer` AND (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online')) and new.`buyer_name` <> 'Erased customer');
  DELETE FROM `customers` WHERE `key` = old.`customer` AND `orders` = 0 AND `user_id` IS NULL;
END;--> statement-breakpoint
DROP TRIGGER `customers_order_delete`;--> statement-breakpoint
CREATE TRIGGER `customers_order_delete` AFTER DELETE ON `orders` WHEN (old.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (old.`payment_status` = 'pending' and old.`payment_method` <> 'online')) and old.`buyer_name` <> 'Erased customer' BEGIN
  UPDATE `customers` SET `orders` = `orders` - 1, `paid_paise` = `paid_paise` - CASE WHEN old.`payment_status` in ('paid', 'part_refunded', 'refunded') THEN coalesce((SELECT p.`amount_paise` FROM `payments` AS p WHERE p.`paid_order_id` = old.`id`), old.`total_paise`) - (SELECT coalesce(sum(r.`amount_paise`), 0) FROM `refunds` AS r WHERE r.`order_id` = old.`id` AND r.`status` in ('pending', 'processed') AND (r.`payment_id` IS (SELECT p.`id` FROM `payments` AS p WHERE p.`paid_order_id` = old.`id`) OR (EXISTS (SELECT 1 FROM `money_received` AS m WHERE m.`payment_id` = r.`payment_id` AND m.`order_id` = old.`id`) AND coalesce((SELECT sum(m.`amount_paise`) FROM `money_received` AS m WHERE m.`refund_id` = r.`id`), 0) = 0))) ELSE 0 END
  WHERE `key` = old.`customer` AND true;
  UPDATE `customers` SET (`last_ordered_at`, `last_order_id`) = (SELECT o.`created_at`, o.`id` FROM `orders` AS o WHERE o.`user_id` = old.`user_id` AND (o.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (o.`payment_status` = 'pending' and o.`payment_method` <> 'online')) AND o.`buyer_name` <> 'Erased customer' ORDER BY o.`created_at` DESC LIMIT 1)
  WHERE `key` = old.`user_id` AND `last_order_id` = old.`id`;
  UPDATE `customers` SET (`last_ordered_at`, `last_order_id`) = (SELECT o.`created_at`, o.`id` FROM `orders` AS o WHERE o.`user_id` IS NULL AND o.`customer` = old.`customer` AND (o.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (o.`payment_status` = 'pending' and o.`payment_method` <> 'online')) AND o.`buyer_name` <> 'Erased customer' ORDER BY o.`created_at` DESC LIMIT 1)
  WHERE old.`user_id` IS NULL AND `key` = old.`customer` AND `last_order_id` = old.`id`;
  DELETE FROM `customers` WHERE `key` = old.`customer` AND `orders` = 0 AND `user_id` IS NULL;
END;--> statement-breakpoint
DROP TRIGGER `customers_refund_insert`;--> statement-breakpoint
CREATE TRIGGER `customers_refund_insert` AFTER INSERT ON `refunds` WHEN new.`status` in ('pending', 'processed') BEGIN
  UPDATE `customers` SET `paid_paise` = `paid_paise` - CASE WHEN new.`status` in ('pending', 'processed') AND (new.`payment_id` IS (SELECT p.`id` FROM `payments` AS p WHERE p.`paid_order_id` = new.`order_id`) OR (EXISTS (SELECT 1 FROM `money_received` AS m WHERE m.`payment_id` = new.`payment_id` AND m.`order_id` = new.`order_id`) AND coalesce((SELECT sum(m.`amount_paise`) FROM `money_received` AS m WHERE m.`refund_id` = new.`id`), 0) = 0)) THEN new.`amount_paise` ELSE 0 END
  WHERE `key` = (SELECT o.`customer` FROM `orders` AS o WHERE o.`id` = new.`order_id` AND o.`payment_status` in ('paid', 'part_refunded', 'refunded') AND o.`buyer_name` <> 'Erased customer');
END;--> statement-breakpoint
DROP TRIGGER `customers_refund_update`;--> statement-breakpoint
CREATE TRIGGER `customers_refund_update` AFTER UPDATE OF `status`, `amount_paise` ON `refunds` BEGIN
  UPDATE `customers` SET `paid_paise` = `paid_paise` + CASE WHEN old.`status` in ('pending', 'processed') AND (old.`payment_id` IS (SELECT p.`id` FROM `payments` AS p WHERE p.`paid_order_id` = old.`order_id`) OR (EXISTS (SELECT 1 FROM `money_received` AS m WHERE m.`payment_id` = old.`payment_id` AND m.`order_id` = old.`order_id`) AND coalesce((SELECT sum(m.`amount_paise`) FROM `money_received` AS m WHERE m.`refund_id` = old.`id`), 0) = 0)) THEN old.`amount_paise` ELSE 0 END - CASE WHEN new.`status` in ('pending', 'processed') AND (new.`payment_id` IS (SELECT p.`id` FROM `payments` AS p WHERE p.`paid_order_id` = new.`order_id`) OR (EXISTS (SELECT 1 FROM `money_received` AS m WHERE m.`payment_id` = new.`payment_id` AND m.`order_id` = new.`order_id`) AND coalesce((SELECT sum(m.`amount_paise`) FROM `money_received` AS m WHERE m.`refund_id` = new.`id`), 0) = 0)) THEN new.`amount_paise` ELSE 0 END
  WHERE `key` = (SELECT o.`customer` FROM `orders` AS o WHERE o.`id` = new.`order_id` AND o.`payment_status` in ('paid', 'part_refunded', 'refunded') AND o.`buyer_name` <> 'Erased customer');
END;--> statement-breakpoint
DROP TRIGGER `customers_refund_delete`;--> statement-breakpoint
CREATE TRIGGER `customers_refund_delete` AFTER DELETE ON `refunds` WHEN old.`status` in ('pending', 'processed') BEGIN
  UPDATE `customers` SET `paid_paise` = `paid_paise` + CASE WHEN old.`status` in ('pending', 'processed') AND (old.`payment_id` IS (SELECT p.`id` FROM `payments` AS p WHERE p.`paid_order_id` = old.`order_id`) OR (EXISTS (SELECT 1 FROM `money_received` AS m WHERE m.`payment_id` = old.`payment_id` AND m.`order_id` = old.`order_id`) AND coalesce((SELECT sum(m.`amount_paise`) FROM `money_received` AS m WHERE m.`refund_id` = old.`id`), 0) = 0)) THEN old.`amount_paise` ELSE 0 END
  WHERE `key` = (SELECT o.`customer` FROM `orders` AS o WHERE o.`id` = old.`order_id` AND o.`payment_status` in ('paid', 'part_refunded', 'refunded') AND o.`buyer_name` <> 'Erased customer');
END;
