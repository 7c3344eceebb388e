ALTER TABLE "orders" ADD COLUMN "shared_fils" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "run_charges" ADD COLUMN "worth_fils" bigint;--> statement-breakpoint
ALTER TABLE "run_charges" ADD COLUMN "plan_order_id" uuid;--> statement-breakpoint
ALTER TABLE "run_charges" ADD COLUMN "share_fils" bigint;--> statement-breakpoint
ALTER TABLE "run_charges" ADD CONSTRAINT "run_charges_plan_order_id_orders_id_fk" FOREIGN KEY ("plan_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "run_charges_plan_order" ON "run_charges" USING btree ("plan_order_id") WHERE "run_charges"."share_fils" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shared" CHECK ("orders"."shared_fils" between 0 and "orders"."total_fils" - "orders"."vat_fils");--> statement-breakpoint
ALTER TABLE "run_charges" ADD CONSTRAINT "run_charges_share" CHECK ("run_charges"."share_fils" is null or "run_charges"."share_fils" > 0 and "run_charges"."share_fils" <= "run_charges"."worth_fils" and "run_charges"."plan_order_id" is not null
          and "run_charges"."source" = 'included' and "run_charges"."status" = 'taken');