DROP INDEX `products_undeclared`;--> statement-breakpoint
CREATE INDEX `products_undeclared` ON `products` (`created_at`,`id`) WHERE sale <> 'hidden' and (mrp_paise is null or maker is null or country_of_origin is null or best_before is null or ingredients is null or net_weight_g is null or photo_id is null);--> statement-breakpoint
CREATE TRIGGER `products_ready_to_sell_insert` BEFORE INSERT ON `products`
WHEN NEW.sale = 'on sale' and (NEW.mrp_paise is null or NEW.maker is null or NEW.country_of_origin is null or NEW.best_before is null or NEW.ingredients is null or NEW.net_weight_g is null) and exists (select 1 from settings where key = 'sell.strict' and value = 'on')
BEGIN
  SELECT RAISE(ABORT, 'Refused: A product on sale would lack what the law wants on its pack: MRP, net weight, maker, country of origin, best before and ingredients. The shop is set to strict: hide the product first, or add them.');
END;
--> statement-breakpoint
CREATE TRIGGER `products_ready_to_sell_update` BEFORE UPDATE OF `sale`, `mrp_paise`, `maker`, `country_of_origin`, `best_before`, `ingredients`, `net_weight_g` ON `products`
WHEN NEW.sale = 'on sale' and (NEW.mrp_paise is null or NEW.maker is null or NEW.country_of_origin is null or NEW.best_before is null or NEW.ingredients is null or NEW.net_weight_g is null) and (OLD.sale <> 'on sale' or (NEW.mrp_paise is null and OLD.mrp_paise is not null) or (NEW.maker is null and OLD.maker is not null) or (NEW.country_of_origin is null and OLD.country_of_origin is not null) or (NEW.best_before is null and OLD.best_before is not null) or (NEW.ingredients is null and OLD.ingredients is not null) or (NEW.net_weight_g is null and OLD.net_weight_g is not null)) and exists (select 1 from settings where key = 'sell.strict' and value = 'on')
BEGIN
  SELECT RAISE(ABORT, 'Refused: A product on sale would lack what the law wants on its pack: MRP, net weight, maker, country of origin, best before and ingredients. The shop is set to strict: hide the product first, or add them.');
END;
