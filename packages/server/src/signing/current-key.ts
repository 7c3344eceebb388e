import type { CurrentKey, SigningParts } from './dependencies.ts'
import { findInForce, openKey, replaceKey } from './stored-keys.ts'

/** So long a process may sign with a key that another has retired, which is good nevertheless. */
const KEPT_MS = 5_000

/** The key in force. The first is made when it is first asked for; one that the store's secret does not open any more is replaced. */
export async function currentKey(parts: SigningParts): Promise<CurrentKey> {
  const { kept, clock } = parts
  const now = clock.now().getTime()
  if (kept.current && now < kept.current.until) return kept.current.key
  const key = await openInForce(parts)
  kept.current = { key, until: now + KEPT_MS }
  return key
}

async function openInForce({ database, clock, encryption }: SigningParts): Promise<CurrentKey> {
  const stored = await findInForce(database)
  const opened = stored && openKey(encryption, stored)
  if (opened) return opened
  const made = await database.transaction((tx) =>
    replaceKey({ clock, encryption }, tx, stored?.kid),
  )
  const key = openKey(encryption, made)
  // Two processes with different secrets would replace each other's keys for ever.
  if (!key) throw new Error('the signing key was made with another secret than this process has')
  return key
}
