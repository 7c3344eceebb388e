import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/database/schema/*.ts', '../paypal-sandbox/src/tables.ts'],
  out: './src/database/migrations',
})
