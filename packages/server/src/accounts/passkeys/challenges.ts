import { and, eq, gt } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { verifications } from '../../database/schema/accounts.ts'
import { DomainError } from '../../errors.ts'
import { storedIdentifier } from '../link-tokens.ts'

const FIVE_MINUTES_MS = 5 * 60_000

type Purpose = 'passkey-register' | 'passkey-sign-in'

export type Challenges = ReturnType<typeof createChallenges>

/** What a passkey signs: each was given out here, for one purpose, and is taken once within five minutes. */
export function createChallenges({
  database,
  clock,
  newId,
}: {
  database: Database
  clock: Clock
  newId(): string
}) {
  return {
    /** `owner`: whose registration it is; a new password ends it. */
    async remember(purpose: Purpose, challenge: string, owner: string): Promise<void> {
      const now = clock.now()
      await database.insert(verifications).values({
        id: newId(),
        identifier: storedIdentifier(`${purpose}:${challenge}`),
        value: owner,
        expiresAt: new Date(now.getTime() + FIVE_MINUTES_MS),
        createdAt: now,
        updatedAt: now,
      })
    },

    /** The challenge that this answer signed, which no other answer can use any more; throws `accounts.passkey_refused` when it is none of these. */
    async take(purpose: Purpose, clientDataJSON: string, owner: string): Promise<string> {
      const challenge = readChallenge(clientDataJSON)
      const isIt = and(
        eq(verifications.identifier, storedIdentifier(`${purpose}:${challenge}`)),
        eq(verifications.value, owner),
        gt(verifications.expiresAt, clock.now()),
      )
      const taken = await database
        .delete(verifications)
        .where(isIt)
        .returning({ id: verifications.id })
      if (taken.length === 0) throw new DomainError('accounts.passkey_refused')
      return challenge
    },
  }
}

function readChallenge(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    if (typeof challenge === 'string') return challenge
  } catch {
    // Not JSON, or null: refused like any other that was not given out here.
  }
  throw new DomainError('accounts.passkey_refused')
}
