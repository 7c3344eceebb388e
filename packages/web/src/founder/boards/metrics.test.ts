import { beforeEach, expect, test, vi } from 'vitest'
import type { Board } from './board.ts'
import { type BoardName, boardNames, loadBoard } from './boards.ts'
import { expansionLabels } from './expansion.ts'
import { createMetrics, type Metrics, maxPerTick, statusOf } from './metrics.ts'

/** Enough for whatever has a cap to reach it. */
const LONG_MS = 3_600_000

const open = async (name: BoardName) => {
  const { board } = await loadBoard(name)
  return { board, metrics: createMetrics(board) }
}

const tickFor = (ms: number, { board, metrics }: { board: Board; metrics: Metrics }) => {
  for (let passed = 0; passed < ms; passed += board.intervalMs) metrics.tick()
}

/** The scores and percentages that drift. */
const driftingOn = ({ metrics }: Board) =>
  Object.entries(metrics).flatMap(([name, { format, growth }]) =>
    growth && /score|percent/.test(format) ? [{ name, growth }] : [],
  )

let random: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  random = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  return () => random.mockRestore()
})

test.each([
  ['immortal', 1_000],
  ['ultimate', 500],
  ['final', 100],
  ['business', 2_000],
  ['category', 1_500],
  ['global', 1_000],
  ['v3', 800],
] as const)('the %s board ticks every %i ms', async (name, interval) => {
  expect((await loadBoard(name)).board.intervalMs).toBe(interval)
})

test.each(boardNames)(
  'on the %s board a tick adds no more than it may, and nothing to what stands still',
  async (name) => {
    const { board, metrics } = await open(name)
    random.mockReturnValue(0.999)
    const before = new Map(
      Object.keys(board.metrics).map((metric) => [metric, metrics.get(metric)]),
    )
    metrics.tick()
    const wrong = Object.entries(board.metrics).filter(([metric, { growth, compute }]) => {
      const added = metrics.get(metric) - before.get(metric)!
      return compute
        ? added < 0
        : growth
          ? added <= 0 || added > maxPerTick(growth, board.intervalMs)
          : added !== 0
    })
    expect(wrong).toEqual([])
  },
)

test.each(boardNames)(
  'on the %s board scores and percentages drift, and stop at 99.9 after however many ticks',
  async (name) => {
    const opened = await open(name)
    const drifting = driftingOn(opened.board)
    expect(drifting.length).toBeGreaterThan(0)
    tickFor(LONG_MS, opened)
    expect(drifting.map((metric) => opened.metrics.get(metric.name))).toEqual(
      drifting.map(() => 99.9),
    )
  },
)

test.each(boardNames)(
  'on the %s board no score drifts further than two hundredths in a second, however often it ticks',
  async (name) => {
    const opened = await open(name)
    random.mockReturnValue(0.999)
    const before = new Map(
      driftingOn(opened.board).map((metric) => [metric.name, opened.metrics.get(metric.name)]),
    )
    tickFor(60_000, opened)
    const drifted = [...before].map(([metric, value]) => opened.metrics.get(metric) - value)
    expect(Math.max(...drifted)).toBeLessThanOrEqual(60 * 0.02)
    expect(Math.max(...drifted)).toBeGreaterThan(60 * 0.019)
  },
)

test.each(boardNames)(
  'the %s board shows each of its metrics and names none that it has not',
  async (name) => {
    const { board } = await open(name)
    const shown = board.sections.flatMap(({ parts }) =>
      parts.flatMap((part) =>
        'metrics' in part
          ? part.metrics
          : part.kind === 'split'
            ? part.parts.flatMap(({ amount }) => amount ?? [])
            : [],
      ),
    )
    expect(new Set(shown)).toEqual(new Set(Object.keys(board.metrics)))
  },
)

test('the killer apps of V3 stop at a hundred, and are complete only there', async () => {
  const opened = await open('v3')
  const { board, metrics } = opened
  const stand = () => [
    metrics.get('killer_apps'),
    statusOf(board.metrics.killer_apps!, metrics.get('killer_apps')),
  ]
  expect(stand()).toEqual([73, 'near_complete'])
  tickFor(26 * board.intervalMs, opened)
  expect(stand()).toEqual([99, 'near_complete'])
  tickFor(LONG_MS, opened)
  expect(stand()).toEqual([100, 'complete'])
})

