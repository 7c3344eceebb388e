ALTER TABLE "agents" ADD COLUMN "vouched_tools" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "proposed_call" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "confirms" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "remote_error" text;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_confirms_runs_id_fk" FOREIGN KEY ("confirms") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "runs_confirms" ON "runs" USING btree ("confirms") WHERE "runs"."confirms" is not null;