CREATE TABLE `product_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`file_name` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`admin_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_imports_admin` ON `product_imports` (`admin_id`);--> statement-breakpoint
CREATE INDEX `product_imports_age` ON `product_imports` (`created_at`);--> statement-breakpoint
DROP INDEX `products_price`;--> statement-breakpoint
ALTER TABLE `products` ADD `form_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `products_form_key` ON `products` (`form_key`);--> statement-breakpoint
CREATE INDEX `products_name` ON `products` ("name" collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `products_category_name` ON `products` (`category_id`,"name" collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `products_category_price` ON `products` (`category_id`,`price_paise`,`id`);--> statement-breakpoint
CREATE INDEX `products_price` ON `products` (`price_paise`,`id`);