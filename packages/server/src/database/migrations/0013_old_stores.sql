-- 0002, 0006 and 0010 were rewritten after stores had run them. Whatever such a store lacks is added; any other stays as it is.

CREATE OR REPLACE FUNCTION "require_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_lines WHERE transaction_id = NEW.id) THEN
    RAISE EXCEPTION 'ledger transaction % has no lines', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "require_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger_lines WHERE transaction_id = NEW.transaction_id GROUP BY currency HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', NEW.transaction_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER IF EXISTS "ledger_transactions_balanced" ON "ledger_transactions";
--> statement-breakpoint
DROP TRIGGER IF EXISTS "ledger_transactions_filled" ON "ledger_transactions";
--> statement-breakpoint
DROP TRIGGER IF EXISTS "ledger_lines_balanced" ON "ledger_lines";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_transactions_filled" AFTER INSERT ON "ledger_transactions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_lines"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_lines_balanced" AFTER INSERT ON "ledger_lines" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_balance"();
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "runs_failed" ON "runs" USING btree ("app_id","started_at") WHERE "runs"."status" = 'failed';
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "runs_store_rehearsals" ON "runs" USING btree ("started_at") WHERE "runs"."kind" = 'rehearsal' and "runs"."person" = 'store';
--> statement-breakpoint
ALTER TABLE "listed_times" DROP CONSTRAINT "listed_times_app_id_apps_id_fk";
--> statement-breakpoint
ALTER TABLE "listed_times" ADD CONSTRAINT "listed_times_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;
