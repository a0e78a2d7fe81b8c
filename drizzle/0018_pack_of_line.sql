ALTER TABLE `order_lines` ADD `measure` text DEFAULT 'l' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `net_weight_g` integer;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `containers` integer DEFAULT 1 NOT NULL;