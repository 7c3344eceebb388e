import type { founder as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { desc } from 'drizzle-orm'
import { lockUnsuspended } from '../accounts/lock-person.ts'
import type { Queries } from '../database/database.ts'
import { burnRates } from '../database/schema/founder.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { FounderDependencies } from './dependencies.ts'

type Routes = typeof contract.routes

/** What a month costs, as the founder last said it. */
export async function burnRate(queries: Queries): Promise<number | null> {
  const [last] = await queries.select().from(burnRates).orderBy(desc(burnRates.id)).limit(1)
  return last?.filsPerMonth ?? null
}

type Dependencies = Pick<FounderDependencies, 'database' | 'clock' | 'audit'>

/** What it is already is neither stored nor written down again. The log says that it was changed: the amount is for the founder alone. */
export async function setBurnRate(
  { database, clock, audit }: Dependencies,
  { fils_per_month: filsPerMonth }: InputOf<Routes['setBurnRate']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['setBurnRate']>> {
  const actor = requireUser(caller)
  return database.transaction(async (tx) => {
    // There is one founder: of two changes at once the second sees the first.
    await lockUnsuspended(tx, actor.userId)
    const before = await burnRate(tx)
    if (before !== filsPerMonth) {
      await tx.insert(burnRates).values({ filsPerMonth, since: clock.now(), setBy: actor.userId })
      await audit.record(tx, {
        actor,
        action: 'founder.burn_rate_set',
        subject: { kind: 'store', id: 'burn_rate' },
      })
    }
    return { success: true, fils_per_month: filsPerMonth }
  })
}
