import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClock } from '../../testing/stand-ins.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { analyticsEvents } from '../database/schema/analytics.ts'
import { finalisedDays } from '../database/schema/metrics.ts'
import { runs } from '../database/schema/runs.ts'
import { dayOf } from '../uae-days.ts'
import { createMetrics, type DailyMetric } from './metrics.ts'

const DAY_MS = 24 * 3_600_000
const always = new AbortController().signal

const events = (name: string): DailyMetric => ({
  name,
  isLate: true,
  select: (from, until) => sql`
    select ${dayOf(analyticsEvents.happenedAt)} as day, ${analyticsEvents.name} as key, count(*) as value from ${analyticsEvents}
    where ${analyticsEvents.happenedAt} >= ${from.toISOString()}::timestamptz and ${analyticsEvents.happenedAt} < ${until.toISOString()}::timestamptz
    group by 1, 2`,
})

let system: System
beforeAll(async () => {
  system = await openSystem({ clock: new TestClock(new Date('2026-03-01T19:59:00Z')) })
  await system.user()
  for (let day = 0; day < 5; day++) {
    await visit()
    system.clock.advance(2 * 60_000)
    await visit()
    system.clock.advance(DAY_MS - 2 * 60_000)
  }
})
afterAll(() => system.close())

async function visit(at = system.clock.now()): Promise<void> {
  const event = {
    id: randomUUID(),
    at: at.toISOString(),
    name: 'page_viewed',
    properties: { path: '/' },
  }
  const { body } = await system.request('POST', '/api/events', { body: { events: [event] } })
  expect(body.stored).toBe(1)
}

const open = (...all: DailyMetric[]) =>
  createMetrics({ database: system.database, clock: system.clock, all })
const march = { from: '2026-03-01', to: '2026-03-31' }
const inOrder = <T extends { day: string }>(days: T[]) =>
  days.toSorted((one, other) => (one.day < other.day ? -1 : 1))
const finalFor = (name: string) =>
  system.database.$count(finalisedDays, sql`${finalisedDays.name} = ${name}`)

test('a day counts the same before it is final and after it', async () => {
  const metric = events('the same')
  const metrics = open(metric)
  const before = {
    byDay: inOrder(await metrics.byDay(metric, march)),
    totals: await metrics.totals(metric, march),
  }

  await metrics.finaliseDays(always)

  expect(before.byDay.map(({ day, value }) => [day, value])).toEqual([
    ['2026-03-01', 1],
    ['2026-03-02', 2],
    ['2026-03-03', 2],
    ['2026-03-04', 2],
    ['2026-03-05', 2],
    ['2026-03-06', 1],
  ])
  expect(await finalFor('the same')).toBe(4)
  expect(inOrder(await metrics.byDay(metric, march))).toEqual(before.byDay)
  expect(await metrics.totals(metric, march)).toEqual(before.totals)
  expect(inOrder(await open(metric).byDay(metric, march))).toEqual(before.byDay)
})

test('a day of what is written when it happens is final two hours after it is over, and one of events a day later', async () => {
  const [late, soon] = [events('of events'), { ...events('written at once'), isLate: false }]
  const finalAt = async (now: string) => {
    const metrics = createMetrics({
      database: system.database,
      clock: { now: () => new Date(now) },
      all: [late, soon],
    })
    await metrics.finaliseDays(always)
    return [await finalFor('of events'), await finalFor('written at once')]
  }

  expect(await finalAt('2026-03-04T21:59:59Z')).toEqual([2, 3])
  expect(await finalAt('2026-03-04T22:00:00Z')).toEqual([3, 4])
})

test('a day stays as it was counted when its rows are forgotten', async () => {
  const metric = events('kept')
  const metrics = open(metric)
  await metrics.finaliseDays(always)
  await system.database
    .delete(analyticsEvents)
    .where(sql`${dayOf(analyticsEvents.happenedAt)} = '2026-03-02'`)

  const days = await metrics.byDay(metric, march)

  expect(days.find(({ day }) => day === '2026-03-02')).toEqual({
    day: '2026-03-02',
    key: 'page_viewed',
    value: 2,
  })
})

test('a metric that the store learns to count later is counted for the days before', async () => {
  const [known, later] = [events('known'), events('learnt later')]
  await open(known).finaliseDays(always)

  await open(known, later).finaliseDays(always)

  expect(await finalFor('learnt later')).toBe(await finalFor('known'))
  expect(await open(later).totals(later, march)).toEqual(await open(known).totals(known, march))
})

test('a day is not final while a run that began in it is at work', async () => {
  const metric = events('with runs')
  const { id: appId } = await system.app()
  const startedAt = new Date('2026-03-03T12:00:00Z')
  const run = {
    id: randomUUID(),
    appId,
    kind: 'demo',
    person: 'visitor:1',
    inputHash: '',
    input: '',
    agentVersion: 1,
    startedAt,
  }
  await system.database.insert(runs).values({ ...run, status: 'running' })

  await open(metric).finaliseDays(always)

  expect(await finalFor('with runs')).toBe(2)
  await system.database
    .update(runs)
    .set({ status: 'failed', finishedAt: startedAt })
    .where(sql`${runs.id} = ${run.id}`)
  await open(metric).finaliseDays(always)
  expect(await finalFor('with runs')).toBe(4)
})

test('days are made final no longer when the store closes', async () => {
  const stopped = AbortSignal.abort()

  await open(events('stopped')).finaliseDays(stopped)

  expect(await finalFor('stopped')).toBe(0)
})

test.runIf(onPostgres)(
  'processes that close days at once count each of them once',
  { timeout: 60_000 },
  async () => {
    const metric = events('raced')
    const processes = await Promise.all(
      [1, 2, 3, 4].map(async () =>
        createMetrics({
          database: await system.anotherDatabase(),
          clock: system.clock,
          all: [metric],
        }),
      ),
    )
    const expected = await processes[0]!.totals(metric, march)

    await Promise.all(processes.map((metrics) => metrics.finaliseDays(always)))

    expect(await finalFor('raced')).toBe(4)
    expect(await Promise.all(processes.map((metrics) => metrics.totals(metric, march)))).toEqual(
      Array(4).fill(expected),
    )
  },
)
