CREATE TABLE "model_budgets" (
	"day" date NOT NULL,
	"holder" text NOT NULL,
	"spent_micro_usd" bigint NOT NULL,
	"held_micro_usd" bigint NOT NULL,
	CONSTRAINT "model_budgets_day_holder_pk" PRIMARY KEY("day","holder"),
	CONSTRAINT "model_budgets_amounts" CHECK ("model_budgets"."spent_micro_usd" >= 0 and "model_budgets"."held_micro_usd" >= 0)
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"run_id" uuid,
	"model" text NOT NULL,
	"status" text NOT NULL,
	"day" date NOT NULL,
	"holder" text,
	"started_at" timestamp with time zone NOT NULL,
	"bound_micro_usd" bigint NOT NULL,
	"input_tokens" integer,
	"cached_tokens" integer,
	"output_tokens" integer,
	"cost_micro_usd" bigint,
	CONSTRAINT "model_calls_purpose" CHECK ("model_calls"."purpose" in ('run', 'forge')),
	CONSTRAINT "model_calls_status" CHECK ("model_calls"."status" in ('at_work', 'answered', 'failed', 'unknown'))
);
--> statement-breakpoint
CREATE INDEX "model_calls_started" ON "model_calls" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "model_calls_run" ON "model_calls" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "model_calls_at_work" ON "model_calls" USING btree ("started_at") WHERE "model_calls"."status" = 'at_work';