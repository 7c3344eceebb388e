DROP INDEX "refunds_order";--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_order" ON "refunds" USING btree ("order_id","kind") WHERE "refunds"."status" <> 'failed';