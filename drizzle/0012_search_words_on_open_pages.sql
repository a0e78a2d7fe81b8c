-- By hand
CREATE TRIGGER `open_pages_search_words_insert` AFTER INSERT ON `search_words` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_search_words_update` AFTER UPDATE ON `search_words` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_search_words_delete` AFTER DELETE ON `search_words` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
