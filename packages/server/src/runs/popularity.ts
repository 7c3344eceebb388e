import { reviews } from '@wakeel/contract'
import type { Clock } from '../clock.ts'
import type { Transaction } from '../database/database.ts'
import type { RateLimit, RateLimits } from '../http/rate-limits.ts'
import { isRelated } from '../organisations/related.ts'
import type { Run } from './run-records.ts'

const { confirmed, stranger, maxAddress, maxStrangers } = reviews.POPULARITY_RULES
const ofDay = { windowSeconds: 24 * 60 * 60 }
const ONCE: RateLimit = { name: 'popularity-person', max: 1, ...ofDay }
const OF_ADDRESS: RateLimit = { name: 'popularity-address', max: maxAddress, ...ofDay }
const OF_STRANGERS: RateLimit = { name: 'popularity-strangers', max: maxStrangers, ...ofDay }

/**
 * What an answer adds to an agent's popularity. Each person counts once a day; strangers, of whom a script can be any number, count less,
 * few of one address and not without end; nobody counts for an agent of their own or of their organisation. Decision 32.
 */
export async function pointsOf(
  { limits, clock }: { limits: RateLimits; clock: Clock },
  tx: Transaction,
  { person, userId, appId, network, kind }: Run,
): Promise<number> {
  if (kind !== 'demo' && kind !== 'paid') return 0
  if (!(await limits.allows(ONCE, `${person} ${appId}`, tx))) return 0
  if (userId !== null && (await isRelated(tx, { appId, userId, now: clock.now() }))) return 0
  if (network === null) return confirmed
  const isCounted =
    (await limits.allows(OF_ADDRESS, `${network} ${appId}`, tx)) &&
    (await limits.allows(OF_STRANGERS, appId, tx))
  return isCounted ? stranger : 0
}
