ALTER TABLE "oauth_clients" ADD COLUMN "scopes" jsonb;--> statement-breakpoint
-- Whoever registered before may ask for what anybody could ask for then.
UPDATE "oauth_clients" SET "scopes" = '["run", "read_runs", "manage_agents", "read_usage"]';--> statement-breakpoint
ALTER TABLE "oauth_clients" ALTER COLUMN "scopes" SET NOT NULL;--> statement-breakpoint
-- What people allowed before ends as long after this as what they allow now does after that.
UPDATE "api_keys" SET "expires_at" = now() + interval '180 days'
FROM "oauth_grants" WHERE "api_key_id" = "api_keys"."id" AND "revoked_at" IS NULL AND "expires_at" IS NULL;
