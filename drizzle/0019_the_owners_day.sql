CREATE TABLE `order_parcels` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`courier` text,
	`tracking_number` text,
	`shipped_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_parcels_order` ON `order_parcels` (`order_id`,`shipped_at`);--> statement-breakpoint
CREATE INDEX `order_parcels_number` ON `order_parcels` (`tracking_number`) WHERE tracking_number is not null;--> statement-breakpoint
CREATE TABLE `order_returns` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`lines` text NOT NULL,
	`is_resold` integer NOT NULL,
	`why` text DEFAULT '' NOT NULL,
	`actor` text NOT NULL,
	`returned_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "order_returns_lines" CHECK(json_valid("order_returns"."lines"))
);
--> statement-breakpoint
CREATE INDEX `order_returns_order` ON `order_returns` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `order_returns_newest` ON `order_returns` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `customer_notes` (
	`phone` text PRIMARY KEY NOT NULL,
	`words` text NOT NULL,
	`written_by` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`words` text NOT NULL,
	`path` text NOT NULL,
	`pushed_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "notices_kind" CHECK("notices"."kind" in ('order', 'review', 'low stock', 'enquiry', 'summary'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_key` ON `notices` (`key`);--> statement-breakpoint
CREATE INDEX `notices_newest` ON `notices` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notices_due` ON `notices` (`next_try_at`) WHERE pushed_at is null;--> statement-breakpoint
CREATE TABLE `push_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`device` text DEFAULT '' NOT NULL,
	`last_notice_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "push_devices_https" CHECK("push_devices"."endpoint" like 'https://%')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_endpoint` ON `push_devices` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_devices_user` ON `push_devices` (`user_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `staff` text CHECK (`staff` is null or (`staff` in ('packer', 'seller') and `role` = 0));--> statement-breakpoint
CREATE INDEX `users_staff` ON `users` (`staff`) WHERE staff is not null;--> statement-breakpoint
ALTER TABLE `orders` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `note_for_buyer` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `send_with` text;--> statement-breakpoint
CREATE INDEX `orders_to_pack` ON `orders` (`created_at`,`serial`) WHERE status = 'Not Process' and (payment_status in ('paid', 'part_refunded') or (payment_status = 'pending' and payment_method <> 'online')) and not (needs_confirmation = 1 and confirmed_at is null);--> statement-breakpoint
CREATE INDEX `orders_to_send` ON `orders` (`created_at`,`serial`) WHERE status = 'Processing' and (payment_status in ('paid', 'part_refunded') or (payment_status = 'pending' and payment_method <> 'online'));--> statement-breakpoint
CREATE INDEX `orders_paid_day` ON `orders` (`paid_at`,`payment_method`,`payment_status`,`total_paise`,`id`) WHERE payment_status in ('paid', 'part_refunded', 'refunded');--> statement-breakpoint
CREATE INDEX `orders_send_with` ON `orders` (`send_with`) WHERE send_with is not null;--> statement-breakpoint
CREATE INDEX `orders_tracking` ON `orders` (`tracking_number`) WHERE tracking_number is not null;--> statement-breakpoint
CREATE INDEX `products_undeclared` ON `products` (`created_at`,`id`) WHERE sale <> 'hidden' and (mrp_paise is null or maker is null or country_of_origin is null);--> statement-breakpoint
CREATE INDEX `refunds_processed` ON `refunds` (`processed_at`,`amount_paise`) WHERE processed_at is not null;
--> statement-breakpoint
-- By hand: where no address takes the number, the courier's own page; links that the owner typed stay.
UPDATE `couriers` SET `link_template` = CASE `id`
	WHEN 'courier-india-post' THEN 'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx'
	WHEN 'courier-ekart' THEN 'https://ekartlogistics.com/shipmenttrack/{awb}'
	WHEN 'courier-xpressbees' THEN 'https://www.xpressbees.com/shipment/tracking?awbNo={awb}'
	WHEN 'courier-shree-maruti' THEN 'https://shreemaruti.com/track-shipment/'
	WHEN 'courier-shree-anjani' THEN 'https://shreeanjani.co.in/tracking?awb={awb}' END
WHERE `link_template` = '' AND `id` IN ('courier-india-post', 'courier-ekart', 'courier-xpressbees', 'courier-shree-maruti', 'courier-shree-anjani');
