CREATE TABLE `catalogue_words` (
	`subject_id` text NOT NULL,
	`language` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`subject_id`, `language`),
	CONSTRAINT "catalogue_words_language" CHECK("catalogue_words"."language" in ('gu', 'hi')),
	CONSTRAINT "catalogue_words_name_given" CHECK(trim("catalogue_words"."name") <> '')
);

--> statement-breakpoint
CREATE TRIGGER `open_pages_catalogue_words_insert` AFTER INSERT ON `catalogue_words` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_catalogue_words_update` AFTER UPDATE ON `catalogue_words` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_catalogue_words_delete` AFTER DELETE ON `catalogue_words` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
