import { expect, test } from 'vitest'
import type { EnergyOutput } from './energy/energy-plan.ts'
import { energyPlanner as skill } from './energy-planner.ts'
import { languageOf } from './reading/language.ts'

const today = '2026-11-20'
const run = (input: unknown) => skill.run(skill.input.parse(input), { today }) as EnergyOutput
const read = (text: string) => skill.read({ text, language: languageOf(text), today })
const man = {
  sex: 'male',
  ageYears: 30,
  heightCm: 180,
  weightKg: 80,
  isPregnantOrNursing: false,
} as const
const woman = {
  sex: 'female',
  ageYears: 28,
  heightCm: 165,
  weightKg: 60,
  isPregnantOrNursing: false,
} as const

test.each([
  // 10 × 80 + 6.25 × 180 − 5 × 30 + 5 = 1,780; × 1.55 = 2,759; protein 1.6 × 80; fat 30% ÷ 9; the rest ÷ 4.
  [
    { ...man, activity: 'moderate', goal: 'lose' },
    {
      maintenanceKcal: 2759,
      targetKcal: 2259,
      proteinGrams: 128,
      fatGrams: 75,
      carbohydrateGrams: 268,
    },
  ],
  [
    { ...man, activity: 'moderate', goal: 'gain' },
    { targetKcal: 3059, proteinGrams: 128, fatGrams: 102, carbohydrateGrams: 407 },
  ],
  [
    { ...man, activity: 'extra_active', goal: 'keep' },
    { maintenanceKcal: 3382, targetKcal: 3382, proteinGrams: 96 },
  ],
  // 10 × 60 + 6.25 × 165 − 5 × 28 − 161 = 1,330.25; × 1.2 = 1,596.
  [
    { ...woman, activity: 'sedentary', goal: 'keep' },
    { maintenanceKcal: 1596, proteinGrams: 72, fatGrams: 53, carbohydrateGrams: 208 },
  ],
  // 1,096 is below the floor for women.
  [
    { ...woman, activity: 'sedentary', goal: 'lose' },
    {
      targetKcal: 1200,
      isRaisedToFloor: true,
      proteinGrams: 96,
      fatGrams: 40,
      carbohydrateGrams: 114,
    },
  ],
  // Protein counts up to the weight at an index of 30: 97.2 kg of 150.
  [
    { ...man, weightKg: 150, activity: 'light', goal: 'lose' },
    { maintenanceKcal: 3410, targetKcal: 2910, proteinGrams: 156 },
  ],
  [{ ...man, activity: 'sedentary', goal: 'lose', changeKcal: 300 }, { targetKcal: 1836 }],
] as const)('the plan for %j', (input, expected) => {
  expect(run(input).plans[0]).toMatchObject(expected)
})

test('without an activity every level is planned', () => {
  expect(run({ ...man, goal: 'keep' }).plans.map(({ maintenanceKcal }) => maintenanceKcal)).toEqual(
    [2136, 2448, 2759, 3071, 3382],
  )
})

test.each([
  [{ ...man, ageYears: 17, goal: 'keep' }, 'adults only'],
  [{ ...woman, isPregnantOrNursing: true, goal: 'keep' }, 'pregnancy or breastfeeding'],
  [{ ...woman, weightKg: 45, goal: 'lose' }, 'below 18.5'],
  [{ ...man, goal: 'lose', changeKcal: 1001 }, '1,000 kcal'],
  [{ ...man, heightCm: 3000, goal: 'keep' }, 'height'],
  [{ ...man, weightKg: -80, goal: 'keep' }, 'weight'],
  [{ ...man, heightCm: undefined, goal: 'keep' }, 'needs sex, age, height and weight'],
] as const)('%j is refused', (input, reason) => {
  expect(() => run(input)).toThrow(reason)
})

test.each([
  ['male 30, 180 cm, 80 kg, gym 4 times a week, cut', { activity: 'moderate', goal: 'lose' }],
  ['woman 30 165cm 60kg desk job maintain', { activity: 'sedentary', goal: 'keep' }],
  ['man 30 180cm 80kg train twice a week bulk', { activity: 'light', goal: 'gain' }],
  ['man 30 180cm 80kg lose 1 kg a week', { goal: 'lose', changeKcal: 1100 }],
  ['رجل 30 سنة 180 سم 80 كغ يتمرن ٦ مرات أسبوعيا تضخيم', { activity: 'very_active', goal: 'gain' }],
  [
    'امرأة 30 سنة 165 سم 60 كغ خامل إنقاص الوزن بعجز 250 سعرة',
    { activity: 'sedentary', goal: 'lose', changeKcal: 250 },
  ],
] as const)('"%s" is understood', (text, expected) => {
  expect(read(text)).toMatchObject({ input: expected })
})
