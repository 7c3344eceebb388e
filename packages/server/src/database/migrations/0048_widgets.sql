CREATE TABLE "widgets" (
	"api_key_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"origins" jsonb NOT NULL,
	"language" text NOT NULL,
	"appearance" text NOT NULL,
	"accent" text,
	"created_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	CONSTRAINT "widgets_language" CHECK ("widgets"."language" in ('auto', 'en', 'ar')),
	CONSTRAINT "widgets_appearance" CHECK ("widgets"."appearance" in ('auto', 'light', 'dark'))
);
--> statement-breakpoint
ALTER TABLE "widgets" ADD CONSTRAINT "widgets_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widgets" ADD CONSTRAINT "widgets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "widgets_user" ON "widgets" USING btree ("user_id","created_at");