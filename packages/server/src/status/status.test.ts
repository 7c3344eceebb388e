import type { status as contract } from '@wakeel/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSystem, type System } from '../../testing/system.ts'
import { emails } from '../database/schema/emails.ts'
import { uptimePeriods } from '../database/schema/status.ts'
import { incidentsOf, type Period, summarisePart } from './summarise.ts'

const MINUTE_MS = 60_000
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
const period = (
  from: string,
  until: string,
  state: contract.PartState = 'operational',
  part: contract.StatusPart = 'store',
): Period => ({
  part,
  state,
  beganAt: at(from),
  measuredAt: at(until),
})
const dayOf = ({ days }: contract.PartStatus) => days.at(-1)

describe('what measurements come to', () => {
  test('a day that was measured throughout was up for as long', () => {
    const part = summarisePart('store', [period('04:00', '10:00')], at('10:01'))

    expect(part).toMatchObject({ state: 'operational', uptime_percent: 100 })
    expect(part.days).toHaveLength(90)
    expect(dayOf(part)).toEqual({
      day: '2026-11-20',
      measured_minutes: 360,
      degraded_minutes: 0,
      down_minutes: 0,
    })
    expect(part.days[0]).toMatchObject({ measured_minutes: 0 })
  })

  test('a gap is a store that did not run, and says nothing of its parts', () => {
    const both = (part: contract.StatusPart) => [
      period('04:00', '05:00', 'operational', part),
      period('05:30', '06:00', 'operational', part),
    ]
    const store = summarisePart('store', both('store'), at('06:01'))
    const emails = summarisePart('emails', both('emails'), at('06:01'))

    expect(dayOf(store)).toMatchObject({ measured_minutes: 120, down_minutes: 30 })
    expect(store.uptime_percent).toBe(75)
    expect(dayOf(emails)).toMatchObject({ measured_minutes: 90, down_minutes: 0 })
    expect(incidentsOf('store', both('store'), at('06:01'))).toEqual([
      {
        part: 'store',
        state: 'down',
        began_at: at('05:00').toISOString(),
        ended_at: at('05:30').toISOString(),
      },
    ])
    expect(incidentsOf('emails', both('emails'), at('06:01'))).toEqual([])
  })

  test('a store of which nothing was heard for minutes has an incident that goes on, and no present state', () => {
    const periods = [period('04:00', '05:00')]

    expect(summarisePart('store', periods, at('05:10')).state).toBeNull()
    expect(incidentsOf('store', periods, at('05:10'))).toMatchObject([
      { state: 'down', ended_at: null },
    ])
  })

  test('a span over midnight in the UAE is divided between its days', () => {
    const part = summarisePart('store', [period('19:30', '20:15')], at('20:16'))

    expect(part.days.slice(-2)).toMatchObject([
      { day: '2026-11-20', measured_minutes: 30 },
      { day: '2026-11-21', measured_minutes: 15 },
    ])
  })
})

describe('a store that measures itself', () => {
  let system: System
  beforeEach(async () => {
    system = await openSystem()
  })
  afterEach(() => system.close())
  const measure = () => system.capabilities.status.measureUptime()
  const read = async (): Promise<contract.StoreStatus> =>
    (await system.request('GET', '/api/status')).body
  const partOf = ({ parts }: contract.StoreStatus, name: contract.StatusPart) =>
    parts.find(({ part }) => part === name)

  test('has measured nothing at first, and names no language model where there is none', async () => {
    const status = await read()

    expect(status).toMatchObject({ measured_at: null, incidents: [] })
    expect(status.parts.map(({ part }) => part)).toEqual([
      'store',
      'database',
      'runs',
      'payments',
      'emails',
    ])
    expect(
      status.parts.every(({ state, uptime_percent }) => state === null && uptime_percent === null),
    ).toBe(true)
  })

  test('keeps a span in which nothing changes as one row', async () => {
    for (let minute = 0; minute < 5; minute++) {
      await measure()
      system.clock.advance(MINUTE_MS)
    }

    expect(await system.database.$count(uptimePeriods)).toBe(5)
    expect(partOf(await read(), 'store')).toMatchObject({
      state: 'operational',
      uptime_percent: 100,
    })
  })

  test('says since when e-mails wait, and when they no longer do', async () => {
    await measure()
    const created = new Date(system.clock.now().getTime() - 20 * MINUTE_MS)
    const id = crypto.randomUUID()
    await system.database.insert(emails).values({
      id,
      reference: 'test',
      recipient: 'somebody@example.ae',
      subject: 'A receipt',
      body: 'Paid.',
      createdAt: created,
    })
    system.clock.advance(MINUTE_MS)
    await measure()
    const during = await read()
    await system.database.delete(emails)
    system.clock.advance(MINUTE_MS)
    await measure()
    const after = await read()

    expect(partOf(during, 'emails')?.state).toBe('degraded')
    expect(during.incidents).toMatchObject([{ part: 'emails', state: 'degraded', ended_at: null }])
    expect(partOf(after, 'emails')?.state).toBe('operational')
    expect(after.incidents).toMatchObject([
      { part: 'emails', state: 'degraded', ended_at: expect.any(String) },
    ])
  })
})
