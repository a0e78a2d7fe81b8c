-- What the law calls the goods, and which photo shows the label of the pack.
ALTER TABLE `products` ADD `generic_name` text;
--> statement-breakpoint
ALTER TABLE `products` ADD `label_photo_id` text REFERENCES photos(id) ON DELETE set null;
--> statement-breakpoint
CREATE INDEX `products_label_photo` ON `products` (`label_photo_id`) WHERE label_photo_id is not null;
--> statement-breakpoint
DROP INDEX `products_undeclared`;
--> statement-breakpoint
CREATE INDEX `products_undeclared` ON `products` (`created_at`,`id`) WHERE sale <> 'hidden' and (mrp_paise is null or maker is null or country_of_origin is null or best_before is null or ingredients is null or net_weight_g is null or photo_id is null or label_photo_id is null);
--> statement-breakpoint
-- By hand: a label is one of the product's own photos, and none when that photo leaves it. A photo that is deleted is the foreign key's.
CREATE TRIGGER `products_label_insert` BEFORE INSERT ON `products`
WHEN NEW.label_photo_id is not null
BEGIN
  SELECT RAISE(ABORT, 'A product has no photos before it is stored');
END;
--> statement-breakpoint
CREATE TRIGGER `products_label_update` BEFORE UPDATE OF `label_photo_id` ON `products`
WHEN NEW.label_photo_id is not null and not exists (select 1 from photos where id = NEW.label_photo_id and product_id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'The label must be one of the product''s own photos');
END;
--> statement-breakpoint
CREATE TRIGGER `products_label_photo_left` AFTER UPDATE OF `product_id` ON `photos`
WHEN OLD.product_id is not null and NEW.product_id is not OLD.product_id
BEGIN
  UPDATE `products` SET `label_photo_id` = NULL WHERE `label_photo_id` = OLD.id and `id` = OLD.product_id;
END;
--> statement-breakpoint
DROP TRIGGER `open_pages_products_update`;
--> statement-breakpoint
CREATE TRIGGER `open_pages_products_update` AFTER UPDATE OF `name`, `slug`, `description`, `price_paise`, `volume_ml`, `shipping`, `hsn`, `gst_basis_points`, `mrp_paise`, `generic_name`, `ingredients`, `allergens`, `is_vegetarian`, `storage`, `best_before`, `net_weight_g`, `country_of_origin`, `gross_weight_g`, `box_length_mm`, `box_width_mm`, `box_height_mm`, `maker`, `family`, `sale`, `back_on`, `measure`, `density_g_per_l`, `containers`, `pack_kind`, `category_id`, `photo_id`, `label_photo_id`, `created_at`, `updated_at` ON `products` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
