import type { founder } from '@wakeel/contract'
import { describe, expect, test } from 'vitest'
import { metricView } from './metric-view.ts'

const changeOf = (
  name: founder.MetricName,
  trend: 'up' | 'down' | 'stable',
  change: number | null,
) => metricView(name, { value: 5_000, change, trend }, 'en').change

describe('a metric that moves', () => {
  test.each([
    'mrr',
    'arr',
    'gmv',
    'activeUsers',
    'totalCreators',
    'enterpriseClients',
    'totalAgents',
    'totalRuns',
    'averageRating',
    'trustScore',
    'creatorPayouts',
    'platformRevenue',
  ] as const)('up is good news for %s, and down is bad', (name) => {
    expect(changeOf(name, 'up', 4.2)).toEqual({ trend: 'up', said: 'Up 4.2%', isGood: true })
    expect(changeOf(name, 'down', -4.2)).toEqual({
      trend: 'down',
      said: 'Down 4.2%',
      isGood: false,
    })
  })

  test('up is bad news for the burn rate, and down is good', () => {
    expect(changeOf('burnRate', 'up', 4.2)).toEqual({ trend: 'up', said: 'Up 4.2%', isGood: false })
    expect(changeOf('burnRate', 'down', -4.2)).toEqual({
      trend: 'down',
      said: 'Down 4.2%',
      isGood: true,
    })
  })

  test('says its direction alone where there is nothing to compare with', () => {
    expect(changeOf('gmv', 'up', null)).toEqual({ trend: 'up', said: 'Up', isGood: true })
  })

  test('says nothing where neither is known', () => {
    expect(changeOf('gmv', 'stable', null)).toBeUndefined()
  })
})

test.each([
  ['mrr', 99_999, 'AED 999.99', undefined],
  ['mrr', 114_505, 'AED 1,145.05', undefined],
  ['mrr', 9_999_999, 'AED 99,999.99', undefined],
  ['mrr', 10_000_000, 'AED 100K', 'AED 100,000.00'],
  ['totalCreators', 2_840, '2,840', undefined],
  ['burnRate', 41_200_000, 'AED 412K', 'AED 412,000.00'],
  ['gmv', 132_757_492, 'AED 1.3M', 'AED 1,327,574.92'],
  ['activeUsers', 999, '999', undefined],
  ['totalRuns', 6_482_000, '6.5M', '6,482,000'],
  ['averageRating', 4.7, '4.7', undefined],
  ['trustScore', 96, '96', undefined],
] as const)('%s of %d is read as %s', (name, value, shown, exact) => {
  expect(metricView(name, { value, change: null, trend: 'stable' }, 'en')).toMatchObject({
    value: shown,
    exact,
  })
})
