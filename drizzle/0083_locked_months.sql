CREATE TABLE `locked_months` (
	`id` text PRIMARY KEY NOT NULL,
	`month` text NOT NULL,
	`locked_by` text NOT NULL,
	`locked_at` integer NOT NULL,
	`unlocked_by` text,
	`unlocked_at` integer,
	`unlocked_because` text DEFAULT '' NOT NULL,
	CONSTRAINT "locked_months_month" CHECK("locked_months"."month" glob '20[0-9][0-9]-[0-1][0-9]'),
	CONSTRAINT "locked_months_over" CHECK("locked_months"."month" < strftime('%Y-%m', "locked_months"."locked_at" / 1000 + 19800, 'unixepoch')),
	CONSTRAINT "locked_months_unlocked" CHECK(case when "locked_months"."unlocked_at" is null then "locked_months"."unlocked_by" is null and "locked_months"."unlocked_because" = ''
        else "locked_months"."unlocked_by" is not null and trim("locked_months"."unlocked_because") <> '' end)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `locked_months_once` ON `locked_months` (`month`) WHERE unlocked_at is null;--> statement-breakpoint
CREATE INDEX `locked_months_of` ON `locked_months` (`month`,`locked_at`);--> statement-breakpoint
CREATE TABLE `returns_filed` (
	`done_id` text PRIMARY KEY NOT NULL,
	`file` text NOT NULL,
	`is_kept` integer NOT NULL,
	`papers_hash` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`done_id`) REFERENCES `duties_done`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "returns_filed_file" CHECK(json_valid("returns_filed"."file")),
	CONSTRAINT "returns_filed_hash" CHECK("returns_filed"."papers_hash" is null or length("returns_filed"."papers_hash") = 64)
);
--> statement-breakpoint
CREATE TRIGGER `locked_months_stay` BEFORE UPDATE ON `locked_months` BEGIN
  SELECT raise(abort, 'A month that was locked is only opened again, once') WHERE old.unlocked_at IS NOT NULL OR new.unlocked_at IS NULL
    OR (new.id, new.month, new.locked_by, new.locked_at) IS NOT (old.id, old.month, old.locked_by, old.locked_at);
END;
--> statement-breakpoint
CREATE TRIGGER `locked_months_are_kept` BEFORE DELETE ON `locked_months` BEGIN
  SELECT raise(abort, 'That a month was locked is not deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `returns_filed_stay` BEFORE UPDATE ON `returns_filed` BEGIN
  SELECT raise(abort, 'What was filed does not change');
END;
--> statement-breakpoint
CREATE TRIGGER `returns_filed_are_kept` BEFORE DELETE ON `returns_filed` BEGIN
  SELECT raise(abort, 'What was filed is not deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `locked_months_take_no_invoice` BEFORE INSERT ON `invoices`
WHEN EXISTS (SELECT 1 FROM locked_months l WHERE l.month = strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch') AND l.unlocked_at IS NULL) BEGIN
  SELECT raise(abort, 'This month is locked');
END;
--> statement-breakpoint
CREATE TRIGGER `locked_months_take_no_voucher` BEFORE INSERT ON `vouchers`
WHEN EXISTS (SELECT 1 FROM locked_months l WHERE l.month = strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch') AND l.unlocked_at IS NULL) BEGIN
  SELECT raise(abort, 'This month is locked');
END;
--> statement-breakpoint
CREATE TRIGGER `locked_months_take_no_money` BEFORE INSERT ON `money_received`
WHEN EXISTS (SELECT 1 FROM locked_months l WHERE l.month = strftime('%Y-%m', new.came_at / 1000 + 19800, 'unixepoch') AND l.unlocked_at IS NULL) BEGIN
  SELECT raise(abort, 'This month is locked');
END;
--> statement-breakpoint
CREATE TRIGGER `locked_months_take_no_expense` BEFORE INSERT ON `money_paid_out`
WHEN EXISTS (SELECT 1 FROM locked_months l WHERE l.month = substr(new.day, 1, 7) AND l.unlocked_at IS NULL) BEGIN
  SELECT raise(abort, 'This month is locked');
END;
--> statement-breakpoint
CREATE TRIGGER `locked_months_change_no_expense` BEFORE UPDATE ON `money_paid_out`
WHEN EXISTS (SELECT 1 FROM locked_months l WHERE l.month = substr(old.day, 1, 7) AND l.unlocked_at IS NULL) BEGIN
  SELECT raise(abort, 'This month is locked');
END;
--> statement-breakpoint
CREATE TRIGGER `locked_months_open_no_till` BEFORE INSERT ON `till_days`
WHEN EXISTS (SELECT 1 FROM locked_months l WHERE l.month = substr(new.day, 1, 7) AND l.unlocked_at IS NULL) BEGIN
  SELECT raise(abort, 'This month is locked');
END;
--> statement-breakpoint
CREATE TRIGGER `locked_months_change_no_till` BEFORE UPDATE ON `till_days`
WHEN EXISTS (SELECT 1 FROM locked_months l WHERE l.month = substr(old.day, 1, 7) AND l.unlocked_at IS NULL) BEGIN
  SELECT raise(abort, 'This month is locked');
END;
--> statement-breakpoint
CREATE TRIGGER `locked_months_take_no_opening` BEFORE INSERT ON `khata_openings`
WHEN new.takes_back IS NULL AND EXISTS (SELECT 1 FROM locked_months l WHERE l.month = strftime('%Y-%m', new.since / 1000 + 19800, 'unixepoch') AND l.unlocked_at IS NULL) BEGIN
  SELECT raise(abort, 'This month is locked');
END;
--> statement-breakpoint
CREATE TRIGGER `locked_months_take_no_write_off` BEFORE INSERT ON `write_offs`
WHEN EXISTS (SELECT 1 FROM locked_months l WHERE l.month = strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch') AND l.unlocked_at IS NULL) BEGIN
  SELECT raise(abort, 'This month is locked');
END;
--> statement-breakpoint
CREATE TRIGGER `locked_months_take_no_paid_order` BEFORE INSERT ON `orders`
WHEN new.paid_at IS NOT NULL AND EXISTS (SELECT 1 FROM locked_months l WHERE l.month = strftime('%Y-%m', new.paid_at / 1000 + 19800, 'unixepoch') AND l.unlocked_at IS NULL) BEGIN
  SELECT raise(abort, 'This month is locked');
END;
--> statement-breakpoint
CREATE TRIGGER `locked_months_take_no_payment` BEFORE UPDATE OF `paid_at` ON `orders`
WHEN new.paid_at IS NOT NULL AND new.paid_at IS NOT old.paid_at AND EXISTS (SELECT 1 FROM locked_months l WHERE l.month = strftime('%Y-%m', new.paid_at / 1000 + 19800, 'unixepoch') AND l.unlocked_at IS NULL) BEGIN
  SELECT raise(abort, 'This month is locked');
END;
--> statement-breakpoint
CREATE TRIGGER `locked_months_take_no_refund` BEFORE UPDATE OF `processed_at` ON `refunds`
WHEN new.processed_at IS NOT NULL AND new.processed_at IS NOT old.processed_at AND EXISTS (SELECT 1 FROM locked_months l WHERE l.month = strftime('%Y-%m', new.processed_at / 1000 + 19800, 'unixepoch') AND l.unlocked_at IS NULL) BEGIN
  SELECT raise(abort, 'This month is locked');
END;
