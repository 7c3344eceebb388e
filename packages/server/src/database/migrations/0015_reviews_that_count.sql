DROP INDEX "reviews_newest";--> statement-breakpoint
DROP INDEX "reviews_ratings";--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "rating_tenths" integer DEFAULT 45 NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "rating_before" integer DEFAULT 45 NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "rating_moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "rating_next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "status" text DEFAULT 'unconfirmed' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "judged_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "held_for" jsonb;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "weight" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "address_hash" text;--> statement-breakpoint
CREATE INDEX "apps_rating_next" ON "apps" USING btree ("rating_next_at") WHERE "apps"."rating_next_at" is not null;--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("app_id","created_at","id") WHERE "reviews"."status" = 'counted';--> statement-breakpoint
CREATE INDEX "reviews_votes" ON "reviews" USING btree ("app_id","rating","weight") WHERE "reviews"."status" = 'counted';--> statement-breakpoint
CREATE INDEX "reviews_judged" ON "reviews" USING btree ("app_id","judged_at");--> statement-breakpoint
CREATE INDEX "reviews_held" ON "reviews" USING btree ("app_id","judged_at") WHERE "reviews"."status" = 'held';--> statement-breakpoint
CREATE INDEX "reviews_unconfirmed" ON "reviews" USING btree ("user_id") WHERE "reviews"."status" = 'unconfirmed';--> statement-breakpoint
CREATE INDEX "reviews_address" ON "reviews" USING btree ("judged_at") WHERE "reviews"."address_hash" is not null;--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_rating" CHECK ("apps"."rating_tenths" between 10 and 50 and abs("apps"."rating_tenths" - "apps"."rating_before") <= 1);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_status" CHECK ("reviews"."status" in ('counted', 'unconfirmed', 'held', 'rejected', 'own'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_held_for" CHECK (("reviews"."status" = 'held') = ("reviews"."held_for" is not null));