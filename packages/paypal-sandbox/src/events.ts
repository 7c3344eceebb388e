import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import type { Clock, Database, SignedWebhook } from './dependencies.ts'
import { sandboxEvents } from './tables.ts'

const AT_ONCE = 50
const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 3_600_000
/** What another process took up and did not finish is taken up again after this long. */
const CLAIM_MS = 60_000

interface Dependencies {
  database: Database
  clock: Clock
  sign(transmissionId: string, body: string): Promise<SignedWebhook>
}

/** Gives a webhook event to the store and returns the status it answers with. */
export type Deliver = (webhook: SignedWebhook) => Promise<number>

/** What the sandbox tells the store: stored with what happened (`tellEvent`), sent afterwards, each until it is taken. */
export function createEvents({ database, clock, sign }: Dependencies) {
  let deliver: Deliver | undefined

  async function send(event: typeof sandboxEvents.$inferSelect): Promise<void> {
    const now = clock.now().getTime()
    const tries = event.tries + 1
    const [claimed] = await database
      .update(sandboxEvents)
      .set({ tries, nextTryAt: new Date(now + CLAIM_MS) })
      .where(
        and(
          eq(sandboxEvents.id, event.id),
          eq(sandboxEvents.tries, event.tries),
          isNull(sandboxEvents.takenAt),
        ),
      )
      .returning({ id: sandboxEvents.id })
    if (!claimed) return
    const status = await deliver!(await sign(event.transmissionId, event.body))
    const isTaken = status >= 200 && status < 300
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS)
    await database
      .update(sandboxEvents)
      .set(isTaken ? { takenAt: clock.now() } : { nextTryAt: new Date(now + wait) })
      .where(eq(sandboxEvents.id, event.id))
  }

  return {
    /** Whom the events are told to; until somebody listens they are kept. */
    deliverTo(listener: Deliver): void {
      deliver = listener
    },

    /** PayPal gives up after three days; nobody looks at an event afterwards. */
    async forgetOld(before: Date): Promise<void> {
      await database.delete(sandboxEvents).where(lt(sandboxEvents.createdAt, before))
    },

    /** Sends the webhook events that are due and tries those again that were not taken. */
    async sendEvents(): Promise<void> {
      if (!deliver) return
      const due = await database
        .select()
        .from(sandboxEvents)
        .where(and(isNull(sandboxEvents.takenAt), lte(sandboxEvents.nextTryAt, clock.now())))
        .orderBy(asc(sandboxEvents.nextTryAt))
        .limit(AT_ONCE)
      for (const event of due) await send(event)
    },
  }
}
