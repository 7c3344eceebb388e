import { ConfigError, readConfig } from './config.ts'
import { migrateAs } from './database/postgres.ts'
import { stopWith } from './operator-error.ts'

await migrateConfigured().catch(stopWith)

/** Brings the configured PostgreSQL up to date before stores open it that may not do so themselves. */
async function migrateConfigured(): Promise<void> {
  const { databaseUrl, migrationDatabaseUrl } = readConfig(process.env)
  if (!databaseUrl)
    throw new ConfigError(
      'The setting DATABASE_URL is missing: the embedded database is brought up to date by the store itself.',
    )
  await migrateAs(migrationDatabaseUrl ?? databaseUrl, databaseUrl)
  console.log('The database is up to date.')
}
