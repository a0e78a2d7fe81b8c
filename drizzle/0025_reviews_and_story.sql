CREATE TABLE `review_requests` (
	`order_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`stop_hash` text NOT NULL,
	`sent_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_requests_token` ON `review_requests` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `review_requests_stop` ON `review_requests` (`stop_hash`);--> statement-breakpoint
CREATE TABLE `review_stops` (
	`email` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `review_totals` (
	`oil` text PRIMARY KEY NOT NULL,
	`reviews` integer NOT NULL,
	`stars` integer NOT NULL,
	`real_reviews` integer NOT NULL,
	`real_stars` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`product_id` text NOT NULL,
	`oil` text NOT NULL,
	`stars` integer NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`photo_id` text,
	`is_demo` integer DEFAULT false NOT NULL,
	`hidden_rule` text,
	`hidden_at` integer,
	`answer` text,
	`answered_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "reviews_stars" CHECK("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_hidden_rule" CHECK("reviews"."hidden_rule" in ('abuse', 'personal data', 'off topic', 'fake', 'other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_once` ON `reviews` (`order_id`,`product_id`);--> statement-breakpoint
CREATE INDEX `reviews_oil_newest` ON `reviews` (`oil`,`created_at`,`id`) WHERE hidden_rule is null;--> statement-breakpoint
CREATE INDEX `reviews_oil_lowest` ON `reviews` (`oil`,`stars`,`created_at`,`id`) WHERE hidden_rule is null;--> statement-breakpoint
CREATE INDEX `reviews_product` ON `reviews` (`product_id`);--> statement-breakpoint
CREATE INDEX `reviews_photo` ON `reviews` (`photo_id`) WHERE photo_id is not null;--> statement-breakpoint
CREATE INDEX `reviews_newest` ON `reviews` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_lowest` ON `reviews` (`stars`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_hidden` ON `reviews` (`created_at`,`id`,`hidden_rule`) WHERE hidden_rule is not null;--> statement-breakpoint
CREATE INDEX `reviews_unanswered` ON `reviews` (`created_at`,`id`,`answer`,`hidden_rule`) WHERE answer is null and hidden_rule is null;--> statement-breakpoint
CREATE TABLE `story_parts` (
	`slot` text PRIMARY KEY NOT NULL,
	`name` text,
	`words` text,
	`photo_id` text,
	`film` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "story_parts_slot" CHECK("story_parts"."slot" in ('founder', 'mill', 'press'))
);
--> statement-breakpoint
CREATE INDEX `story_parts_photo` ON `story_parts` (`photo_id`) WHERE photo_id is not null;--> statement-breakpoint
CREATE TABLE `testimonials` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`words` text NOT NULL,
	`who` text NOT NULL,
	`place` text,
	`photo_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `testimonials_position` ON `testimonials` (`position`);--> statement-breakpoint
CREATE INDEX `testimonials_photo` ON `testimonials` (`photo_id`) WHERE photo_id is not null;--> statement-breakpoint
CREATE INDEX `orders_delivered` ON `orders` (`delivered_at`,`id`) WHERE status = 'deliverd' and delivered_at is not null;--> statement-breakpoint
-- By hand: numbers and stars of each oil, kept with every change of a review.
CREATE TRIGGER `review_totals_insert` AFTER INSERT ON `reviews` WHEN new.`hidden_rule` IS NULL BEGIN
  INSERT INTO `review_totals` (`oil`, `reviews`, `stars`, `real_reviews`, `real_stars`)
  VALUES (new.`oil`, 1, new.`stars`, 1 - new.`is_demo`, (1 - new.`is_demo`) * new.`stars`)
  ON CONFLICT (`oil`) DO UPDATE SET
    `reviews` = `reviews` + 1,
    `stars` = `stars` + new.`stars`,
    `real_reviews` = `real_reviews` + 1 - new.`is_demo`,
    `real_stars` = `real_stars` + (1 - new.`is_demo`) * new.`stars`;
END;--> statement-breakpoint
CREATE TRIGGER `review_totals_delete` AFTER DELETE ON `reviews` WHEN old.`hidden_rule` IS NULL BEGIN
  UPDATE `review_totals` SET
    `reviews` = `reviews` - 1,
    `stars` = `stars` - old.`stars`,
    `real_reviews` = `real_reviews` - 1 + old.`is_demo`,
    `real_stars` = `real_stars` - (1 - old.`is_demo`) * old.`stars`
  WHERE `oil` = old.`oil`;
END;--> statement-breakpoint
CREATE TRIGGER `review_totals_update_out` AFTER UPDATE OF `oil`, `stars`, `is_demo`, `hidden_rule` ON `reviews` WHEN old.`hidden_rule` IS NULL BEGIN
  UPDATE `review_totals` SET
    `reviews` = `reviews` - 1,
    `stars` = `stars` - old.`stars`,
    `real_reviews` = `real_reviews` - 1 + old.`is_demo`,
    `real_stars` = `real_stars` - (1 - old.`is_demo`) * old.`stars`
  WHERE `oil` = old.`oil`;
END;--> statement-breakpoint
CREATE TRIGGER `review_totals_update_in` AFTER UPDATE OF `oil`, `stars`, `is_demo`, `hidden_rule` ON `reviews` WHEN new.`hidden_rule` IS NULL BEGIN
  INSERT INTO `review_totals` (`oil`, `reviews`, `stars`, `real_reviews`, `real_stars`)
  VALUES (new.`oil`, 1, new.`stars`, 1 - new.`is_demo`, (1 - new.`is_demo`) * new.`stars`)
  ON CONFLICT (`oil`) DO UPDATE SET
    `reviews` = `reviews` + 1,
    `stars` = `stars` + new.`stars`,
    `real_reviews` = `real_reviews` + 1 - new.`is_demo`,
    `real_stars` = `real_stars` + (1 - new.`is_demo`) * new.`stars`;
END;--> statement-breakpoint
-- A pack that joins or leaves an oil takes its reviews along, also one that comes back from the archive.
CREATE TRIGGER `reviews_oil_update` AFTER UPDATE OF `family` ON `products`
WHEN coalesce('oil ' || lower(old.`family`), old.`id`) <> coalesce('oil ' || lower(new.`family`), new.`id`) BEGIN
  UPDATE `reviews` SET `oil` = coalesce('oil ' || lower(new.`family`), new.`id`) WHERE `product_id` = new.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `reviews_oil_insert` AFTER INSERT ON `products` BEGIN
  UPDATE `reviews` SET `oil` = coalesce('oil ' || lower(new.`family`), new.`id`) WHERE `product_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_reviews_insert` AFTER INSERT ON `reviews` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_reviews_update` AFTER UPDATE ON `reviews` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_reviews_delete` AFTER DELETE ON `reviews` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_testimonials_insert` AFTER INSERT ON `testimonials` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_testimonials_update` AFTER UPDATE ON `testimonials` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_testimonials_delete` AFTER DELETE ON `testimonials` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_story_parts_insert` AFTER INSERT ON `story_parts` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_story_parts_update` AFTER UPDATE ON `story_parts` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_pages_story_parts_delete` AFTER DELETE ON `story_parts` BEGIN
  UPDATE `open_pages` SET `version` = `version` + 1;
END;
--> statement-breakpoint
-- Testimonials were one setting.
INSERT INTO `testimonials` (`id`, `position`, `words`, `who`, `place`, `created_at`)
SELECT lower(hex(randomblob(16))), slide.`key`, slide.`value` ->> 'words', slide.`value` ->> 'who', slide.`value` ->> 'where', `updated_at`
FROM `settings`, json_each(`settings`.`value`) AS slide
WHERE `settings`.`key` = 'testimonials';
--> statement-breakpoint
DELETE FROM `settings` WHERE `key` = 'testimonials';
