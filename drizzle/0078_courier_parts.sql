CREATE TABLE `courier_file_waiting` (
	`file_id` text NOT NULL,
	`line` integer NOT NULL,
	`outcome` text NOT NULL,
	`parcel` text NOT NULL,
	`reference` text,
	`order_id` text NOT NULL,
	`collected_paise` integer NOT NULL,
	`charges_paise` integer NOT NULL,
	`noted_paise` integer NOT NULL,
	`utr` text,
	`day` text,
	`receipt_id` text NOT NULL,
	PRIMARY KEY(`file_id`, `line`),
	FOREIGN KEY (`file_id`) REFERENCES `courier_files`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "courier_file_waiting_noted" CHECK("courier_file_waiting"."noted_paise" between 0 and "courier_file_waiting"."collected_paise")
);
--> statement-breakpoint
CREATE INDEX `courier_file_waiting_order` ON `courier_file_waiting` (`order_id`);--> statement-breakpoint
DROP INDEX `money_received_receipt`;--> statement-breakpoint
DROP INDEX `money_received_reference`;--> statement-breakpoint
CREATE INDEX `money_received_receipt` ON `money_received` (`receipt_id`,`order_id`);--> statement-breakpoint
CREATE INDEX `money_received_reference` ON `money_received` (`reference`,`receipt_id`) WHERE "money_received"."reference" is not null;--> statement-breakpoint
ALTER TABLE `courier_file_rows` ADD `changed` text;--> statement-breakpoint
DROP TRIGGER `money_received_fits`;--> statement-breakpoint
-- Less or more, not <>: a reference may stand in thousands of rows of one receipt, which are not read so.
CREATE TRIGGER `money_received_fits` BEFORE INSERT ON `money_received` BEGIN
  SELECT raise(abort, 'This reference belongs to another receipt') WHERE new.takes_back IS NULL AND new.amount_paise > 0 AND EXISTS (
    SELECT 1 FROM money_received r WHERE ((r.reference = new.reference AND r.receipt_id < new.receipt_id)
      OR (r.reference = new.reference AND r.receipt_id > new.receipt_id))
      AND r.takes_back IS NULL AND r.amount_paise > 0
      AND NOT EXISTS (SELECT 1 FROM money_received b WHERE b.takes_back = r.id));
  SELECT raise(abort, 'A row takes back the whole of one other row of its order') WHERE new.takes_back IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM money_received r WHERE r.id = new.takes_back AND r.takes_back IS NULL AND r.order_id IS new.order_id
      AND r.khata_id IS new.khata_id AND r.amount_paise = -new.amount_paise);
END;--> statement-breakpoint
CREATE TRIGGER `courier_files_are_whole` BEFORE UPDATE ON `courier_files` WHEN new.taken_back_at IS NOT NULL BEGIN
  SELECT raise(abort, 'A file of a courier is taken back when all of it is noted') WHERE EXISTS (
    SELECT 1 FROM courier_file_waiting w WHERE w.file_id = old.id);
END;--> statement-breakpoint
CREATE TRIGGER `courier_file_waiting_stays` BEFORE UPDATE ON `courier_file_waiting`
WHEN new.file_id <> old.file_id OR new.line <> old.line OR new.outcome <> old.outcome OR new.order_id <> old.order_id
  OR new.collected_paise <> old.collected_paise OR new.charges_paise <> old.charges_paise OR new.noted_paise <> old.noted_paise
  OR new.utr IS NOT old.utr OR new.day IS NOT old.day OR new.receipt_id <> old.receipt_id BEGIN
  SELECT raise(abort, 'A line of a courier does not change');
END;--> statement-breakpoint
CREATE TRIGGER `courier_file_waiting_is_new` BEFORE INSERT ON `courier_file_waiting` BEGIN
  SELECT raise(abort, 'A line of a courier is noted once') WHERE EXISTS (
    SELECT 1 FROM courier_file_rows r WHERE r.file_id = new.file_id AND r.line = new.line);
END;--> statement-breakpoint
CREATE TRIGGER `courier_file_waiting_is_noted` BEFORE DELETE ON `courier_file_waiting` BEGIN
  SELECT raise(abort, 'A line of a courier waits until it is noted') WHERE NOT EXISTS (
    SELECT 1 FROM courier_file_rows r WHERE r.file_id = old.file_id AND r.line = old.line
      AND r.order_id = old.order_id AND r.collected_paise = old.collected_paise AND r.charges_paise = old.charges_paise);
END;--> statement-breakpoint
DROP TRIGGER `courier_file_rows_stay`;--> statement-breakpoint
CREATE TRIGGER `courier_file_rows_stay` BEFORE UPDATE ON `courier_file_rows`
WHEN new.file_id <> old.file_id OR new.line <> old.line OR new.outcome <> old.outcome OR new.order_id IS NOT old.order_id
  OR new.collected_paise <> old.collected_paise OR new.charges_paise <> old.charges_paise OR new.noted_paise <> old.noted_paise
  OR new.receipt_id IS NOT old.receipt_id OR new.changed IS NOT old.changed BEGIN
  SELECT raise(abort, 'A line of a courier does not change');
END;
