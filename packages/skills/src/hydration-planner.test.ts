import { expect, test } from 'vitest'
import { hydrationPlanner as skill } from './hydration-planner.ts'
import { languageOf } from './reading/language.ts'

const today = '2026-11-20'
const run = (input: unknown) =>
  skill.run(skill.input.parse(input), { today }) as {
    totalLitres: number
    drinkLitres: number
    extraLitres?: { least: number; most: number }
  }
const read = (text: string) => skill.read({ text, language: languageOf(text), today })

test.each([
  [{ sex: 'female', isHot: false }, 2],
  [{ sex: 'male', isHot: false }, 2.5],
  [{ sex: 'female', condition: 'pregnant', isHot: false }, 2.3],
  [{ sex: 'female', condition: 'nursing', isHot: false }, 2.7],
  [{ sex: 'male', ageYears: 10, isHot: false }, 2.1],
  [{ sex: 'female', ageYears: 13, isHot: false }, 1.9],
  [{ ageYears: 3, isHot: false }, 1.3],
  [{ ageYears: 8, isHot: false }, 1.6],
  [{ sex: 'female', ageYears: 80, isHot: false }, 2],
] as const)('%j needs %d litres in all', (input, litres) => {
  expect(run(input)).toMatchObject({ totalLitres: litres, drinkLitres: litres * 0.8 })
})

test.each([
  [false, 1.5, { least: 0.6, most: 1.2 }],
  [true, 6, { least: 4.32, most: 5.76 }],
])('effort adds by the hour (heat: %s, %d h)', (isHot, activeHours, { least, most }) => {
  const { extraLitres } = run({ sex: 'male', isHot, activeHours })
  expect(extraLitres?.least).toBeCloseTo(least, 6)
  expect(extraLitres?.most).toBeCloseTo(most, 6)
})

test.each([
  [{ ageYears: 1, isHot: false }, 'paediatrician'],
  [{ sex: 'male', isHot: true, activeHours: 11 }, 'at most 10 hours'],
  [{ sex: 'male', ageYears: 12, isHot: false, activeHours: 1 }, 'made for adults'],
  [{ sex: 'male', ageYears: 200, isHot: false }, 'outside what I cover'],
] as const)('%j is refused', (input, reason) => {
  expect(() => run(input)).toThrow(reason)
})

test.each([
  ['a woman exercising 45 minutes at 24°C', { sex: 'female', activeHours: 0.75, isHot: false }],
  [
    'man, 2 hours of cycling at 36 degrees and 50% humidity',
    { sex: 'male', activeHours: 2, isHot: true },
  ],
  ['رجل يجري ساعتين في الصيف', { sex: 'male', activeHours: 2, isHot: true }],
] as const)('"%s" is understood', (text, expected) => {
  expect(read(text)).toMatchObject({ input: expected })
})

test.each([
  ['water for my baby girl', { input: { ageYears: 0 } }],
  ['how much water for my son', { missing: [{ name: { en: 'Age' } }] }],
  ['كم يشرب طفلي ماء؟', { missing: [{ name: { ar: 'العمر' } }] }],
  ['man working outdoors 8 hours in July', { input: { isHot: true, activeHours: 8 } }],
])('"%s" is never answered with an adult\'s amount in mild weather', (text, expected) => {
  expect(read(text)).toMatchObject(expected)
})
