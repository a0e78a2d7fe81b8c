ALTER TABLE `enquiries` ADD `may_be_spam` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `grievances` ADD `may_be_spam` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `mails` ADD `order_id` text;--> statement-breakpoint
ALTER TABLE `mails` ADD `reply_to` text;--> statement-breakpoint
CREATE INDEX `mails_of_order` ON `mails` (`order_id`,`created_at`) WHERE "mails"."order_id" is not null;--> statement-breakpoint
-- The key of these mails continues with the order's id, which has 32 digits.
UPDATE `mails` SET `order_id` = substr(`key`, length(`kind`) + 2, 32) WHERE `kind` IN ('order-placed', 'order-unconfirmed', 'order-paid', 'order-address', 'order-ready', 'order-shipped', 'order-parcel', 'order-delivered', 'order-cancelled', 'order-taken-out', 'order-corrected', 'return-asked', 'return-accepted', 'return-refused', 'return-received', 'return-settled');
