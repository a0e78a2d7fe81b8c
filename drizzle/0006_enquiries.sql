ALTER TABLE `enquiries` ADD `handed_on_at` integer;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `hand_on_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `hand_on_next_at` integer;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `hand_on_problem` text;--> statement-breakpoint
CREATE INDEX `enquiries_to_hand_on` ON `enquiries` (`hand_on_next_at`) WHERE "enquiries"."hand_on_next_at" is not null;