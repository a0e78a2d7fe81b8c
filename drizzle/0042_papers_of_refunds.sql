DROP INDEX `invoices_refund`;--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_refund` ON `invoices` (`refund_id`) WHERE "invoices"."refund_id" is not null;
