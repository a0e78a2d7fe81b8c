CREATE TABLE `price_step_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`list_id` text,
	`packs` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`list_id`) REFERENCES `price_lists`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "price_step_changes_packs" CHECK(json_type("price_step_changes"."packs") = 'array')
);
--> statement-breakpoint
CREATE INDEX `price_step_changes_old` ON `price_step_changes` (`created_at`);--> statement-breakpoint
CREATE INDEX `price_step_changes_list` ON `price_step_changes` (`list_id`);