import { expect, test } from 'vitest'
import { heatIndexF, isBeyondTable, levelOf } from './heat-index.ts'
import { isInMiddayBreakSeason } from './midday-break.ts'

// The chart of the National Weather Service.
test.each([
  [80, 40, 80],
  [86, 60, 91],
  [90, 70, 106],
  [96, 50, 108],
  [100, 55, 124],
  [104, 40, 119],
  [110, 40, 136],
])('%i °F at %i%% humidity feels like %i °F', (temperature, humidity, felt) => {
  expect(Math.round(heatIndexF(temperature, humidity))).toBe(felt)
})

test('a mild day uses the simple form', () => {
  expect(heatIndexF(70, 50)).toBeCloseTo(69.05, 2)
})

test('very dry heat feels cooler and very humid warmth hotter than the plain regression', () => {
  expect(heatIndexF(100, 10)).toBeLessThan(heatIndexF(100, 13))
  expect(heatIndexF(82, 95)).toBeGreaterThan(heatIndexF(82, 85))
})

test.each([
  [79, 'no heat category'],
  [80, 'Caution'],
  [90, 'Extreme caution'],
  [103, 'Danger'],
  [124, 'Danger'],
  [125, 'Extreme danger'],
])('an index of %i °F is in the category "%s"', (index, name) => {
  expect(levelOf(index).name.en).toBe(name)
})

test('beyond the published table only a limit is told', () => {
  expect([isBeyondTable(137.4), isBeyondTable(138)]).toEqual([false, true])
})

test.each([
  ['2027-06-14', false],
  ['2027-06-15', true],
  ['2027-09-15', true],
  ['2027-09-16', false],
])('the midday break on %s: %s', (day, applies) => {
  expect(isInMiddayBreakSeason(day)).toBe(applies)
})
