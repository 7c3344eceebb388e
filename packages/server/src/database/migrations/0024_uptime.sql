CREATE TABLE "uptime_periods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uptime_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"part" text NOT NULL,
	"state" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"measured_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uptime_periods_state" CHECK ("uptime_periods"."state" in ('operational', 'degraded', 'down')),
	CONSTRAINT "uptime_periods_order" CHECK ("uptime_periods"."began_at" <= "uptime_periods"."measured_at")
);
--> statement-breakpoint
CREATE INDEX "uptime_periods_part" ON "uptime_periods" USING btree ("part","measured_at");