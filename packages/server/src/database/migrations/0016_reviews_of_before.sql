-- Reviews of before count as if they had been written under the rules of now, and ratings begin where those have come to.

UPDATE "reviews" SET
  "status" = CASE
    WHEN "reviews"."is_sample" THEN 'counted'
    WHEN "apps"."creator_id" = "reviews"."user_id" OR EXISTS (
      SELECT FROM "organisation_members" "mine" JOIN "organisation_members" "theirs" ON "theirs"."organisation_id" = "mine"."organisation_id"
      WHERE "mine"."user_id" = "reviews"."user_id" AND "theirs"."user_id" = "apps"."creator_id"
    ) THEN 'own'
    WHEN "users"."email_verified" THEN 'counted'
    ELSE 'unconfirmed'
  END,
  "judged_at" = "reviews"."updated_at",
  "weight" = CASE WHEN "reviews"."is_sample" OR EXISTS (
    SELECT FROM "runs" WHERE "runs"."user_id" = "reviews"."user_id" AND "runs"."app_id" = "reviews"."app_id"
      AND "runs"."status" = 'succeeded' AND "runs"."kind" IN ('demo', 'paid')
  ) THEN 5 ELSE 1 END
FROM "users", "apps"
WHERE "users"."id" = "reviews"."user_id" AND "apps"."id" = "reviews"."app_id";
--> statement-breakpoint
WITH "written" AS (
  SELECT "apps"."id", count("rating") AS "reviews", coalesce(sum("rating"), 0) AS "stars",
    round(10 * (45 + coalesce(sum("weight" * "rating"), 0)) / (10.0 + coalesce(sum("weight"), 0))) AS "tenths"
  FROM "apps" LEFT JOIN "reviews" ON "reviews"."app_id" = "apps"."id" AND "reviews"."status" = 'counted'
  GROUP BY "apps"."id"
)
UPDATE "apps" SET "reviews_count" = "reviews", "rating_sum" = "stars", "rating_tenths" = "tenths", "rating_before" = "tenths"
FROM "written" WHERE "written"."id" = "apps"."id";
