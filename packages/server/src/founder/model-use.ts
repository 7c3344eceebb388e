import { aed, type founder as contract, DIRHAMS_PER_DOLLAR } from '@wakeel/contract'
import { inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import type { Days } from '../metrics/day-ranges.ts'
import type { DayValue } from '../metrics/metrics.ts'
import { daysBetween } from '../uae-days.ts'
import { toDaySums } from './day-sums.ts'
import type { FounderDependencies } from './dependencies.ts'
import {
  type AgentsKey,
  modelAgents,
  modelAnswers,
  modelRequests,
  type RequestsKey,
} from './model-daily.ts'

const AGENTS_SHOWN = 20
const none: contract.ModelSums = {
  requests: 0,
  cost_micro_usd: 0,
  input_tokens: 0,
  output_tokens: 0,
}
const fields = {
  requests: 'requests',
  cost: 'cost_micro_usd',
  input: 'input_tokens',
  output: 'output_tokens',
} as const

const isSum = (counted: string): counted is keyof typeof fields => counted in fields
/** Part of a sum, such as its cost alone. */
const partOf = (counted: keyof typeof fields, value: number): contract.ModelSums => ({
  ...none,
  [fields[counted]]: value,
})
const plus = (one: contract.ModelSums, other: contract.ModelSums): contract.ModelSums => ({
  requests: one.requests + other.requests,
  cost_micro_usd: one.cost_micro_usd + other.cost_micro_usd,
  input_tokens: one.input_tokens + other.input_tokens,
  output_tokens: one.output_tokens + other.output_tokens,
})

function sumsBy<Key>(
  values: readonly { key: Key; sums: contract.ModelSums }[],
  nameOf: (key: Key) => string,
) {
  const groups = new Map<string, { key: Key; sums: contract.ModelSums }>()
  for (const { key, sums } of values) {
    const name = nameOf(key)
    groups.set(name, { key, sums: plus(groups.get(name)?.sums ?? none, sums) })
  }
  return [...groups]
    .sort(
      ([name, { sums }], [other, { sums: than }]) =>
        than.cost_micro_usd - sums.cost_micro_usd ||
        than.requests - sums.requests ||
        (name < other ? -1 : 1),
    )
    .map(([, group]) => group)
}

/** Reads what language models did and cost on some days, over metrics by the day. `revenue`: the platform's own of these days, in fils. */
export async function readModelUse(
  { database, metrics, models }: Pick<FounderDependencies, 'database' | 'metrics' | 'models'>,
  days: Days,
  revenue: (days: Days) => number,
): Promise<contract.ModelUse> {
  const [requests, agents, answers, budget] = await Promise.all([
    metrics.byDay(modelRequests, days),
    metrics.totals(modelAgents, days),
    metrics.byDay(modelAnswers, days),
    models.budgetOfToday(),
  ])
  const counted = requests.map(({ key, ...rest }) => ({
    ...rest,
    key: JSON.parse(key) as RequestsKey,
  }))
  const totalOf = (name: RequestsKey[0]) =>
    counted.reduce((sum, { key, value }) => (key[0] === name ? sum + value : sum), 0)
  const sums = counted.flatMap(({ key: [name, provider, model], value }) =>
    isSum(name)
      ? {
          key: { provider: provider as contract.ModelProvider | null, model },
          sums: partOf(name, value),
        }
      : [],
  )
  const total = sums.reduce((all, each) => plus(all, each.sums), none)
  const { by_model, fell_back } = answersIn(answers, days)
  return {
    is_set_up: models.isSetUp,
    total,
    untold: { requests: totalOf('untold'), cost_micro_usd: totalOf('untold_cost') },
    unpriced_requests: totalOf('unpriced'),
    by_model: sumsBy(sums, (key) => JSON.stringify(key)).map(({ key, sums }) => ({
      ...key,
      ...sums,
    })),
    by_provider: sumsBy(sums, ({ provider }) => provider ?? '').map(
      ({ key: { provider }, sums }) => ({ provider, ...sums }),
    ),
    by_agent: await byAgent(database, agents),
    answers: {
      by_model,
      fell_back,
      fell_back_percent: percentOf(fell_back, by_model + fell_back),
    },
    budget,
    gross_margin: toMargin(revenue(days), total.cost_micro_usd),
    days: toDays(days, counted, answers),
  }
}

async function byAgent(
  database: Database,
  totals: ReadonlyMap<string, number>,
): Promise<contract.ModelUse['by_agent']> {
  const values = [...totals].map(([key, value]) => {
    const [counted, purpose, app] = JSON.parse(key) as AgentsKey
    return {
      key: purpose === 'forge' ? 'forge' : (app ?? 'others'),
      sums: partOf(counted, value),
    }
  })
  const groups = sumsBy(values, (key) => key)
  const first = groups
    .filter(({ key }) => key !== 'forge' && key !== 'others')
    .slice(0, AGENTS_SHOWN)
  const rows = await database
    .select({ id: apps.id, slug: apps.slug, name: apps.name, emoji: apps.emoji })
    .from(apps)
    .where(
      inArray(
        apps.id,
        first.map(({ key }) => key),
      ),
    )
  const appOf = new Map(rows.map(({ id, ...app }) => [id, app]))
  const agents = first.flatMap(({ key, sums }) => {
    const app = appOf.get(key)
    return app ? { kind: 'agent' as const, app, ...sums } : []
  })
  const rest = groups.filter(
    ({ key }) => key !== 'forge' && !(appOf.has(key) && first.some((shown) => shown.key === key)),
  )
  const forge = groups
    .filter(({ key }) => key === 'forge')
    .map(({ sums }) => ({ kind: 'forge' as const, app: null, ...sums }))
  const others =
    rest.length > 0
      ? [
          {
            kind: 'others' as const,
            app: null,
            ...rest.reduce((all, { sums }) => plus(all, sums), none),
          },
        ]
      : []
  return [...agents, ...forge, ...others]
}

const answersIn = (answers: readonly DayValue[], days: Days) => {
  const sums = toDaySums(answers)
  return { by_model: sums.of(days, 'model'), fell_back: sums.of(days, 'engine') }
}

const percentOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part * 1000) / whole) / 10 : null

/** Millionths of a dollar are a ten-thousandth of a cent; at the peg, half up, they are dirhams' fils. */
function toMargin(revenue: number, microUsd: number): contract.ModelUse['gross_margin'] {
  const cost = Math.round((microUsd * DIRHAMS_PER_DOLLAR) / 10_000)
  return {
    revenue: aed(revenue),
    cost: aed(cost),
    margin: aed(revenue - cost),
    percent: percentOf(revenue - cost, revenue),
  }
}

function toDays(
  days: Days,
  counted: readonly { day: string; key: RequestsKey; value: number }[],
  answers: readonly DayValue[],
): contract.ModelUse['days'] {
  const sums = toDaySums(counted.map(({ key: [name], ...value }) => ({ ...value, key: name })))
  const answered = toDaySums(answers)
  const [cost, input, output] = (['cost', 'input', 'output'] as const).map((name) =>
    sums.byDay(name),
  )
  const [model, engine] = ['model', 'engine'].map((name) => answered.byDay(name))
  return daysBetween(days.from, days.to).map((day) => ({
    day,
    cost_micro_usd: cost!.get(day) ?? 0,
    input_tokens: input!.get(day) ?? 0,
    output_tokens: output!.get(day) ?? 0,
    by_model: model!.get(day) ?? 0,
    fell_back: engine!.get(day) ?? 0,
  }))
}
