CREATE TABLE "agent_pins" (
	"app_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"connection_id" uuid NOT NULL,
	"manifest" text NOT NULL,
	"manifest_sha256" text NOT NULL,
	"pinned_at" timestamp with time zone NOT NULL,
	"present" text,
	"present_sha256" text,
	"injections" jsonb,
	"paused_at" timestamp with time zone,
	"kept_at" timestamp with time zone,
	CONSTRAINT "agent_pins_app_id_version_pk" PRIMARY KEY("app_id","version"),
	CONSTRAINT "agent_pins_paused" CHECK (("agent_pins"."paused_at" is null) = ("agent_pins"."present" is null) and ("agent_pins"."paused_at" is null) = ("agent_pins"."present_sha256" is null) and ("agent_pins"."kept_at" is null or "agent_pins"."paused_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "manifest" text;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "manifest_sha256" text;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "key_host" text;--> statement-breakpoint
ALTER TABLE "agent_pins" ADD CONSTRAINT "agent_pins_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_pins" ADD CONSTRAINT "agent_pins_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_pins_connection" ON "agent_pins" USING btree ("connection_id");