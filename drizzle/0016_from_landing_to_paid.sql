ALTER TABLE `second_steps` RENAME TO `two_factor`;--> statement-breakpoint
ALTER TABLE `enquiries` RENAME COLUMN "handed_on_at" TO "forwarded_at";--> statement-breakpoint
ALTER TABLE `enquiries` RENAME COLUMN "hand_on_tries" TO "forward_tries";--> statement-breakpoint
ALTER TABLE `enquiries` RENAME COLUMN "hand_on_next_at" TO "forward_next_at";--> statement-breakpoint
ALTER TABLE `enquiries` RENAME COLUMN "hand_on_problem" TO "forward_problem";--> statement-breakpoint
CREATE TABLE `addresses` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`line` text NOT NULL,
	`area` text DEFAULT '' NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`pin` text NOT NULL,
	`gstin` text,
	`firm` text,
	`is_usual` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `addresses_user` ON `addresses` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `addresses_usual` ON `addresses` (`user_id`) WHERE "addresses"."is_usual" = 1;--> statement-breakpoint
CREATE TABLE `guest_emails` (
	`email` text PRIMARY KEY NOT NULL,
	`mailed_at` integer,
	`proved_at` integer,
	`created_at` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `mail_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`email` text NOT NULL,
	`user_id` text,
	`order_id` text,
	`password_hash` text,
	`used_at` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `mail_links_email` ON `mail_links` (`email`);--> statement-breakpoint
CREATE INDEX `mail_links_user` ON `mail_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `mail_links_expiry` ON `mail_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `coupon_uses` (
	`order_id` text PRIMARY KEY NOT NULL,
	`coupon_id` text NOT NULL,
	`user_id` text,
	`phone` text NOT NULL,
	`given_back_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `coupon_uses_coupon` ON `coupon_uses` (`coupon_id`,`given_back_at`,`phone`,`user_id`);--> statement-breakpoint
CREATE INDEX `coupon_uses_phone` ON `coupon_uses` (`phone`);--> statement-breakpoint
CREATE TABLE `coupons` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`kind` text NOT NULL,
	`value` integer NOT NULL,
	`least_paise` integer DEFAULT 0 NOT NULL,
	`first_order_only` integer DEFAULT false NOT NULL,
	`per_buyer` integer,
	`in_all` integer,
	`starts_at` integer,
	`ends_at` integer,
	`is_on` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "coupons_kind" CHECK("coupons"."kind" in ('percent', 'amount')),
	CONSTRAINT "coupons_value" CHECK("coupons"."value" > 0 and ("coupons"."kind" = 'amount' or "coupons"."value" <= 10000)),
	CONSTRAINT "coupons_least" CHECK("coupons"."least_paise" >= 0),
	CONSTRAINT "coupons_limits" CHECK(coalesce("coupons"."per_buyer", 1) > 0 and coalesce("coupons"."in_all", 1) > 0)
);--> statement-breakpoint
CREATE UNIQUE INDEX `coupons_code` ON `coupons` ("code" collate nocase);--> statement-breakpoint
CREATE TABLE `delivery_pins` (
	`carrier` text NOT NULL,
	`prefix` text NOT NULL,
	`zone_id` text NOT NULL,
	PRIMARY KEY(`carrier`, `prefix`),
	FOREIGN KEY (`zone_id`) REFERENCES `delivery_zones`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "delivery_pins_prefix" CHECK("delivery_pins"."prefix" = '*' or ("delivery_pins"."prefix" glob '[1-9]*' and "delivery_pins"."prefix" not glob '*[^0-9]*' and length("delivery_pins"."prefix") <= 6))
);--> statement-breakpoint
CREATE INDEX `delivery_pins_zone` ON `delivery_pins` (`zone_id`);--> statement-breakpoint
CREATE TABLE `delivery_rates` (
	`zone_id` text NOT NULL,
	`upto_g` integer NOT NULL,
	`price_paise` integer NOT NULL,
	PRIMARY KEY(`zone_id`, `upto_g`),
	FOREIGN KEY (`zone_id`) REFERENCES `delivery_zones`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "delivery_rates_values" CHECK("delivery_rates"."upto_g" > 0 and "delivery_rates"."price_paise" >= 0)
);--> statement-breakpoint
CREATE TABLE `delivery_zones` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`carrier` text DEFAULT 'courier' NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`from_g` integer DEFAULT 0 NOT NULL,
	`extra_kg_paise` integer,
	`free_from_paise` integer,
	`days_min` integer NOT NULL,
	`days_max` integer NOT NULL,
	`is_offered` integer DEFAULT true NOT NULL,
	`pays_on_delivery` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "delivery_zones_carrier" CHECK("delivery_zones"."carrier" in ('courier', 'van', 'transporter')),
	CONSTRAINT "delivery_zones_days" CHECK("delivery_zones"."days_min" between 0 and "delivery_zones"."days_max"),
	CONSTRAINT "delivery_zones_amounts" CHECK("delivery_zones"."from_g" >= 0 and coalesce("delivery_zones"."extra_kg_paise", 0) >= 0 and coalesce("delivery_zones"."free_from_paise", 0) >= 0)
);--> statement-breakpoint
CREATE UNIQUE INDEX `delivery_zones_name` ON `delivery_zones` ("name" collate nocase);--> statement-breakpoint
CREATE TABLE `__new_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`serial` integer NOT NULL,
	`number` text NOT NULL,
	`token` text NOT NULL,
	`user_id` text,
	`cart_id` text NOT NULL,
	`cart_round` integer NOT NULL,
	`fingerprint` text NOT NULL,
	`source` text DEFAULT 'shop' NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`price_list` text,
	`status` text DEFAULT 'Not Process' NOT NULL,
	`payment_status` text DEFAULT 'unpaid' NOT NULL,
	`failure_reason` text,
	`goods_paise` integer NOT NULL,
	`delivery_paise` integer DEFAULT 0 NOT NULL,
	`fee_paise` integer DEFAULT 0 NOT NULL,
	`discount_paise` integer DEFAULT 0 NOT NULL,
	`total_paise` integer NOT NULL,
	`coupon_id` text,
	`coupon_code` text,
	`buyer_name` text NOT NULL,
	`buyer_email` text NOT NULL,
	`buyer_phone` text NOT NULL,
	`buyer_address` text NOT NULL,
	`ship_name` text,
	`ship_phone` text,
	`ship_line` text,
	`ship_area` text,
	`ship_city` text,
	`ship_state` text,
	`ship_pin` text,
	`buyer_gstin` text,
	`buyer_firm` text,
	`delivery_way` text,
	`delivery_zone` text,
	`weight_g` integer,
	`promised_from` text,
	`promised_to` text,
	`payment_method` text DEFAULT 'online' NOT NULL,
	`needs_confirmation` integer DEFAULT false NOT NULL,
	`confirmed_at` integer,
	`claimed_utr` text,
	`received_utr` text,
	`courier` text,
	`tracking_number` text,
	`packed_at` integer,
	`shipped_at` integer,
	`delivered_at` integer,
	`returned_at` integer,
	`cancel_reason` text,
	`lapsed_at` integer,
	`paid_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "orders_status" CHECK("__new_orders"."status" in ('Not Process', 'Processing', 'Shipped', 'deliverd', 'cancel')),
	CONSTRAINT "orders_payment_status" CHECK("__new_orders"."payment_status" in ('unpaid', 'pending', 'paid', 'part_refunded', 'refunded', 'review')),
	CONSTRAINT "orders_total" CHECK("__new_orders"."total_paise" > 0),
	CONSTRAINT "orders_sum" CHECK("__new_orders"."total_paise" = "__new_orders"."goods_paise" + "__new_orders"."delivery_paise" + "__new_orders"."fee_paise" - "__new_orders"."discount_paise"),
	CONSTRAINT "orders_parts" CHECK("__new_orders"."delivery_paise" >= 0 and "__new_orders"."fee_paise" >= 0 and "__new_orders"."discount_paise" between 0 and "__new_orders"."goods_paise"),
	CONSTRAINT "orders_source" CHECK("__new_orders"."source" in ('shop', 'api', 'import', 'owner', 'quote')),
	CONSTRAINT "orders_language" CHECK("__new_orders"."language" in ('en', 'gu', 'hi')),
	CONSTRAINT "orders_delivery_way" CHECK("__new_orders"."delivery_way" in ('courier', 'van', 'transporter', 'collect')),
	CONSTRAINT "orders_cancel_reason" CHECK("__new_orders"."cancel_reason" in ('buyer', 'shop', 'returned', 'unconfirmed')),
	CONSTRAINT "orders_paid_at" CHECK(not (payment_status in ('paid', 'part_refunded', 'refunded')) or "__new_orders"."paid_at" is not null)
);--> statement-breakpoint
-- By hand: the provider's order is the cart of an order from the API.
INSERT INTO `__new_orders` (`id`, `serial`, `number`, `token`, `user_id`, `cart_id`, `cart_round`, `fingerprint`, `source`, `status`, `payment_status`, `failure_reason`, `goods_paise`, `total_paise`, `buyer_name`, `buyer_email`, `buyer_phone`, `buyer_address`, `ship_name`, `ship_phone`, `ship_line`, `ship_city`, `ship_state`, `ship_pin`, `buyer_gstin`, `payment_method`, `courier`, `tracking_number`, `shipped_at`, `delivered_at`, `paid_at`, `created_at`, `updated_at`)
SELECT `id`, `serial`, `number`, `token`, `user_id`, `cart_id`, `cart_round`, `cart_hash`, CASE WHEN substr(`cart_id`, 1, 6) = 'order_' THEN 'api' WHEN substr(`cart_id`, 1, 9) = 'old-shop:' THEN 'import' ELSE 'shop' END, `status`, `payment_status`, `failure_reason`, `total_paise`, `total_paise`, `buyer_name`, `buyer_email`, `buyer_phone`, `buyer_address`, `ship_name`, `ship_phone`, `ship_line`, `ship_city`, `ship_state`, `ship_pin`, `buyer_gstin`, `payment_method`, `courier`, `tracking_number`, `shipped_at`, `delivered_at`, `paid_at`, `created_at`, `updated_at`
FROM `orders`;--> statement-breakpoint
DROP TABLE `orders`;--> statement-breakpoint
ALTER TABLE `__new_orders` RENAME TO `orders`;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_serial` ON `orders` (`serial`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_token` ON `orders` (`token`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_fingerprint` ON `orders` (`cart_id`,`cart_round`,`fingerprint`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_cart_paid_once` ON `orders` (`cart_id`,`cart_round`) WHERE payment_status in ('paid', 'part_refunded', 'refunded');--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_user_paid` ON `orders` (`user_id`,`total_paise`) WHERE payment_status in ('paid', 'part_refunded', 'refunded');--> statement-breakpoint
CREATE INDEX `orders_listed_newest` ON `orders` (`created_at`,`serial`,`payment_status`,`payment_method`) WHERE (payment_status in ('paid', 'part_refunded', 'refunded', 'review') or (payment_status = 'pending' and payment_method <> 'online'));--> statement-breakpoint
CREATE INDEX `orders_listed_status` ON `orders` (`status`,`created_at`,`serial`,`payment_status`,`payment_method`) WHERE (payment_status in ('paid', 'part_refunded', 'refunded', 'review') or (payment_status = 'pending' and payment_method <> 'online'));--> statement-breakpoint
CREATE INDEX `orders_listed_buyer` ON `orders` ("buyer_name" collate nocase,`created_at`,`serial`,`status`,`payment_status`,`payment_method`) WHERE (payment_status in ('paid', 'part_refunded', 'refunded', 'review') or (payment_status = 'pending' and payment_method <> 'online'));--> statement-breakpoint
CREATE INDEX `orders_paid_sales` ON `orders` (`created_at`,`payment_status`,`total_paise`,`id`) WHERE payment_status in ('paid', 'part_refunded', 'refunded');--> statement-breakpoint
CREATE INDEX `orders_returned` ON `orders` (`returned_at`) WHERE "orders"."returned_at" is not null;--> statement-breakpoint
CREATE INDEX `orders_open` ON `orders` (`updated_at`) WHERE payment_status in ('unpaid', 'pending');--> statement-breakpoint
CREATE INDEX `orders_phone` ON `orders` (`buyer_phone`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_received_utr` ON `orders` (`received_utr`) WHERE "orders"."received_utr" is not null;--> statement-breakpoint
DROP INDEX `enquiries_to_hand_on`;--> statement-breakpoint
CREATE INDEX `enquiries_to_forward` ON `enquiries` (`forward_next_at`) WHERE "enquiries"."forward_next_at" is not null;--> statement-breakpoint
CREATE TABLE `__new_cart_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`cart_id` text NOT NULL,
	`product_id` text,
	`name` text NOT NULL,
	`quantity` integer DEFAULT 1 NOT NULL,
	`source` text DEFAULT 'cart' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`cart_id`) REFERENCES `carts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "cart_lines_quantity" CHECK("__new_cart_lines"."quantity" between 1 and 999)
);--> statement-breakpoint
INSERT INTO `__new_cart_lines`("id", "cart_id", "product_id", "name", "quantity", "created_at") SELECT "id", "cart_id", "product_id", "name", "quantity", "created_at" FROM `cart_lines`;--> statement-breakpoint
DROP TABLE `cart_lines`;--> statement-breakpoint
ALTER TABLE `__new_cart_lines` RENAME TO `cart_lines`;--> statement-breakpoint
CREATE UNIQUE INDEX `cart_lines_product` ON `cart_lines` (`cart_id`,`product_id`);--> statement-breakpoint
CREATE INDEX `cart_lines_of_product` ON `cart_lines` (`product_id`);--> statement-breakpoint
CREATE TABLE `__new_order_lines` (
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
	`hsn` text DEFAULT '1508' NOT NULL,
	`gst_basis_points` integer DEFAULT 500 NOT NULL,
	`quantity` integer NOT NULL,
	`discount_paise` integer DEFAULT 0 NOT NULL,
	`photo_id` text,
	PRIMARY KEY(`order_id`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "order_lines_quantity" CHECK("__new_order_lines"."quantity" between 1 and 999),
	CONSTRAINT "order_lines_price" CHECK("__new_order_lines"."unit_price_paise" > 0),
	CONSTRAINT "order_lines_discount" CHECK("__new_order_lines"."discount_paise" between 0 and "__new_order_lines"."unit_price_paise" * "__new_order_lines"."quantity")
);--> statement-breakpoint
INSERT INTO `__new_order_lines`("order_id", "position", "product_id", "category_id", "name", "slug", "description", "volume_ml", "shipping", "unit_price_paise", "hsn", "gst_basis_points", "quantity", "photo_id") SELECT "order_id", "position", "product_id", "category_id", "name", "slug", "description", "volume_ml", "shipping", "unit_price_paise", "hsn", "gst_basis_points", "quantity", "photo_id" FROM `order_lines`;--> statement-breakpoint
DROP TABLE `order_lines`;--> statement-breakpoint
ALTER TABLE `__new_order_lines` RENAME TO `order_lines`;--> statement-breakpoint
CREATE INDEX `order_lines_photo` ON `order_lines` (`photo_id`);--> statement-breakpoint
CREATE INDEX `order_lines_product` ON `order_lines` (`product_id`,`photo_id`);--> statement-breakpoint
CREATE INDEX `order_lines_sold` ON `order_lines` (`order_id`,`product_id`,`volume_ml`,`quantity`,`name`);--> statement-breakpoint
CREATE TABLE `__new_invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`series` text NOT NULL,
	`year` text NOT NULL,
	`serial` integer NOT NULL,
	`number` text NOT NULL,
	`order_id` text NOT NULL,
	`refund_id` text,
	`total_paise` integer NOT NULL,
	`tax_paise` integer NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "invoices_series" CHECK("__new_invoices"."series" = 'CN' or "__new_invoices"."refund_id" is null),
	CONSTRAINT "invoices_total" CHECK("__new_invoices"."total_paise" > 0 and "__new_invoices"."tax_paise" >= 0)
);--> statement-breakpoint
INSERT INTO `__new_invoices`("id", "series", "year", "serial", "number", "order_id", "refund_id", "total_paise", "tax_paise", "content", "created_at") SELECT "id", "series", "year", "serial", "number", "order_id", "refund_id", "total_paise", "tax_paise", "content", "created_at" FROM `invoices`;--> statement-breakpoint
DROP TABLE `invoices`;--> statement-breakpoint
ALTER TABLE `__new_invoices` RENAME TO `invoices`;--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_serial` ON `invoices` (`series`,`year`,`serial`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_order` ON `invoices` (`order_id`) WHERE "invoices"."series" = 'PR';--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_refund` ON `invoices` (`refund_id`);--> statement-breakpoint
CREATE INDEX `invoices_of_order` ON `invoices` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `invoices_newest` ON `invoices` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_returned` ON `invoices` (`order_id`) WHERE "invoices"."series" = 'CN' and "invoices"."refund_id" is null;--> statement-breakpoint
ALTER TABLE `products` ADD `gross_weight_g` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `box_length_mm` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `box_width_mm` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `box_height_mm` integer;--> statement-breakpoint
ALTER TABLE `carts` ADD `coupon_code` text;--> statement-breakpoint
ALTER TABLE `refunds` ADD `delivery_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `refunds` ADD `fee_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- By hand: tables made anew have lost their triggers.
CREATE TRIGGER `order_search_insert` AFTER INSERT ON `orders`
WHEN (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online'))
BEGIN
	INSERT INTO `order_search` (rowid, `name`, `phone`, `number`, `status`)
	VALUES (new.`created_at` * 1048576 + new.`serial` % 1048576, new.`buyer_name`, replace(replace(replace(replace(replace(replace(new.`buyer_phone`, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), new.`number`, substr(new.`status`, 1, 3));
END;--> statement-breakpoint
CREATE TRIGGER `order_search_update_out` BEFORE UPDATE OF `created_at`, `serial`, `number`, `buyer_name`, `buyer_phone`, `status`, `payment_status`, `payment_method` ON `orders`
WHEN (old.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (old.`payment_status` = 'pending' and old.`payment_method` <> 'online'))
BEGIN
	DELETE FROM `order_search` WHERE rowid = old.`created_at` * 1048576 + old.`serial` % 1048576;
END;--> statement-breakpoint
CREATE TRIGGER `order_search_update_in` AFTER UPDATE OF `created_at`, `serial`, `number`, `buyer_name`, `buyer_phone`, `status`, `payment_status`, `payment_method` ON `orders`
WHEN (new.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (new.`payment_status` = 'pending' and new.`payment_method` <> 'online'))
BEGIN
	INSERT INTO `order_search` (rowid, `name`, `phone`, `number`, `status`)
	VALUES (new.`created_at` * 1048576 + new.`serial` % 1048576, new.`buyer_name`, replace(replace(replace(replace(replace(replace(new.`buyer_phone`, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), new.`number`, substr(new.`status`, 1, 3));
END;--> statement-breakpoint
CREATE TRIGGER `order_search_delete` AFTER DELETE ON `orders`
WHEN (old.`payment_status` in ('paid', 'part_refunded', 'refunded', 'review') or (old.`payment_status` = 'pending' and old.`payment_method` <> 'online'))
BEGIN
	DELETE FROM `order_search` WHERE rowid = old.`created_at` * 1048576 + old.`serial` % 1048576;
END;--> statement-breakpoint
CREATE TRIGGER `invoices_stay` BEFORE UPDATE ON `invoices`
BEGIN
	SELECT raise(abort, 'an invoice is never changed');
END;--> statement-breakpoint
CREATE TRIGGER `invoices_are_kept` BEFORE DELETE ON `invoices`
BEGIN
	SELECT raise(abort, 'an invoice is never deleted');
END;--> statement-breakpoint
-- By hand: open pages say what delivery costs.
CREATE TRIGGER `open_pages_delivery_zones_insert` AFTER INSERT ON `delivery_zones` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_delivery_zones_update` AFTER UPDATE ON `delivery_zones` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_delivery_zones_delete` AFTER DELETE ON `delivery_zones` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_delivery_rates_insert` AFTER INSERT ON `delivery_rates` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_delivery_rates_update` AFTER UPDATE ON `delivery_rates` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_delivery_rates_delete` AFTER DELETE ON `delivery_rates` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_delivery_pins_insert` AFTER INSERT ON `delivery_pins` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_delivery_pins_update` AFTER UPDATE ON `delivery_pins` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_delivery_pins_delete` AFTER DELETE ON `delivery_pins` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE INDEX `coupon_uses_user` ON `coupon_uses` (`user_id`) WHERE "coupon_uses"."user_id" is not null;--> statement-breakpoint
CREATE INDEX `orders_mobile` ON `orders` (substr(replace(replace(replace(replace(replace(coalesce(ship_phone, buyer_phone), ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), -10)) WHERE (payment_status in ('paid', 'part_refunded', 'refunded', 'review') or (payment_status = 'pending' and payment_method <> 'online'));--> statement-breakpoint
CREATE INDEX `orders_holding` ON `orders` (`updated_at`) WHERE payment_status = 'unpaid' and lapsed_at is null;--> statement-breakpoint
CREATE INDEX `orders_guests_unpaid` ON `orders` (`user_id`,`updated_at`) WHERE user_id is null and buyer_phone <> '' and (payment_status = 'unpaid' or (payment_status = 'pending' and payment_method <> 'online' and status = 'cancel' and coalesce(cancel_reason, '') <> 'returned'));
