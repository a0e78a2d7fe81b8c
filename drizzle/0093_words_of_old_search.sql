-- An earlier search read which products had changed; nothing has since.
DROP TRIGGER `changed_words_new`;--> statement-breakpoint
DROP TRIGGER `changed_words_gone`;--> statement-breakpoint
DROP TRIGGER `changed_words_other`;--> statement-breakpoint
DROP TABLE `changed_words`;
