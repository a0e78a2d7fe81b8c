ALTER TABLE `payments` ADD `paid_order_id` text REFERENCES orders(id);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_paid_order` ON `payments` (`paid_order_id`);--> statement-breakpoint
ALTER TABLE `refunds` ADD `failure_seen_at` integer;--> statement-breakpoint
CREATE INDEX `refunds_failed` ON `refunds` (`created_at`) WHERE "refunds"."status" = 'failed' and "refunds"."failure_seen_at" is null;--> statement-breakpoint
-- By hand: until now one captured payment that needed no review was what paid an order.
UPDATE `payments` SET `paid_order_id` = (
	SELECT `payment_orders`.`order_id` FROM `payment_orders`
	JOIN `orders` ON `orders`.`id` = `payment_orders`.`order_id`
	WHERE `payment_orders`.`id` = `payments`.`payment_order_id`
		AND `orders`.`payment_status` IN ('paid', 'part_refunded', 'refunded')
)
WHERE `id` IN (
	SELECT min(`id`) FROM `payments`
	WHERE `status` IN ('captured', 'refunded') AND `review` IS NULL
	GROUP BY `payment_order_id`
);
