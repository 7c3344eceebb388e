import { setImmediate } from 'node:timers/promises'
import type { Accounts } from '../accounts/accounts.ts'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import type { Faults } from '../faults.ts'
import { requireUser, type SignedInCaller } from '../http/caller.ts'
import { type Context, StreamedReply } from '../http/context.ts'
import type { RateLimit, RateLimits } from '../http/rate-limits.ts'

const EXPORTING: RateLimit = { name: 'personal-data-export', max: 10, windowSeconds: 60 * 60 }
/** Each reads a whole history; others wait for the database meanwhile. */
const EXPORTS_AT_ONCE = 2
/** Of what is written in one turn of the loop: as many as are read at a time of the longest list, runs, and no more letters than these. */
const ROWS_A_TURN = 50
const LETTERS_A_TURN = 65_536

type Row = object
type Rows = Row[]

/** A capability that holds something about people. */
interface PersonalDataSource {
  exportPerson(userId: string): Promise<Rows> | AsyncIterable<Row>
  /** Removes it, or takes the person out of what must stay, in somebody else's transaction. */
  erasePerson(tx: Transaction, userId: string): Promise<void>
}

interface PersonalDataOptions {
  database: Database
  clock: Clock
  accounts: Accounts
  limits: RateLimits
  faults: Faults
  sources: Record<
    | 'reviews'
    | 'runs'
    | 'forge'
    | 'evaluations'
    | 'creators'
    | 'creatorPages'
    | 'organisations'
    | 'moderation'
    | 'webhooks',
    PersonalDataSource
  > & {
    apiKeys: Pick<PersonalDataSource, 'exportPerson'>
    billing: Pick<PersonalDataSource, 'exportPerson'> & {
      /** What was paid since `leavingSince` goes back. */
      erasePerson(tx: Transaction, userId: string, leavingSince: Date): Promise<void>
    }
    oauthServer: Pick<PersonalDataSource, 'exportPerson'>
    widgets: Pick<PersonalDataSource, 'exportPerson'>
    connections: Pick<PersonalDataSource, 'exportPerson'> & {
      /** Returns what tells others of it once the transaction is over. */
      erasePerson(tx: Transaction, userId: string): Promise<() => Promise<void>>
    }
    reviews: { eraseReplies(tx: Transaction, userId: string): Promise<void> }
    moderation: { eraseTakedowns(tx: Transaction, userId: string): Promise<void> }
  }
  /** What is still to be sent to somebody is not part of what the store holds about them. */
  outbox: Pick<PersonalDataSource, 'erasePerson'>
}

/** The rows as JSON, many in one piece: a piece for each takes longer to send than to write. */
async function* inTurns(rows: Rows | AsyncIterable<Row>): AsyncGenerator<string> {
  let piece = ''
  let written = 0
  for await (const row of rows) {
    piece += `${written > 0 ? ',' : ''}${JSON.stringify(row)}`
    written += 1
    if (written % ROWS_A_TURN > 0 && piece.length < LETTERS_A_TURN) continue
    yield piece
    piece = ''
    // The embedded database and a socket with room answer within this turn of the loop; others must have theirs.
    await setImmediate()
  }
  if (piece !== '') yield piece
}

/** What the store holds about a person, from every capability: to take along, and to remove. */
export function createPersonalData({
  database,
  clock,
  accounts,
  limits,
  faults,
  sources,
  outbox,
}: PersonalDataOptions) {
  const exporting = new Set<string>()

  /** One at a time for each person, and few at all, until the reply has ended. */
  function begin(userId: string, signal: AbortSignal): void {
    if (exporting.has(userId)) throw new DomainError('request.in_flight', { retryAfterSeconds: 5 })
    if (exporting.size >= EXPORTS_AT_ONCE)
      throw new DomainError('server.busy', { retryAfterSeconds: 5 })
    if (signal.aborted) throw new DomainError('request.cancelled')
    exporting.add(userId)
  }

  async function* everythingAbout(caller: SignedInCaller): AsyncGenerator<string> {
    const { userId } = caller
    yield `{"success":true,"exported_at":${JSON.stringify(clock.now())},"profile":${JSON.stringify(await accounts.exportProfile(caller))}`
    const parts = {
      sessions: () => accounts.exportSessions(userId),
      passkeys: () => accounts.exportPasskeys(userId),
      security_events: () => accounts.exportSecurityEvents(userId),
      reviews: () => sources.reviews.exportPerson(userId),
      runs: () => sources.runs.exportPerson(userId),
      billing: () => sources.billing.exportPerson(userId),
      connections: () => sources.connections.exportPerson(userId),
      forge: () => sources.forge.exportPerson(userId),
      evaluations: () => sources.evaluations.exportPerson(userId),
      creators: () => sources.creators.exportPerson(userId),
      creator_page: () => sources.creatorPages.exportPerson(userId),
      organisations: () => sources.organisations.exportPerson(userId),
      api_keys: () => sources.apiKeys.exportPerson(userId),
      webhooks: () => sources.webhooks.exportPerson(userId),
      widgets: () => sources.widgets.exportPerson(userId),
      connected_apps: () => sources.oauthServer.exportPerson(userId),
      moderation: () => sources.moderation.exportPerson(userId),
    }
    for (const [name, read] of Object.entries(parts)) {
      yield `,${JSON.stringify(name)}:[`
      yield* inTurns(await read())
      yield ']'
    }
    yield '}'
  }

  return {
    async exportAccount(_input: unknown, { caller, signal }: Context): Promise<StreamedReply> {
      const person = requireUser(caller)
      const { userId } = person
      await limits.take(EXPORTING, userId)
      begin(userId, signal)
      return new StreamedReply(everythingAbout(person), () => exporting.delete(userId))
    },

    async deleteAccount({ password }: { password: string }, context: Context) {
      const { caller } = context
      const { userId, role } = requireUser(caller)
      if (role === 'founder') throw new DomainError('accounts.founder_cannot_leave')
      const asked = clock.now()
      await accounts.checkPassword(userId, password)
      await faults.reach('personal_data.password_checked')
      let tellOthers = async (): Promise<void> => {}
      const reader = await database.transaction((tx) =>
        accounts.erasePerson(tx, userId, async () => {
          // Refused while others are in an organisation of theirs. First, as a run for one locks it before whatever else it touches.
          await sources.organisations.erasePerson(tx, userId)
          // Refused while the store owes them money.
          await sources.creators.erasePerson(tx, userId)
          await sources.creatorPages.erasePerson(tx, userId)
          await outbox.erasePerson(tx, userId)
          await sources.webhooks.erasePerson(tx, userId)
          // Runs before agents and reviews, as a run that ends locks itself before its app, and those lock the app.
          await sources.runs.erasePerson(tx, userId)
          // While their apps are still known to be theirs.
          await sources.reviews.eraseReplies(tx, userId)
          await sources.moderation.eraseTakedowns(tx, userId)
          await sources.evaluations.erasePerson(tx, userId)
          // The agents leave the store before whatever they run on.
          await sources.forge.erasePerson(tx, userId)
          tellOthers = await sources.connections.erasePerson(tx, userId)
          await sources.reviews.erasePerson(tx, userId)
          await sources.billing.erasePerson(tx, userId, asked)
          // Last, as whoever takes an app down locks it before its reports.
          await sources.moderation.erasePerson(tx, userId)
        }),
      )
      accounts.tellOfDeletion(reader, context)
      // Nobody waits for servers elsewhere, and what they answer changes nothing.
      void tellOthers()
      return { success: true as const }
    },
  }
}
