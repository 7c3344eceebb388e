import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Clock, Database, Queries } from './dependencies.ts'
import { type Issue, isFinal, Refusal } from './refusal.ts'
import { sandboxRequests } from './tables.ts'

export interface ApiRequest {
  operation: 'create' | 'capture' | 'refund'
  /** `PayPal-Request-Id`, when the caller gave one. */
  requestId: string | undefined
  path: string
  body: string
}

/** What came of a call: something to show, or a refusal that a repeat meets again. */
export type Outcome = { resourceId: string } | { issue: Issue }

/** The refusal that a caller wants to see instead of the answer. */
export function pretended(issue: Issue): Outcome {
  if (isFinal(issue)) return { issue }
  throw new Refusal(issue)
}

/**
 * Does what was asked in one transaction, once for each `PayPal-Request-Id`, and returns the id of what came of it. A repeat waits
 * for the first and gets the same; a Refusal that is thrown leaves no trace, so that the same id may be tried again.
 */
export async function once(
  { database, clock }: { database: Database; clock: Clock },
  { operation, requestId, path, body }: ApiRequest,
  work: (tx: Queries) => Promise<Outcome>,
): Promise<string> {
  const outcome = await database.transaction(async (tx) => {
    if (requestId === undefined) return work(tx)
    const contentHash = createHash('sha256').update(`${path}\n${body}`).digest('hex')
    const key = and(
      eq(sandboxRequests.operation, operation),
      eq(sandboxRequests.requestId, requestId),
    )
    const [first] = await tx
      .insert(sandboxRequests)
      .values({ operation, requestId, contentHash, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ requestId: sandboxRequests.requestId })
    if (first) {
      const outcome = await work(tx)
      await tx.update(sandboxRequests).set(outcome).where(key)
      return outcome
    }
    const [known] = await tx.select().from(sandboxRequests).where(key)
    if (!known || known.contentHash !== contentHash) throw new Refusal('DUPLICATE_REQUEST_ID')
    return known.resourceId === null
      ? { issue: known.issue as Issue }
      : { resourceId: known.resourceId }
  })
  if ('issue' in outcome) throw new Refusal(outcome.issue)
  return outcome.resourceId
}

export async function forgetRequests(database: Database, before: Date): Promise<void> {
  await database.delete(sandboxRequests).where(lt(sandboxRequests.createdAt, before))
}
