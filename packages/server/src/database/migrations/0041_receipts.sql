CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"encrypted_private_jwk" text,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "skill_calls" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "skill_inputs" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "agent_sha256" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "input_sha256" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "answer_sha256" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "files_sha256" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "signing_keys_in_force" ON "signing_keys" USING btree (("retired_at" is null)) WHERE "signing_keys"."retired_at" is null;