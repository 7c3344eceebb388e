ALTER TABLE "apps" ADD COLUMN "popularity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Of before only the people are known, not their addresses: contract, POPULARITY_RULES.
UPDATE "apps" SET "popularity" = "counted"."points"
FROM (
  SELECT "app_id", sum(5 * "confirmed" + least("strangers", 50))::integer AS "points"
  FROM (
    SELECT "runs"."app_id",
      count(DISTINCT "runs"."person") FILTER (WHERE "users"."email_verified") AS "confirmed",
      count(DISTINCT "runs"."person") FILTER (WHERE "users"."email_verified" IS NOT TRUE) AS "strangers"
    FROM "runs" JOIN "apps" AS "of" ON "of"."id" = "runs"."app_id" LEFT JOIN "users" ON "users"."id" = "runs"."user_id"
    WHERE "runs"."status" = 'succeeded' AND "runs"."kind" IN ('demo', 'paid') AND ("of"."creator_id" IS NULL OR "of"."creator_id" IS DISTINCT FROM "runs"."user_id")
    GROUP BY "runs"."app_id", date_trunc('day', "runs"."started_at")
  ) AS "days"
  GROUP BY "app_id"
) AS "counted"
WHERE "counted"."app_id" = "apps"."id";
