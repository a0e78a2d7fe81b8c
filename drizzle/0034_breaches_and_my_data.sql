CREATE TABLE `breaches` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`noticed_at` integer NOT NULL,
	`from_at` integer,
	`until_at` integer,
	`kinds` text NOT NULL,
	`contact` text NOT NULL,
	`causes` text DEFAULT '' NOT NULL,
	`cert_told_at` integer,
	`board_told_at` integer,
	`board_detailed_at` integer,
	`letters_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "breaches_title_given" CHECK(trim("breaches"."title") <> ''),
	CONSTRAINT "breaches_span" CHECK("breaches"."until_at" is null or ("breaches"."from_at" is not null and "breaches"."from_at" <= "breaches"."until_at"))
);
--> statement-breakpoint
CREATE INDEX `breaches_newest` ON `breaches` (`noticed_at`,`id`);--> statement-breakpoint
CREATE TABLE `breach_words` (
	`breach_id` text NOT NULL,
	`language` text NOT NULL,
	`nature` text NOT NULL,
	`place` text NOT NULL,
	`extent` text NOT NULL,
	`consequences` text NOT NULL,
	`measures` text NOT NULL,
	`advice` text NOT NULL,
	PRIMARY KEY(`breach_id`, `language`),
	FOREIGN KEY (`breach_id`) REFERENCES `breaches`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "breach_words_language" CHECK("breach_words"."language" in ('en', 'gu', 'hi'))
);
--> statement-breakpoint
CREATE TABLE `breach_persons` (
	`breach_id` text NOT NULL,
	`person` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`language` text NOT NULL,
	`is_to_write` integer DEFAULT false NOT NULL,
	`letter_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`breach_id`, `person`),
	FOREIGN KEY (`breach_id`) REFERENCES `breaches`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "breach_persons_language" CHECK("breach_persons"."language" in ('en', 'gu', 'hi'))
);
--> statement-breakpoint
CREATE INDEX `breach_persons_email` ON `breach_persons` (`email`);--> statement-breakpoint
CREATE INDEX `breach_persons_phone` ON `breach_persons` (`phone`);--> statement-breakpoint
CREATE INDEX `breach_persons_to_write` ON `breach_persons` (`breach_id`,`person`) WHERE is_to_write = 1 and letter_at is null;--> statement-breakpoint
ALTER TABLE `users` ADD `email_proved_at` integer;--> statement-breakpoint
CREATE INDEX `mails_recipient` ON `mails` (lower("recipient"));--> statement-breakpoint
CREATE INDEX `enquiries_email` ON `enquiries` (lower(trim("email")));--> statement-breakpoint
CREATE INDEX `orders_guest_email` ON `orders` (lower(trim("buyer_email"))) WHERE user_id is null;
