ALTER TABLE `audit_log` ADD `kind` text GENERATED ALWAYS AS (substr(action, 1, instr(action, '.') - 1)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `audit_log_kind` ON `audit_log` (`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `users_newest` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_admins` ON `users` (`id`) WHERE "users"."role" = 1;--> statement-breakpoint
CREATE INDEX `orders_user_paid` ON `orders` (`user_id`,`total_paise`) WHERE payment_status in ('paid', 'part_refunded', 'refunded');--> statement-breakpoint
CREATE INDEX `enquiries_kind` ON `enquiries` (`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `enquiries_unanswered` ON `enquiries` (`created_at`) WHERE "enquiries"."answered_at" is null;