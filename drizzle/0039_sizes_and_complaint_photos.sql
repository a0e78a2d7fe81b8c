-- What the ready-to-sell desk warns of: packs of an unusual size, and HSN codes of 4 digits. Photos of a complaint.
CREATE INDEX `products_odd_size` ON `products` (`created_at`,`id`) WHERE sale <> 'hidden' and iif(measure = 'kg', net_weight_g, volume_ml) >= 200 * containers and iif(measure = 'kg', net_weight_g, volume_ml) not in (200 * containers, 500 * containers, 1000 * containers, 2000 * containers, 3000 * containers, 4000 * containers, 5000 * containers, 15000 * containers, 20000 * containers);--> statement-breakpoint
CREATE INDEX `products_short_hsn` ON `products` (`created_at`,`id`) WHERE sale <> 'hidden' and length(hsn) < 6;--> statement-breakpoint
CREATE TABLE `grievance_photos` (
	`id` text PRIMARY KEY NOT NULL,
	`grievance_id` text NOT NULL,
	`position` integer NOT NULL,
	`file` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`grievance_id`) REFERENCES `grievances`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "grievance_photos_position" CHECK("grievance_photos"."position" between 0 and 3)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `grievance_photos_position` ON `grievance_photos` (`grievance_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `grievance_photos_file` ON `grievance_photos` (`file`);
