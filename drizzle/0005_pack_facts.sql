-- The three CHECKs are written by hand: nothing is sold above its MRP, whatever a program forgets.
ALTER TABLE `products` ADD `mrp_paise` integer CONSTRAINT "products_mrp" CHECK (`mrp_paise` between `price_paise` and 100000000);--> statement-breakpoint
ALTER TABLE `products` ADD `ingredients` text;--> statement-breakpoint
ALTER TABLE `products` ADD `allergens` text;--> statement-breakpoint
ALTER TABLE `products` ADD `is_vegetarian` integer DEFAULT 0 NOT NULL CONSTRAINT "products_vegetarian" CHECK (`is_vegetarian` in (0, 1));--> statement-breakpoint
ALTER TABLE `products` ADD `storage` text;--> statement-breakpoint
ALTER TABLE `products` ADD `best_before` text;--> statement-breakpoint
ALTER TABLE `products` ADD `net_weight_g` integer CONSTRAINT "products_net_weight" CHECK (`net_weight_g` between 1 and 999999);--> statement-breakpoint
ALTER TABLE `products` ADD `country_of_origin` text;--> statement-breakpoint
ALTER TABLE `products` ADD `maker` text;--> statement-breakpoint
ALTER TABLE `products` ADD `family` text;--> statement-breakpoint
CREATE INDEX `products_family` ON `products` ("family" collate nocase,`volume_ml`,`id`);