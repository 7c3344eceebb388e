CREATE TABLE "plan_terms" (
	"plan_id" text NOT NULL,
	"number" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"takes_effect_at" timestamp with time zone,
	CONSTRAINT "plan_terms_plan_id_number_pk" PRIMARY KEY("plan_id","number")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bought_plan" jsonb;