CREATE TABLE "sandbox_captures" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"invoice_id" text,
	"cents" bigint NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"is_reversed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_captures_refunded" CHECK ("sandbox_captures"."refunded_cents" between 0 and "sandbox_captures"."cents")
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"transmission_id" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference_id" text NOT NULL,
	"custom_id" text,
	"invoice_id" text,
	"description" text,
	"has_payment_source" boolean NOT NULL,
	"store_in_vault" boolean NOT NULL,
	"approves_at" timestamp with time zone,
	"refuses_at" timestamp with time zone,
	"vault_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_orders_status" CHECK ("sandbox_orders"."status" in ('CREATED', 'APPROVED', 'COMPLETED', 'VOIDED')),
	CONSTRAINT "sandbox_orders_cents" CHECK ("sandbox_orders"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"capture_id" text NOT NULL,
	"cents" bigint NOT NULL,
	"note" text,
	"completes_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_cents" CHECK ("sandbox_refunds"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_requests" (
	"operation" text NOT NULL,
	"request_id" text NOT NULL,
	"asked" text NOT NULL,
	"resource_id" text,
	"issue" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_requests_operation_request_id_pk" PRIMARY KEY("operation","request_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_signer" (
	"id" integer PRIMARY KEY NOT NULL,
	"certificate_id" text NOT NULL,
	"certificate" text NOT NULL,
	"private_key" text NOT NULL,
	CONSTRAINT "sandbox_signer_one" CHECK ("sandbox_signer"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "sandbox_vault" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_captures" ADD CONSTRAINT "sandbox_captures_order_id_sandbox_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sandbox_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_capture_id_sandbox_captures_id_fk" FOREIGN KEY ("capture_id") REFERENCES "public"."sandbox_captures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_captures_order" ON "sandbox_captures" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_captures_invoice" ON "sandbox_captures" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "sandbox_events_due" ON "sandbox_events" USING btree ("next_try_at") WHERE "sandbox_events"."taken_at" is null;--> statement-breakpoint
CREATE INDEX "sandbox_refunds_capture" ON "sandbox_refunds" USING btree ("capture_id");--> statement-breakpoint
CREATE INDEX "sandbox_requests_at" ON "sandbox_requests" USING btree ("created_at");