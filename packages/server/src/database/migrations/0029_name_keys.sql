ALTER TABLE "apps" ADD COLUMN "name_keys" text[];--> statement-breakpoint
CREATE INDEX "apps_name_keys" ON "apps" USING gin ("name_keys") WHERE "apps"."is_active";--> statement-breakpoint
CREATE INDEX "apps_name_keys_missing" ON "apps" USING btree ("id") WHERE "apps"."name_keys" is null;