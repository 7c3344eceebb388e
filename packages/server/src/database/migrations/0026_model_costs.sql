ALTER TABLE "model_calls" ADD COLUMN "app_id" uuid;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "fell_back" boolean;--> statement-breakpoint
UPDATE "model_calls" SET "app_id" = "runs"."app_id" FROM "runs" WHERE "runs"."id" = "model_calls"."run_id";