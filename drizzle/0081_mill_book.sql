CREATE TABLE `mill_bills` (
	`entry_id` text PRIMARY KEY NOT NULL,
	`amount_paise` integer NOT NULL,
	`fee_paise` integer DEFAULT 0 NOT NULL,
	`bill_number` text DEFAULT '' NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `mill_entries`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "mill_bills_amount" CHECK("mill_bills"."amount_paise" >= 0 and "mill_bills"."fee_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE `mill_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`day` text NOT NULL,
	`who` text DEFAULT '' NOT NULL,
	`moisture` integer,
	`minutes` integer,
	`unit` text,
	`product_id` text,
	`packs` integer,
	`batch_id` text,
	`why` text DEFAULT '' NOT NULL,
	`undoes` text,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`batch_id`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`undoes`) REFERENCES `mill_entries`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "mill_entries_kind" CHECK("mill_entries"."kind" in ('seed', 'press', 'move', 'fill', 'bought', 'sold', 'cake', 'weigh', 'undo')),
	CONSTRAINT "mill_entries_day" CHECK("mill_entries"."day" glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
	CONSTRAINT "mill_entries_moisture" CHECK("mill_entries"."moisture" between 0 and 1000),
	CONSTRAINT "mill_entries_minutes" CHECK("mill_entries"."minutes" > 0),
	CONSTRAINT "mill_entries_undoes_one" CHECK(("mill_entries"."kind" = 'undo') = ("mill_entries"."undoes" is not null)),
	CONSTRAINT "mill_entries_packs" CHECK(("mill_entries"."kind" = 'fill') = ("mill_entries"."packs" is not null) and ("mill_entries"."packs" > 0 or "mill_entries"."packs" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mill_entries_undoes` ON `mill_entries` (`undoes`) WHERE undoes is not null;--> statement-breakpoint
CREATE INDEX `mill_entries_day` ON `mill_entries` (`day`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mill_entries_newest` ON `mill_entries` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mill_entries_kind` ON `mill_entries` (`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mill_entries_batch` ON `mill_entries` (`batch_id`) WHERE batch_id is not null;--> statement-breakpoint
CREATE TABLE `mill_moves` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`account` text NOT NULL,
	`place_id` text,
	`stuff` text NOT NULL,
	`crop` text NOT NULL,
	`grams` integer NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `mill_entries`(`id`) ON UPDATE no action DEFERRABLE INITIALLY DEFERRED,
	FOREIGN KEY (`place_id`) REFERENCES `mill_places`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "mill_moves_account" CHECK("mill_moves"."account" in ('store', 'opening', 'bought', 'sold', 'packed', 'loss')),
	CONSTRAINT "mill_moves_place" CHECK(("mill_moves"."account" = 'store') = ("mill_moves"."place_id" is not null)),
	CONSTRAINT "mill_moves_stuff" CHECK("mill_moves"."stuff" in ('tank', 'lot', 'cake', 'foots')),
	CONSTRAINT "mill_moves_crop" CHECK("mill_moves"."crop" in ('groundnut', 'sesame', 'mustard', 'sunflower', 'safflower', 'copra', 'blend', 'other')),
	CONSTRAINT "mill_moves_grams" CHECK("mill_moves"."grams" <> 0)
);
--> statement-breakpoint
CREATE INDEX `mill_moves_entry` ON `mill_moves` (`entry_id`,`id`);--> statement-breakpoint
CREATE INDEX `mill_moves_place` ON `mill_moves` (`place_id`,`entry_id`,`grams`) WHERE place_id is not null;--> statement-breakpoint
CREATE TABLE `mill_places` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`crop` text NOT NULL,
	`name` text NOT NULL,
	`grams` integer DEFAULT 0 NOT NULL,
	`density_g_per_l` integer DEFAULT 910 NOT NULL,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "mill_places_kind" CHECK("mill_places"."kind" in ('tank', 'lot', 'cake', 'foots')),
	CONSTRAINT "mill_places_crop" CHECK("mill_places"."crop" in ('groundnut', 'sesame', 'mustard', 'sunflower', 'safflower', 'copra', 'blend', 'other')),
	CONSTRAINT "mill_places_name_given" CHECK(trim("mill_places"."name") <> ''),
	CONSTRAINT "mill_places_grams" CHECK("mill_places"."grams" >= 0),
	CONSTRAINT "mill_places_density" CHECK("mill_places"."density_g_per_l" between 800 and 1000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mill_places_name` ON `mill_places` (`kind`,"name" collate nocase);--> statement-breakpoint
CREATE INDEX `mill_places_filled` ON `mill_places` (`kind`,`created_at`,`id`) WHERE grams > 0;--> statement-breakpoint
-- Moves are written before their entry, which then is refused unless they add up to nothing.
CREATE TRIGGER `mill_moves_before_entry` BEFORE INSERT ON `mill_moves`
WHEN exists (SELECT 1 FROM mill_entries WHERE id = new.entry_id) BEGIN
  SELECT raise(abort, 'An entry of the mill book is complete when it is written');
END;--> statement-breakpoint
CREATE TRIGGER `mill_moves_in_place` BEFORE INSERT ON `mill_moves`
WHEN new.place_id IS NOT NULL
  AND NOT exists (SELECT 1 FROM mill_places WHERE id = new.place_id AND kind = new.stuff AND crop = new.crop) BEGIN
  SELECT raise(abort, 'A place of the mill holds what it is for');
END;--> statement-breakpoint
CREATE TRIGGER `mill_moves_summed` AFTER INSERT ON `mill_moves` WHEN new.place_id IS NOT NULL BEGIN
  UPDATE mill_places SET grams = grams + new.grams WHERE id = new.place_id;
END;--> statement-breakpoint
CREATE TRIGGER `mill_entries_add_up` BEFORE INSERT ON `mill_entries`
WHEN coalesce((SELECT sum(grams) FROM mill_moves WHERE entry_id = new.id), 1) <> 0 BEGIN
  SELECT raise(abort, 'What goes out of one place of the mill comes to another');
END;--> statement-breakpoint
CREATE TRIGGER `mill_entries_undone` BEFORE INSERT ON `mill_entries`
WHEN new.undoes IS NOT NULL AND (
  exists (SELECT 1 FROM mill_entries WHERE id = new.undoes AND kind = 'undo')
  OR exists (SELECT 1 FROM mill_moves WHERE entry_id IN (new.id, new.undoes)
    GROUP BY account, place_id, stuff, crop HAVING sum(grams) <> 0)) BEGIN
  SELECT raise(abort, 'A counter-entry takes back the whole of an entry');
END;--> statement-breakpoint
CREATE TRIGGER `mill_moves_stay` BEFORE UPDATE ON `mill_moves` BEGIN
  SELECT raise(abort, 'Moves of the mill book do not change');
END;--> statement-breakpoint
CREATE TRIGGER `mill_moves_are_kept` BEFORE DELETE ON `mill_moves` BEGIN
  SELECT raise(abort, 'Moves of the mill book are not deleted');
END;--> statement-breakpoint
CREATE TRIGGER `mill_entries_stay` BEFORE UPDATE ON `mill_entries` BEGIN
  SELECT raise(abort, 'Entries of the mill book do not change');
END;--> statement-breakpoint
CREATE TRIGGER `mill_entries_are_kept` BEFORE DELETE ON `mill_entries` BEGIN
  SELECT raise(abort, 'Entries of the mill book are not deleted');
END;--> statement-breakpoint
CREATE TRIGGER `mill_places_stay` BEFORE UPDATE ON `mill_places`
WHEN new.kind <> old.kind OR new.crop <> old.crop BEGIN
  SELECT raise(abort, 'A place of the mill keeps what it is for');
END;--> statement-breakpoint
CREATE TRIGGER `mill_places_closed_empty` BEFORE UPDATE ON `mill_places`
WHEN new.closed_at IS NOT NULL AND new.grams <> 0 BEGIN
  SELECT raise(abort, 'A closed tank is empty');
END;
