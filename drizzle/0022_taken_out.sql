ALTER TABLE `order_lines` ADD `taken_out` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `order_lines_taken_out` ON `order_lines` (`order_id`) WHERE taken_out > 0;