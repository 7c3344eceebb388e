ALTER TABLE "users" ADD COLUMN "mailbox_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "former_mailbox_hash" text;--> statement-breakpoint
CREATE INDEX "users_mailbox" ON "users" USING btree ("mailbox_hash","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_former_mailbox" ON "orders" USING btree ("former_mailbox_hash") WHERE "orders"."former_mailbox_hash" is not null;