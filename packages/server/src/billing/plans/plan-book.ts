import { isDeepStrictEqual } from 'node:util'
import { billing } from '@wakeel/contract'
import { and, eq, gt, isNotNull, lte, ne, or } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Clock } from '../../clock.ts'
import type { Database, Queries, Transaction } from '../../database/database.ts'
import { users } from '../../database/schema/accounts.ts'
import { type PlanTerms, planTerms, subscriptions } from '../../database/schema/billing.ts'
import { apps } from '../../database/schema/catalogue.ts'
import type { Outbox } from '../../emails/outbox.ts'
import { endOfNotice } from '../price-rises/notice.ts'
import { planChangeEmail, planChangeWithdrawnEmail } from './plan-emails.ts'
import { type PlanDefinition, standardPlans } from './plans.ts'

type Plans = Record<billing.PlanId, PlanDefinition>
type Row = typeof planTerms.$inferSelect

/** The plans as they are sold, and as those who have them go on paying for them. */
export interface PlanBook {
  /** By rank. */
  list: readonly PlanDefinition[]
  /** For whoever buys it now. */
  offered(id: billing.PlanId): PlanDefinition
  /** For whoever has it at that time: what was announced to them holds after its notice. */
  inForce(id: billing.PlanId, at: Date): PlanDefinition
  /** What was announced to this person and is not in force yet. */
  announcedTo(userId: string): Promise<AnnouncedChange[]>
}

interface AnnouncedChange {
  plan: PlanDefinition
  before: PlanTerms
  after: PlanTerms
  takesEffectAt: Date
}

/**
 * Opens the plans that the operator wants (decision 33). A change is for whoever buys from now on. For those who have the plan it holds from
 * now on too where nothing of it is worse for them; else it is announced, and holds for renewals after the notice. What is bought stays as
 * it was bought until then: the order says what it included.
 */
export async function openPlanBook({
  database,
  clock,
  outbox,
  plans = standardPlans,
}: {
  database: Database
  clock: Clock
  outbox: Outbox
  plans: Plans | undefined
}): Promise<PlanBook> {
  for (const id of billing.PlanId.options)
    await database.transaction((tx) => announce(tx, plans[id]))
  const rows = await database.select().from(planTerms)

  async function announce(tx: Transaction, plan: PlanDefinition): Promise<void> {
    const now = clock.now()
    const terms = termsOf(plan)
    const known = await tx
      .select()
      .from(planTerms)
      .where(eq(planTerms.planId, plan.id))
      .orderBy(planTerms.number)
    const last = known.at(-1)
    if (isDeepStrictEqual(last?.terms ?? termsOf(standardPlans[plan.id]), terms)) return
    const current = termsAt(known, plan.id, now)
    const affected = isWorse(terms, current)
      ? await whoHas(tx, plan.id, terms.creatorShare < current.creatorShare)
      : []
    const takesEffectAt = affected.length > 0 ? endOfNotice(now) : now
    const number = (last?.number ?? 0) + 1
    const [mine] = await tx
      .insert(planTerms)
      .values({ planId: plan.id, number, terms, announcedAt: now, takesEffectAt })
      .onConflictDoNothing()
      .returning({ number: planTerms.number })
    // Another process of the same store has done it.
    if (!mine) return
    const superseded = await tx
      .update(planTerms)
      .set({ takesEffectAt: null })
      .where(
        and(
          eq(planTerms.planId, plan.id),
          ne(planTerms.number, number),
          gt(planTerms.takesEffectAt, now),
        ),
      )
      .returning({ number: planTerms.number })
    const reference = `plan-terms:${plan.id}:${number}`
    if (affected.length > 0)
      await outbox.queueEach(tx, {
        userIds: affected,
        reference,
        ...planChangeEmail({ name: plan.name, from: current, to: terms, takesEffectAt }),
      })
    else if (superseded.length > 0)
      await outbox.queueEach(tx, {
        userIds: await whoHas(tx, plan.id, true),
        reference,
        ...planChangeWithdrawnEmail(plan),
      })
  }

  return {
    list: Object.values(plans).sort((one, other) => one.rank - other.rank),
    offered: (id) => plans[id],
    inForce: (id, at) => ({
      ...plans[id],
      ...termsAt(
        rows.filter(({ planId }) => planId === id),
        id,
        at,
      ),
    }),
    async announcedTo(userId) {
      const now = clock.now()
      const coming = rows.flatMap(({ planId, terms, announcedAt, takesEffectAt }) => {
        if (takesEffectAt === null || takesEffectAt <= now) return []
        const before = termsAt(
          rows.filter((row) => row.planId === planId),
          planId,
          now,
        )
        return [{ plan: plans[planId], before, after: terms, takesEffectAt, announcedAt }]
      })
      const announced: AnnouncedChange[] = []
      for (const { announcedAt, ...change } of coming) {
        const { plan, before, after } = change
        const has = await whoHas(database, plan.id, after.creatorShare < before.creatorShare, {
          userId,
          since: announcedAt,
        })
        if (has.length > 0) announced.push(change)
      }
      return announced
    },
  }
}

const termsOf = ({ price, includedRuns, creatorShare }: PlanTerms): PlanTerms => ({
  price,
  includedRuns,
  creatorShare,
})

/** The last that have taken effect by then. */
function termsAt(rows: readonly Row[], id: billing.PlanId, at: Date): PlanTerms {
  const past = rows.filter(({ takesEffectAt }) => takesEffectAt !== null && takesEffectAt <= at)
  return (
    past.sort((one, other) => one.number - other.number).at(-1)?.terms ?? termsOf(standardPlans[id])
  )
}

/** Something of it costs more or gives less. */
function isWorse(terms: PlanTerms, than: PlanTerms): boolean {
  const costsMore = billing.BillingPeriod.options.some((period) =>
    (['aed', 'usd'] as const).some(
      (currency) => terms.price[period][currency] > than.price[period][currency],
    ),
  )
  return (
    costsMore || terms.includedRuns < than.includedRuns || terms.creatorShare < than.creatorShare
  )
}

/** Whoever has the plan or is about to; and, where it is about the share of creators, creators of that tier, paid for or not. */
async function whoHas(
  tx: Queries,
  id: billing.PlanId,
  withCreators: boolean,
  only?: { userId: string; since: Date },
): Promise<string[]> {
  const customers = tx
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(
      and(
        or(eq(subscriptions.planId, id), eq(subscriptions.nextPlanId, id)),
        ne(subscriptions.status, 'ended'),
        isNotNull(subscriptions.userId),
        // Whoever bought it after the announcement pays what was announced already.
        only &&
          and(eq(subscriptions.userId, only.userId), lte(subscriptions.startedAt, only.since)),
      ),
    )
  const creators = tx
    .select({ userId: apps.creatorId })
    .from(apps)
    .innerJoin(users, and(eq(users.id, apps.creatorId), eq(users.subscriptionTier, id)))
    .where(only && eq(apps.creatorId, only.userId))
  const rows = await (withCreators ? union(customers, creators) : customers)
  return rows.map(({ userId }) => userId!)
}
