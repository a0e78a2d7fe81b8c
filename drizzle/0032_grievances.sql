CREATE TABLE `grievance_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`grievance_id` text NOT NULL,
	`words` text NOT NULL,
	`settles` integer NOT NULL,
	`actor_name` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`grievance_id`) REFERENCES `grievances`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `grievance_answers_of` ON `grievance_answers` (`grievance_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `grievance_answers_settles` ON `grievance_answers` (`grievance_id`) WHERE settles = 1;--> statement-breakpoint
CREATE TABLE `grievances` (
	`id` text PRIMARY KEY NOT NULL,
	`year` text NOT NULL,
	`serial` integer NOT NULL,
	`number` text NOT NULL,
	`token` text NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`order_number` text,
	`words` text NOT NULL,
	`language` text NOT NULL,
	`acknowledged_at` integer,
	`settled_at` integer,
	`due_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "grievances_kind" CHECK("grievances"."kind" in ('goods', 'delivery', 'money', 'order', 'data', 'other')),
	CONSTRAINT "grievances_language" CHECK("grievances"."language" in ('en', 'gu', 'hi')),
	CONSTRAINT "grievances_open" CHECK(("grievances"."due_at" is null) = ("grievances"."settled_at" is not null)),
	CONSTRAINT "grievances_steps" CHECK("grievances"."settled_at" is null or coalesce("grievances"."acknowledged_at" <= "grievances"."settled_at", 0))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `grievances_number` ON `grievances` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `grievances_serial` ON `grievances` (`year`,`serial`);--> statement-breakpoint
CREATE UNIQUE INDEX `grievances_token` ON `grievances` (`token`);--> statement-breakpoint
CREATE INDEX `grievances_newest` ON `grievances` (`created_at`);--> statement-breakpoint
CREATE INDEX `grievances_due` ON `grievances` (`due_at`,`id`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `grievances_settled` ON `grievances` (`settled_at`,`id`) WHERE due_at is null;--> statement-breakpoint
CREATE INDEX `grievances_email` ON `grievances` (lower(trim("email")));--> statement-breakpoint
CREATE INDEX `grievances_user` ON `grievances` (`user_id`);--> statement-breakpoint
CREATE INDEX `grievances_phone` ON `grievances` (`phone`);--> statement-breakpoint
CREATE TRIGGER `grievances_as_received` BEFORE UPDATE ON `grievances`
WHEN NEW.`number` IS NOT OLD.`number` OR NEW.`created_at` IS NOT OLD.`created_at`
  OR (OLD.`acknowledged_at` IS NOT NULL AND NEW.`acknowledged_at` IS NOT OLD.`acknowledged_at`)
  OR (OLD.`settled_at` IS NOT NULL AND NEW.`settled_at` IS NOT OLD.`settled_at`)
BEGIN
  SELECT RAISE(ABORT, 'The number and the times of a complaint stay as they were');
END;
