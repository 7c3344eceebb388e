import type { Range } from '@wakeel/contract'
import { and, eq, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atForge } from '../../testing/agents.ts'
import { repeatableChance } from '../../testing/chance.ts'
import { buyPlan } from '../../testing/checkout.ts'
import { dayNumber } from '../../testing/founder-model.ts'
import { type ModelRequest, ModelUseModel } from '../../testing/model-use-model.ts'
import { chatWire, responsesWire } from '../../testing/model-wires.ts'
import { lastingUser } from '../../testing/payouts.ts'
import { openStandInProvider, type StandInProvider } from '../../testing/stand-in-provider.ts'
import { TestClock } from '../../testing/stand-ins.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { modelCalls } from '../database/schema/models.ts'
import { lastFinalDay } from '../metrics/finalised-days.ts'
import { openModel } from '../models/open-model.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const always = new AbortController().signal
const input = 'Add VAT to AED 1,000'
/** Millionths of a dollar for a million tokens: 3, 15 and 0.3 dollars. */
const price = { input: 3_000_000, output: 15_000_000, cached: 300_000 }

const model = new ModelUseModel()
const chance = repeatableChance(20_261_123)
const between = (least: number, max: number) => least + Math.floor(chance() * (max - least + 1))
const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!

let sage: StandInProvider
let second: StandInProvider
let system: System
let founder: Person
let customer: Person
let creator: ReturnType<typeof atForge>
let agents: NonNullable<ModelRequest['app']>[]

beforeAll(async () => {
  sage = await openStandInProvider(responsesWire)
  second = await openStandInProvider(chatWire)
  const first = {
    provider: 'openai' as const,
    name: 'sage',
    apiKey: 'the key of it',
    baseUrl: sage.baseUrl,
  }
  const other = {
    provider: 'openai-compatible' as const,
    name: 'another',
    apiKey: undefined,
    baseUrl: second.baseUrl,
  }
  system = await openSystem({
    clock: new TestClock(new Date('2026-02-01T05:00:00Z')),
    languageModel: openModel({ ...first, silenceLimitMs: 1_500 }),
    fallbackModel: openModel(other),
    config: {
      models: {
        first,
        second: other,
        silenceLimitMs: 1_500,
        prices: new Map([['sage', price]]),
        budgets: {},
      },
    },
  })
  model.isSetUp = true
  founder = await lastingUser(system, { role: 'founder' })
  customer = await lastingUser(system)
  creator = atForge(system, await lastingUser(system))
  agents = await Promise.all(['Tax desk', 'VAT desk', 'Books'].map(listAgent))
})
afterAll(async () => {
  await system.close()
  await sage.close()
  await second.close()
})

async function listAgent(title: string) {
  const name = { en: title, ar: title }
  const { slug } = await system.app({ name })
  return { slug, name, emoji: '🧾' }
}

const now = () => system.clock.now().getTime()
const run = (slug: string) =>
  system.request('POST', `/api/apps/${slug}/runs`, { token: customer.token, body: { input } })
const metrics = async (range: Range) =>
  (await system.request('GET', `/api/founder/figures?range=${range}`, { token: founder.token }))
    .body.figures
const someUsage = () => ({
  input: between(400, 5_000),
  cached: between(0, 400),
  output: between(10, 900),
})
type Usage = ReturnType<typeof someUsage>

const costOf = ({ input, cached, output }: Usage) =>
  Math.ceil(
    ((input - cached) * price.input + cached * price.cached + output * price.output) / 1_000_000,
  )

function recordRequest(
  app: ModelRequest['app'],
  { input, output, ...usage }: Usage,
  by: 'sage' | 'another' = 'sage',
): void {
  const provider = by === 'sage' ? 'openai' : 'openai-compatible'
  model.requests.push({
    day: dayNumber(now()),
    provider,
    model: by,
    app,
    input,
    output,
    cost: by === 'sage' ? costOf({ input, output, ...usage }) : undefined,
  })
}
const answered = (fellBack: boolean) => model.answers.push({ day: dayNumber(now()), fellBack })

/** Refused before anything was used. */
const refuses = (app: ModelRequest['app'], by: 'sage' | 'another') => {
  const provider = by === 'sage' ? 'openai' : 'openai-compatible'
  model.requests.push({
    day: dayNumber(now()),
    provider,
    model: by,
    app,
    input: 0,
    output: 0,
    cost: 0,
  })
}

async function answersAtOnce(): Promise<void> {
  const [app, usage] = [pick(agents), someUsage()]
  sage.willAnswer({ text: [pick(['AED 1,050.00', 'Which amount?'])], usage })
  expect((await run(app.slug)).status).toBe(200)
  recordRequest(app, usage)
  answered(false)
}

async function callsATool(): Promise<void> {
  const [app, one, other] = [pick(agents), someUsage(), someUsage()]
  sage.willAnswer(
    { call: ['vat-calculator', { lines: [{ unitPrice: 1000 }] }], usage: one },
    { text: ['AED 1,050.00'], usage: other },
  )
  expect((await run(app.slug)).status).toBe(200)
  recordRequest(app, one)
  recordRequest(app, other)
  answered(false)
}

async function theSecondAnswers(): Promise<void> {
  const [app, usage] = [pick(agents), someUsage()]
  sage.willAnswer({ status: 401 })
  second.willAnswer({ text: ['AED 1,050.00'], usage })
  expect((await run(app.slug)).body.provider).toBe('another')
  refuses(app, 'sage')
  recordRequest(app, usage, 'another')
  answered(false)
}

