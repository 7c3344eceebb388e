ALTER TABLE "runs" ADD COLUMN "reply_to" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "first_run_id" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "is_refused" boolean;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "suggestions" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "remote_thread" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_reply_to_runs_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_conversation" ON "runs" USING btree (coalesce("first_run_id", "id"),"started_at","id");--> statement-breakpoint
CREATE INDEX "runs_reply_to" ON "runs" USING btree ("reply_to") WHERE "runs"."reply_to" is not null;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_first" CHECK (("runs"."first_run_id" is null) = ("runs"."reply_to" is null));