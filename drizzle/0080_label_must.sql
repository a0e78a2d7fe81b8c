-- A strict shop also wants a picture of the principal display panel. What is on sale without one stays on sale.
DROP TRIGGER `products_ready_to_sell_insert`;
--> statement-breakpoint
DROP TRIGGER `products_ready_to_sell_update`;
--> statement-breakpoint
CREATE TRIGGER `products_ready_to_sell_insert` BEFORE INSERT ON `products`
WHEN NEW.sale = 'on sale' and (NEW.mrp_paise is null or NEW.maker is null or NEW.country_of_origin is null or NEW.best_before is null or NEW.ingredients is null or NEW.net_weight_g is null or NEW.label_photo_id is null) and exists (select 1 from settings where key = 'sell.strict' and value = 'on')
BEGIN
  SELECT RAISE(ABORT, 'Refused: A product on sale would lack what the law wants on its pack: MRP, net weight, maker, country of origin, best before, ingredients and a photo of the label. The shop is set to strict: hide the product first, or add them.');
END;
--> statement-breakpoint
CREATE TRIGGER `products_ready_to_sell_update` BEFORE UPDATE OF `sale`, `mrp_paise`, `maker`, `country_of_origin`, `best_before`, `ingredients`, `net_weight_g`, `label_photo_id` ON `products`
WHEN NEW.sale = 'on sale' and (NEW.mrp_paise is null or NEW.maker is null or NEW.country_of_origin is null or NEW.best_before is null or NEW.ingredients is null or NEW.net_weight_g is null or NEW.label_photo_id is null) and (OLD.sale <> 'on sale' or (NEW.mrp_paise is null and OLD.mrp_paise is not null) or (NEW.maker is null and OLD.maker is not null) or (NEW.country_of_origin is null and OLD.country_of_origin is not null) or (NEW.best_before is null and OLD.best_before is not null) or (NEW.ingredients is null and OLD.ingredients is not null) or (NEW.net_weight_g is null and OLD.net_weight_g is not null) or (NEW.label_photo_id is null and OLD.label_photo_id is not null)) and exists (select 1 from settings where key = 'sell.strict' and value = 'on')
BEGIN
  SELECT RAISE(ABORT, 'Refused: A product on sale would lack what the law wants on its pack: MRP, net weight, maker, country of origin, best before, ingredients and a photo of the label. The shop is set to strict: hide the product first, or add them.');
END;
