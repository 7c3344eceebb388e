CREATE TABLE "organisation_renames" (
	"entry" bigint PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organisation_renames" ADD CONSTRAINT "organisation_renames_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisation_renames_organisation" ON "organisation_renames" USING btree ("organisation_id");--> statement-breakpoint
-- Names are compared otherwise where they hold these: the job index_names compares them anew.
UPDATE "apps" SET "name_keys" = NULL WHERE "name_keys" IS NOT NULL AND "name"::text ~* '(and|&|＆|﹠|و|[a-z][0-9]|[™℠℡℻©®℗ᵀˢⒸⓒⓅⓟⓇⓡ]|\((tm|sm|mc|r|c|p)\))';--> statement-breakpoint
UPDATE "jobs" SET "next_run_at" = now() WHERE "name" = 'index_names';
