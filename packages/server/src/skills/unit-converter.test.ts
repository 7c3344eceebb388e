import { expect, test } from 'vitest'
import { languageOf } from './reading/language.ts'
import { unitConverter as skill } from './unit-converter.ts'

const today = '2026-11-20'
const run = (input: unknown) => skill.run(skill.input.parse(input), { today }) as { results: { value: number }[] }
const read = (text: string) => skill.read({ text, language: languageOf(text), today })

test.each([
  [1, 'mi', 'km', 1.609344],
  [1, 'lb', 'kg', 0.45359237],
  [1, 'gal', 'l', 3.785411784],
  [1, 'impgal', 'l', 4.54609],
  [1200, 'ft2', 'm2', 111.483648],
  [1, 'acre', 'm2', 4046.8564224],
  [100, 'kmh', 'mph', 62.13711922],
  [10, 'tola', 'g', 116.638038],
  [1, 'GB', 'MB', 1000],
  [1, 'kWh', 'kJ', 3600],
  [100, 'F', 'C', 37.77777778],
  [-40, 'C', 'F', -40],
  [0, 'K', 'C', -273.15],
  [90, 'min', 'h', 1.5],
] as const)('%d %s in %s is %d', (value, unit, target, expected) => {
  expect(run({ parts: [{ value, unit }], targets: [target] }).results[0]?.value).toBeCloseTo(expected, 6)
})

test.each([
  [{ parts: [{ value: 5, unit: 'kg' }], targets: ['km'] }, 'different things'],
  [{ parts: [{ value: -300, unit: 'C' }], targets: ['F'] }, 'absolute zero'],
  [{ parts: [{ value: -5, unit: 'm' }], targets: ['ft'] }, 'cannot be negative'],
])('%j is refused', (input, reason) => {
  expect(() => run(input)).toThrow(reason)
})

test.each([
  ['how many feet in a mile', { parts: [{ value: 1, unit: 'mi' }], targets: ['ft'] }],
  [
    '5\'11" in cm',
    {
      parts: [
        { value: 5, unit: 'ft' },
        { value: 11, unit: 'in' },
      ],
      targets: ['cm'],
    },
  ],
  ['convert 500 from grams to pounds', { parts: [{ value: 500, unit: 'g' }], targets: ['lb'] }],
  ['8 oz to ml', { parts: [{ value: 8, unit: 'floz' }], targets: ['ml'] }],
  ['180 lbs', { parts: [{ value: 180, unit: 'lb' }], targets: ['kg'] }],
  ['كم كيلومتر في ١٠ أميال؟', { parts: [{ value: 10, unit: 'mi' }], targets: ['km'] }],
  ['شقة 1500 قدم مربع كم متر مربع', { parts: [{ value: 1500, unit: 'ft2' }], targets: ['m2'] }],
] as const)('"%s" is understood', (text, expected) => {
  expect(read(text)).toMatchObject({ input: expected })
})