test('the final board begins with the token at 2478.83 and pays creators 66.7 percent of its revenue', async () => {
  const { metrics } = await open('final')
  expect(metrics.get('tokenValue')).toBe(2_478.83)
  expect(metrics.get('creatorShare')).toBe(66.7)
  metrics.tick()
  expect(metrics.get('creatorEarnings')).toBeCloseTo(metrics.get('revenueAED') * 0.667, 0)
})

test('the business board has every metric of the six groups that the specification names', async () => {
  const { board } = await open('business')
  expect(Object.keys(board.metrics)).toEqual(
    expect.arrayContaining([
      ...[
        'mrr_aed',
        'arr_aed',
        'growth_rate_monthly',
        'gross_margin',
        'ltv_cac_ratio',
        'churn_rate',
        'revenue_per_user',
      ],
      ...[
        'total_active',
        'growth_rate',
        'enterprise_users',
        'creator_users',
        'retention_rate',
        'nps_score',
      ],
      ...[
        'total_creators',
        'verified_creators',
        'total_payouts_aed',
        'avg_creator_earning',
        'creator_satisfaction',
        'payout_reliability',
      ],
      ...[
        'total_agents',
        'avg_rating',
        'total_executions',
        'success_rate',
        'avg_response_time_ms',
        'api_uptime',
      ],
      ...[
        'active_clients',
        'pipeline_value_aed',
        'avg_contract_value',
        'renewal_rate',
        'support_satisfaction',
      ],
      ...[
        'platform_uptime',
        'security_incidents',
        'compliance_score',
        'customer_support_rating',
        'resolution_time_hours',
      ],
    ]),
  )
})

test('the metrics of the business board agree with one another after each tick', async () => {
  const { metrics } = await open('business')
  metrics.tick()
  const { get } = metrics
  expect(get('mrr_aed')).toBe(28_495_000)
  expect(get('arr_aed')).toBe(28_495_000 * 12)
  expect(get('subscriptions_aed') + get('enterprise_aed') + get('one_time_aed')).toBeCloseTo(
    28_495_000,
    2,
  )
  expect(get('revenue_per_user')).toBeCloseTo(28_495_000 / get('total_active'), 6)
  expect(get('avg_creator_earning')).toBeCloseTo(
    get('total_payouts_aed') / get('total_creators'),
    6,
  )
})

test('who shows a metric hears of its changes only, until they stop', async () => {
  const { metrics } = await open('global')
  const ofUsers = vi.fn()
  const ofMarkets = vi.fn()
  const stop = metrics.subscribe('users', ofUsers)
  metrics.subscribe('markets', ofMarkets)
  metrics.tick()
  stop()
  metrics.tick()
  expect(ofUsers).toHaveBeenCalledTimes(1)
  expect(ofMarkets).not.toHaveBeenCalled()
})

test('the boards together point to every screen that the specification names and the store does not have', async () => {
  const opened = await Promise.all(boardNames.map(loadBoard))
  expect(new Set(opened.flatMap(({ board }) => board.links))).toEqual(
    new Set([
      'creator/academy',
      'governance/dao',
      'tokenization',
      'data-market',
      'enterprise',
      'observability',
      'constitution',
      'mobile',
      'treasury',
      'foundation',
      'council',
    ]),
  )
})

test('the phases of expansion on all boards together have every label', async () => {
  const opened = await Promise.all(boardNames.map(loadBoard))
  const parts = opened.flatMap(({ board }) => board.sections).flatMap((section) => section.parts)
  const labels = parts
    .flatMap((part) => (part.kind === 'expansion' ? part.phases : []))
    .map(({ label }) => expansionLabels[label].en)
  expect(new Set(labels)).toEqual(
    new Set([
      'Leading',
      'Expanding',
      'Growing',
      'Entering',
      'Research',
      'Planning',
      'Accelerating',
      'Establishing',
      'Launching',
    ]),
  )
})
