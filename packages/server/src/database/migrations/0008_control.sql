CREATE TABLE "audit_entries" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"actor_role" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"organisation_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "ledger_totals" (
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"up_to_line" bigint NOT NULL,
	CONSTRAINT "ledger_totals_kind_currency_pk" PRIMARY KEY("kind","currency")
);
--> statement-breakpoint
CREATE TABLE "closed_days" (
	"name" text NOT NULL,
	"day" date NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "closed_days_name_day_pk" PRIMARY KEY("name","day")
);
--> statement-breakpoint
CREATE TABLE "figure_days" (
	"name" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "figure_days_name_day_key_pk" PRIMARY KEY("name","day","key")
);
--> statement-breakpoint
CREATE TABLE "burn_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "burn_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fils_per_month" bigint,
	"since" timestamp with time zone NOT NULL,
	"set_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"takedown_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"decision" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "appeals_answered" CHECK (("appeals"."decision" is null) = ("appeals"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"user_id" text,
	"reason" text NOT NULL,
	"comment" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "reports_closed" CHECK (("reports"."closed_at" is null) = ("reports"."outcome" is null))
);
--> statement-breakpoint
CREATE TABLE "takedowns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "organisation_agents" (
	"organisation_id" uuid NOT NULL,
	"app_id" uuid NOT NULL,
	"monthly_fils" bigint,
	"monthly_runs" integer,
	CONSTRAINT "organisation_agents_organisation_id_app_id_pk" PRIMARY KEY("organisation_id","app_id")
);
--> statement-breakpoint
CREATE TABLE "organisation_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_members" (
	"organisation_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"monthly_fils" bigint,
	"monthly_runs" integer,
	CONSTRAINT "organisation_members_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id"),
	CONSTRAINT "organisation_members_role" CHECK ("organisation_members"."role" in ('owner', 'admin', 'member'))
);
--> statement-breakpoint
CREATE TABLE "organisation_usage" (
	"organisation_id" uuid NOT NULL,
	"month" text NOT NULL,
	"subject" text NOT NULL,
	"fils" bigint NOT NULL,
	"runs" integer NOT NULL,
	CONSTRAINT "organisation_usage_organisation_id_month_subject_pk" PRIMARY KEY("organisation_id","month","subject"),
	CONSTRAINT "organisation_usage_amounts" CHECK ("organisation_usage"."fils" >= 0 and "organisation_usage"."runs" >= 0)
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"monthly_fils" bigint,
	"monthly_runs" integer,
	"only_listed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"dissolved_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "ledger_transactions_at";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "searched" text GENERATED ALWAYS AS (lower(name || chr(10) || email)) STORED;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_takedown_id_takedowns_id_fk" FOREIGN KEY ("takedown_id") REFERENCES "public"."takedowns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_agents" ADD CONSTRAINT "organisation_agents_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_agents" ADD CONSTRAINT "organisation_agents_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_usage" ADD CONSTRAINT "organisation_usage_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","number");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","number");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_id","number");--> statement-breakpoint
CREATE INDEX "audit_entries_moderation" ON "audit_entries" USING btree ("number") WHERE "audit_entries"."action" like 'moderation.%';--> statement-breakpoint
CREATE INDEX "audit_entries_organisation" ON "audit_entries" USING btree ("organisation_id","number");--> statement-breakpoint
CREATE INDEX "burn_rates_since" ON "burn_rates" USING btree ("since");--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_once" ON "appeals" USING btree ("takedown_id");--> statement-breakpoint
CREATE INDEX "appeals_open" ON "appeals" USING btree ("at") WHERE "appeals"."answered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_one_open" ON "reports" USING btree ("app_id","user_id") WHERE "reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("app_id","at") WHERE "reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "reports_user" ON "reports" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "takedowns_one_at_a_time" ON "takedowns" USING btree ("app_id") WHERE "takedowns"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "takedowns_app" ON "takedowns" USING btree ("app_id","at");--> statement-breakpoint
CREATE INDEX "takedowns_at" ON "takedowns" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_invitations_email" ON "organisation_invitations" USING btree ("organisation_id",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_invitations_token" ON "organisation_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "organisation_members_user" ON "organisation_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_members_one_owner" ON "organisation_members" USING btree ("organisation_id") WHERE "organisation_members"."role" = 'owner';--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "users_last_sign_in" ON "users" USING btree (coalesce("last_sign_in_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","created_at");--> statement-breakpoint
CREATE INDEX "analytics_events_at" ON "analytics_events" USING btree ("happened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "creator_accounts_account" ON "creator_accounts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "entitlements_order" ON "entitlements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_kind" ON "ledger_transactions" USING btree ("kind","happened_at","id");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_completed" ON "orders" USING btree ("completed_at") WHERE "orders"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_plans" ON "orders" USING btree ("billing","completed_at") WHERE "orders"."completed_at" is not null and "orders"."kind" in ('plan', 'renewal');--> statement-breakpoint
CREATE INDEX "orders_credited" ON "orders" USING btree ("credited_order_id") WHERE "orders"."credited_order_id" is not null;--> statement-breakpoint
CREATE INDEX "refunds_requested" ON "refunds" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "daily_tests_day" ON "daily_tests" USING btree ("day","status");--> statement-breakpoint
CREATE INDEX "reviews_written" ON "reviews" USING btree ("created_at","rating");--> statement-breakpoint
CREATE INDEX "runs_asked" ON "runs" USING btree ("started_at","app_id","status") WHERE "runs"."kind" in ('demo', 'paid');--> statement-breakpoint
CREATE INDEX "runs_organisation" ON "runs" USING btree ("organisation_id","started_at","id") WHERE "runs"."organisation_id" is not null;--> statement-breakpoint
CREATE INDEX "runs_organisation_user" ON "runs" USING btree ("organisation_id","user_id","started_at","id") WHERE "runs"."organisation_id" is not null;--> statement-breakpoint
CREATE INDEX "runs_organisation_app" ON "runs" USING btree ("organisation_id","app_id","started_at","id") WHERE "runs"."organisation_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_transactions_at" ON "ledger_transactions" USING btree ("happened_at","id");--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_taken_down" CHECK ("apps"."taken_down_at" is null or not "apps"."is_active");--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_organisation_pays" CHECK ("runs"."organisation_id" is null or "runs"."kind" = 'paid');