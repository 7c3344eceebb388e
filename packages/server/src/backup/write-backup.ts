import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { takeBackup } from './take-backup.ts'

/** Writes a whole backup, compressed, and ends what it wrote to. */
export async function writeBackup(
  database: Database,
  config: Pick<Config, 'version' | 'dataDirectory' | 'authSecret'>,
  to: Writable,
): Promise<void> {
  const gzip = createGzip({ level: 6 })
  const written = finished(gzip.pipe(to))
  // Heard below; a caller that goes away early must not end the process.
  written.catch(() => {})
  to.on('error', (error) => gzip.destroy(error))
  to.on('close', () => gzip.destroy())
  const secretFile = resolve(config.dataDirectory, 'auth-secret')
  const secret =
    !config.authSecret && existsSync(secretFile) ? readFileSync(secretFile, 'utf8') : null
  await takeBackup(database, { version: config.version, secret, now: new Date() }, async (text) => {
    if (gzip.destroyed) throw new Error('Nobody reads this backup any more.')
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), once(gzip, 'close')])
  })
  gzip.end()
  await written
}
