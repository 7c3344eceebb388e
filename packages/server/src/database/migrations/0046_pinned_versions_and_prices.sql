CREATE TABLE "listed_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listed_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"app_id" uuid NOT NULL,
	"model" text NOT NULL,
	"fils" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "listed_prices_model" CHECK (("listed_prices"."model" = 'free') = ("listed_prices"."fils" = 0))
);
--> statement-breakpoint
ALTER TABLE "price_rises" ADD COLUMN "withdrawn_for" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "is_pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listed_prices" ADD CONSTRAINT "listed_prices_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_prices_app" ON "listed_prices" USING btree ("app_id","id");--> statement-breakpoint
ALTER TABLE "price_rises" ADD CONSTRAINT "price_rises_withdrawn_for" CHECK ("price_rises"."withdrawn_for" is null or ("price_rises"."withdrawn_for" in ('creator', 'lower_price', 'other_rise') and "price_rises"."status" = 'withdrawn'));
--> statement-breakpoint
-- What is known of prices from before they were written down: each rise that took effect with the price before the first of them, and what is asked now.
INSERT INTO "listed_prices" ("app_id", "model", "fils", "since")
WITH raised AS (
  SELECT "app_id", "from_model", "from_fils", "to_model", "to_fils", "ended_at", row_number() OVER (PARTITION BY "app_id" ORDER BY "ended_at") AS place,
    lead("ended_at") OVER (PARTITION BY "app_id" ORDER BY "ended_at") IS NULL AS is_last
  FROM "price_rises" WHERE "status" = 'in_force'
), known AS (
  SELECT "app_id", "from_model" AS model, "from_fils" AS fils, (SELECT min("listed_at") FROM "listed_times" WHERE "listed_times"."app_id" = raised."app_id") AS since FROM raised WHERE place = 1
  UNION ALL
  SELECT "app_id", "to_model", "to_fils", "ended_at" FROM raised
  UNION ALL
  SELECT "apps"."id", "pricing_model", "price_fils", greatest("ended_at", coalesce(
    (SELECT "published_at" FROM "agent_versions" WHERE "agent_versions"."app_id" = "apps"."id" AND "number" = "live_version"), "apps"."created_at"))
  FROM "apps" LEFT JOIN raised ON raised."app_id" = "apps"."id" AND is_last
  WHERE ("pricing_model", "price_fils") IS DISTINCT FROM ("to_model", "to_fils")
    AND EXISTS (SELECT FROM "listed_times" WHERE "listed_times"."app_id" = "apps"."id")
)
SELECT "app_id", model, fils, since FROM known WHERE since IS NOT NULL ORDER BY "app_id", since;
--> statement-breakpoint
-- What an agent cost stays written as it was asked, for as long as there is the agent.
CREATE FUNCTION refuse_change_of_listed_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM apps WHERE id = OLD.app_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the prices of agents are only added to';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER listed_prices_frozen BEFORE UPDATE OR DELETE ON "listed_prices"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_listed_prices();
