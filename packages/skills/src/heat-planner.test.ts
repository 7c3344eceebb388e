import { expect, test } from 'vitest'
import { heatPlanner as skill } from './heat-planner.ts'
import { languageOf } from './reading/language.ts'

const today = '2026-11-20'
const run = (input: unknown) =>
  skill.run(skill.input.parse(input), { today }) as {
    indexC: number
    level: { name: { en: string } }
    isBreakSeason: boolean
  }
const read = (text: string) => skill.read({ text, language: languageOf(text), today })

test.each([
  [38, 60, 55, 'Extreme danger'],
  [32, 40, 32.3, 'Extreme caution'],
  [30, 40, 29.7, 'Caution'],
  [40, 30, 43.1, 'Danger'],
  [20, 50, 19.4, 'no heat category'],
])('%i °C at %i%% feels like %d °C: %s', (temperatureC, humidity, felt, level) => {
  const output = run({ temperatureC, humidity })
  expect(output.indexC).toBeCloseTo(felt, 0)
  expect(output.level.name.en).toBe(level)
})

test('the break season is that of the day named, else of today', () => {
  expect(run({ temperatureC: 40, humidity: 40 }).isBreakSeason).toBe(false)
  expect(run({ temperatureC: 40, humidity: 40, day: '2027-07-20' }).isBreakSeason).toBe(true)
})

test.each([
  [{ temperatureC: 40, humidity: 120 }, 'between 0% and 100%'],
  [{ temperatureC: 75, humidity: 20 }, 'outside what I cover'],
])('%j is refused', (input, reason) => {
  expect(() => run(input)).toThrow(reason)
})

test.each([
  ['104°F, 30% humidity', { temperatureC: 40, humidity: 30 }],
  ["it's 42 and 60% humid", { temperatureC: 42, humidity: 60 }],
  ['humidity 70%, temp 35', { temperatureC: 35, humidity: 70 }],
  ['الحرارة ٤٢ والرطوبة ٤٠٪', { temperatureC: 42, humidity: 40 }],
] as const)('"%s" is understood', (text, expected) => {
  expect(read(text)).toMatchObject({ input: expected })
})
