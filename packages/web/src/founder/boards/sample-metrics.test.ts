import { describe, expect, test } from 'vitest'
import type { Board, Part } from './board.ts'
import { business } from './business.ts'
import { category } from './category.ts'
import { tierOf } from './feature-tier.ts'
import { final } from './final.ts'
import { global } from './global.ts'
import { immortal } from './immortal.ts'
import { formatMetric } from './metric-format.ts'
import { createMetrics } from './metrics.ts'
import { ultimate } from './ultimate.ts'
import { v3 } from './v3.ts'

/** A metric by its name as its board shows it at first. */
function shown(board: Board, name: string) {
  const { label, format } = board.metrics[name]!
  return `${label.en}: ${formatMetric(createMetrics(board).get(name), format, board.scale, 'en')}`
}

const partsOf = <Kind extends Part['kind']>(board: Board, kind: Kind) =>
  board.sections
    .flatMap(({ parts }) => parts)
    .filter((part): part is Extract<Part, { kind: Kind }> => part.kind === kind)

const tiersOf = (board: Board) =>
  new Set(
    partsOf(board, 'features')
      .flatMap(({ metrics }) => metrics)
      .map((name) => tierOf(board.metrics[name]!.start)),
  )

describe('business', () => {
  test('keeps the sample service level', () => {
    expect(shown(business, 'platform_uptime')).toBe('Platform uptime: 99.95%')
  })

  test('splits every month of revenue as the samples do', () => {
    const { get, tick } = createMetrics(business)
    tick()
    const streams = partsOf(business, 'split').flatMap(({ parts }) => parts)
    expect(streams.map(({ name, percent }) => [name.en, percent])).toEqual([
      ['Subscriptions', 74.5],
      ['Enterprise', 18.8],
      ['One-time', 6.7],
    ])
    expect(streams.map(({ amount }) => ((get(amount!) / get('mrr_aed')) * 100).toFixed(1))).toEqual(
      ['74.5', '18.8', '6.7'],
    )
  })
})

describe('category', () => {
  test.each([
    ['creator_share', 'Creator share: 66.7%'],
    ['uptime', 'Platform uptime: 99.95%'],
    ['payment_methods', 'Payment methods: 5'],
  ])('shows the sample metric %s', (name, metric) => {
    expect(shown(category, name)).toBe(metric)
  })

  test('compares the creator share that it shows', () => {
    const rows = partsOf(category, 'table').flatMap((table) => table.rows)
    expect(rows.find(({ name }) => name.en === 'Share paid to creators')?.cells[0]).toBe(66.7)
  })
})

describe('global', () => {
  test.each([
    ['markets', 'Markets: 47'],
    ['languages', 'Languages: 10'],
    ['currencies', 'Currencies: 25'],
    ['compliance', 'Compliance frameworks: 8'],
    ['certifications', 'Security certifications: 6'],
    ['payment_methods', 'Payment methods: 5'],
    ['creator_share', 'Creator share: 66.7%'],
    ['uptime', 'Platform uptime: 99.95%'],
  ])('shows the sample metric %s', (name, metric) => {
    expect(shown(global, name)).toBe(metric)
  })

  test.each(['en', 'ar'] as const)(
    'names as many markets in its regions as it has, the six of the Gulf written out (%s)',
    (language) => {
      const phases = partsOf(global, 'expansion').flatMap((part) => part.phases)
      const markets = phases.map(
        ({ note }) => /^(\d+) (markets|سوقًا|أسواق)$/.exec(note[language])?.[1] ?? 0,
      )
      expect(markets.map(Number)).toEqual([0, 11, 7, 14, 9, 0])
      expect(6 + markets.map(Number).reduce((sum, count) => sum + count)).toBe(47)
    },
  )
})

describe('v3', () => {
  test.each([
    ['compliance', 'Compliance frameworks: 8'],
    ['certifications', 'Security certifications: 6'],
    ['payment_methods', 'Payment methods: 5'],
    ['languages', 'Languages taught in: 10'],
    ['creator_share', 'Creator share: 66.7%'],
    ['uptime', 'Platform uptime: 99.95%'],
  ])('shows the sample metric %s', (name, metric) => {
    expect(shown(v3, name)).toBe(metric)
  })

  test('has more than a hundred killer apps as its target and shows a hundred at most', () => {
    expect(v3.metrics.killer_apps).toMatchObject({
      label: { en: 'Killer apps' },
      note: { en: 'Target 100+', ar: 'الهدف 100+' },
    })
    expect(v3.metrics.killer_apps!.growth?.cap).toBe(100)
  })

  test('reaches the 47 markets of the samples', () => {
    const world = partsOf(v3, 'expansion')
      .flatMap((part) => part.phases)
      .at(-1)
    expect(world?.note).toEqual({ en: '47 markets', ar: '47 سوقًا' })
  })
})

test('immortal remembers in the ten languages of the samples', () => {
  expect(shown(immortal, 'memory_languages')).toBe('Languages: 10')
})

test('ultimate and final have features of every tier', () => {
  const every = new Set(['transcendent', 'ultimate', 'perfected', 'advancing'])
  expect(tiersOf(ultimate)).toEqual(every)
  expect(tiersOf(final)).toEqual(every)
})

describe('final', () => {
  test.each([
    ['creatorShare', 'Creator share: 66.7%'],
    ['tokenValue', 'Token value: $2,478.83'],
  ])('shows the sample metric %s', (name, metric) => {
    expect(shown(final, name)).toBe(metric)
  })

  test('pays creators that share of its revenue', () => {
    const { get } = createMetrics(final)
    expect(((get('creatorEarnings') / get('revenueAED')) * 100).toFixed(1)).toBe('66.7')
  })
})
