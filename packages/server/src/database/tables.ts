// Every capability's tables, for the schema that drizzle works with. Each is written only by its own capability.
export * from '../accounts/tables.ts'
export * from '../analytics/tables.ts'
export * from '../billing/payments/sandbox/tables.ts'
export * from '../billing/tables.ts'
export * from '../catalogue/tables.ts'
export * from '../http/tables.ts'
export * from '../reviews/tables.ts'
export * from '../runs/tables.ts'
