CREATE TABLE `visit_counts` (
	`day` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`times` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`, `name`)
);
