-- Two further places for the owner's own photos, and what of a photo stays in view. Nothing refers to this table; its triggers are made anew.
CREATE TABLE `__new_story_parts` (
	`slot` text PRIMARY KEY NOT NULL,
	`name` text,
	`words` text,
	`photo_id` text,
	`focus` text DEFAULT 'middle' NOT NULL,
	`film` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "story_parts_slot" CHECK("__new_story_parts"."slot" in ('press', 'people', 'field', 'founder', 'mill')),
	CONSTRAINT "story_parts_focus" CHECK("__new_story_parts"."focus" in ('middle', 'top', 'bottom', 'left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'))
);
--> statement-breakpoint
INSERT INTO `__new_story_parts`("slot", "name", "words", "photo_id", "focus", "film", "updated_at") SELECT "slot", "name", "words", "photo_id", 'middle', "film", "updated_at" FROM `story_parts`;--> statement-breakpoint
DROP TABLE `story_parts`;--> statement-breakpoint
ALTER TABLE `__new_story_parts` RENAME TO `story_parts`;--> statement-breakpoint
CREATE INDEX `story_parts_photo` ON `story_parts` (`photo_id`) WHERE photo_id is not null;--> statement-breakpoint
CREATE TRIGGER `open_pages_story_parts_insert` AFTER INSERT ON `story_parts` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_story_parts_update` AFTER UPDATE ON `story_parts` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_story_parts_delete` AFTER DELETE ON `story_parts` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
