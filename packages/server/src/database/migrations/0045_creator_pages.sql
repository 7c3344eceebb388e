CREATE TABLE "creator_profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"about" jsonb NOT NULL,
	"website" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "creator_profiles" ADD CONSTRAINT "creator_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;