-- Money on its way to creators' banks, and the store's own account there.

INSERT INTO "ledger_accounts" ("id", "kind", "currency", "opened_at") VALUES
  (gen_random_uuid(), 'payouts', 'AED', now()),
  (gen_random_uuid(), 'bank', 'AED', now());
--> statement-breakpoint
-- A version that was published never changes again: runs name the one that answered.

CREATE FUNCTION refuse_change_of_published_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'version % of agent % was published and cannot change', old.number, old.app_id;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER agent_versions_frozen BEFORE UPDATE ON "agent_versions"
  FOR EACH ROW WHEN (old.status = 'published') EXECUTE FUNCTION refuse_change_of_published_version();
