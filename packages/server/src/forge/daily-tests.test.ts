import { vatCalculator } from '@wakeel/skills'
import { and, eq, ne } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { dailyTests } from '../database/schema/forge.ts'
import { agents, runs } from '../database/schema/runs.ts'
import { agentDefinitions } from '../own-agents/all.ts'
import { seed } from '../seed/seed.ts'

const DAY_MS = 24 * 3_600_000

let system: System
let creator: Person
let forge: ReturnType<typeof atForge>
let agent: { id: string; slug: string }
beforeEach(async () => {
  system = await openSystem()
  creator = await system.user()
  forge = atForge(system, creator)
  agent = await forge.listed()
})
afterEach(async () => {
  expect(await system.violations()).toEqual([])
  await system.close()
})

const going = new AbortController().signal
const testListed = (store = system) => store.capabilities.forge.testListed(going)
const testsOf = async (appId: string) =>
  (await system.database.select().from(dailyTests).where(eq(dailyTests.appId, appId))).map(
    ({ status }) => status,
  )
const dryRuns = () =>
  system.database.$count(
    runs,
    and(eq(runs.appId, agent.id), eq(runs.kind, 'rehearsal'), eq(runs.person, 'store')),
  )
const page = async () => (await system.request('GET', `/api/apps/${agent.slug}`)).body.app
const outbox = async () => {
  await system.capabilities.outbox.sendEmails()
  // The first confirms the e-mail.
  return system.mail.to(creator.email).slice(1)
}

/** The agent loses the skill that answers its prompts, or has it again. */
const equip = (...skills: string[]) =>
  system.database.update(agents).set({ skills }).where(eq(agents.appId, agent.id))
const loseSkill = () => equip('unit-converter')
const fix = () => equip(vatCalculator.name)

async function nextDay(days = 1): Promise<void> {
  system.clock.advance(days * DAY_MS)
  await testListed()
}

describe('what is listed', () => {
  test('is tested once a day with all its prompts, and its creator sees it', async () => {
    await nextDay()
    await testListed()
    await testListed()

    expect(await dryRuns()).toBe(2)
    const { agent: edited } = (await forge.get(agent.id)).body
    expect(edited.daily_tests).toEqual([{ day: expect.any(String), passed: true, reasons: [] }])
    expect(await page()).toMatchObject({ execution_count: 0, under_maintenance: false })
  })

  test('is not tested on the day on which it was published: that was its test', async () => {
    await testListed()

    expect(await testsOf(agent.id)).toEqual([])
  })

  test('is tested when the store itself offers it', async () => {
    const own = await system.app()
    await nextDay()

    expect(await testsOf(own.id)).toEqual(['passed'])
  })

  test('of the store itself passes, every one of them', { timeout: 300_000 }, async () => {
    const store = await openSystem()
    const { capabilities, database, clock } = store
    await seed(
      { ...capabilities, database, clock, definitions: agentDefinitions, log() {} },
      'agents',
    )
    clock.advance(DAY_MS)
    await testListed(store)

    const failed = await database
      .select({ reasons: dailyTests.reasons })
      .from(dailyTests)
      .where(ne(dailyTests.status, 'passed'))
    const tested = await database.$count(dailyTests)
    await store.close()
    expect([tested, failed]).toEqual([agentDefinitions.length, []])
  })

  test('is not tested any more when it was taken off the list', async () => {
    await forge.unpublish(agent.id)
    await nextDay()

    expect(await testsOf(agent.id)).toEqual([])
  })

  test('is told each prompt that failed', async () => {
    await loseSkill()
    await nextDay()

    expect((await forge.get(agent.id)).body.agent.daily_tests).toMatchObject([
      {
        passed: false,
        reasons: [
          { code: 'prompt_not_answered', about: 'Add VAT to AED 1,000' },
          { code: 'prompt_not_answered', about: 'أضف الضريبة إلى 1000 درهم' },
        ],
      },
    ])
    expect(await page()).toMatchObject({ under_maintenance: false })
  })
})

