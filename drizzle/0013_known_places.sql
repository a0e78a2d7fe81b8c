CREATE TABLE `known_networks` (
	`user_id` text NOT NULL,
	`network` text NOT NULL,
	`last_login_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `network`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `known_networks_expiry` ON `known_networks` (`expires_at`);--> statement-breakpoint
CREATE INDEX `users_old_passwords` ON `users` (`password_hash`) WHERE substr("users"."password_hash", 1, 2) = '$2';--> statement-breakpoint
CREATE INDEX `users_old_answers` ON `users` (`id`) WHERE substr("users"."answer_hash", 1, 29) = '$argon2id$v=19$m=7168,t=5,p=1';