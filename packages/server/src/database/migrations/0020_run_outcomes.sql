CREATE TABLE "process_leases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT "runs_status";--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "process_id" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "runs_at_once" ON "runs" USING btree ("person") WHERE "runs"."status" = 'running';--> statement-breakpoint
CREATE INDEX "runs_at_once_network" ON "runs" USING btree ("network") WHERE "runs"."status" = 'running' and "runs"."network" is not null;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_status" CHECK ("runs"."status" in ('running', 'succeeded', 'unanswered', 'failed', 'cancelled'));