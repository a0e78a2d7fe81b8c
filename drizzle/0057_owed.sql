DROP INDEX `orders_cancelled_paid`;
--> statement-breakpoint
DROP INDEX `orders_to_pack`;
--> statement-breakpoint
DROP INDEX `orders_to_send`;
--> statement-breakpoint
ALTER TABLE `orders` ADD `kept_at` integer;
--> statement-breakpoint
ALTER TABLE `orders` ADD `kept_reason` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `orders` ADD `sold_out` integer DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX `orders_awaiting_money` ON `orders` (`created_at`,`serial`) WHERE payment_status = 'pending' and payment_method = 'transfer' and status <> 'cancel';
--> statement-breakpoint
CREATE INDEX `orders_sold_out` ON `orders` (`created_at`,`serial`) WHERE sold_out = 1 and status in ('Not Process', 'Processing');
--> statement-breakpoint
CREATE INDEX `orders_money_back` ON `orders` (`created_at`) WHERE status = 'cancel' and cancel_reason is not null and payment_status in ('paid', 'part_refunded') and kept_at is null and source <> 'import';
--> statement-breakpoint
CREATE INDEX `orders_to_pack` ON `orders` (`created_at`,`serial`) WHERE status = 'Not Process' and (payment_status in ('paid', 'part_refunded') or (payment_status = 'pending' and payment_method not in ('online', 'transfer'))) and not (payment_status = 'pending' and needs_confirmation = 1 and confirmed_at is null);
--> statement-breakpoint
CREATE INDEX `orders_to_send` ON `orders` (`created_at`,`serial`) WHERE status = 'Processing' and (payment_status in ('paid', 'part_refunded') or (payment_status = 'pending' and payment_method not in ('online', 'transfer')));
--> statement-breakpoint
ALTER TABLE `order_counts` ADD `ordered` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `order_counts` ADD `ordered_paise` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE `order_counts` SET `ordered` = s.`ordered`, `ordered_paise` = s.`paise`
FROM (
  SELECT (o.`created_at` + 19800000) / 86400000 AS `day`, o.`status` AS `status`, count(*) AS `ordered`, sum(o.`total_paise`) AS `paise`
  FROM `orders` AS o WHERE (o.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (o.`payment_status` = 'pending' and o.`payment_method` <> 'online')) AND o.`payment_status` <> 'refunded' GROUP BY 1, 2
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
  INSERT INTO `order_counts` (`day`, `status`, `listed`, `paid`, `sold`, `sold_paise`, `ordered`, `ordered_paise`) VALUES ((new.`created_at` + 19800000) / 86400000, new.`status`, 1, (new.`payment_status` in ('paid', 'part_refunded', 'refunded')),
    (new.`payment_status` in ('paid', 'part_refunded')), (new.`payment_status` in ('paid', 'part_refunded')) * new.`total_paise`, (new.`payment_status` <> 'refunded'), (new.`payment_status` <> 'refunded') * new.`total_paise`)
  ON CONFLICT (`day`, `status`) DO UPDATE SET `listed` = `listed` + 1, `paid` = `paid` + excluded.`paid`,
    `sold` = `sold` + excluded.`sold`, `sold_paise` = `sold_paise` + excluded.`sold_paise`,
    `ordered` = `ordered` + excluded.`ordered`, `ordered_paise` = `ordered_paise` + excluded.`ordered_paise`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_counts_delete` AFTER DELETE ON `orders` WHEN (old.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (old.`payment_status` = 'pending' and old.`payment_method` <> 'online')) BEGIN
  UPDATE `order_counts` SET `listed` = `listed` - 1, `paid` = `paid` - (old.`payment_status` in ('paid', 'part_refunded', 'refunded')),
    `sold` = `sold` - (old.`payment_status` in ('paid', 'part_refunded')), `sold_paise` = `sold_paise` - (old.`payment_status` in ('paid', 'part_refunded')) * old.`total_paise`,
    `ordered` = `ordered` - (old.`payment_status` <> 'refunded'), `ordered_paise` = `ordered_paise` - (old.`payment_status` <> 'refunded') * old.`total_paise`
  WHERE `day` = (old.`created_at` + 19800000) / 86400000 AND `status` = old.`status`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_counts_update_out` AFTER UPDATE OF `created_at`, `status`, `payment_status`, `payment_method`, `total_paise` ON `orders` WHEN (old.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (old.`payment_status` = 'pending' and old.`payment_method` <> 'online')) BEGIN
  UPDATE `order_counts` SET `listed` = `listed` - 1, `paid` = `paid` - (old.`payment_status` in ('paid', 'part_refunded', 'refunded')),
    `sold` = `sold` - (old.`payment_status` in ('paid', 'part_refunded')), `sold_paise` = `sold_paise` - (old.`payment_status` in ('paid', 'part_refunded')) * old.`total_paise`,
    `ordered` = `ordered` - (old.`payment_status` <> 'refunded'), `ordered_paise` = `ordered_paise` - (old.`payment_status` <> 'refunded') * old.`total_paise`
  WHERE `day` = (old.`created_at` + 19800000) / 86400000 AND `status` = old.`status`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_counts_update_in` AFTER UPDATE OF `created_at`, `status`, `payment_status`, `payment_method`, `total_paise` ON `orders` WHEN (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online')) BEGIN
  INSERT INTO `order_counts` (`day`, `status`, `listed`, `paid`, `sold`, `sold_paise`, `ordered`, `ordered_paise`) VALUES ((new.`created_at` + 19800000) / 86400000, new.`status`, 1, (new.`payment_status` in ('paid', 'part_refunded', 'refunded')),
    (new.`payment_status` in ('paid', 'part_refunded')), (new.`payment_status` in ('paid', 'part_refunded')) * new.`total_paise`, (new.`payment_status` <> 'refunded'), (new.`payment_status` <> 'refunded') * new.`total_paise`)
  ON CONFLICT (`day`, `status`) DO UPDATE SET `listed` = `listed` + 1, `paid` = `paid` + excluded.`paid`,
    `sold` = `sold` + excluded.`sold`, `sold_paise` = `sold_paise` + excluded.`sold_paise`,
    `ordered` = `ordered` + excluded.`ordered`, `ordered_paise` = `ordered_paise` + excluded.`ordered_paise`;
END;
--> statement-breakpoint
-- Goods that had been sent were given back without delivery and fee, as the form said: the owner has decided about the rest.
UPDATE `orders` SET `kept_at` = `updated_at`, `kept_reason` = 'Delivery and fee: the goods had been sent'
WHERE `status` = 'cancel' AND `cancel_reason` IS NOT NULL AND `payment_status` = 'part_refunded' AND `kept_at` IS NULL AND `source` <> 'import'
  AND (`shipped_at` IS NOT NULL OR `delivered_at` IS NOT NULL)
  AND (SELECT total(r.`amount_paise` - r.`delivery_paise` - r.`fee_paise`) FROM `refunds` AS r
    WHERE r.`order_id` = `orders`.`id` AND r.`status` <> 'failed'
      AND r.`payment_id` IS (SELECT p.`id` FROM `payments` AS p WHERE p.`paid_order_id` = `orders`.`id`)) >= `goods_paise` - `discount_paise`;
