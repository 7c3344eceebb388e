CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"every_ms" integer NOT NULL,
	"next_run_at" timestamp with time zone NOT NULL,
	"holder" uuid,
	"leased_until" timestamp with time zone,
	"last_started_at" timestamp with time zone,
	"last_succeeded_at" timestamp with time zone,
	"last_failed_at" timestamp with time zone,
	"last_failure" text,
	"last_duration_ms" integer,
	"failures" integer DEFAULT 0 NOT NULL
);
