-- What is sold most, counted nightly; what a product is packed in; lists by price and by price per litre.
CREATE TABLE `sold_lately` (
	`product_id` text PRIMARY KEY NOT NULL,
	`packs` integer NOT NULL,
	`counted_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sold_lately_packs` ON `sold_lately` (`packs`,`product_id`);
--> statement-breakpoint
-- By hand: the check.
ALTER TABLE `products` ADD `pack_kind` text CHECK(`pack_kind` in ('pouch', 'bottle', 'glass bottle', 'jar', 'tin', 'carton'));
--> statement-breakpoint
CREATE INDEX `products_visible_price` ON `products` (`price_paise`,`id`,`sale`) WHERE sale <> 'hidden';
--> statement-breakpoint
CREATE INDEX `products_visible_litre` ON `products` ("price_paise" * 1000 / "volume_ml",`id`,`sale`) WHERE sale <> 'hidden';
--> statement-breakpoint
-- By hand: cartons say what they are.
UPDATE `products` SET `pack_kind` = 'carton' WHERE `containers` > 1;
--> statement-breakpoint
-- By hand: both are shown on open pages.
CREATE TRIGGER `open_pages_sold_lately_insert` AFTER INSERT ON `sold_lately` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_sold_lately_update` AFTER UPDATE ON `sold_lately` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_sold_lately_delete` AFTER DELETE ON `sold_lately` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
DROP TRIGGER `open_pages_products_update`;
--> statement-breakpoint
CREATE TRIGGER `open_pages_products_update` AFTER UPDATE OF `name`, `slug`, `description`, `price_paise`, `volume_ml`, `shipping`, `hsn`, `gst_basis_points`, `mrp_paise`, `ingredients`, `allergens`, `is_vegetarian`, `storage`, `best_before`, `net_weight_g`, `country_of_origin`, `gross_weight_g`, `box_length_mm`, `box_width_mm`, `box_height_mm`, `maker`, `family`, `sale`, `back_on`, `measure`, `density_g_per_l`, `containers`, `pack_kind`, `category_id`, `photo_id`, `created_at`, `updated_at` ON `products` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
