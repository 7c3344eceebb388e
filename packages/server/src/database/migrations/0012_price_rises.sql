CREATE TABLE "price_rises" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"from_model" text NOT NULL,
	"from_fils" integer NOT NULL,
	"to_model" text NOT NULL,
	"to_fils" integer NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"takes_effect_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "price_rises_status" CHECK ("price_rises"."status" in ('announced', 'in_force', 'withdrawn')),
	CONSTRAINT "price_rises_ended" CHECK (("price_rises"."status" = 'announced') = ("price_rises"."ended_at" is null)),
	CONSTRAINT "price_rises_notice" CHECK ("price_rises"."takes_effect_at" > "price_rises"."announced_at")
);
--> statement-breakpoint
ALTER TABLE "price_rises" ADD CONSTRAINT "price_rises_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_rises_one_at_a_time" ON "price_rises" USING btree ("app_id") WHERE "price_rises"."status" = 'announced';--> statement-breakpoint
CREATE INDEX "price_rises_due" ON "price_rises" USING btree ("takes_effect_at") WHERE "price_rises"."status" = 'announced';--> statement-breakpoint
CREATE INDEX "price_rises_app" ON "price_rises" USING btree ("app_id","announced_at");