-- By hand. Replaces the view by one that says the same in steps: SQLite before 3.41 could not read the database with the
-- first one in it. Shops made since have the new one already.
DROP VIEW `product_search_words`;
--> statement-breakpoint
CREATE VIEW `product_search_words` AS
WITH `texts` AS (SELECT `id` AS `product_id`,
	substr(`search_text`, 1, instr(`search_text`, char(10)) - 1) AS `name`,
	substr(`search_text`, instr(`search_text`, char(10)) + 1) || ' ' || lower(coalesce(`ingredients`, '') || ' ' || coalesce(`family`, ''))
		|| ' ' || CASE WHEN `volume_ml` % 1000 = 0 THEN (`volume_ml` / 1000) || ' litre ' || (`volume_ml` / 1000) || 'l' ELSE `volume_ml` || ' ml ' || `volume_ml` || 'ml' END AS `details`
	FROM `products`),
`step_1` AS (SELECT `product_id`,
	replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`name`, '''', ''), '’', ''), '‘', ''), '.', ' '), ',', ' '), ';', ' '), ':', ' '), '!', ' '), '?', ' '), '(', ' '), ')', ' '), '[', ' '), ']', ' '), '{', ' '), '}', ' '), '<', ' ') AS `name`,
	replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`details`, '''', ''), '’', ''), '‘', ''), '.', ' '), ',', ' '), ';', ' '), ':', ' '), '!', ' '), '?', ' '), '(', ' '), ')', ' '), '[', ' '), ']', ' '), '{', ' '), '}', ' '), '<', ' ') AS `details`
	FROM `texts`),
`step_2` AS (SELECT `product_id`,
	replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`name`, '>', ' '), '"', ' '), '/', ' '), '\', ' '), '|', ' '), '-', ' '), '_', ' '), '+', ' '), '*', ' '), '&', ' '), '%', ' '), '#', ' '), '@', ' ') AS `name`,
	replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`details`, '>', ' '), '"', ' '), '/', ' '), '\', ' '), '|', ' '), '-', ' '), '_', ' '), '+', ' '), '*', ' '), '&', ' '), '%', ' '), '#', ' '), '@', ' ') AS `details`
	FROM `step_1`),
`step_3` AS (SELECT `product_id`,
	replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`name`, '=', ' '), '~', ' '), '^', ' '), '`', ' '), '$', ' '), '“', ' '), '”', ' '), '„', ' '), '«', ' '), '»', ' '), '‐', ' '), '‑', ' '), '–', ' ') AS `name`,
	replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`details`, '=', ' '), '~', ' '), '^', ' '), '`', ' '), '$', ' '), '“', ' '), '”', ' '), '„', ' '), '«', ' '), '»', ' '), '‐', ' '), '‑', ' '), '–', ' ') AS `details`
	FROM `step_2`),
`step_4` AS (SELECT `product_id`,
	replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`name`, '—', ' '), '•', ' '), '·', ' '), '…', ' '), '।', ' '), '॥', ' '), '₹', ' '), '©', ' '), '®', ' '), '™', ' '), '°', ' '), '×', ' ') AS `name`,
	replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`details`, '—', ' '), '•', ' '), '·', ' '), '…', ' '), '।', ' '), '॥', ' '), '₹', ' '), '©', ' '), '®', ' '), '™', ' '), '°', ' '), '×', ' ') AS `details`
	FROM `step_3`)
SELECT `product_id`,
	trim(replace(replace(replace(replace(`name`, '        ', ' '), '    ', ' '), '  ', ' '), '  ', ' ')) AS `name`,
	trim(replace(replace(replace(replace(`details`, '        ', ' '), '    ', ' '), '  ', ' '), '  ', ' ')) AS `details`
FROM `step_4`;
