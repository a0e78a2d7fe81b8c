CREATE TABLE `api_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `api_tokens_user` ON `api_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `api_tokens_expiry` ON `api_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_reset` ON `attempts` (`resets_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`phone` text NOT NULL,
	`address` text NOT NULL,
	`role` integer DEFAULT 0 NOT NULL,
	`answer_hash` text NOT NULL,
	`terms_accepted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "users_role" CHECK("users"."role" in (0, 1)),
	CONSTRAINT "users_email_form" CHECK("users"."email" = lower(trim("users"."email")) and "users"."email" <> '')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_newest` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_admins` ON `users` (`id`) WHERE "users"."role" = 1;--> statement-breakpoint
CREATE TABLE `categories` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "categories_name_given" CHECK(trim("categories"."name") <> '')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_name` ON `categories` ("name" collate nocase);--> statement-breakpoint
CREATE UNIQUE INDEX `categories_slug` ON `categories` (`slug`);--> statement-breakpoint
CREATE TABLE `category_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`category_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `category_slugs_category` ON `category_slugs` (`category_id`);--> statement-breakpoint
CREATE TABLE `photos` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text,
	`hash` text NOT NULL,
	`alt` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "photos_size" CHECK("photos"."width" > 0 and "photos"."height" > 0)
);
--> statement-breakpoint
CREATE INDEX `photos_product` ON `photos` (`product_id`,`position`);--> statement-breakpoint
CREATE INDEX `photos_hash` ON `photos` (`hash`);--> statement-breakpoint
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
CREATE TABLE `product_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_slugs_product` ON `product_slugs` (`product_id`);--> statement-breakpoint
CREATE TABLE `products` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	`search_text` text NOT NULL,
	`price_paise` integer NOT NULL,
	`volume_ml` integer NOT NULL,
	`shipping` integer DEFAULT 1 NOT NULL,
	`category_id` text NOT NULL,
	`photo_id` text,
	`form_key` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "products_price" CHECK("products"."price_paise" between 1 and 100000000),
	CONSTRAINT "products_volume" CHECK("products"."volume_ml" > 0),
	CONSTRAINT "products_shipping" CHECK("products"."shipping" in (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_slug` ON `products` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `products_form_key` ON `products` (`form_key`);--> statement-breakpoint
CREATE INDEX `products_newest` ON `products` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `products_category` ON `products` (`category_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `products_name` ON `products` ("name" collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `products_price` ON `products` (`price_paise`,`id`);--> statement-breakpoint
CREATE INDEX `products_category_name` ON `products` (`category_id`,"name" collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `products_category_price` ON `products` (`category_id`,`price_paise`,`id`);--> statement-breakpoint
CREATE INDEX `products_photo` ON `products` (`photo_id`);--> statement-breakpoint
CREATE TABLE `cart_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`cart_id` text NOT NULL,
	`product_id` text,
	`name` text NOT NULL,
	`quantity` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`cart_id`) REFERENCES `carts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "cart_lines_quantity" CHECK("cart_lines"."quantity" between 1 and 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_lines_product` ON `cart_lines` (`cart_id`,`product_id`);--> statement-breakpoint
CREATE INDEX `cart_lines_of_product` ON `cart_lines` (`product_id`);--> statement-breakpoint
CREATE TABLE `carts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`round` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `carts_user` ON `carts` (`user_id`) WHERE "carts"."user_id" is not null;--> statement-breakpoint
CREATE INDEX `carts_updated` ON `carts` (`updated_at`);--> statement-breakpoint
CREATE TABLE `order_events` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`detail` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_events_order` ON `order_events` (`order_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `order_lines` (
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`product_id` text NOT NULL,
	`category_id` text NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	`volume_ml` integer NOT NULL,
	`shipping` integer NOT NULL,
	`unit_price_paise` integer NOT NULL,
	`quantity` integer NOT NULL,
	`photo_id` text,
	PRIMARY KEY(`order_id`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "order_lines_quantity" CHECK("order_lines"."quantity" between 1 and 5),
	CONSTRAINT "order_lines_price" CHECK("order_lines"."unit_price_paise" > 0)
);
--> statement-breakpoint
CREATE INDEX `order_lines_photo` ON `order_lines` (`photo_id`);--> statement-breakpoint
CREATE INDEX `order_lines_sold` ON `order_lines` (`order_id`,`product_id`,`volume_ml`,`quantity`,`name`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`serial` integer NOT NULL,
	`number` text NOT NULL,
	`token` text NOT NULL,
	`user_id` text NOT NULL,
	`cart_id` text NOT NULL,
	`cart_round` integer NOT NULL,
	`cart_hash` text NOT NULL,
	`status` text DEFAULT 'Not Process' NOT NULL,
	`payment_status` text DEFAULT 'unpaid' NOT NULL,
	`failure_reason` text,
	`total_paise` integer NOT NULL,
	`buyer_name` text NOT NULL,
	`buyer_email` text NOT NULL,
	`buyer_phone` text NOT NULL,
	`buyer_address` text NOT NULL,
	`paid_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "orders_status" CHECK("orders"."status" in ('Not Process', 'Processing', 'Shipped', 'deliverd', 'cancel')),
	CONSTRAINT "orders_payment_status" CHECK("orders"."payment_status" in ('unpaid', 'pending', 'paid', 'part_refunded', 'refunded', 'review')),
	CONSTRAINT "orders_total" CHECK("orders"."total_paise" > 0),
	CONSTRAINT "orders_paid_at" CHECK(not (payment_status in ('paid', 'part_refunded', 'refunded')) or "orders"."paid_at" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_serial` ON `orders` (`serial`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_token` ON `orders` (`token`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_cart_content` ON `orders` (`cart_id`,`cart_round`,`cart_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_cart_paid_once` ON `orders` (`cart_id`,`cart_round`) WHERE payment_status in ('paid', 'part_refunded', 'refunded');--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_user_paid` ON `orders` (`user_id`,`total_paise`) WHERE payment_status in ('paid', 'part_refunded', 'refunded');--> statement-breakpoint
CREATE INDEX `orders_paid_newest` ON `orders` (`created_at`,`serial`) WHERE payment_status in ('paid', 'part_refunded', 'refunded');--> statement-breakpoint
CREATE INDEX `orders_paid_status` ON `orders` (`status`,`created_at`,`serial`) WHERE payment_status in ('paid', 'part_refunded', 'refunded');--> statement-breakpoint
CREATE INDEX `orders_paid_buyer` ON `orders` ("buyer_name" collate nocase,`created_at`,`serial`,`status`) WHERE payment_status in ('paid', 'part_refunded', 'refunded');--> statement-breakpoint
CREATE INDEX `orders_paid_sales` ON `orders` (`created_at`,`payment_status`,`total_paise`,`id`) WHERE payment_status in ('paid', 'part_refunded', 'refunded');--> statement-breakpoint
CREATE INDEX `orders_open` ON `orders` (`updated_at`) WHERE payment_status in ('unpaid', 'pending');--> statement-breakpoint
CREATE TABLE `payment_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`currency` text DEFAULT 'INR' NOT NULL,
	`checked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "payment_orders_amount" CHECK("payment_orders"."amount_paise" >= 100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_orders_order` ON `payment_orders` (`order_id`);--> statement-breakpoint
CREATE INDEX `payment_orders_checked` ON `payment_orders` (`checked_at`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_order_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`method` text,
	`fee_paise` integer,
	`tax_paise` integer,
	`amount_refunded_paise` integer DEFAULT 0 NOT NULL,
	`error_code` text,
	`error_reason` text,
	`review` text,
	`international` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`payment_order_id`) REFERENCES `payment_orders`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "payments_status" CHECK("payments"."status" in ('created', 'failed', 'authorized', 'captured', 'refunded'))
);
--> statement-breakpoint
CREATE INDEX `payments_payment_order` ON `payments` (`payment_order_id`);--> statement-breakpoint
CREATE INDEX `payments_review` ON `payments` (`created_at`) WHERE "payments"."review" is not null;--> statement-breakpoint
CREATE TABLE `enquiries` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`area` text,
	`message` text,
	`business` text,
	`product` text,
	`quantity` text,
	`answered_at` integer,
	`answered_by` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "enquiries_kind" CHECK("enquiries"."kind" in ('contact', 'bulk'))
);
--> statement-breakpoint
CREATE INDEX `enquiries_newest` ON `enquiries` (`created_at`);--> statement-breakpoint
CREATE INDEX `enquiries_kind` ON `enquiries` (`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `enquiries_unanswered` ON `enquiries` (`created_at`) WHERE "enquiries"."answered_at" is null;--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`actor_name` text NOT NULL,
	`action` text NOT NULL,
	`kind` text GENERATED ALWAYS AS (substr(action, 1, instr(action, '.') - 1)) VIRTUAL,
	`subject_id` text NOT NULL,
	`subject_name` text NOT NULL,
	`changes` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_newest` ON `audit_log` (`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_kind` ON `audit_log` (`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_id`,`created_at`);