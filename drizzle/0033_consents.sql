CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`order_id` text,
	`email` text,
	`notice_version` text NOT NULL,
	`notice_hash` text NOT NULL,
	`language` text NOT NULL,
	`door` text NOT NULL,
	`given_at` integer NOT NULL,
	`withdrawn_at` integer,
	`withdrawn_door` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "consents_purpose" CHECK("consents"."purpose" in ('account', 'order', 'marketing')),
	CONSTRAINT "consents_door" CHECK("consents"."door" in ('register', 'checkout', 'quote', 'profile', 'mail')),
	CONSTRAINT "consents_email_form" CHECK(("consents"."purpose" = 'marketing') = ("consents"."email" is not null) and ("consents"."email" is null or ("consents"."email" = lower(trim("consents"."email")) and "consents"."email" <> ''))),
	CONSTRAINT "consents_withdrawn_by" CHECK(("consents"."withdrawn_at" is null) = ("consents"."withdrawn_door" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consents_order` ON `consents` (`order_id`) WHERE purpose = 'order';--> statement-breakpoint
CREATE UNIQUE INDEX `consents_agreed` ON `consents` (`email`) WHERE purpose = 'marketing' and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX `consents_list` ON `consents` (`given_at`,`id`) WHERE purpose = 'marketing' and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX `consents_withdrawn` ON `consents` (`withdrawn_at`) WHERE withdrawn_at is not null;--> statement-breakpoint
CREATE INDEX `consents_user` ON `consents` (`user_id`);--> statement-breakpoint
CREATE INDEX `consents_of_order` ON `consents` (`order_id`);--> statement-breakpoint
CREATE INDEX `consents_email` ON `consents` (`email`);--> statement-breakpoint
CREATE INDEX `consents_purpose` ON `consents` (`purpose`);--> statement-breakpoint
CREATE TABLE `retention_runs` (
	`kind` text PRIMARY KEY NOT NULL,
	`removed` integer NOT NULL,
	`removed_in_all` integer NOT NULL,
	`ran_at` integer NOT NULL
);--> statement-breakpoint
CREATE INDEX `orders_with_buyer` ON `orders` (`created_at`) WHERE buyer_name <> 'Erased customer';
