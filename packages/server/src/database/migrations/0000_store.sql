CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'user' NOT NULL,
	"is_suspended" boolean DEFAULT false NOT NULL,
	"subscription_tier" text DEFAULT 'starter' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('founder', 'admin', 'creator', 'enterprise_user', 'user')),
	CONSTRAINT "users_subscription_tier" CHECK ("users"."subscription_tier" in ('starter', 'pro', 'enterprise'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"visitor" text,
	"properties" jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "apps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"category" text NOT NULL,
	"emoji" text NOT NULL,
	"icon" text,
	"name" jsonb NOT NULL,
	"short_description" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"full_description" jsonb NOT NULL,
	"needs" jsonb NOT NULL,
	"never" jsonb NOT NULL,
	"demo_prompts" jsonb NOT NULL,
	"sample" jsonb,
	"pricing_model" text NOT NULL,
	"price_fils" integer NOT NULL,
	"creator_id" text,
	"is_active" boolean NOT NULL,
	"verification" jsonb,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"reviews_count" integer DEFAULT 0 NOT NULL,
	"execution_count" integer DEFAULT 0 NOT NULL,
	"change_number" bigint NOT NULL,
	CONSTRAINT "apps_category" CHECK ("apps"."category" in ('business', 'marketing', 'finance', 'education', 'health', 'productivity')),
	CONSTRAINT "apps_pricing" CHECK (("apps"."pricing_model" = 'free') = ("apps"."price_fils" = 0) and "apps"."price_fils" >= 0),
	CONSTRAINT "apps_counts" CHECK ("apps"."reviews_count" >= 0 and "apps"."execution_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"change_number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"rating" integer NOT NULL,
	"comment" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"app_id" uuid PRIMARY KEY NOT NULL,
	"runtime" text NOT NULL,
	"instructions" text NOT NULL,
	"skills" jsonb NOT NULL,
	"version" integer NOT NULL,
	"examples" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_allowances" (
	"person" text NOT NULL,
	"app_id" uuid NOT NULL,
	"usage_count" integer NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_allowances_person_app_id_pk" PRIMARY KEY("person","app_id"),
	CONSTRAINT "demo_allowances_count" CHECK ("demo_allowances"."usage_count" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"person" text NOT NULL,
	"user_id" text,
	"idempotency_key" text,
	"input_hash" text NOT NULL,
	"input" text NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"error_code" text,
	"provider" text,
	"skills_used" jsonb,
	"agent_version" integer NOT NULL,
	"elapsed_ms" integer,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "runs_kind" CHECK ("runs"."kind" in ('demo', 'check')),
	CONSTRAINT "runs_status" CHECK ("runs"."status" in ('running', 'succeeded', 'failed', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_allowances" ADD CONSTRAINT "demo_allowances_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_account" ON "credentials" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_sample" ON "users" USING btree ("id") WHERE "users"."is_sample";--> statement-breakpoint
CREATE UNIQUE INDEX "users_one_founder" ON "users" USING btree ("role") WHERE "users"."role" = 'founder';--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "analytics_events_name" ON "analytics_events" USING btree ("name","happened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "apps_slug" ON "apps" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "apps_change_number" ON "apps" USING btree ("change_number");--> statement-breakpoint
CREATE INDEX "apps_created" ON "apps" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_person_and_app" ON "reviews" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("app_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_ratings" ON "reviews" USING btree ("app_id","rating");--> statement-breakpoint
CREATE INDEX "reviews_sample" ON "reviews" USING btree ("app_id") WHERE "reviews"."is_sample";--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_idempotency" ON "runs" USING btree ("person","idempotency_key");--> statement-breakpoint
CREATE INDEX "runs_app" ON "runs" USING btree ("app_id","started_at");--> statement-breakpoint
CREATE INDEX "runs_user" ON "runs" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "runs_unfinished" ON "runs" USING btree ("started_at") WHERE "runs"."status" = 'running';