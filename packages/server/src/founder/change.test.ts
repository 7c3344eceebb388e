import { expect, test } from 'vitest'
import { toMetric } from './change.ts'

test.for([
  [110, 100, { change: 10, trend: 'up' }],
  [90, 100, { change: -10, trend: 'down' }],
  [1_000_499, 1_000_000, { change: 0, trend: 'stable' }],
  [1_000_500, 1_000_000, { change: 0.1, trend: 'up' }],
  [0, 5, { change: -100, trend: 'down' }],
  [5, 0, { change: null, trend: 'up' }],
  [0, 0, { change: null, trend: 'stable' }],
  [-5, 0, { change: null, trend: 'down' }],
  [5, -5, { change: null, trend: 'up' }],
  [4.5, null, { change: null, trend: 'stable' }],
  [null, 4.5, { change: null, trend: 'stable' }],
] as const)('%s after %s is %o', ([value, before, expected]) => {
  expect(toMetric(value, before)).toEqual({ value, ...expected })
})
