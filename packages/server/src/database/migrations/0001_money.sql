CREATE TABLE "billing_details" (
	"user_id" text PRIMARY KEY NOT NULL,
	"company" text,
	"trn" text,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "creator_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"app_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"price_fils" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"current_period_end" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"order_id" uuid NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "entitlements_period" CHECK (("entitlements"."kind" = 'one_time') = ("entitlements"."current_period_end" is null))
);
--> statement-breakpoint
CREATE TABLE "included_usage" (
	"user_id" text NOT NULL,
	"month" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "included_usage_user_id_month_pk" PRIMARY KEY("user_id","month"),
	CONSTRAINT "included_usage_used" CHECK ("included_usage"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"sequence" integer NOT NULL,
	"user_id" text,
	"reference" text NOT NULL,
	"order_id" uuid,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_accounts_currency" UNIQUE("id","currency"),
	CONSTRAINT "ledger_accounts_currency_known" CHECK ("ledger_accounts"."currency" in ('AED', 'USD')),
	CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('provider', 'exchange', 'platform', 'vat', 'losses', 'unclaimed', 'wallet', 'creator'))
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL,
	"share_percent" integer,
	CONSTRAINT "ledger_lines_amount" CHECK ("ledger_lines"."amount" = trunc("ledger_lines"."amount") and "ledger_lines"."amount" <> 0 and abs("ledger_lines"."amount") < 1e15)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"made_in" text DEFAULT pg_current_xact_id()::text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" text,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "offer_spots" (
	"offer_id" text PRIMARY KEY NOT NULL,
	"spots" integer NOT NULL,
	"taken_before" integer NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "offer_spots_taken" CHECK ("offer_spots"."taken" between 0 and "offer_spots"."spots")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"quote" jsonb,
	"plan_id" text,
	"billing" text,
	"offer_id" text,
	"holds_spot" boolean DEFAULT false NOT NULL,
	"app_id" uuid,
	"credited_order_id" uuid,
	"renews_id" uuid,
	"renews_period_end" timestamp with time zone,
	"vat_fils" bigint NOT NULL,
	"total_fils" bigint NOT NULL,
	"vat_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"refunded_fils" bigint DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"provider" text NOT NULL,
	"provider_order_id" text,
	"capture_id" text,
	"approval_url" text,
	"saved_method" text,
	"decline_reason" text,
	"idempotency_key" text,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "orders_kind" CHECK ("orders"."kind" in ('plan', 'renewal', 'top_up', 'app')),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('created', 'awaiting_approval', 'capturing', 'completed', 'declined', 'cancelled', 'expired', 'partly_refunded', 'refunded', 'charged_back')),
	CONSTRAINT "orders_amounts" CHECK ("orders"."vat_fils" >= 0 and "orders"."total_fils" > 0 and "orders"."vat_cents" >= 0 and "orders"."total_cents" >= 0
          and "orders"."refunded_fils" between 0 and "orders"."total_fils" and "orders"."refunded_cents" between 0 and "orders"."total_cents"),
	CONSTRAINT "orders_completed" CHECK (("orders"."status" in ('completed', 'partly_refunded', 'refunded', 'charged_back')) = ("orders"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"transmission_id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"fils" bigint NOT NULL,
	"cents" bigint NOT NULL,
	"held_fils" bigint DEFAULT 0 NOT NULL,
	"provider_refund_id" text,
	"failure" text,
	"requested_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."fils" > 0 and "refunds"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "run_charges" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"price_fils" bigint NOT NULL,
	"vat_fils" bigint NOT NULL,
	"creator_id" text,
	"share_percent" integer,
	"month" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"invoice_id" uuid,
	CONSTRAINT "run_charges_status" CHECK ("run_charges"."status" in ('reserved', 'taken', 'given_back')),
	CONSTRAINT "run_charges_source" CHECK ("run_charges"."source" in ('free', 'entitlement', 'included', 'wallet')),
	CONSTRAINT "run_charges_price" CHECK ("run_charges"."price_fils" >= "run_charges"."vat_fils" and "run_charges"."vat_fils" >= 0 and ("run_charges"."source" = 'wallet') = ("run_charges"."price_fils" > 0))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"plan_id" text NOT NULL,
	"billing" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"current_period_start" timestamp with time zone NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"next_plan_id" text,
	"next_billing" text,
	"saved_method" text,
	"order_id" uuid NOT NULL,
	"renewal_tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('active', 'past_due', 'ended')),
	CONSTRAINT "subscriptions_ended" CHECK (("subscriptions"."status" = 'ended') = ("subscriptions"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"user_id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"balance_fils" bigint DEFAULT 0 NOT NULL,
	"held_fils" bigint DEFAULT 0 NOT NULL,
	"monthly_cap_fils" bigint,
	"max_per_run_fils" bigint,
	CONSTRAINT "wallets_covered" CHECK ("wallets"."held_fils" >= 0 and "wallets"."balance_fils" >= "wallets"."held_fils")
);
--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT "runs_kind";--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_accounts" ADD CONSTRAINT "creator_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_accounts" ADD CONSTRAINT "creator_accounts_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "included_usage" ADD CONSTRAINT "included_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_account_id_currency_ledger_accounts_id_currency_fk" FOREIGN KEY ("account_id","currency") REFERENCES "public"."ledger_accounts"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_charges" ADD CONSTRAINT "run_charges_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_charges" ADD CONSTRAINT "run_charges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_charges" ADD CONSTRAINT "run_charges_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_one_at_a_time" ON "entitlements" USING btree ("user_id","app_id") WHERE "entitlements"."status" = 'active';--> statement-breakpoint
CREATE INDEX "entitlements_due" ON "entitlements" USING btree ("current_period_end") WHERE "entitlements"."status" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_sequence" ON "invoices" USING btree ("kind","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_reference" ON "invoices" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_store" ON "ledger_accounts" USING btree ("kind","currency") WHERE "ledger_accounts"."kind" not in ('wallet', 'creator');--> statement-breakpoint
CREATE INDEX "ledger_lines_transaction" ON "ledger_lines" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_lines_account" ON "ledger_lines" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_reference" ON "ledger_transactions" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "ledger_transactions_at" ON "ledger_transactions" USING btree ("happened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "letters_reference" ON "letters" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "letters_unsent" ON "letters" USING btree ("created_at") WHERE "letters"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_provider_order" ON "orders" USING btree ("provider","provider_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_capture" ON "orders" USING btree ("provider","capture_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_renewal" ON "orders" USING btree ("renews_id","renews_period_end") WHERE "orders"."status" not in ('declined', 'cancelled', 'expired');--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("updated_at") WHERE "orders"."status" in ('created', 'awaiting_approval', 'capturing');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_order" ON "refunds" USING btree ("order_id") WHERE "refunds"."status" <> 'failed';--> statement-breakpoint
CREATE INDEX "refunds_pending" ON "refunds" USING btree ("requested_at") WHERE "refunds"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "run_charges_month" ON "run_charges" USING btree ("user_id","month");--> statement-breakpoint
CREATE INDEX "run_charges_uninvoiced" ON "run_charges" USING btree ("month") WHERE "run_charges"."source" = 'wallet' and "run_charges"."status" = 'taken' and "run_charges"."invoice_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_at_a_time" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("current_period_end") WHERE "subscriptions"."status" <> 'ended';--> statement-breakpoint
CREATE UNIQUE INDEX "wallets_account" ON "wallets" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_kind" CHECK ("runs"."kind" in ('demo', 'check', 'paid'));