describe('an agent that fails three days in a row', () => {
  test('is under maintenance, and its creator is told once', async () => {
    await loseSkill()
    await nextDay()
    await nextDay()
    const before = await page()
    await nextDay()
    await nextDay()

    expect(before.under_maintenance).toBe(false)
    expect((await page()).under_maintenance).toBe(true)
    expect((await forge.get(agent.id)).body.agent.under_maintenance).toBe(true)
    expect(await outbox()).toMatchObject([
      {
        subject: expect.stringMatching(
          /^VAT helper for landlords( \d+)? is under maintenance · مساعد الضريبة للملاك( \d+)? قيد الصيانة$/,
        ),
      },
    ])
  })

  test('is not when the store was off in between: days without a test neither count nor break the row', async () => {
    await loseSkill()
    await nextDay()
    await nextDay(5)
    const before = await page()
    await nextDay(3)

    expect([before.under_maintenance, (await page()).under_maintenance]).toEqual([false, true])
  })

  test('is not when one day in between passed', async () => {
    await loseSkill()
    await nextDay()
    await nextDay()
    await fix()
    await nextDay()
    await loseSkill()
    await nextDay()
    await nextDay()

    expect((await page()).under_maintenance).toBe(false)
  })

  test('is well again as soon as a test passes', async () => {
    await loseSkill()
    for (let day = 0; day < 3; day++) await nextDay()
    await fix()
    await nextDay()

    expect((await page()).under_maintenance).toBe(false)
  })

  test('is well again with a new version, whose days are counted anew', async () => {
    await loseSkill()
    for (let day = 0; day < 3; day++) await nextDay()
    await forge.save(agent.id, 0, agentContent({ emoji: '🧮' }))
    await forge.publish(agent.id)
    const published = await page()
    await loseSkill()
    await nextDay()

    expect(published).toMatchObject({ under_maintenance: false, version: 2 })
    expect((await page()).under_maintenance).toBe(false)
  })
})

describe('a test', () => {
  test('of a version that was replaced while it ran says nothing about the new one', async () => {
    await loseSkill()
    await forge.save(agent.id, 0, agentContent({ emoji: '🧮' }))
    system.faults.meanwhile('forge.tested', () => forge.publish(agent.id))

    await nextDay()

    expect(await testsOf(agent.id)).toEqual([])
    expect((await page()).version).toBe(2)
  })

  test('that a store breaks off when it closes is made by the next one', async () => {
    const closing = new AbortController()
    system.faults.meanwhile('forge.test_claimed', () => closing.abort())
    system.clock.advance(DAY_MS)

    await system.capabilities.forge.testListed(closing.signal)
    const broken = await testsOf(agent.id)
    await testListed()

    expect(broken).toEqual([])
    expect(await testsOf(agent.id)).toEqual(['passed'])
  })

  test.for(['forge.test_claimed', 'forge.tested'] as const)(
    'that failed at %s is made again once its claim has ended',
    async (point) => {
      system.faults.failAt(point)
      system.clock.advanceWithinMonth()

      await expect(testListed()).rejects.toThrow('1 of 1 agents could not be tested')
      const claimed = await testsOf(agent.id)
      await testListed()
      const tooSoon = await testsOf(agent.id)
      system.clock.advance(11 * 60_000)
      await testListed()

      expect([claimed, tooSoon, await testsOf(agent.id)]).toEqual([
        ['running'],
        ['running'],
        ['passed'],
      ])
    },
  )

  test('that nobody ended on its day is made on the next', async () => {
    system.faults.failAt('forge.tested')
    system.clock.advance(DAY_MS)
    await expect(testListed()).rejects.toThrow('could not be tested')

    await nextDay()
    await testListed()

    expect(await testsOf(agent.id)).toEqual(['passed'])
  })

  test('is kept for 90 days', async () => {
    await nextDay()
    await nextDay(91)
    await testListed()

    expect(await testsOf(agent.id)).toEqual(['passed'])
    expect((await system.database.select().from(dailyTests)).length).toBe(1)
  })
})

describe('many agents', () => {
  test('are tested fifty at a time', async () => {
    for (let made = 0; made < 59; made++)
      await system.app({ demoPrompts: { en: ['Add VAT to AED 100'], ar: [] } })
    system.clock.advance(DAY_MS)

    await testListed()
    const first = await system.database.$count(dailyTests, eq(dailyTests.status, 'passed'))
    await testListed()

    expect([
      first,
      await system.database.$count(dailyTests, eq(dailyTests.status, 'passed')),
    ]).toEqual([50, 60])
  })

  test.runIf(onPostgres)(
    'are each tested once by three processes that begin together',
    { timeout: 300_000 },
    async () => {
      for (let made = 0; made < 24; made++)
        await system.app({ demoPrompts: { en: ['Add VAT to AED 100'], ar: [] } })
      const others = [await openSystem({ beside: system }), await openSystem({ beside: system })]
      system.clock.advance(DAY_MS)

      await Promise.all([system, ...others].map((store) => testListed(store)))

      const tested = await system.database.$count(
        runs,
        and(eq(runs.kind, 'rehearsal'), eq(runs.person, 'store')),
      )
      expect(await system.database.$count(dailyTests, eq(dailyTests.status, 'passed'))).toBe(25)
      expect(tested).toBe(24 + 2)
      for (const other of others) await other.close()
    },
  )
})

describe('an agent at work in the store', () => {
  test('is listed as it was while it is tested: its page keeps the day of its last change', async () => {
    const [before] = await system.database
      .select({ updatedAt: apps.updatedAt })
      .from(apps)
      .where(eq(apps.id, agent.id))
    await nextDay()

    const [after] = await system.database
      .select({ updatedAt: apps.updatedAt })
      .from(apps)
      .where(eq(apps.id, agent.id))
    expect(after).toEqual(before)
  })
})
