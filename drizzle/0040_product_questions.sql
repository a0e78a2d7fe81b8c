CREATE TABLE `product_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`language` text NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "product_questions_language" CHECK("product_questions"."language" in ('en', 'gu', 'hi')),
	CONSTRAINT "product_questions_given" CHECK(trim("product_questions"."question") <> '' and trim("product_questions"."answer") <> '')
);
--> statement-breakpoint
CREATE INDEX `product_questions_product` ON `product_questions` (`product_id`,`id`);--> statement-breakpoint
CREATE TRIGGER `open_pages_product_questions_insert` AFTER INSERT ON `product_questions` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_product_questions_update` AFTER UPDATE ON `product_questions` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_product_questions_delete` AFTER DELETE ON `product_questions` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
