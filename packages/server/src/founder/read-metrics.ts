import { aed, founder as contract, RANGES, type Range } from '@wakeel/contract'
import { signUps } from '../analytics/daily.ts'
import { KEPT_DAYS, TRIED_DAYS } from '../creators/trust.ts'
import type { Days } from '../metrics/day-ranges.ts'
import { beginningOf, dayAfter, dayAt, daysBetween, lastDays } from '../uae-days.ts'
import { burnRate } from './burn-rate.ts'
import { createCreatorEconomy } from './creator-economy.ts'
import { daily } from './daily.ts'
import { type DaySums, toDaySums, under } from './day-sums.ts'
import type { FounderDependencies } from './dependencies.ts'
import { toMetrics } from './metrics.ts'
import { readModelUse } from './model-use.ts'
import { active, createPeopleByDay } from './people-by-day.ts'
import { createRecurring } from './recurring.ts'
import { readListedAt, readListings, readRatings, toListed } from './store-at.ts'
import { trustAt } from './trust.ts'

export type ReadMetrics = ReturnType<typeof createReadMetrics>['readMetrics']

type ReadDependencies = Pick<FounderDependencies, 'database' | 'clock' | 'metrics' | 'models'>

interface ReadParts extends ReadDependencies {
  people: ReturnType<typeof createPeopleByDay>
  recurring: ReturnType<typeof createRecurring>
  creators: ReturnType<typeof createCreatorEconomy>
}

/** Reads the state of the marketplace as it is at this moment. */
export function createReadMetrics(dependencies: ReadDependencies) {
  const { database, clock, metrics } = dependencies
  const people = createPeopleByDay({ database, clock, present: active })
  const creators = createCreatorEconomy({ database, clock, metrics })
  const parts: ReadParts = {
    ...dependencies,
    people,
    recurring: createRecurring(database),
    creators,
  }

  return {
    readMetrics: (range: Range) => readMetrics(parts, range),

    async catchUp(): Promise<void> {
      await people.catchUp()
      await creators.catchUp()
    },
  }
}

async function readMetrics(parts: ReadParts, range: Range): Promise<contract.Metrics> {
  const { database, clock, metrics, people, recurring, creators } = parts
  const now = clock.now()
  const count = RANGES[range]
  const today = dayAt(now)
  const days = { from: lastDays(count, now)[0]!, to: today }
  const before = { from: dayAfter(days.from, -count), to: dayAfter(days.from, -1) }
  const begun = beginningOf(days.from)

  const [
    sums,
    joined,
    [present, presentBefore],
    recursNow,
    recurredThen,
    burns,
    listings,
    listedThen,
    ratings,
  ] = await Promise.all([
    readSums(parts, {
      from: dayAfter(days.from, -Math.max(count, TRIED_DAYS, KEPT_DAYS)),
      to: today,
    }),
    metrics.byDay(signUps, days),
    people.during([days, before]),
    recurring.now(now),
    recurring.before(begun),
    burnRate(database),
    readListings(database),
    readListedAt(database, begun),
    readRatings(database, begun),
  ])
  const tried = { runs: sums.trusted, tests: sums.tests, purchases: sums.purchases }
  const [trust, trustBefore, creator_economy, modelUse] = await Promise.all([
    trustAt(database, { ...tried, day: today, at: now, rating: ratings.now }),
    trustAt(database, { ...tried, day: before.to, at: begun, rating: ratings.before }),
    creators.readCreatorEconomy(days, {
      listings,
      money: { days: sums.days, of: toDaySums(sums.money) },
    }),
    readModelUse(parts, days, sums.revenue.of),
  ])
  const happened = (in_: Days, activePeople: number) => ({
    gmv: sums.gmv.of(in_),
    revenue: sums.revenue.of(in_),
    payouts: sums.payouts.of(in_),
    runs: sums.customerRuns.of(in_, 'succeeded'),
    activePeople,
  })
  return {
    range,
    as_of: now.toISOString(),
    metrics: toMetrics({
      range: happened(days, present!.count),
      before: happened(before, presentBefore!.count),
      now: { recurring: recursNow, listed: toListed(listings), rating: ratings.now, trust },
      atBeginning: {
        recurring: recurredThen,
        listed: listedThen,
        rating: ratings.before,
        trust: trustBefore,
      },
      burnRate: burns,
    }),
    revenue_streams: toStreams(sums.gmv, days),
    creator_economy,
    days: toDays(days, sums, toDaySums(joined)),
    models: modelUse,
  }
}

async function readSums({ metrics }: ReadParts, days: Days) {
  const sumsOf = async (metric: (typeof daily)[keyof typeof daily]) =>
    toDaySums(await metrics.byDay(metric, days))
  const [money, customerRuns, trusted, tests, purchases] = await Promise.all([
    metrics.byDay(daily.money, days),
    ...[daily.customerRuns, daily.trusted, daily.tests, daily.purchases].map(sumsOf),
  ])
  const [gmv, revenue, payouts] = ['gmv', 'revenue', 'payouts'].map((word) =>
    toDaySums(under(word, money)),
  )
  const counted = {
    customerRuns: customerRuns!,
    trusted: trusted!,
    tests: tests!,
    purchases: purchases!,
  }
  return { days, money, gmv: gmv!, revenue: revenue!, payouts: payouts!, ...counted }
}

function toStreams(gmv: DaySums, days: Days): contract.Metrics['revenue_streams'] {
  const whole = gmv.of(days)
  return contract.RevenueStream.options.map((stream) => {
    const fils = gmv.of(days, stream)
    return {
      stream,
      amount: aed(fils),
      percent: whole === 0 ? 0 : Math.round((fils * 1000) / whole) / 10,
    }
  })
}

function toDays(
  days: Days,
  sums: Record<'gmv' | 'revenue' | 'customerRuns', DaySums>,
  signedUp: DaySums,
): contract.Metrics['days'] {
  const [gmv, revenue, runs, signUps] = [
    sums.gmv.byDay(),
    sums.revenue.byDay(),
    sums.customerRuns.byDay('succeeded'),
    signedUp.byDay(),
  ]
  return daysBetween(days.from, days.to).map((day) => ({
    day,
    gmv: aed(gmv.get(day) ?? 0),
    revenue: aed(revenue.get(day) ?? 0),
    runs: runs.get(day) ?? 0,
    sign_ups: signUps.get(day) ?? 0,
  }))
}
