CREATE INDEX `orders_part_refunded` ON `orders` (`created_at`) WHERE payment_status = 'part_refunded';
--> statement-breakpoint
ALTER TABLE `order_counts` ADD `sold` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `order_counts` ADD `sold_paise` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE `order_counts` SET `sold` = s.`sold`, `sold_paise` = s.`paise`
FROM (
  SELECT (`created_at` + 19800000) / 86400000 AS `day`, `status`, count(*) AS `sold`, sum(`total_paise`) AS `paise`
  FROM `orders` WHERE `payment_status` in ('paid', 'part_refunded') GROUP BY 1, 2
) AS s WHERE s.`day` = `order_counts`.`day` AND s.`status` = `order_counts`.`status`;
--> statement-breakpoint
DROP TRIGGER `order_counts_insert`;
--> statement-breakpoint
DROP TRIGGER `order_counts_delete`;
--> statement-breakpoint
DROP TRIGGER `order_counts_update_out`;
--> statement-breakpoint
DROP TRIGGER `order_counts_update_in`;
--> statement-breakpoint
CREATE TRIGGER `order_counts_insert` AFTER INSERT ON `orders` WHEN (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online')) BEGIN
  INSERT INTO `order_counts` (`day`, `status`, `listed`, `paid`, `sold`, `sold_paise`) VALUES ((new.`created_at` + 19800000) / 86400000, new.`status`, 1, (new.`payment_status` in ('paid', 'part_refunded', 'refunded')),
    (new.`payment_status` in ('paid', 'part_refunded')), (new.`payment_status` in ('paid', 'part_refunded')) * new.`total_paise`)
  ON CONFLICT (`day`, `status`) DO UPDATE SET `listed` = `listed` + 1, `paid` = `paid` + excluded.`paid`,
    `sold` = `sold` + excluded.`sold`, `sold_paise` = `sold_paise` + excluded.`sold_paise`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_counts_delete` AFTER DELETE ON `orders` WHEN (old.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (old.`payment_status` = 'pending' and old.`payment_method` <> 'online')) BEGIN
  UPDATE `order_counts` SET `listed` = `listed` - 1, `paid` = `paid` - (old.`payment_status` in ('paid', 'part_refunded', 'refunded')),
    `sold` = `sold` - (old.`payment_status` in ('paid', 'part_refunded')), `sold_paise` = `sold_paise` - (old.`payment_status` in ('paid', 'part_refunded')) * old.`total_paise`
  WHERE `day` = (old.`created_at` + 19800000) / 86400000 AND `status` = old.`status`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_counts_update_out` AFTER UPDATE OF `created_at`, `status`, `payment_status`, `payment_method`, `total_paise` ON `orders` WHEN (old.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (old.`payment_status` = 'pending' and old.`payment_method` <> 'online')) BEGIN
  UPDATE `order_counts` SET `listed` = `listed` - 1, `paid` = `paid` - (old.`payment_status` in ('paid', 'part_refunded', 'refunded')),
    `sold` = `sold` - (old.`payment_status` in ('paid', 'part_refunded')), `sold_paise` = `sold_paise` - (old.`payment_status` in ('paid', 'part_refunded')) * old.`total_paise`
  WHERE `day` = (old.`created_at` + 19800000) / 86400000 AND `status` = old.`status`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_counts_update_in` AFTER UPDATE OF `created_at`, `status`, `payment_status`, `payment_method`, `total_paise` ON `orders` WHEN (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online')) BEGIN
  INSERT INTO `order_counts` (`day`, `status`, `listed`, `paid`, `sold`, `sold_paise`) VALUES ((new.`created_at` + 19800000) / 86400000, new.`status`, 1, (new.`payment_status` in ('paid', 'part_refunded', 'refunded')),
    (new.`payment_status` in ('paid', 'part_refunded')), (new.`payment_status` in ('paid', 'part_refunded')) * new.`total_paise`)
  ON CONFLICT (`day`, `status`) DO UPDATE SET `listed` = `listed` + 1, `paid` = `paid` + excluded.`paid`,
    `sold` = `sold` + excluded.`sold`, `sold_paise` = `sold_paise` + excluded.`sold_paise`;
END;
