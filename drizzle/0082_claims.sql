CREATE TABLE `claims` (
	`id` text PRIMARY KEY NOT NULL,
	`claim` text NOT NULL,
	`way` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`number` text DEFAULT '' NOT NULL,
	`issuer` text DEFAULT '' NOT NULL,
	`until` text,
	`is_public` integer DEFAULT false NOT NULL,
	`file_name` text,
	`file_type` text,
	`file_bytes` integer,
	`file_hash` text,
	`file` blob,
	`decided_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`replaced_at` integer,
	CONSTRAINT "claims_claim" CHECK("claims"."claim" in ('certificate', 'family', 'purity', 'place')),
	CONSTRAINT "claims_way" CHECK("claims"."way" in ('as it is', 'with proof', 'not shown')),
	CONSTRAINT "claims_proof" CHECK(case when "claims"."way" = 'with proof'
        then trim("claims"."number") <> '' and trim("claims"."issuer") <> ''
          and ("claims"."claim" = 'certificate') = (trim("claims"."name") <> '')
          and ("claims"."claim" <> 'certificate' or "claims"."until" is not null)
        else "claims"."name" = '' and "claims"."number" = '' and "claims"."issuer" = '' and "claims"."until" is null
          and "claims"."file" is null end),
	CONSTRAINT "claims_until" CHECK("claims"."until" is null or "claims"."until" glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
	CONSTRAINT "claims_file" CHECK(case when "claims"."file" is null
        then coalesce("claims"."file_name", "claims"."file_type", "claims"."file_bytes", "claims"."file_hash") is null and "claims"."is_public" = 0
        else "claims"."file_name" <> '' and "claims"."file_type" <> '' and "claims"."file_bytes" = length("claims"."file")
          and length("claims"."file_hash") = 64 end),
	CONSTRAINT "claims_ended" CHECK("claims"."ended_at" is null or "claims"."until" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `claims_standing` ON `claims` (`claim`) WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX `claims_of` ON `claims` (`claim`,`created_at`,`id`);--> statement-breakpoint
CREATE TRIGGER `open_pages_claims_insert` AFTER INSERT ON `claims` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_claims_update` AFTER UPDATE ON `claims` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `open_pages_claims_delete` AFTER DELETE ON `claims` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
