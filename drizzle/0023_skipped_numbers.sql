CREATE TABLE `skipped_numbers` (
	`id` text PRIMARY KEY NOT NULL,
	`series` text NOT NULL,
	`year` text NOT NULL,
	`first` integer NOT NULL,
	`last` integer NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "skipped_numbers_order" CHECK("skipped_numbers"."first" between 1 and "skipped_numbers"."last")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `skipped_numbers_last` ON `skipped_numbers` (`series`,`year`,`last`);