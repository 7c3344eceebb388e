CREATE TABLE "connection_authorisation_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"connection_id" uuid,
	"address" text NOT NULL,
	"sealed_request" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connection_grants" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"sealed_grant" text NOT NULL,
	"expires_at" timestamp with time zone,
	"refreshing_until" timestamp with time zone,
	"is_over" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connections" DROP CONSTRAINT "connections_credential";--> statement-breakpoint
ALTER TABLE "connection_authorisation_requests" ADD CONSTRAINT "connection_authorisation_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_authorisation_requests" ADD CONSTRAINT "connection_authorisation_requests_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_grants" ADD CONSTRAINT "connection_grants_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_authorisation_requests_user" ON "connection_authorisation_requests" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_credential" CHECK (("connections"."credential_kind" in ('none', 'oauth')) = ("connections"."sealed_secret" is null));