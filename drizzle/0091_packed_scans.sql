-- What packers scanned into the box of an order; an index for the next number of the shop's own.
CREATE TABLE `packed_scans` (
	`token` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`product_id` text NOT NULL,
	`batch_id` text,
	`packs` integer NOT NULL,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`batch_id`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "packed_scans_packs" CHECK("packed_scans"."packs" between -9999 and 9999 and "packed_scans"."packs" <> 0)
);
--> statement-breakpoint
CREATE INDEX `packed_scans_order` ON `packed_scans` (`order_id`,`product_id`,`packs`);--> statement-breakpoint
CREATE INDEX `packed_scans_batch` ON `packed_scans` (`batch_id`) WHERE batch_id is not null;--> statement-breakpoint
CREATE INDEX `archived_products_ean` ON `archived_products` (facts ->> 'ean');