ALTER TABLE `products` ADD `is_being_paid` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `products_being_paid` ON `products` (`id`) WHERE is_being_paid = 1;--> statement-breakpoint
ALTER TABLE `orders` ADD `network` text;--> statement-breakpoint
DROP TRIGGER `open_pages_products_update`;
--> statement-breakpoint
CREATE TRIGGER `open_pages_products_update` AFTER UPDATE OF `name`, `slug`, `description`, `price_paise`, `volume_ml`, `shipping`, `hsn`, `gst_basis_points`, `mrp_paise`, `generic_name`, `ingredients`, `allergens`, `is_vegetarian`, `storage`, `best_before`, `net_weight_g`, `country_of_origin`, `gross_weight_g`, `box_length_mm`, `box_width_mm`, `box_height_mm`, `maker`, `family`, `sale`, `back_on`, `is_being_paid`, `measure`, `density_g_per_l`, `containers`, `pack_kind`, `category_id`, `photo_id`, `label_photo_id`, `created_at`, `updated_at` ON `products` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;

--> statement-breakpoint
-- Orders that wait for their transfer now, for up to 30 days as they were placed, get the new time from the upgrade on.
UPDATE `orders` SET `updated_at` = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE `payment_status` = 'pending' AND `payment_method` = 'transfer' AND `status` = 'Not Process' AND `source` = 'shop';
