CREATE TABLE `duties_done` (
	`id` text PRIMARY KEY NOT NULL,
	`duty` text NOT NULL,
	`period` text NOT NULL,
	`day` text NOT NULL,
	`done_by` text NOT NULL,
	`reference` text DEFAULT '' NOT NULL,
	`file_name` text,
	`file_type` text,
	`file_bytes` integer,
	`file_hash` text,
	`file` blob,
	`noted_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`taken_back_by` text,
	`taken_back_at` integer,
	`taken_back_because` text DEFAULT '' NOT NULL,
	CONSTRAINT "duties_done_day" CHECK("duties_done"."day" glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
	CONSTRAINT "duties_done_by" CHECK(trim("duties_done"."done_by") <> ''),
	CONSTRAINT "duties_done_file" CHECK(case when "duties_done"."file" is null
        then coalesce("duties_done"."file_name", "duties_done"."file_type", "duties_done"."file_bytes", "duties_done"."file_hash") is null
        else "duties_done"."file_name" <> '' and "duties_done"."file_type" <> '' and "duties_done"."file_bytes" = length("duties_done"."file")
          and length("duties_done"."file_hash") = 64 end),
	CONSTRAINT "duties_done_taken_back" CHECK(case when "duties_done"."taken_back_at" is null then "duties_done"."taken_back_by" is null and "duties_done"."taken_back_because" = ''
        else "duties_done"."taken_back_by" is not null and trim("duties_done"."taken_back_because") <> '' end)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `duties_done_once` ON `duties_done` (`duty`,`period`) WHERE taken_back_at is null;--> statement-breakpoint
CREATE INDEX `duties_done_of` ON `duties_done` (`duty`,`period`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `duties_done_day` ON `duties_done` (`day`);--> statement-breakpoint
CREATE TABLE `duty_days` (
	`duty` text NOT NULL,
	`period` text NOT NULL,
	`day` text NOT NULL,
	`because` text NOT NULL,
	CONSTRAINT "duty_days_day" CHECK("duty_days"."day" glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
	CONSTRAINT "duty_days_because" CHECK(trim("duty_days"."because") <> '')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `duty_days_of` ON `duty_days` (`duty`,`period`);--> statement-breakpoint
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
	CONSTRAINT "notices_kind" CHECK("__new_notices"."kind" in ('order', 'review', 'low stock', 'enquiry', 'price', 'duty', 'summary'))
);
--> statement-breakpoint
INSERT INTO `__new_notices`("id", "key", "kind", "words", "path", "pushed_at", "tries", "next_try_at", "created_at") SELECT "id", "key", "kind", "words", "path", "pushed_at", "tries", "next_try_at", "created_at" FROM `notices`;--> statement-breakpoint
DROP TABLE `notices`;--> statement-breakpoint
ALTER TABLE `__new_notices` RENAME TO `notices`;--> statement-breakpoint
CREATE UNIQUE INDEX `notices_key` ON `notices` (`key`);--> statement-breakpoint
CREATE INDEX `notices_newest` ON `notices` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notices_due` ON `notices` (`next_try_at`) WHERE pushed_at is null;--> statement-breakpoint
CREATE TRIGGER `duties_done_stays` BEFORE UPDATE ON `duties_done`
WHEN old.taken_back_at IS NOT NULL OR new.id <> old.id OR new.duty <> old.duty OR new.period <> old.period OR new.day <> old.day
  OR new.done_by <> old.done_by OR new.reference <> old.reference OR new.file_hash IS NOT old.file_hash OR new.file IS NOT old.file
  OR new.file_name IS NOT old.file_name OR new.file_type IS NOT old.file_type OR new.created_at <> old.created_at BEGIN
  SELECT raise(abort, 'What was handed in does not change');
END;--> statement-breakpoint
CREATE TRIGGER `duties_done_is_kept` BEFORE DELETE ON `duties_done` BEGIN
  SELECT raise(abort, 'What was handed in is not deleted');
END;
