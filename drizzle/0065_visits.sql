CREATE TABLE `visit_counts` (
	`day` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`times` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`, `name`)
);
--> statement-breakpoint
CREATE INDEX `reviews_oil_photos` ON `reviews` (`oil`,`created_at`,`id`) WHERE hidden_rule is null and photo_id is not null;