async function theEngineAnswers(): Promise<void> {
  const app = pick(agents)
  sage.willAnswer({ status: 401 })
  second.willAnswer({ status: 401 })
  expect((await run(app.slug)).body.provider).toBe('built-in')
  refuses(app, 'sage')
  refuses(app, 'another')
  answered(true)
}

/** The requests that broke off, so that the next is known from those before. */
const brokenOff: string[] = []

async function breaksOff(): Promise<void> {
  const app = pick(agents)
  sage.willAnswer({ text: ['AED 1,0', '50', '.00'], isSilent: 'after its words' })
  expect((await run(app.slug)).status).toBeGreaterThan(400)
  const [stored] = await system.database
    .select()
    .from(modelCalls)
    .where(and(eq(modelCalls.status, 'unknown'), notInArray(modelCalls.id, brokenOff)))
  brokenOff.push(stored!.id)
  const { boundMicroUsd: cost } = stored!
  model.requests.push({
    day: dayNumber(now()),
    provider: 'openai',
    model: 'sage',
    app,
    input: 0,
    output: 0,
    cost,
    isUnreported: true,
  })
}

async function writesAnAgent(): Promise<void> {
  const [one, other] = [someUsage(), someUsage()]
  sage.willAnswer({ text: ['{}'], usage: one }, { text: ['{}'], usage: other })
  expect((await creator.generate()).body.code).toBe('forge.writer_answer_invalid')
  recordRequest(undefined, one)
  recordRequest(undefined, other)
}

const events = [
  answersAtOnce,
  answersAtOnce,
  callsATool,
  callsATool,
  theSecondAnswers,
  theEngineAnswers,
  writesAnAgent,
]

async function expectAsTheModel(): Promise<void> {
  const [today, lengths] = [dayNumber(now()), { '7d': 7, '30d': 30, '90d': 90, '1y': 365 }]
  for (const [range, length] of Object.entries(lengths))
    expect((await metrics(range as Range)).models).toEqual(
      model.metrics(today - length + 1, today, 0),
    )
}

test('through a season, what models cost by day, model, provider and agent is what independent sums over every request say', {
  timeout: 120_000,
}, async () => {
  for (let step = 1; step <= 30; step++) {
    // To some time of one of the next days.
    system.clock.advance(
      (dayNumber(now()) + between(1, 3)) * DAY_MS -
        4 * HOUR_MS -
        now() +
        between(0, 22 * 60) * 60_000,
    )
    for (let event = between(1, 3); event > 0; event--) await pick(events)()
    if (step % 10 === 5) await breaksOff()
    if (step % 10 !== 0) continue
    await expectAsTheModel()
    for (let turn = 0; turn < 3; turn++) await system.capabilities.metrics.finaliseDays(always)
    await expectAsTheModel()
  }
})

test('what was sold is shown with what models cost taken off it', async () => {
  const { cost, ...before } = (await metrics('7d')).models.gross_margin
  await buyPlan(system, customer, { plan: 'starter' })
  const { gross_margin } = (await metrics('7d')).models

  expect(cost.amount).toBeGreaterThan(0)
  expect(before).toMatchObject({ margin: { amount: -cost.amount }, percent: null })
  expect(gross_margin).toEqual({
    revenue: { amount: 11_573, currency: 'AED' },
    cost,
    margin: { amount: 11_573 - cost.amount, currency: 'AED' },
    percent: Math.round(((11_573 - cost.amount) * 1000) / 11_573) / 10,
  })
})

test('a day with a request that is still at work is not closed', async () => {
  const { database, clock } = system
  const call = {
    id: crypto.randomUUID(),
    purpose: 'run',
    model: 'sage',
    status: 'at_work',
    day: '2026-06-01',
    boundMicroUsd: 7,
  }
  await database
    .insert(modelCalls)
    .values({ ...call, startedAt: new Date(clock.now().getTime() - 5 * DAY_MS) })
  const settled = await lastFinalDay(database, clock.now())
  await system.capabilities.models.settleAbandoned()

  expect(dayNumber(Date.parse(settled))).toBe(dayNumber(now()) - 6)
  expect((await lastFinalDay(database, clock.now())) > settled).toBe(true)
})

test('the budget of today is shown with what was spent of it', async () => {
  const priced = {
    provider: 'openai' as const,
    name: 'sage',
    apiKey: 'the key of it',
    baseUrl: sage.baseUrl,
  }
  const budgets = { store: 5_000_000 }
  const models = {
    first: priced,
    second: undefined,
    silenceLimitMs: 200,
    prices: new Map([['sage', price]]),
    budgets,
  }
  const limited = await openSystem({ languageModel: openModel(priced), config: { models } })
  const { token } = await limited.user({ role: 'founder' })
  const usage = { input: 2_000, cached: 0, output: 100 }
  sage.willAnswer({ text: ['AED 1,050.00'], usage })
  await limited.request('POST', `/api/apps/${(await limited.app()).slug}/demo`, { body: { input } })

  const { budget } = (await limited.request('GET', '/api/founder/figures', { token })).body.figures
    .models

  expect(budget).toEqual({
    limit_micro_usd: 5_000_000,
    spent_micro_usd: costOf(usage),
    held_micro_usd: 0,
  })
  await limited.close()
})
