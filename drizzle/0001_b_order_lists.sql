DROP INDEX `orders_paid_newest`;--> statement-breakpoint
CREATE INDEX `orders_paid_status` ON `orders` (`status`,`created_at`,`serial`) WHERE payment_status in ('paid', 'part_refunded', 'refunded');--> statement-breakpoint
CREATE INDEX `orders_paid_buyer` ON `orders` ("buyer_name" collate nocase,`created_at`,`serial`,`status`) WHERE payment_status in ('paid', 'part_refunded', 'refunded');--> statement-breakpoint
CREATE INDEX `orders_paid_sales` ON `orders` (`created_at`,`payment_status`,`total_paise`,`id`) WHERE payment_status in ('paid', 'part_refunded', 'refunded');--> statement-breakpoint
CREATE INDEX `orders_paid_newest` ON `orders` (`created_at`,`serial`) WHERE payment_status in ('paid', 'part_refunded', 'refunded');--> statement-breakpoint
CREATE INDEX `order_lines_sold` ON `order_lines` (`order_id`,`product_id`,`volume_ml`,`quantity`,`name`);