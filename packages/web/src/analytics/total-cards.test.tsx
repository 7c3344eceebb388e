import { screen } from '@testing-library/react'
import type { analytics } from '@wakeel/contract'
import { expect, test } from 'vitest'
import { openPart } from '../../testing/open-part.tsx'
import { showcaseOverview } from './showcase-overview.ts'
import { TotalCards } from './total-cards.tsx'

const names = [
  'visitors',
  'page_views',
  'searches',
  'empty_searches',
  'demos',
  'sign_ups',
  'purchases',
  'runs',
  'failed_runs',
] as const

/** Opens the metrics after each has moved from one value to another. */
function openMoved(before: number, value: number) {
  const totals = Object.fromEntries(
    names.map((name) => [name, { value, before }]),
  ) as analytics.Overview['totals']
  const overview = { ...showcaseOverview('30d', '2026-11-20', 'en'), totals }
  openPart(<TotalCards overview={overview} />)
}
const newsOf = (name: RegExp) =>
  screen.getByRole('button', { name }).querySelector('[data-good]')?.getAttribute('data-good')

test.each([
  ['Visitors', /^Visitors/],
  ['Page views', /^Page views/],
  ['Searches', /^Searches \d/],
  ['Demos', /^Demos/],
  ['Sign-ups', /^Sign-ups/],
  ['Purchases', /^Purchases/],
  ['Runs', /^Runs/],
])('more is good news: %s', (_, name) => {
  openMoved(10, 20)
  expect(newsOf(name)).toBe('true')
})

test.each([
  ['Searches without a result', /^Searches without a result/],
  ['Failed runs', /^Failed runs/],
])('more is bad news: %s', (_, name) => {
  openMoved(10, 20)
  expect(newsOf(name)).toBe('false')
})

test('less is good news for what is not wanted, and bad for the others', () => {
  openMoved(20, 10)
  expect([/^Searches without a result/, /^Failed runs/, /^Runs/, /^Visitors/].map(newsOf)).toEqual([
    'true',
    'true',
    'false',
    'false',
  ])
})

test('what has not moved is no news', () => {
  openMoved(10, 10)
  expect([/^Failed runs/, /^Runs/].map(newsOf)).toEqual([undefined, undefined])
})
