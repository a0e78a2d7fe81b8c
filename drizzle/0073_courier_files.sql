CREATE TABLE `courier_columns` (
	`headings` text PRIMARY KEY NOT NULL,
	`courier` text NOT NULL,
	`columns` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "courier_columns_json" CHECK(json_valid("courier_columns"."columns"))
);
--> statement-breakpoint
CREATE TABLE `courier_file_rows` (
	`file_id` text NOT NULL,
	`line` integer NOT NULL,
	`outcome` text NOT NULL,
	`parcel` text NOT NULL,
	`reference` text,
	`order_id` text,
	`collected_paise` integer NOT NULL,
	`charges_paise` integer NOT NULL,
	`noted_paise` integer NOT NULL,
	`utr` text,
	`day` text,
	`receipt_id` text,
	PRIMARY KEY(`file_id`, `line`),
	FOREIGN KEY (`file_id`) REFERENCES `courier_files`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "courier_file_rows_outcome" CHECK("courier_file_rows"."outcome" in ('whole', 'short', 'over', 'second', 'twice', 'before', 'unknown', 'paid', 'not-by-hand', 'cancelled', 'reversed', 'nothing', 'batch')),
	CONSTRAINT "courier_file_rows_noted" CHECK("courier_file_rows"."noted_paise" = 0 or ("courier_file_rows"."noted_paise" between 0 and "courier_file_rows"."collected_paise" and "courier_file_rows"."order_id" is not null and "courier_file_rows"."receipt_id" is not null))
);
--> statement-breakpoint
CREATE INDEX `courier_file_rows_order` ON `courier_file_rows` (`order_id`) WHERE "courier_file_rows"."order_id" is not null;--> statement-breakpoint
CREATE INDEX `courier_file_rows_parcel` ON `courier_file_rows` (`parcel`);--> statement-breakpoint
CREATE INDEX `courier_file_rows_utr` ON `courier_file_rows` (`utr`) WHERE "courier_file_rows"."utr" is not null;--> statement-breakpoint
CREATE TABLE `courier_files` (
	`id` text PRIMARY KEY NOT NULL,
	`courier` text NOT NULL,
	`fingerprint` text NOT NULL,
	`noted_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`taken_back_at` integer,
	`taken_back_by` text,
	`taken_back_for` text,
	CONSTRAINT "courier_files_taken_back" CHECK(("courier_files"."taken_back_at" is null) = ("courier_files"."taken_back_by" is null) and ("courier_files"."taken_back_at" is null) = ("courier_files"."taken_back_for" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `courier_files_once` ON `courier_files` (`fingerprint`) WHERE "courier_files"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX `courier_files_newest` ON `courier_files` (`created_at`);--> statement-breakpoint
CREATE TRIGGER `courier_files_stay` BEFORE UPDATE ON `courier_files`
WHEN old.taken_back_at IS NOT NULL OR new.id <> old.id OR new.courier <> old.courier OR new.fingerprint <> old.fingerprint
  OR new.noted_by <> old.noted_by OR new.created_at <> old.created_at BEGIN
  SELECT raise(abort, 'A file of a courier is taken back once, and does not change otherwise');
END;--> statement-breakpoint
CREATE TRIGGER `courier_files_are_kept` BEFORE DELETE ON `courier_files` BEGIN
  SELECT raise(abort, 'A file of a courier is not deleted');
END;--> statement-breakpoint
CREATE TRIGGER `courier_file_rows_stay` BEFORE UPDATE ON `courier_file_rows`
WHEN new.file_id <> old.file_id OR new.line <> old.line OR new.outcome <> old.outcome OR new.order_id IS NOT old.order_id
  OR new.collected_paise <> old.collected_paise OR new.charges_paise <> old.charges_paise OR new.noted_paise <> old.noted_paise
  OR new.receipt_id IS NOT old.receipt_id BEGIN
  SELECT raise(abort, 'A line of a courier does not change');
END;--> statement-breakpoint
CREATE TRIGGER `courier_file_rows_are_kept` BEFORE DELETE ON `courier_file_rows` BEGIN
  SELECT raise(abort, 'A line of a courier is not deleted');
END;
