import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { emails } from '../database/schema/emails.ts'
import type { OutboxParts } from './dependencies.ts'

/** For so long one process has an email to itself; afterwards it is taken for lost on its way and sent again under the same id. */
const CLAIM_MS = 2 * 60_000

/** Sends what is stored and not yet sent. An email that cannot be sent ends this round and is tried again later. */
export async function sendEmails(outbox: OutboxParts): Promise<void> {
  const { database, clock, mail, faults } = outbox
  for (let message = await claim(outbox); message; message = await claim(outbox)) {
    const { id, userId, recipient, subject, body } = message
    const isIt = eq(emails.id, id)
    await mail.send({ id, to: recipient, subject, text: body })
    await faults.reach('letters.sent')
    await (userId === null
      ? database.delete(emails).where(isIt)
      : database.update(emails).set({ sentAt: clock.now() }).where(isIt))
  }
}

/** The next email to send, kept from other processes; those that were never tried come first, so that one that fails holds up none. */
async function claim({
  database,
  clock,
}: OutboxParts): Promise<typeof emails.$inferSelect | undefined> {
  const now = clock.now()
  const isFree = or(isNull(emails.claimedUntil), lt(emails.claimedUntil, now))
  const next = database
    .select({ id: emails.id })
    .from(emails)
    .where(and(isNull(emails.sentAt), isFree))
    .orderBy(sql`${emails.claimedUntil} nulls first`, asc(emails.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [message] = await database
    .update(emails)
    .set({ claimedUntil: new Date(now.getTime() + CLAIM_MS) })
    .where(eq(emails.id, sql`(${next})`))
    .returning()
  return message
}
