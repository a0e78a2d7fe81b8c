-- A further kind of notice: a price far from the one before. Nothing refers to this table, and it has no triggers.
CREATE TABLE `__new_notices` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`words` text NOT NULL,
	`path` text NOT NULL,
	`pushed_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "notices_kind" CHECK("__new_notices"."kind" in ('order', 'review', 'low stock', 'enquiry', 'price', 'summary'))
);
--> statement-breakpoint
INSERT INTO `__new_notices`("id", "key", "kind", "words", "path", "pushed_at", "tries", "next_try_at", "created_at") SELECT "id", "key", "kind", "words", "path", "pushed_at", "tries", "next_try_at", "created_at" FROM `notices`;--> statement-breakpoint
DROP TABLE `notices`;--> statement-breakpoint
ALTER TABLE `__new_notices` RENAME TO `notices`;--> statement-breakpoint
CREATE UNIQUE INDEX `notices_key` ON `notices` (`key`);--> statement-breakpoint
CREATE INDEX `notices_newest` ON `notices` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notices_due` ON `notices` (`next_try_at`) WHERE pushed_at is null;