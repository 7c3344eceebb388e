import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { makeDataDirectory } from '../database/data-directory.ts'
import { OperatorError } from '../operator-error.ts'

/** The secret that signs cookies and keys hashes: the configured one, else one that is made once and kept in the data directory. */
export function authSecret(configured: string | undefined, dataDirectory: string): string {
  if (configured) return configured
  const file = resolve(dataDirectory, 'auth-secret')
  makeDataDirectory(dataDirectory)
  try {
    // On the disk before anything is signed with it: what a power cut leaves must not be an empty file.
    writeFileSync(file, randomBytes(32).toString('base64url'), {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const kept = readFileSync(file, 'utf8')
  if (kept.length < 32)
    throw new OperatorError(
      `The file ${file} does not hold a whole secret; remove it and a new one is made.`,
    )
  return kept
}
