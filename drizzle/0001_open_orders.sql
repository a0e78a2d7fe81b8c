DROP INDEX `orders_open`;--> statement-breakpoint
CREATE INDEX `orders_open` ON `orders` (`updated_at`) WHERE payment_status in ('unpaid', 'pending');