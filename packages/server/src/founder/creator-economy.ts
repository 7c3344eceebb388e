import { aed, type founder as contract } from '@wakeel/contract'
import { min } from 'drizzle-orm'
import { ledgerTransactions } from '../database/schema/billing.ts'
import type { Days } from '../metrics/day-ranges.ts'
import { dayAfter, dayAt } from '../uae-days.ts'
import { daily } from './daily.ts'
import type { DaySums } from './day-sums.ts'
import type { FounderDependencies } from './dependencies.ts'
import { createPeopleByDay, earning } from './people-by-day.ts'
import type { Listing } from './store-at.ts'

interface Known {
  listings: readonly Listing[]
  /** What `daily.money` says of some days, of which today is the last. */
  money: { days: Days; of: DaySums }
}

/** What creators earn by the store and are paid, and how many of them do. */
export function createCreatorEconomy({
  database,
  clock,
  metrics,
}: Pick<FounderDependencies, 'database' | 'clock' | 'metrics'>) {
  const people = createPeopleByDay({ database, clock, present: earning })

  async function readCreatorEconomy(
    days: Days,
    { listings, money }: Known,
  ): Promise<contract.Metrics['creator_economy']> {
    const [[earned], owed] = await Promise.all([people.during([days]), readOwed(money.days.from)])
    const creators = listings.filter(({ creatorId }) => creatorId !== null)
    const of = (key: string) => money.of.of(days, key)
    const price = of('price')
    return {
      creators: creators.length,
      earning: creators.filter(({ accountId }) => accountId !== null && earned!.has(accountId))
        .length,
      earned: aed(of('earned')),
      share_percent: price === 0 ? null : Math.round((of('part') * 1000) / price) / 10,
      paid_out: aed(of('payouts')),
      owed: aed(owed + money.of.of(money.days, 'owed')),
    }
  }

  /** What was creators' and the bank had not paid when a day began: of their accounts, and on its way. */
  async function readOwed(day: string): Promise<number> {
    const [first] = await database
      .select({ at: min(ledgerTransactions.happenedAt) })
      .from(ledgerTransactions)
    if (!first?.at) return 0
    const totals = await metrics.totals(daily.money, {
      from: dayAt(first.at),
      to: dayAfter(day, -1),
    })
    return totals.get('owed') ?? 0
  }

  return { catchUp: people.catchUp, readCreatorEconomy }
}
