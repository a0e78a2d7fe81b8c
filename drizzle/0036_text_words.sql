CREATE TABLE `text_words` (
	`text` text NOT NULL,
	`language` text NOT NULL,
	`words` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`text`, `language`),
	CONSTRAINT "text_words_language" CHECK("text_words"."language" in ('gu', 'hi')),
	CONSTRAINT "text_words_given" CHECK(trim("text_words"."words") <> '')
);
--> statement-breakpoint
CREATE TRIGGER `open_pages_text_words_insert` AFTER INSERT ON `text_words` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_text_words_update` AFTER UPDATE ON `text_words` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_text_words_delete` AFTER DELETE ON `text_words` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
