CREATE TABLE "listed_times" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listed_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"app_id" uuid NOT NULL,
	"creator_id" text,
	"listed_at" timestamp with time zone NOT NULL,
	"unlisted_at" timestamp with time zone,
	CONSTRAINT "listed_times_order" CHECK ("listed_times"."unlisted_at" >= "listed_times"."listed_at")
);
--> statement-breakpoint
ALTER TABLE "listed_times" ADD CONSTRAINT "listed_times_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listed_times_now" ON "listed_times" USING btree ("app_id") WHERE "listed_times"."unlisted_at" is null;--> statement-breakpoint
INSERT INTO "listed_times" ("app_id", "creator_id", "listed_at", "unlisted_at")
SELECT "id", "creator_id", least("created_at", "taken_down_at"), "taken_down_at" FROM "apps" WHERE "is_active" OR "taken_down_at" IS NOT NULL;
