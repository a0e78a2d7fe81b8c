CREATE TABLE `self_audits` (
	`id` text PRIMARY KEY NOT NULL,
	`asked_at` integer NOT NULL,
	`ran_at` integer,
	`checks_version` integer,
	`result` text,
	`problem` text,
	`found` integer DEFAULT 0 NOT NULL,
	`unchecked` integer DEFAULT 0 NOT NULL,
	`signed_at` integer,
	`signer` text,
	`remark` text DEFAULT '' NOT NULL,
	`firm` text,
	`firm_address` text,
	CONSTRAINT "self_audits_ran" CHECK(case when "self_audits"."ran_at" is null
        then coalesce("self_audits"."checks_version", "self_audits"."result", "self_audits"."problem") is null
        else ("self_audits"."result" is null) <> ("self_audits"."problem" is null) end),
	CONSTRAINT "self_audits_result" CHECK("self_audits"."result" is null or (json_valid("self_audits"."result") and "self_audits"."checks_version" is not null)),
	CONSTRAINT "self_audits_signed" CHECK(case when "self_audits"."signed_at" is null
        then coalesce("self_audits"."signer", "self_audits"."firm", "self_audits"."firm_address") is null
        else "self_audits"."result" is not null and "self_audits"."found" = 0 and "self_audits"."unchecked" = 0
          and "self_audits"."signer" <> '' and "self_audits"."firm" <> '' and "self_audits"."firm_address" <> '' end)
);
--> statement-breakpoint
CREATE INDEX `self_audits_asked` ON `self_audits` (`asked_at`);--> statement-breakpoint
CREATE INDEX `self_audits_signed_at` ON `self_audits` (`signed_at`) WHERE "self_audits"."signed_at" is not null;--> statement-breakpoint
CREATE TRIGGER `self_audits_signed_stay` BEFORE UPDATE ON `self_audits` WHEN old.signed_at IS NOT NULL BEGIN
  SELECT raise(abort, 'Refused: A certificate that is signed stays as it is: run a new audit.');
END;--> statement-breakpoint
CREATE TRIGGER `self_audits_results_stay` BEFORE UPDATE ON `self_audits`
WHEN old.ran_at IS NOT NULL AND (old.ran_at, old.asked_at, old.checks_version, old.result, old.problem, old.found, old.unchecked)
  IS NOT (new.ran_at, new.asked_at, new.checks_version, new.result, new.problem, new.found, new.unchecked) BEGIN
  SELECT raise(abort, 'What an audit found does not change');
END;--> statement-breakpoint
CREATE TRIGGER `self_audits_are_kept` BEFORE DELETE ON `self_audits` BEGIN
  SELECT raise(abort, 'An audit is not deleted');
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_self_audits_insert` AFTER INSERT ON `self_audits` WHEN new.signed_at IS NOT NULL BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_self_audits_update` AFTER UPDATE OF `signed_at` ON `self_audits` WHEN new.signed_at IS NOT NULL BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_self_audits_delete` AFTER DELETE ON `self_audits` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
