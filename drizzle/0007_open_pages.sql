CREATE TABLE `open_pages` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "open_pages_one_row" CHECK("open_pages"."id" = 1)
);--> statement-breakpoint
-- By hand
INSERT INTO `open_pages` (`id`, `version`) VALUES (1, 0);--> statement-breakpoint
CREATE TRIGGER `open_pages_categories_insert` AFTER INSERT ON `categories` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_categories_update` AFTER UPDATE ON `categories` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_categories_delete` AFTER DELETE ON `categories` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_category_slugs_insert` AFTER INSERT ON `category_slugs` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_category_slugs_update` AFTER UPDATE ON `category_slugs` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_category_slugs_delete` AFTER DELETE ON `category_slugs` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_products_insert` AFTER INSERT ON `products` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_products_update` AFTER UPDATE ON `products` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_products_delete` AFTER DELETE ON `products` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_product_slugs_insert` AFTER INSERT ON `product_slugs` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_product_slugs_update` AFTER UPDATE ON `product_slugs` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_product_slugs_delete` AFTER DELETE ON `product_slugs` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_photos_insert` AFTER INSERT ON `photos` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_photos_update` AFTER UPDATE ON `photos` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_photos_delete` AFTER DELETE ON `photos` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_settings_insert` AFTER INSERT ON `settings` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_settings_update` AFTER UPDATE ON `settings` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_settings_delete` AFTER DELETE ON `settings` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
