CREATE TABLE `money_paid_out` (
	`id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`way` text NOT NULL,
	`spent_on` text NOT NULL,
	`words` text NOT NULL,
	`to_whom` text DEFAULT '' NOT NULL,
	`gst_paise` integer DEFAULT 0 NOT NULL,
	`bill_number` text,
	`gstin` text,
	`noted_by` text NOT NULL,
	`takes_back` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`takes_back`) REFERENCES `money_paid_out`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "money_paid_out_day" CHECK("money_paid_out"."day" glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
	CONSTRAINT "money_paid_out_amount" CHECK(("money_paid_out"."takes_back" is null and "money_paid_out"."amount_paise" > 0 and "money_paid_out"."gst_paise" between 0 and "money_paid_out"."amount_paise")
        or ("money_paid_out"."takes_back" is not null and "money_paid_out"."amount_paise" < 0 and "money_paid_out"."gst_paise" between "money_paid_out"."amount_paise" and 0)),
	CONSTRAINT "money_paid_out_way" CHECK("money_paid_out"."way" in ('till', 'cash', 'upi', 'bank', 'card', 'cheque')),
	CONSTRAINT "money_paid_out_spent_on" CHECK("money_paid_out"."spent_on" in ('purchases', 'packing', 'delivery', 'salaries', 'rent', 'electricity', 'repairs', 'fees', 'other', 'to-bank', 'to-owner')),
	CONSTRAINT "money_paid_out_move" CHECK("money_paid_out"."way" = 'till' or "money_paid_out"."spent_on" not in ('to-bank', 'to-owner'))
);
--> statement-breakpoint
CREATE INDEX `money_paid_out_day` ON `money_paid_out` (`day`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `money_paid_out_taken_back` ON `money_paid_out` (`takes_back`) WHERE "money_paid_out"."takes_back" is not null;--> statement-breakpoint
CREATE TABLE `till_days` (
	`day` text PRIMARY KEY NOT NULL,
	`opening_paise` integer NOT NULL,
	`opened_by` text NOT NULL,
	`opened_at` integer NOT NULL,
	`expected_paise` integer,
	`counted_paise` integer,
	`pieces` text,
	`difference_word` text DEFAULT '' NOT NULL,
	`signed_rows` text,
	`signed_by` text,
	`signed_at` integer,
	`reopened_by` text,
	`reopened_at` integer,
	`reopen_reason` text DEFAULT '' NOT NULL,
	CONSTRAINT "till_days_day" CHECK("till_days"."day" glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
	CONSTRAINT "till_days_opening" CHECK("till_days"."opening_paise" >= 0),
	CONSTRAINT "till_days_signed" CHECK(case when "till_days"."signed_at" is null
        then coalesce("till_days"."expected_paise", "till_days"."counted_paise", "till_days"."signed_rows", "till_days"."signed_by") is null
        else "till_days"."expected_paise" is not null and "till_days"."counted_paise" is not null and "till_days"."counted_paise" >= 0
          and "till_days"."signed_by" is not null and "till_days"."signed_rows" is not null and json_valid("till_days"."signed_rows")
          and ("till_days"."counted_paise" = "till_days"."expected_paise" or "till_days"."difference_word" <> '') end)
);
--> statement-breakpoint
CREATE TRIGGER `money_paid_out_fits` BEFORE INSERT ON `money_paid_out` BEGIN
  SELECT raise(abort, 'The till of this day is not open') WHERE new.way = 'till' AND NOT EXISTS (
    SELECT 1 FROM till_days t WHERE t.day = new.day AND t.signed_at IS NULL);
  SELECT raise(abort, 'A row takes back the whole of one other row') WHERE new.takes_back IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM money_paid_out p WHERE p.id = new.takes_back AND p.takes_back IS NULL AND p.day = new.day AND p.way = new.way
      AND p.spent_on = new.spent_on AND p.amount_paise = -new.amount_paise AND p.gst_paise = -new.gst_paise);
END;--> statement-breakpoint
CREATE TRIGGER `money_paid_out_stays` BEFORE UPDATE ON `money_paid_out` BEGIN
  SELECT raise(abort, 'Money that was paid does not change') WHERE new.id <> old.id OR new.day <> old.day
    OR new.amount_paise <> old.amount_paise OR new.way <> old.way OR new.words <> old.words OR new.noted_by <> old.noted_by
    OR new.takes_back IS NOT old.takes_back OR new.created_at <> old.created_at;
  SELECT raise(abort, 'What left a till stays an expense, or none')
    WHERE (new.spent_on IN ('to-bank', 'to-owner')) <> (old.spent_on IN ('to-bank', 'to-owner'));
  SELECT raise(abort, 'What is signed does not change') WHERE old.way = 'till' AND new.to_whom <> old.to_whom
    AND EXISTS (SELECT 1 FROM till_days t WHERE t.day = old.day AND t.signed_at IS NOT NULL);
  SELECT raise(abort, 'What is taken back does not change') WHERE old.takes_back IS NOT NULL
    OR EXISTS (SELECT 1 FROM money_paid_out b WHERE b.takes_back = old.id);
END;--> statement-breakpoint
CREATE TRIGGER `money_paid_out_is_kept` BEFORE DELETE ON `money_paid_out` BEGIN
  SELECT raise(abort, 'Money that was paid is not deleted');
END;--> statement-breakpoint
CREATE TRIGGER `till_days_stay_signed` BEFORE UPDATE ON `till_days` WHEN old.signed_at IS NOT NULL BEGIN
  SELECT raise(abort, 'A signed day does not change until it is opened again with a reason')
    WHERE new.signed_at IS NOT NULL OR new.day <> old.day OR new.opening_paise <> old.opening_paise OR new.opened_by <> old.opened_by
      OR new.opened_at <> old.opened_at OR new.reopened_at IS NULL OR new.reopened_at IS old.reopened_at OR new.reopened_by IS NULL
      OR new.reopen_reason = '';
END;--> statement-breakpoint
CREATE TRIGGER `till_days_are_kept` BEFORE DELETE ON `till_days` BEGIN
  SELECT raise(abort, 'The till of a day is not deleted');
END;
