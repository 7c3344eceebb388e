ALTER TABLE "reports" ALTER COLUMN "app_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "takedowns" ALTER COLUMN "app_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "creator_id" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "texts" jsonb;--> statement-breakpoint
ALTER TABLE "takedowns" ADD COLUMN "creator_id" text;--> statement-breakpoint
ALTER TABLE "takedowns" ADD COLUMN "texts" jsonb;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_creator" ON "reports" USING btree ("creator_id","at") WHERE "reports"."creator_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_one_open_of_creator" ON "reports" USING btree ("creator_id","user_id") WHERE "reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "takedowns_creator" ON "takedowns" USING btree ("creator_id","at") WHERE "takedowns"."creator_id" is not null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_subject" CHECK (("reports"."app_id" is null) <> ("reports"."creator_id" is null) and ("reports"."creator_id" is null) = ("reports"."texts" is null));--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_subject" CHECK (("takedowns"."app_id" is null) <> ("takedowns"."creator_id" is null) and ("takedowns"."creator_id" is null) = ("takedowns"."texts" is null));--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD COLUMN "scopes" jsonb;--> statement-breakpoint
-- Whoever registered before may ask for what anybody could ask for then.
UPDATE "oauth_clients" SET "scopes" = '["run", "read_runs", "manage_agents", "read_usage"]';--> statement-breakpoint
ALTER TABLE "oauth_clients" ALTER COLUMN "scopes" SET NOT NULL;--> statement-breakpoint
-- What people allowed before ends as long after this as what they allow now does after that.
UPDATE "api_keys" SET "expires_at" = now() + interval '180 days'
FROM "oauth_grants" WHERE "api_key_id" = "api_keys"."id" AND "revoked_at" IS NULL AND "expires_at" IS NULL;
