import type { accounts as contract, ReplyOf } from '@wakeel/contract'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import type { Context } from '../http/context.ts'
import type { Accounts } from './accounts.ts'
import { requireUser } from './caller.ts'

/** A capability that holds something about people. */
interface PersonalDataSource {
  exportPerson(userId: string): Promise<Record<string, unknown>[]>
  /** Removes it, or takes the person out of what must stay, in somebody else's transaction. */
  erasePerson(tx: Transaction, userId: string): Promise<void>
}

interface PersonalDataOptions {
  database: Database
  clock: Clock
  accounts: Accounts
  sources: Record<
    'reviews' | 'runs' | 'billing' | 'connections' | 'forge' | 'creators' | 'organisations' | 'moderation',
    PersonalDataSource
  > & {
    reviews: { eraseReplies(tx: Transaction, userId: string): Promise<void> }
    moderation: { eraseTakedowns(tx: Transaction, userId: string): Promise<void> }
  }
  /** What is still to be sent to somebody is not part of what the store holds about them. */
  letters: Pick<PersonalDataSource, 'erasePerson'>
}

/** What the store holds about a person, from every capability: to take along, and to remove. */
export function createPersonalData({ database, clock, accounts, sources, letters }: PersonalDataOptions) {
  return {
    async exportAccount(_input: unknown, { caller }: Context): Promise<ReplyOf<typeof contract.routes.exportAccount>> {
      const { userId } = requireUser(caller)
      return {
        success: true,
        exported_at: clock.now().toISOString(),
        profile: await accounts.getProfile(userId),
        sessions: await accounts.exportSessions(userId),
        reviews: await sources.reviews.exportPerson(userId),
        runs: await sources.runs.exportPerson(userId),
        billing: await sources.billing.exportPerson(userId),
        connections: await sources.connections.exportPerson(userId),
        forge: await sources.forge.exportPerson(userId),
        creators: await sources.creators.exportPerson(userId),
        organisations: await sources.organisations.exportPerson(userId),
        moderation: await sources.moderation.exportPerson(userId),
      }
    },

    async deleteAccount({ password }: { password: string }, { caller }: Context) {
      const { userId, role } = requireUser(caller)
      if (role === 'founder') throw new DomainError('accounts.founder_cannot_leave')
      await accounts.checkPassword(userId, password)
      await database.transaction(async (tx) => {
        await accounts.erasePerson(tx, userId, async () => {
          // Refused while others are in an organisation of theirs. First, as a run for one holds it before whatever else it touches.
          await sources.organisations.erasePerson(tx, userId)
          // Refused while the store owes them money.
          await sources.creators.erasePerson(tx, userId)
          await letters.erasePerson(tx, userId)
          // Runs before agents and reviews, as a run that ends locks itself before its app, and those lock the app.
          await sources.runs.erasePerson(tx, userId)
          // While their apps are still known to be theirs.
          await sources.reviews.eraseReplies(tx, userId)
          await sources.moderation.eraseTakedowns(tx, userId)
          // The agents leave the store before whatever they run on.
          await sources.forge.erasePerson(tx, userId)
          await sources.connections.erasePerson(tx, userId)
          await sources.reviews.erasePerson(tx, userId)
          await sources.billing.erasePerson(tx, userId)
          // Last, as whoever takes an app down holds it before its reports.
          await sources.moderation.erasePerson(tx, userId)
        })
      })
      return { success: true as const }
    },
  }
}
