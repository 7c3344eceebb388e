DROP INDEX "reviews_votes";--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "votes" integer[] DEFAULT '{0,0,0,0,0,0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "rating_changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "rating_unannounced_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "apps_rating_unannounced" ON "apps" USING btree ("rating_unannounced_since") WHERE "apps"."rating_unannounced_since" is not null;--> statement-breakpoint
CREATE INDEX "reviews_open" ON "reviews" USING btree ("app_id","created_at","id") WHERE "reviews"."status" = 'counted' and "reviews"."reply" is null;--> statement-breakpoint
CREATE INDEX "reviews_same_address" ON "reviews" USING btree ("app_id","address_hash") WHERE "reviews"."address_hash" is not null;--> statement-breakpoint
UPDATE "apps" SET "votes" = "counted"."votes"
FROM (
  SELECT "app_id", array_agg("count" ORDER BY "place") AS "votes"
  FROM (
    SELECT "ids"."app_id", "place", count("reviews"."id")::integer AS "count"
    FROM (SELECT DISTINCT "app_id" FROM "reviews" WHERE "status" = 'counted') AS "ids"
    CROSS JOIN generate_series(0, 9) AS "place"
    LEFT JOIN "reviews" ON "reviews"."app_id" = "ids"."app_id" AND "status" = 'counted'
      AND "rating" - 1 + CASE WHEN "weight" >= 5 THEN 5 ELSE 0 END = "place"
    GROUP BY "ids"."app_id", "place"
  ) AS "places"
  GROUP BY "app_id"
) AS "counted"
WHERE "counted"."app_id" = "apps"."id";
