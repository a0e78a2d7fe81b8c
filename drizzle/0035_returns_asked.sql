-- Returns that buyers ask for.
-- By hand: the triggers.
CREATE TABLE `return_photos` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`position` integer NOT NULL,
	`file` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `return_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "return_photos_position" CHECK("return_photos"."position" between 0 and 3)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `return_photos_position` ON `return_photos` (`request_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `return_photos_file` ON `return_photos` (`file`);--> statement-breakpoint
CREATE TABLE `return_request_lines` (
	`request_id` text NOT NULL,
	`position` integer NOT NULL,
	`quantity` integer NOT NULL,
	`accepted` integer,
	PRIMARY KEY(`request_id`, `position`),
	FOREIGN KEY (`request_id`) REFERENCES `return_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "return_request_lines_quantity" CHECK("return_request_lines"."quantity" between 1 and 999),
	CONSTRAINT "return_request_lines_accepted" CHECK("return_request_lines"."accepted" between 0 and "return_request_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE `return_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`number` text NOT NULL,
	`state` text DEFAULT 'asked' NOT NULL,
	`reason` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`wish` text NOT NULL,
	`pay_to` text DEFAULT '' NOT NULL,
	`way_back` text DEFAULT 'shop' NOT NULL,
	`goods` text,
	`answer` text DEFAULT '' NOT NULL,
	`due_at` integer,
	`decided_at` integer,
	`received_at` integer,
	`settled_at` integer,
	`outcome` text,
	`refund_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "return_requests_state" CHECK("return_requests"."state" in ('asked', 'accepted', 'received', 'settled', 'refused', 'withdrawn')),
	CONSTRAINT "return_requests_reason" CHECK("return_requests"."reason" in ('broken', 'wrong', 'late', 'quality', 'other')),
	CONSTRAINT "return_requests_wish" CHECK("return_requests"."wish" in ('money', 'replacement')),
	CONSTRAINT "return_requests_way_back" CHECK("return_requests"."way_back" in ('shop', 'buyer')),
	CONSTRAINT "return_requests_goods" CHECK("return_requests"."goods" in ('back', 'kept')),
	CONSTRAINT "return_requests_outcome" CHECK("return_requests"."outcome" in ('money', 'replacement', 'nothing')),
	CONSTRAINT "return_requests_accepted" CHECK("return_requests"."state" not in ('accepted', 'received', 'settled') or "return_requests"."goods" is not null),
	CONSTRAINT "return_requests_settled" CHECK(("return_requests"."state" = 'settled') = ("return_requests"."outcome" is not null) and ("return_requests"."refund_id" is null or "return_requests"."outcome" = 'money'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `return_requests_number` ON `return_requests` (`number`);--> statement-breakpoint
CREATE INDEX `return_requests_order` ON `return_requests` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `return_requests_newest` ON `return_requests` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `return_requests_open` ON `return_requests` (`due_at`,`state`) WHERE state in ('asked', 'accepted', 'received');--> statement-breakpoint
CREATE INDEX `return_requests_refund` ON `return_requests` (`refund_id`) WHERE refund_id is not null;
--> statement-breakpoint
-- A request never names more packs than the buyer has (sent, not brought back, not asked for already), nor more than are not refunded yet.
-- Those of a settled return that the buyer kept were thrown away; those that were replaced are not refunded as well.
CREATE TRIGGER `return_request_lines_fit` BEFORE INSERT ON `return_request_lines`
WHEN NOT EXISTS (
  SELECT 1 FROM `return_requests` AS this
    JOIN `order_lines` AS line ON line.`order_id` = this.`order_id` AND line.`position` = NEW.`position`
  WHERE this.`id` = NEW.`request_id`
    AND NEW.`quantity` <= line.`quantity` - line.`taken_out`
      - coalesce((SELECT sum(pack.value ->> 'quantity') FROM `order_returns` AS back, json_each(back.`lines`) AS pack
          WHERE back.`order_id` = this.`order_id` AND pack.value ->> 'position' = NEW.`position`), 0)
      - coalesce((SELECT sum(coalesce(asked.`accepted`, asked.`quantity`))
          FROM `return_requests` AS other JOIN `return_request_lines` AS asked ON asked.`request_id` = other.`id`
          WHERE other.`order_id` = this.`order_id` AND other.`id` <> this.`id` AND asked.`position` = NEW.`position`
            AND (other.`state` IN ('asked', 'accepted') OR (other.`state` = 'settled' AND other.`goods` = 'kept'))), 0)
    AND NEW.`quantity` <= line.`quantity`
      - coalesce((SELECT sum(pack.value ->> 'quantity') FROM `refunds` AS given, json_each(given.`lines`) AS pack
          WHERE given.`order_id` = this.`order_id` AND given.`status` <> 'failed' AND pack.value ->> 'position' = NEW.`position`), 0)
      - coalesce((SELECT sum(coalesce(asked.`accepted`, asked.`quantity`))
          FROM `return_requests` AS other JOIN `return_request_lines` AS asked ON asked.`request_id` = other.`id`
          WHERE other.`order_id` = this.`order_id` AND other.`id` <> this.`id` AND asked.`position` = NEW.`position`
            AND (other.`state` IN ('asked', 'accepted', 'received')
              OR (other.`state` = 'settled' AND other.`outcome` = 'replacement'))), 0)
)
BEGIN
  SELECT raise(ABORT, 'More packs than can be returned');
END;
--> statement-breakpoint
CREATE TRIGGER `return_requests_step` BEFORE UPDATE OF `state` ON `return_requests`
WHEN NEW.`state` <> OLD.`state` AND NOT (
  (OLD.`state` = 'asked' AND NEW.`state` IN ('accepted', 'refused', 'withdrawn'))
  OR (OLD.`state` = 'accepted' AND NEW.`state` IN ('refused', 'withdrawn'))
  OR (OLD.`state` = 'accepted' AND NEW.`state` = 'received' AND NEW.`goods` = 'back')
  OR (OLD.`state` = 'accepted' AND NEW.`state` = 'settled' AND NEW.`goods` = 'kept')
  OR (OLD.`state` = 'received' AND NEW.`state` IN ('settled', 'refused'))
)
BEGIN
  SELECT raise(ABORT, 'Not a step of a return');
END;
--> statement-breakpoint
CREATE TRIGGER `return_requests_refused` BEFORE UPDATE OF `state` ON `return_requests`
WHEN NEW.`state` = 'refused' AND trim(NEW.`answer`) = ''
BEGIN
  SELECT raise(ABORT, 'A refusal needs its reason');
END;
