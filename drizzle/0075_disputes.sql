CREATE TABLE `dispute_moves` (
	`id` text PRIMARY KEY NOT NULL,
	`dispute_id` text NOT NULL,
	`kind` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`source` text NOT NULL,
	`moved_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`dispute_id`) REFERENCES `disputes`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "dispute_moves_amount" CHECK("dispute_moves"."amount_paise" <> 0),
	CONSTRAINT "dispute_moves_kind" CHECK("dispute_moves"."kind" in ('held', 'returned', 'lost', 'fee')),
	CONSTRAINT "dispute_moves_source" CHECK("dispute_moves"."source" in ('told', 'payout'))
);
--> statement-breakpoint
CREATE INDEX `dispute_moves_dispute` ON `dispute_moves` (`dispute_id`);--> statement-breakpoint
CREATE INDEX `dispute_moves_moved` ON `dispute_moves` (`moved_at`);--> statement-breakpoint
CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`currency` text NOT NULL,
	`phase` text NOT NULL,
	`reason_code` text DEFAULT '' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`state_at` integer NOT NULL,
	`respond_by` integer,
	`asked_at` integer,
	`reviewed_at` integer,
	`taken_paise` integer DEFAULT 0 NOT NULL,
	`lost_paise` integer,
	`raised_at` integer NOT NULL,
	`told_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "disputes_amount" CHECK("disputes"."amount_paise" > 0 and "disputes"."taken_paise" >= 0),
	CONSTRAINT "disputes_state" CHECK("disputes"."state" in ('open', 'action_required', 'under_review', 'won', 'lost', 'closed')),
	CONSTRAINT "disputes_lost" CHECK(("disputes"."lost_paise" is null) = ("disputes"."state" <> 'lost') and coalesce("disputes"."lost_paise", 0) >= 0)
);
--> statement-breakpoint
CREATE INDEX `disputes_payment` ON `disputes` (`payment_id`);--> statement-breakpoint
CREATE INDEX `disputes_raised` ON `disputes` (`raised_at`);--> statement-breakpoint
CREATE INDEX `disputes_open` ON `disputes` (`respond_by`) WHERE state in ('open', 'action_required', 'under_review');--> statement-breakpoint
CREATE INDEX `payout_parts_dispute` ON `payout_parts` (`dispute_id`) WHERE "payout_parts"."dispute_id" is not null;--> statement-breakpoint
CREATE TRIGGER `disputes_go_on` BEFORE UPDATE OF `state` ON `disputes`
WHEN CASE new.state WHEN 'open' THEN 0 WHEN 'action_required' THEN 1 WHEN 'under_review' THEN 2 ELSE 3 END
  < CASE old.state WHEN 'open' THEN 0 WHEN 'action_required' THEN 1 WHEN 'under_review' THEN 2 ELSE 3 END BEGIN
  SELECT raise(abort, 'A dispute does not go back to an earlier state');
END;--> statement-breakpoint
CREATE TRIGGER `disputes_are_kept` BEFORE DELETE ON `disputes` BEGIN
  SELECT raise(abort, 'A dispute is not deleted');
END;--> statement-breakpoint
CREATE TRIGGER `dispute_moves_stay` BEFORE UPDATE ON `dispute_moves` BEGIN
  SELECT raise(abort, 'The money of a dispute does not change: a further row says what turned out otherwise');
END;--> statement-breakpoint
CREATE TRIGGER `dispute_moves_are_kept` BEFORE DELETE ON `dispute_moves` BEGIN
  SELECT raise(abort, 'The money of a dispute is not deleted');
END;
