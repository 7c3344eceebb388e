import { reviews as contract } from '@wakeel/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { reviews } from '../database/schema/reviews.ts'
import { isRelated } from '../organisations/related.ts'
import { hasRun, weightOf } from './has-run.ts'

const DAY_MS = 24 * 3_600_000
const rules = contract.RATING_RULES

/**
 * Decides whether a stored review counts, whenever it is written or may count, with its app held: whatever others write about that app
 * comes before or after. A burst takes the day's other reviews along to the moderator, as the first of it looked like any other.
 */
export async function judge(
  tx: Transaction,
  { reviewId, now }: { reviewId: string; now: Date },
): Promise<contract.ReviewStatus> {
  const [row] = await tx
    .select({
      review: reviews,
      isConfirmed: users.emailVerified,
      joinedAt: users.createdAt,
      counted: apps.reviewsCount,
      hasRun,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(apps, eq(apps.id, reviews.appId))
    .where(eq(reviews.id, reviewId))
  if (!row) return 'unconfirmed'
  const { review } = row
  const weight = weightOf(row.hasRun)
  const become = async (
    status: contract.ReviewStatus,
    heldFor: contract.HeldReason[] | null = null,
  ) => {
    await tx
      .update(reviews)
      .set({ status, heldFor, weight, judgedAt: now, statusReason: null, approvedAt: null })
      .where(eq(reviews.id, reviewId))
    return status
  }

  if (review.isSample) return become('counted')
  if (await isRelated(tx, { appId: review.appId, userId: review.userId, now })) return become('own')
  if (!row.isConfirmed) return become('unconfirmed')

  const others = await countOthers(tx, review, now)
  const isNew = isNewAccount(row.joinedAt, now)
  const isBurst = others.today >= Math.max(rules.burst, Math.ceil(row.counted / 10))
  const suspicions: Record<contract.HeldReason, boolean> = {
    new_account: isNew && (!row.hasRun || others.newAccounts >= rules.maxAlike),
    same_address: others.sameAddress >= rules.maxAlike,
    burst: isBurst,
    changed: review.status === 'rejected' || review.heldFor?.includes('changed') === true,
  }
  const heldFor = contract.HeldReason.options.filter((reason) => suspicions[reason])
  if (isBurst) await holdToday(tx, review.appId, now)
  return heldFor.length > 0 ? become('held', heldFor) : become('counted')
}

const isNewAccount = (joinedAt: Date, now: Date) =>
  now.getTime() - joinedAt.getTime() < rules.newAccountDays * DAY_MS

interface Others {
  /** Counted today, or held for being part of a burst, without those a moderator has looked at. */
  today: number
  newAccounts: number
  sameAddress: number
}

/** What other people's reviews of the same app, of these days, have to do with this one. */
async function countOthers(
  tx: Transaction,
  review: typeof reviews.$inferSelect,
  now: Date,
): Promise<Others> {
  const since = (days: number) =>
    sql`${reviews.judgedAt} > ${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`
  const isFree = sql`(${reviews.status} = 'counted' or ${reviews.heldFor} @> '["burst"]')`
  const isUnseen = sql`${reviews.approvedAt} is null and not ${reviews.isSample}`
  const isByNewAccount = sql`${users.createdAt} > ${reviews.judgedAt} - ${`${rules.newAccountDays} days`}::interval`
  const [others] = await tx
    .select({
      today: sql<number>`(count(*) filter (where ${since(1)} and ${isUnseen} and ${isFree}))::int`,
      newAccounts: sql<number>`(count(*) filter (where ${since(1)} and ${isUnseen} and ${isByNewAccount} and ${reviews.status} in ('counted', 'held')))::int`,
      sameAddress: sql<number>`(count(*) filter (where ${reviews.addressHash} = ${review.addressHash}))::int`,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(
      and(
        eq(reviews.appId, review.appId),
        sql`${reviews.userId} <> ${review.userId}`,
        since(rules.addressDays),
      ),
    )
  return others!
}

async function holdToday(tx: Transaction, appId: string, now: Date): Promise<void> {
  const today = sql`${reviews.judgedAt} > ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz`
  await tx
    .update(reviews)
    .set({ status: 'held', heldFor: ['burst'] })
    .where(
      and(
        eq(reviews.appId, appId),
        eq(reviews.status, 'counted'),
        today,
        sql`${reviews.approvedAt} is null and not ${reviews.isSample}`,
      ),
    )
}
