import { catalogue, type creators as contract, reviews } from '@wakeel/contract'
import { type SQL, sql } from 'drizzle-orm'
import { isOnePerson } from '../accounts/mailbox.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { runs } from '../database/schema/runs.ts'
import { sharedOrganisations } from '../organisations/related.ts'

const DAY_MS = 24 * 3_600_000

/** Trust is made of the runs and daily tests of so many days, and of the purchases of so many. */
export const TRIED_DAYS = 30
export const KEPT_DAYS = 90

/**
 * The runs that trust is made of, in a query over `runs` and `apps`: what confirmed people asked of agents that are neither theirs nor of
 * somebody in an organisation with them, now or lately. Anybody can make any number of strangers (decision 32), and creators would praise
 * their own.
 */
export function isTrusted(at: Date): SQL {
  const lately = sql`${new Date(at.getTime() - reviews.RATING_RULES.relatedDays * DAY_MS).toISOString()}::timestamptz`
  return sql`(${runs.kind} in ('demo', 'paid') and ${runs.userId} is not null
    and exists (select from ${users} where ${users.id} = ${runs.userId} and ${isOnePerson})
    and ${runs.userId} is distinct from ${apps.creatorId}
    and (coalesce(${apps.creatorId}, ''), ${runs.userId}) not in (${sharedOrganisations(lately)}))`
}

interface Known {
  runs: { succeeded: number; failed: number } | undefined
  tests: { passed: number; all: number } | undefined
  /** In stars; null: there is none. */
  rating: number | null
  bought: { kept: number; all: number } | undefined
}

/** What nothing is known of counts in full, and what nobody has rated as the store shows it. */
export function trustPartsOf({
  runs: outcomes,
  tests,
  rating,
  bought,
}: Known): contract.TrustParts {
  const part = (good: number, all: number) => (all === 0 ? 1 : good / all)
  return {
    succeeded: outcomes ? part(outcomes.succeeded, outcomes.succeeded + outcomes.failed) : 1,
    testsPassed: tests ? part(tests.passed, tests.all) : 1,
    rating: ((rating ?? catalogue.DEFAULT_RATING) - 1) / 4,
    kept: bought ? part(bought.kept, bought.all) : 1,
  }
}
