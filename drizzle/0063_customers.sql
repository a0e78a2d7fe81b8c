CREATE TABLE `customers` (
	`key` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`orders` integer DEFAULT 0 NOT NULL,
	`paid_paise` integer DEFAULT 0 NOT NULL,
	`opened_at` integer,
	`last_ordered_at` integer,
	`last_order_id` text,
	`newest_at` integer GENERATED ALWAYS AS (coalesce(last_ordered_at, opened_at)) VIRTUAL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `customers_newest` ON `customers` (`newest_at`,`key`);--> statement-breakpoint
CREATE INDEX `customers_user` ON `customers` (`user_id`);--> statement-breakpoint
ALTER TABLE `orders` ADD `customer` text GENERATED ALWAYS AS (case when user_id is not null then user_id when substr(replace(replace(replace(replace(replace(buyer_phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), -10) glob '[6-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]' and substr(replace(replace(replace(replace(replace(buyer_phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), 1, length(replace(replace(replace(replace(replace(buyer_phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', '')) - 10) in ('', '0', '91', '910', '+91', '+910', '0091', '00910') then '+91' || substr(replace(replace(replace(replace(replace(buyer_phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), -10) when trim(buyer_email) <> '' then lower(trim(buyer_email)) else id end) VIRTUAL;--> statement-breakpoint
CREATE INDEX `orders_guest` ON `orders` (`customer`,`created_at`) WHERE user_id is null;
--> statement-breakpoint
-- Accounts first, then what each customer ordered; max() makes the other columns those of the newest order.
INSERT INTO `customers` (`key`, `user_id`, `opened_at`) SELECT `id`, `id`, `created_at` FROM `users` WHERE `email` NOT LIKE '%@erased.invalid';
--> statement-breakpoint
INSERT INTO `customers` (`key`, `user_id`, `orders`, `paid_paise`, `last_ordered_at`, `last_order_id`)
SELECT o.`customer`, o.`user_id`, count(*), sum(CASE WHEN o.`payment_status` in ('paid', 'part_refunded', 'refunded') THEN coalesce((SELECT p.`amount_paise` FROM `payments` AS p WHERE p.`paid_order_id` = o.`id`), o.`total_paise`) - (SELECT coalesce(sum(r.`amount_paise`), 0) FROM `refunds` AS r WHERE r.`order_id` = o.`id` AND r.`status` in ('pending', 'processed') AND r.`payment_id` IS (SELECT p.`id` FROM `payments` AS p WHERE p.`paid_order_id` = o.`id`)) ELSE 0 END), max(o.`created_at`), o.`id`
FROM `orders` AS o WHERE (o.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (o.`payment_status` = 'pending' and o.`payment_method` <> 'online')) and o.`buyer_name` <> 'Erased customer' GROUP BY o.`customer`
ON CONFLICT (`key`) DO UPDATE SET `orders` = excluded.`orders`, `paid_paise` = excluded.`paid_paise`,
  `last_ordered_at` = excluded.`last_ordered_at`, `last_order_id` = excluded.`last_order_id`;
--> statement-breakpoint
CREATE TRIGGER `customers_account` AFTER INSERT ON `users` BEGIN
  INSERT INTO `customers` (`key`, `user_id`, `opened_at`) VALUES (new.`id`, new.`id`, new.`created_at`);
END;
--> statement-breakpoint
CREATE TRIGGER `customers_account_erased` AFTER UPDATE OF `email` ON `users` WHEN new.`email` LIKE '%@erased.invalid' BEGIN
  DELETE FROM `customers` WHERE `key` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `customers_order_insert` AFTER INSERT ON `orders` WHEN (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online')) and new.`buyer_name` <> 'Erased customer' BEGIN
  INSERT INTO `customers` (`key`, `user_id`, `orders`, `paid_paise`, `last_ordered_at`, `last_order_id`)
  SELECT new.`customer`, new.`user_id`, 1, CASE WHEN new.`payment_status` in ('paid', 'part_refunded', 'refunded') THEN coalesce((SELECT p.`amount_paise` FROM `payments` AS p WHERE p.`paid_order_id` = new.`id`), new.`total_paise`) - (SELECT coalesce(sum(r.`amount_paise`), 0) FROM `refunds` AS r WHERE r.`order_id` = new.`id` AND r.`status` in ('pending', 'processed') AND r.`payment_id` IS (SELECT p.`id` FROM `payments` AS p WHERE p.`paid_order_id` = new.`id`)) ELSE 0 END, new.`created_at`, new.`id` WHERE true
  ON CONFLICT (`key`) DO UPDATE SET `orders` = `orders` + 1, `paid_paise` = `paid_paise` + excluded.`paid_paise`,
    `last_order_id` = CASE WHEN `last_ordered_at` IS NULL OR excluded.`last_ordered_at` >= `last_ordered_at` THEN excluded.`last_order_id` ELSE `last_order_id` END,
    `last_ordered_at` = max(coalesce(`last_ordered_at`, 0), excluded.`last_ordered_at`);
END;
--> statement-breakpoint
CREATE TRIGGER `customers_order_update` AFTER UPDATE OF `user_id`, `buyer_name`, `buyer_phone`, `buyer_email`, `payment_status`, `payment_method`, `total_paise` ON `orders` WHEN ((old.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (old.`payment_status` = 'pending' and old.`payment_method` <> 'online')) and old.`buyer_name` <> 'Erased customer') or ((new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online')) and new.`buyer_name` <> 'Erased customer') BEGIN
  UPDATE `customers` SET `orders` = `orders` - 1, `paid_paise` = `paid_paise` - CASE WHEN old.`payment_status` in ('paid', 'part_refunded', 'refunded') THEN coalesce((SELECT p.`amount_paise` FROM `payments` AS p WHERE p.`paid_order_id` = old.`id`), old.`total_paise`) - (SELECT coalesce(sum(r.`amount_paise`), 0) FROM `refunds` AS r WHERE r.`order_id` = old.`id` AND r.`status` in ('pending', 'processed') AND r.`payment_id` IS (SELECT p.`id` FROM `payments` AS p WHERE p.`paid_order_id` = old.`id`)) ELSE 0 END
  WHERE `key` = old.`customer` AND (old.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (old.`payment_status` = 'pending' and old.`payment_method` <> 'online')) and old.`buyer_name` <> 'Erased customer';
  INSERT INTO `customers` (`key`, `user_id`, `orders`, `paid_paise`, `last_ordered_at`, `last_order_id`)
  SELECT new.`customer`, new.`user_id`, 1, CASE WHEN new.`payment_status` in ('paid', 'part_refunded', 'refunded') THEN coalesce((SELECT p.`amount_paise` FROM `payments` AS p WHERE p.`paid_order_id` = new.`id`), new.`total_paise`) - (SELECT coalesce(sum(r.`amount_paise`), 0) FROM `refunds` AS r WHERE r.`order_id` = new.`id` AND r.`status` in ('pending', 'processed') AND r.`payment_id` IS (SELECT p.`id` FROM `payments` AS p WHERE p.`paid_order_id` = new.`id`)) ELSE 0 END, new.`created_at`, new.`id` WHERE (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online')) and new.`buyer_name` <> 'Erased customer'
  ON CONFLICT (`key`) DO UPDATE SET `orders` = `orders` + 1, `paid_paise` = `paid_paise` + excluded.`paid_paise`,
    `last_order_id` = CASE WHEN `last_ordered_at` IS NULL OR excluded.`last_ordered_at` >= `last_ordered_at` THEN excluded.`last_order_id` ELSE `last_order_id` END,
    `last_ordered_at` = max(coalesce(`last_ordered_at`, 0), excluded.`last_ordered_at`);
  UPDATE `customers` SET (`last_ordered_at`, `last_order_id`) = (SELECT o.`created_at`, o.`id` FROM `orders` AS o WHERE o.`user_id` = old.`user_id` AND (o.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (o.`payment_status` = 'pending' and o.`payment_method` <> 'online')) AND o.`buyer_name` <> 'Erased customer' ORDER BY o.`created_at` DESC LIMIT 1)
  WHERE `key` = old.`user_id` AND `last_order_id` = old.`id` AND NOT (new.`customer` = old.`customer` AND (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online')) and new.`buyer_name` <> 'Erased customer');
  UPDATE `customers` SET (`last_ordered_at`, `last_order_id`) = (SELECT o.`created_at`, o.`id` FROM `orders` AS o WHERE o.`user_id` IS NULL AND o.`customer` = old.`customer` AND (o.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (o.`payment_status` = 'pending' and o.`payment_method` <> 'online')) AND o.`buyer_name` <> 'Erased customer' ORDER BY o.`created_at` DESC LIMIT 1)
  WHERE old.`user_id` IS NULL AND `key` = old.`customer` AND `last_order_id` = old.`id` AND NOT (new.`customer` = old.`customer` AND (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online')) and new.`buyer_name` <> 'Erased customer');
  DELETE FROM `customers` WHERE `key` = old.`customer` AND `orders` = 0 AND `user_id` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `customers_order_delete` AFTER DELETE ON `orders` WHEN (old.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (old.`payment_status` = 'pending' and old.`payment_method` <> 'online')) and old.`buyer_name` <> 'Erased customer' BEGIN
  UPDATE `customers` SET `orders` = `orders` - 1, `paid_paise` = `paid_paise` - CASE WHEN old.`payment_status` in ('paid', 'part_refunded', 'refunded') THEN coalesce((SELECT p.`amount_paise` FROM `payments` AS p WHERE p.`paid_order_id` = old.`id`), old.`total_paise`) - (SELECT coalesce(sum(r.`amount_paise`), 0) FROM `refunds` AS r WHERE r.`order_id` = old.`id` AND r.`status` in ('pending', 'processed') AND r.`payment_id` IS (SELECT p.`id` FROM `payments` AS p WHERE p.`paid_order_id` = old.`id`)) ELSE 0 END
  WHERE `key` = old.`customer` AND true;
  UPDATE `customers` SET (`last_ordered_at`, `last_order_id`) = (SELECT o.`created_at`, o.`id` FROM `orders` AS o WHERE o.`user_id` = old.`user_id` AND (o.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (o.`payment_status` = 'pending' and o.`payment_method` <> 'online')) AND o.`buyer_name` <> 'Erased customer' ORDER BY o.`created_at` DESC LIMIT 1)
  WHERE `key` = old.`user_id` AND `last_order_id` = old.`id`;
  UPDATE `customers` SET (`last_ordered_at`, `last_order_id`) = (SELECT o.`created_at`, o.`id` FROM `orders` AS o WHERE o.`user_id` IS NULL AND o.`customer` = old.`customer` AND (o.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (o.`payment_status` = 'pending' and o.`payment_method` <> 'online')) AND o.`buyer_name` <> 'Erased customer' ORDER BY o.`created_at` DESC LIMIT 1)
  WHERE old.`user_id` IS NULL AND `key` = old.`customer` AND `last_order_id` = old.`id`;
  DELETE FROM `customers` WHERE `key` = old.`customer` AND `orders` = 0 AND `user_id` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `customers_refund_insert` AFTER INSERT ON `refunds` WHEN new.`status` in ('pending', 'processed') BEGIN
  UPDATE `customers` SET `paid_paise` = `paid_paise` - CASE WHEN new.`status` in ('pending', 'processed') AND new.`payment_id` IS (SELECT p.`id` FROM `payments` AS p WHERE p.`paid_order_id` = new.`order_id`) THEN new.`amount_paise` ELSE 0 END
  WHERE `key` = (SELECT o.`customer` FROM `orders` AS o WHERE o.`id` = new.`order_id` AND o.`payment_status` in ('paid', 'part_refunded', 'refunded') AND o.`buyer_name` <> 'Erased customer');
END;
--> statement-breakpoint
CREATE TRIGGER `customers_refund_update` AFTER UPDATE OF `status`, `amount_paise` ON `refunds` BEGIN
  UPDATE `customers` SET `paid_paise` = `paid_paise` + CASE WHEN old.`status` in ('pending', 'processed') AND old.`payment_id` IS (SELECT p.`id` FROM `payments` AS p WHERE p.`paid_order_id` = old.`order_id`) THEN old.`amount_paise` ELSE 0 END - CASE WHEN new.`status` in ('pending', 'processed') AND new.`payment_id` IS (SELECT p.`id` FROM `payments` AS p WHERE p.`paid_order_id` = new.`order_id`) THEN new.`amount_paise` ELSE 0 END
  WHERE `key` = (SELECT o.`customer` FROM `orders` AS o WHERE o.`id` = new.`order_id` AND o.`payment_status` in ('paid', 'part_refunded', 'refunded') AND o.`buyer_name` <> 'Erased customer');
END;
--> statement-breakpoint
CREATE TRIGGER `customers_refund_delete` AFTER DELETE ON `refunds` WHEN old.`status` in ('pending', 'processed') BEGIN
  UPDATE `customers` SET `paid_paise` = `paid_paise` + CASE WHEN old.`status` in ('pending', 'processed') AND old.`payment_id` IS (SELECT p.`id` FROM `payments` AS p WHERE p.`paid_order_id` = old.`order_id`) THEN old.`amount_paise` ELSE 0 END
  WHERE `key` = (SELECT o.`customer` FROM `orders` AS o WHERE o.`id` = old.`order_id` AND o.`payment_status` in ('paid', 'part_refunded', 'refunded') AND o.`buyer_name` <> 'Erased customer');
END;
