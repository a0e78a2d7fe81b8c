-- E-way bills, and the rule by which the place of supply of a firm's goods is found: orders from before keep the delivery address.
CREATE TABLE `eway_bills` (
	`order_id` text PRIMARY KEY NOT NULL,
	`distance_km` integer DEFAULT 0 NOT NULL,
	`mode` integer DEFAULT 1 NOT NULL,
	`vehicle` text DEFAULT '' NOT NULL,
	`transporter_id` text DEFAULT '' NOT NULL,
	`transporter` text DEFAULT '' NOT NULL,
	`lorry_receipt` text DEFAULT '' NOT NULL,
	`lorry_receipt_day` text,
	`made_day` text,
	`valid_until` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "eway_bills_distance" CHECK("eway_bills"."distance_km" between 0 and 4000),
	CONSTRAINT "eway_bills_mode" CHECK("eway_bills"."mode" between 1 and 4),
	CONSTRAINT "eway_bills_lorry_receipt" CHECK(length("eway_bills"."lorry_receipt") <= 15),
	CONSTRAINT "eway_bills_valid" CHECK("eway_bills"."valid_until" is null or "eway_bills"."valid_until" >= "eway_bills"."made_day")
);
--> statement-breakpoint
ALTER TABLE `orders` ADD `place_by_firm` integer DEFAULT 0 NOT NULL CONSTRAINT "orders_place_by_firm" CHECK(place_by_firm in (0, 1));--> statement-breakpoint
CREATE INDEX `orders_eway` ON `orders` (`created_at`) WHERE status in ('Not Process', 'Processing', 'Shipped') and eway_number is null and total_paise > 1000000 and source <> 'import' and coalesce(delivery_way, '') <> 'collect';--> statement-breakpoint
CREATE TRIGGER `orders_place_rule_stays` BEFORE UPDATE OF `place_by_firm` ON `orders`
WHEN new.place_by_firm <> old.place_by_firm BEGIN
  SELECT raise(abort, 'The rule for the place of supply is that of the day the order was placed');
END;
