-- Sessions are stored as hashes from here on (session-tokens.ts). Those that are open go on: their tokens are hashed where they stand.
UPDATE "sessions" SET "token" = 'sha256:' || encode(sha256(convert_to("token", 'UTF8')), 'hex') WHERE "token" NOT LIKE 'sha256:%';
--> statement-breakpoint
-- Links that were sent before they were hashed end; they lived for an hour.
DELETE FROM "verifications" WHERE "identifier" LIKE 'reset-password:%';
