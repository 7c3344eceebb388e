import { reviews as contract } from '@wakeel/contract'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { mailboxOf } from '../accounts/mailbox.ts'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { reviews } from '../database/schema/reviews.ts'
import { related } from '../organisations/related.ts'
import { hasAnswer, weightOf } from './has-run.ts'
import type { LockedApp, Writer } from './lock-apps.ts'
import { countVote, sumOf, toVotes } from './votes.ts'

const DAY_MS = 24 * 3_600_000
const rules = contract.RATING_RULES

interface Written {
  app: LockedApp
  writer: Writer
  isSample: boolean
  addressHash: string | null
  now: Date
}

/** Whether a review counts and what it weighs, and the review by the same person that is there already. */
export interface Verdict {
  status: contract.ReviewStatus
  heldFor: contract.HeldReason[] | null
  weight: number
  hasRun: boolean
  was: { status: contract.ReviewStatus; rating: number; weight: number } | undefined
}

/**
 * Decides whether a review counts, whenever it is written or may count, with its app held: whatever others write about that app
 * comes before or after. A burst takes the day's other reviews along to the moderator, as the first of it looked like any other.
 */
export async function judge(tx: Transaction, written: Written): Promise<Verdict> {
  const { app, writer, isSample, now } = written
  const known = await readKnown(tx, written)
  const hasRun = isSample || known.hasRun
  const was = known.status && { status: known.status, rating: known.rating!, weight: known.weight! }
  const found = { weight: weightOf(hasRun), hasRun, was: was ?? undefined }
  const become = (status: contract.ReviewStatus) => ({ ...found, status, heldFor: null })

  if (isSample) return become('counted')
  if (known.isRelated) return become('own')
  if (!writer.isConfirmed) return become('unconfirmed')

  const isNew = now.getTime() - writer.joinedAt.getTime() < rules.newAccountDays * DAY_MS
  const counted = sumOf(toVotes(app.votes), () => 1)
  const isBurst = known.today >= Math.max(rules.burst, Math.ceil(counted / 10))
  const suspicions: Record<contract.HeldReason, boolean> = {
    new_account: isNew && (!hasRun || known.newAccounts >= rules.maxAlike),
    same_address: known.sameAddress >= rules.maxAlike,
    same_mailbox: known.isOfSameMailbox,
    burst: isBurst,
    changed: known.status === 'rejected' || known.heldFor?.includes('changed') === true,
  }
  const heldFor = contract.HeldReason.options.filter((reason) => suspicions[reason])
  if (isBurst) await holdToday(tx, written)
  return heldFor.length > 0 ? { ...found, status: 'held', heldFor } : become('counted')
}

const within = (days: number, now: Date): SQL =>
  sql`${reviews.judgedAt} > ${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`
const isUnseen = sql`${reviews.approvedAt} is null and not ${reviews.isSample}`

/**
 * What is there about the app and the writer, and what other people's reviews of the app, of these days, have to do with this one: counted
 * today, or held for being part of a burst, without those a moderator has looked at; by accounts that were new; from the same address; by
 * another account of the same mailbox, whenever it was.
 */
async function readKnown(tx: Transaction, { app, writer, addressHash, now }: Written) {
  const isFree = sql`(${reviews.status} = 'counted' or ${reviews.heldFor} @> '["burst"]')`
  const isByNewAccount = sql`${reviews.status} in ('counted', 'held')
    and ${users.createdAt} > ${reviews.judgedAt} - ${`${rules.newAccountDays} days`}::interval`
  const byOthers = sql`${reviews.appId} = ${app.id} and ${reviews.userId} <> ${writer.id}`
  const today = tx
    .select({
      today: sql<number>`(count(*) filter (where ${isFree}))::int`.as('today'),
      newAccounts: sql<number>`(count(*) filter (where ${isByNewAccount}))::int`.as('new_accounts'),
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(sql`${byOthers} and ${within(1, now)} and ${isUnseen}`)
    .as('today')
  const [known] = await tx
    .select({
      today: today.today,
      newAccounts: today.newAccounts,
      sameAddress: sql<number>`(select count(*)::int from ${reviews} as alike
        where alike.app_id = ${app.id} and alike.user_id <> ${writer.id} and alike.address_hash = ${addressHash}
          and alike.judged_at > ${new Date(now.getTime() - rules.addressDays * DAY_MS).toISOString()}::timestamptz)`,
      isOfSameMailbox: sql<boolean>`exists (select from ${reviews} as alike join ${users} as other on other.id = alike.user_id
        where alike.app_id = ${app.id} and alike.user_id <> ${writer.id}
          and other.mailbox_hash = ${mailboxOf(writer.id)})`,
      isRelated: related({ appId: app.id, userId: writer.id, now }),
      hasRun: hasAnswer({ userId: sql`${writer.id}`, appId: sql`${app.id}` }),
      status: reviews.status,
      rating: reviews.rating,
      weight: reviews.weight,
      heldFor: reviews.heldFor,
    })
    .from(today)
    .leftJoin(reviews, and(eq(reviews.appId, app.id), eq(reviews.userId, writer.id)))
  return known!
}

/** But for the writer's own review, which the verdict changes. */
async function holdToday(tx: Transaction, { app, writer, now }: Written): Promise<void> {
  const held = await tx
    .update(reviews)
    .set({ status: 'held', heldFor: ['burst'] })
    .where(
      and(
        eq(reviews.appId, app.id),
        ne(reviews.userId, writer.id),
        eq(reviews.status, 'counted'),
        sql`${within(1, now)} and ${isUnseen}`,
      ),
    )
    .returning({ rating: reviews.rating, weight: reviews.weight })
  for (const review of held) countVote(app.votes, review, -1)
}
