-- The ledger is only ever added to, and every transaction sums to zero in each currency. The database itself refuses the rest.

INSERT INTO "ledger_accounts" ("id", "kind", "currency", "opened_at") VALUES
  (gen_random_uuid(), 'provider', 'USD', now()),
  (gen_random_uuid(), 'exchange', 'USD', now()),
  (gen_random_uuid(), 'exchange', 'AED', now()),
  (gen_random_uuid(), 'platform', 'AED', now()),
  (gen_random_uuid(), 'vat', 'AED', now()),
  (gen_random_uuid(), 'losses', 'AED', now()),
  (gen_random_uuid(), 'unclaimed', 'AED', now());
--> statement-breakpoint
INSERT INTO "offer_spots" ("offer_id", "spots", "taken_before", "taken") VALUES ('founder_special', 100, 77, 77);
--> statement-breakpoint
INSERT INTO "invoice_series" ("kind", "last") VALUES ('tax_invoice', 0), ('credit_note', 0), ('receipt', 0);
--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or removed; a correction is a new entry', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_accounts" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_lines_immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_lines" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE FUNCTION "refuse_late_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_transactions WHERE id = NEW.transaction_id AND made_in = pg_current_xact_id()::text) THEN
    RAISE EXCEPTION 'lines are added to a transaction only while it is made' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_lines_in_time" BEFORE INSERT ON "ledger_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_late_line"();
--> statement-breakpoint
CREATE FUNCTION "require_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_lines WHERE transaction_id = NEW.id) THEN
    RAISE EXCEPTION 'ledger transaction % has no lines', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "require_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger_lines WHERE transaction_id = NEW.transaction_id GROUP BY currency HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', NEW.transaction_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At commit, when all lines are there. On each line, because SET CONSTRAINTS can ask for the look before the last of them.
CREATE CONSTRAINT TRIGGER "ledger_transactions_filled" AFTER INSERT ON "ledger_transactions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_lines"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_lines_balanced" AFTER INSERT ON "ledger_lines" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_balance"();
--> statement-breakpoint
CREATE FUNCTION "keep_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (to_jsonb(NEW) - 'user_id') IS DISTINCT FROM (to_jsonb(OLD) - 'user_id') OR NEW.user_id IS NOT NULL THEN
    RAISE EXCEPTION 'invoice % is never changed or removed', OLD.number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoices_immutable" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "keep_invoice"();
--> statement-breakpoint
CREATE TRIGGER "invoices_never_emptied" BEFORE TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
