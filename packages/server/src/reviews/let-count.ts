import { reviews as contract } from '@wakeel/contract'
import { and, eq, gt, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { organisationMembers } from '../database/schema/organisations.ts'
import { reviews } from '../database/schema/reviews.ts'
import { runs } from '../database/schema/runs.ts'
import type { ReviewDependencies, ReviewParts } from './dependencies.ts'
import { weightOf } from './has-run.ts'
import { judge } from './judge.ts'
import { type LockedApp, lockApps, writerFields } from './lock-apps.ts'
import { findDue, renewRatings } from './renew-ratings.ts'
import { countVote, moveVote } from './votes.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A run is stored for longer than this only when its process has died. */
const LONGEST_RUN_MS = 30 * MINUTE_MS

/** What makes reviews count, or count otherwise, that happened elsewhere or with time; each app in a transaction of its own. Of ratings that a process left unannounced, the others hear. */
export async function letReviewsCount(dependencies: ReviewParts): Promise<void> {
  const { clock, letCount, database } = dependencies
  const now = clock.now()
  const since = letCount.lastAt && new Date(letCount.lastAt.getTime() - LONGEST_RUN_MS)
  await judgeConfirmed(dependencies)
  await weighRun(dependencies, since)
  await dropRelated(dependencies, since)
  for (const appId of await findDue(database, now))
    await change(dependencies, appId, async () => {})
  const forgotten = new Date(now.getTime() - contract.RATING_RULES.addressDays * DAY_MS)
  await database
    .update(reviews)
    .set({ addressHash: null })
    .where(and(isNotNull(reviews.addressHash), lt(reviews.judgedAt, forgotten)))
  await dependencies.catalogue.announceRatings()
  letCount.lastAt = now
}

async function change(
  { clock, database, catalogue }: ReviewDependencies,
  appId: string,
  how: (tx: Transaction, app: LockedApp, now: Date) => Promise<void>,
): Promise<void> {
  const now = clock.now()
  const show = await database.transaction(async (tx) => {
    const locked = await lockApps(tx, [appId])
    for (const app of locked.values()) await how(tx, app, now)
    return catalogue.recordRatings(tx, renewRatings(locked.values(), { now }))
  })
  show()
}

/** Those whose writers have confirmed their e-mail, the oldest first. */
async function judgeConfirmed(dependencies: ReviewDependencies): Promise<void> {
  const rows = await dependencies.database
    .select({ id: reviews.id, appId: reviews.appId })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.status, 'unconfirmed'), users.emailVerified))
    .orderBy(reviews.createdAt, reviews.id)
  for (const [appId, some] of Map.groupBy(rows, (row) => row.appId))
    await change(dependencies, appId, async (tx, app, now) => {
      for (const { id } of some) await judgeAgain(tx, app, id, now)
    })
}

async function judgeAgain(
  tx: Transaction,
  app: LockedApp,
  reviewId: string,
  now: Date,
): Promise<void> {
  const [row] = await tx
    .select({
      rating: reviews.rating,
      isSample: reviews.isSample,
      addressHash: reviews.addressHash,
      writer: writerFields,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(eq(reviews.id, reviewId))
  if (!row) return
  const { status, heldFor, weight, was } = await judge(tx, { ...row, app, now })
  await tx
    .update(reviews)
    .set({ status, heldFor, weight, judgedAt: now, statusReason: null, approvedAt: null })
    .where(eq(reviews.id, reviewId))
  moveVote(app.votes, was, { status, rating: row.rating, weight })
}

/** Those whose writers have had an answer since they wrote them. */
async function weighRun(dependencies: ReviewDependencies, since: Date | undefined): Promise<void> {
  const rows = await dependencies.database
    .selectDistinct({ id: reviews.id, appId: reviews.appId })
    .from(reviews)
    .innerJoin(runs, and(eq(runs.userId, reviews.userId), eq(runs.appId, reviews.appId)))
    .where(
      and(
        lt(reviews.weight, weightOf(true)),
        eq(runs.status, 'succeeded'),
        inArray(runs.kind, ['demo', 'paid']),
        since && gt(runs.startedAt, since),
      ),
    )
  for (const [appId, some] of Map.groupBy(rows, (row) => row.appId))
    await change(dependencies, appId, async (tx, app) => {
      const ids = some.map(({ id }) => id)
      const isLight = and(inArray(reviews.id, ids), lt(reviews.weight, weightOf(true)))
      const light = await tx
        .select({ rating: reviews.rating, weight: reviews.weight, status: reviews.status })
        .from(reviews)
        .where(isLight)
      await tx
        .update(reviews)
        .set({ weight: weightOf(true) })
        .where(isLight)
      for (const review of light) moveVote(app.votes, review, { ...review, weight: weightOf(true) })
    })
}

/** Those of agents whose creators came to be in an organisation with the writer. */
async function dropRelated(
  dependencies: ReviewDependencies,
  since: Date | undefined,
): Promise<void> {
  const theirs = alias(organisationMembers, 'theirs')
  const rows = await dependencies.database
    .selectDistinct({ id: reviews.id, appId: reviews.appId })
    .from(organisationMembers)
    .innerJoin(
      theirs,
      and(
        eq(theirs.organisationId, organisationMembers.organisationId),
        ne(theirs.userId, organisationMembers.userId),
      ),
    )
    .innerJoin(apps, eq(apps.creatorId, theirs.userId))
    .innerJoin(
      reviews,
      and(eq(reviews.appId, apps.id), eq(reviews.userId, organisationMembers.userId)),
    )
    .where(
      and(
        eq(reviews.status, 'counted'),
        since && or(gt(organisationMembers.joinedAt, since), gt(theirs.joinedAt, since)),
      ),
    )
  for (const [appId, some] of Map.groupBy(rows, (row) => row.appId))
    await change(dependencies, appId, async (tx, app, now) => {
      const ids = some.map(({ id }) => id)
      const dropped = await tx
        .update(reviews)
        .set({ status: 'own', judgedAt: now })
        .where(and(inArray(reviews.id, ids), eq(reviews.status, 'counted')))
        .returning({ rating: reviews.rating, weight: reviews.weight })
      for (const review of dropped) countVote(app.votes, review, -1)
    })
}
