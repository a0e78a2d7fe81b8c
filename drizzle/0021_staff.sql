ALTER TABLE `mail_links` ADD `name` text;--> statement-breakpoint
ALTER TABLE `mail_links` ADD `staff` text CHECK (`staff` is null or `staff` in ('packer', 'seller'));--> statement-breakpoint
CREATE INDEX `mail_links_staff` ON `mail_links` (`created_at`) WHERE staff is not null and used_at is null;
