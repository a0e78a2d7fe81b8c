CREATE INDEX `orders_cancelled_paid` ON `orders` (`created_at`) WHERE status = 'cancel' and cancel_reason is not null and payment_status in ('paid', 'part_refunded');
--> statement-breakpoint
CREATE TABLE `order_counts` (
	`day` integer NOT NULL,
	`status` text NOT NULL,
	`listed` integer NOT NULL,
	`paid` integer NOT NULL,
	PRIMARY KEY(`day`, `status`)
);
--> statement-breakpoint
INSERT INTO `order_counts` (`day`, `status`, `listed`, `paid`)
SELECT (o.`created_at` + 19800000) / 86400000, o.`status`, count(*), sum((o.`payment_status` in ('paid', 'part_refunded', 'refunded'))) FROM `orders` AS o
WHERE (o.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (o.`payment_status` = 'pending' and o.`payment_method` <> 'online')) GROUP BY 1, 2;
--> statement-breakpoint
CREATE TRIGGER `order_counts_insert` AFTER INSERT ON `orders` WHEN (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online')) BEGIN
  INSERT INTO `order_counts` (`day`, `status`, `listed`, `paid`) VALUES ((new.`created_at` + 19800000) / 86400000, new.`status`, 1, (new.`payment_status` in ('paid', 'part_refunded', 'refunded')))
  ON CONFLICT (`day`, `status`) DO UPDATE SET `listed` = `listed` + 1, `paid` = `paid` + excluded.`paid`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_counts_delete` AFTER DELETE ON `orders` WHEN (old.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (old.`payment_status` = 'pending' and old.`payment_method` <> 'online')) BEGIN
  UPDATE `order_counts` SET `listed` = `listed` - 1, `paid` = `paid` - (old.`payment_status` in ('paid', 'part_refunded', 'refunded'))
  WHERE `day` = (old.`created_at` + 19800000) / 86400000 AND `status` = old.`status`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_counts_update_out` AFTER UPDATE OF `created_at`, `status`, `payment_status`, `payment_method` ON `orders` WHEN (old.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (old.`payment_status` = 'pending' and old.`payment_method` <> 'online')) BEGIN
  UPDATE `order_counts` SET `listed` = `listed` - 1, `paid` = `paid` - (old.`payment_status` in ('paid', 'part_refunded', 'refunded'))
  WHERE `day` = (old.`created_at` + 19800000) / 86400000 AND `status` = old.`status`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_counts_update_in` AFTER UPDATE OF `created_at`, `status`, `payment_status`, `payment_method` ON `orders` WHEN (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online')) BEGIN
  INSERT INTO `order_counts` (`day`, `status`, `listed`, `paid`) VALUES ((new.`created_at` + 19800000) / 86400000, new.`status`, 1, (new.`payment_status` in ('paid', 'part_refunded', 'refunded')))
  ON CONFLICT (`day`, `status`) DO UPDATE SET `listed` = `listed` + 1, `paid` = `paid` + excluded.`paid`;
END;
