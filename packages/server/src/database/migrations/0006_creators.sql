CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"model" text,
	"credential_kind" text NOT NULL,
	"credential_name" text,
	"sealed_secret" text,
	"description" jsonb NOT NULL,
	"is_healthy" boolean NOT NULL,
	"health_error" text,
	"checked_at" timestamp with time zone NOT NULL,
	"proof_token" text NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connections_kind" CHECK ("connections"."kind" in ('a2a', 'mcp', 'openai')),
	CONSTRAINT "connections_credential" CHECK (("connections"."credential_kind" = 'none') = ("connections"."sealed_secret" is null)),
	CONSTRAINT "connections_health" CHECK ("connections"."is_healthy" = ("connections"."health_error" is null))
);
--> statement-breakpoint
CREATE TABLE "payout_details" (
	"user_id" text PRIMARY KEY NOT NULL,
	"holder_name" text NOT NULL,
	"iban" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_weeks" (
	"week" text PRIMARY KEY NOT NULL,
	"finished_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payouts_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text,
	"account_id" uuid NOT NULL,
	"week" text NOT NULL,
	"status" text NOT NULL,
	"fils" bigint NOT NULL,
	"holder_name" text NOT NULL,
	"iban" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	CONSTRAINT "payouts_status" CHECK ("payouts"."status" in ('ready', 'sent', 'paid', 'returned')),
	CONSTRAINT "payouts_fils" CHECK ("payouts"."fils" > 0)
);
--> statement-breakpoint
CREATE TABLE "agent_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"checks" jsonb NOT NULL,
	"rejection" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	CONSTRAINT "agent_versions_status" CHECK ("agent_versions"."status" in ('draft', 'pending', 'published', 'rejected')),
	CONSTRAINT "agent_versions_published" CHECK (("agent_versions"."status" = 'published') = ("agent_versions"."published_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "daily_tests" (
	"app_id" uuid NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "daily_tests_app_id_day_pk" PRIMARY KEY("app_id","day"),
	CONSTRAINT "daily_tests_status" CHECK ("daily_tests"."status" in ('running', 'passed', 'failed')),
	CONSTRAINT "daily_tests_ended" CHECK (("daily_tests"."status" = 'running') = ("daily_tests"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind";--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT "runs_kind";--> statement-breakpoint
DROP INDEX "apps_created";--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "live_version" integer;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "maintenance_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "connection_id" uuid;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "tools" jsonb;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_details" ADD CONSTRAINT "payout_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_versions" ADD CONSTRAINT "agent_versions_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_tests" ADD CONSTRAINT "daily_tests_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connections_user" ON "connections" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_once" ON "payouts" USING btree ("account_id","week");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_sequence" ON "payouts" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "payouts_week" ON "payouts" USING btree ("week","status");--> statement-breakpoint
CREATE INDEX "payouts_user" ON "payouts" USING btree ("user_id","week");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_versions_number" ON "agent_versions" USING btree ("app_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_versions_one_open" ON "agent_versions" USING btree ("app_id") WHERE "agent_versions"."status" <> 'published';--> statement-breakpoint
CREATE INDEX "agent_versions_pending" ON "agent_versions" USING btree ("submitted_at") WHERE "agent_versions"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "apps_creator" ON "apps" USING btree ("creator_id","created_at");--> statement-breakpoint
CREATE INDEX "agents_connection" ON "agents" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "runs_failed" ON "runs" USING btree ("app_id","started_at") WHERE "runs"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "runs_store_rehearsals" ON "runs" USING btree ("started_at") WHERE "runs"."kind" = 'rehearsal' and "runs"."person" = 'store';--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('provider', 'bank', 'exchange', 'platform', 'vat', 'losses', 'unclaimed', 'payouts', 'wallet', 'creator'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reply" CHECK (("reviews"."reply" is null) = ("reviews"."replied_at" is null));--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_runtime" CHECK ("agents"."runtime" in ('skills', 'a2a', 'mcp', 'openai'));--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_connected" CHECK (("agents"."runtime" = 'skills') = ("agents"."connection_id" is null));--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_kind" CHECK ("runs"."kind" in ('demo', 'check', 'rehearsal', 'paid'));