ALTER TABLE "runs" ADD COLUMN "is_cut" boolean;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "visit_series" integer DEFAULT 0 NOT NULL;