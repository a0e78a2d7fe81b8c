-- What a product is packed in; lists by price, by price per litre and by size.
-- By hand: the check.
ALTER TABLE `products` ADD `pack_kind` text CHECK(`pack_kind` in ('pouch', 'bottle', 'glass bottle', 'jar', 'tin', 'carton'));
--> statement-breakpoint
CREATE INDEX `products_visible_price` ON `products` (`price_paise`,`id`,`sale`) WHERE sale <> 'hidden';
--> statement-breakpoint
CREATE INDEX `products_visible_litre` ON `products` ("price_paise" * 1000 / "volume_ml",`id`,`sale`) WHERE sale <> 'hidden';
--> statement-breakpoint
CREATE INDEX `products_visible_size` ON `products` (`volume_ml`,`price_paise`,`id`,`sale`) WHERE sale <> 'hidden';
--> statement-breakpoint
-- By hand: cartons say what they are.
UPDATE `products` SET `pack_kind` = 'carton' WHERE `containers` > 1;
--> statement-breakpoint
DROP TRIGGER `open_pages_products_update`;
--> statement-breakpoint
CREATE TRIGGER `open_pages_products_update` AFTER UPDATE OF `name`, `slug`, `description`, `price_paise`, `volume_ml`, `shipping`, `hsn`, `gst_basis_points`, `mrp_paise`, `ingredients`, `allergens`, `is_vegetarian`, `storage`, `best_before`, `net_weight_g`, `country_of_origin`, `gross_weight_g`, `box_length_mm`, `box_width_mm`, `box_height_mm`, `maker`, `family`, `sale`, `back_on`, `measure`, `density_g_per_l`, `containers`, `pack_kind`, `category_id`, `photo_id`, `created_at`, `updated_at` ON `products` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
