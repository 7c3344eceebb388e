import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { makeDataDirectory } from '../database/data-directory.ts'
import { openUnmigrated } from '../database/open-database.ts'
import { OperatorError, stopWith } from '../operator-error.ts'
import { verifyBackup } from './backup-file.ts'
import { restoreBackup } from './restore-backup.ts'

// npm run restore -- file.backup    fills the configured store, which must be empty and not run, with a backup
await restore(process.argv[2]).catch(stopWith)

async function restore(name: string | undefined): Promise<void> {
  if (!name) throw new OperatorError('Say which file to restore: npm run restore -- file.backup')
  const config = readConfig(process.env)
  const file = resolve(process.env.INIT_CWD ?? '.', name)
  const secretFile = resolve(config.dataDirectory, 'auth-secret')
  const hasSecret = config.authSecret !== undefined || (await verifyBackup(file)).secret === null
  if (!hasSecret && existsSync(secretFile))
    throw new OperatorError(
      `The file ${secretFile} is there already and may be another store's; remove it and restore again.`,
    )
  const database = await openUnmigrated(config)
  try {
    const { takenAt, version, secret } = await restoreBackup(database, file)
    // Without it nobody would stay signed in, and what is encrypted could not be read.
    if (!hasSecret && secret) {
      makeDataDirectory(config.dataDirectory)
      writeFileSync(secretFile, secret, { mode: 0o600, flush: true })
    }
    console.log(`The store is as it was at ${takenAt} (version ${version}).`)
    if (config.migrationDatabaseUrl)
      console.log('Run `npm run migrate` for the rights of the role that the store works as.')
  } finally {
    await database.close()
  }
}
