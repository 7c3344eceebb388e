DROP INDEX "runs_succeeded";--> statement-breakpoint
DROP INDEX "run_charges_plan_order";--> statement-breakpoint
CREATE INDEX "orders_app" ON "orders" USING btree ("app_id","completed_at") WHERE "orders"."app_id" is not null;--> statement-breakpoint
CREATE INDEX "metric_days_key" ON "figure_days" USING btree ("name","key","day");--> statement-breakpoint
CREATE INDEX "runs_of_people" ON "runs" USING btree ("app_id","started_at","status","user_id") WHERE "runs"."kind" in ('demo', 'paid') and "runs"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "run_charges_plan_order" ON "run_charges" USING btree ("plan_order_id","creator_id","share_fils") WHERE "run_charges"."share_fils" is not null;