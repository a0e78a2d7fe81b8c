DROP INDEX `price_plans_due`;--> statement-breakpoint
ALTER TABLE `price_plans` ADD `packs` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `price_plans_open` ON `price_plans` (`runs_at`) WHERE applied_at is null and cancelled_at is null;--> statement-breakpoint
ALTER TABLE `price_plan_lines` ADD `mrp_paise` integer;