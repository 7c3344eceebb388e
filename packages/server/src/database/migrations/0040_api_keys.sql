CREATE TABLE "api_key_usage" (
	"api_key_id" uuid NOT NULL,
	"period" text NOT NULL,
	"fils" bigint NOT NULL,
	"runs" integer NOT NULL,
	CONSTRAINT "api_key_usage_api_key_id_period_pk" PRIMARY KEY("api_key_id","period"),
	CONSTRAINT "api_key_usage_amounts" CHECK ("api_key_usage"."fils" >= 0 and "api_key_usage"."runs" >= 0)
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"organisation_id" uuid,
	"name" text NOT NULL,
	"hint" text NOT NULL,
	"hash" text NOT NULL,
	"previous_hash" text,
	"previous_valid_until" timestamp with time zone,
	"is_test" boolean NOT NULL,
	"scopes" jsonb NOT NULL,
	"app_ids" jsonb,
	"daily_fils" bigint,
	"daily_runs" integer,
	"monthly_fils" bigint,
	"monthly_runs" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_previous" CHECK (("api_keys"."previous_hash" is null) = ("api_keys"."previous_valid_until" is null))
);
--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT "runs_kind";--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "api_key_usage" ADD CONSTRAINT "api_key_usage_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_previous_hash" ON "api_keys" USING btree ("previous_hash") WHERE "api_keys"."previous_hash" is not null;--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "api_keys_organisation" ON "api_keys" USING btree ("organisation_id","created_at") WHERE "api_keys"."organisation_id" is not null;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_api_key" ON "runs" USING btree ("api_key_id","started_at") WHERE "runs"."api_key_id" is not null;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_kind" CHECK ("runs"."kind" in ('demo', 'check', 'rehearsal', 'paid', 'test'));