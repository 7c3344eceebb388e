CREATE TABLE "evaluation_results" (
	"evaluation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"question" jsonb NOT NULL,
	"passed" boolean NOT NULL,
	"outcome_met" boolean NOT NULL,
	"expectations_met" jsonb NOT NULL,
	"outcome" text,
	"answer" text,
	"error" text,
	"elapsed_ms" integer NOT NULL,
	CONSTRAINT "evaluation_results_evaluation_id_position_pk" PRIMARY KEY("evaluation_id","position"),
	CONSTRAINT "evaluation_results_reply" CHECK (("evaluation_results"."outcome" is null) = ("evaluation_results"."error" is not null))
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"en_questions" integer DEFAULT 0 NOT NULL,
	"en_passed" integer DEFAULT 0 NOT NULL,
	"ar_questions" integer DEFAULT 0 NOT NULL,
	"ar_passed" integer DEFAULT 0 NOT NULL,
	"providers" jsonb NOT NULL,
	CONSTRAINT "evaluations_passed" CHECK ("evaluations"."en_passed" between 0 and "evaluations"."en_questions" and "evaluations"."ar_passed" between 0 and "evaluations"."ar_questions")
);
--> statement-breakpoint
ALTER TABLE "evaluation_results" ADD CONSTRAINT "evaluation_results_evaluation" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "evaluations_one_pending" ON "evaluations" USING btree ("app_id") WHERE "evaluations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "evaluations_due" ON "evaluations" USING btree ("due_at") WHERE "evaluations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "evaluations_app" ON "evaluations" USING btree ("app_id","ended_at");--> statement-breakpoint
CREATE INDEX "agent_versions_evaluated" ON "agent_versions" USING btree ("app_id","number") WHERE jsonb_array_length("agent_versions"."content" -> 'evaluation') > 0;