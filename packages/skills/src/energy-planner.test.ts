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
  ['man 30 180cm 80kg lose 1 kg a week', { goal: 'lose', changeKcal: 1000 }],
  ['رجل 30 سنة 180 سم 80 كغ يتمرن ٦ مرات أسبوعيا تضخيم', { activity: 'very_active', goal: 'gain' }],
  [
    'امرأة 30 سنة 165 سم 60 كغ خامل إنقاص الوزن بعجز 250 سعرة',
    { activity: 'sedentary', goal: 'lose', changeKcal: 250 },
  ],
  ['female 40 160cm 70 kg desk job, cut 300 kcal a day', { goal: 'lose', changeKcal: 300 }],
  ['man 30 180cm 80kg light, take 250 calories off', { goal: 'lose', changeKcal: 250 }],
  ['ست عندي ٣٤ سنة ١٥٨ سم ٦٢ كيلو مكتبية، نزّليني ٤٠٠ سعرة', { sex: 'female', changeKcal: 400 }],
  // 5 kg × 7,700 kcal in 101 days.
  ['man 35 180cm 90kg moderate, lose 5 kg by March', { goal: 'lose', changeKcal: 381 }],
  ['رجل ٣٥ سنة ١٨٠ سم ٩٠ كيلو معتدل، أنزل ٥ كيلو قبل مارس', { goal: 'lose', changeKcal: 381 }],
  ["woman 41 165cm 78kg light, don't want to lose or gain", { goal: 'keep' }],
  [
    'رجل عمره 30 طوله 180 ووزنه 80 يتمرن ست مرات بالأسبوع',
    { sex: 'male', activity: 'very_active' },
  ],
  ['بنت ٢٦ سنة ١٧٠ سم ٥٥ كيلو شغلي عالمكتب وما بعمل رياضة', { activity: 'sedentary' }],
] as const)('"%s" is understood', (text, expected) => {
  expect(read(text)).toMatchObject({ input: expected })
})

const firstLines = (text: string) => {
  const reading = read(text)
  return 'input' in reading
    ? [reading, ...(reading.more ?? [])].map(
        ({ input }) => skill.explain(run(input), languageOf(text)).split('\n')[0],
      )
    : []
}

test.each([
  ['bmr only: female 27 163cm 58kg', ['Resting energy: 1,303 kcal a day']],
  ['how much protein, man 33, 82kg 179cm, gym 5 days a week, bulk', ['Protein: 131 g a day']],
  ['calories per week to maintain? 25M 175cm 70kg sedentary', ['14,063 kcal a week']],
  [
    'if I eat 1500 kcal a day will I lose weight? man 29 180 cm 90kg desk job',
    ['762 below what keeps the weight: yes'],
  ],
  [
    'how long till I get to 70kg from 78? woman 40 165cm light active, deficit 500',
    ['About 18 weeks (123 days) for 8 kg'],
  ],
  [
    'me 34 m 82kg 181cm and my wife 32 f 61kg 166cm, both sedentary, maintain',
    ['about 2,144 kcal', 'about 1,592 kcal'],
  ],
  ['30 years 170cm 70kg sedentary calories', ['about 1,941 kcal', 'about 1,742 kcal']],
  // Each condition has a level of its own, each person figures of their own.
  [
    'woman 40 years 160 cm 60 kg, office job. maintenance today, and what if I train 4 days a week?',
    ['about 1,487 kcal', 'about 1,920 kcal'],
  ],
  [
    'رجل ٤٠ سنة ١٧٠ سم ٧٠ كيلو ما أتمرن أبد، كم سعرة أثبت؟ وكم لو تمرنت ٤ أيام بالأسبوع؟',
    ['نحو 1,881 سعرة', 'نحو 2,430 سعرة'],
  ],
  [
    'my brother is 22, 178 cm and 60 kg, trains 6 days and wants to bulk, my sister is 20, 160 cm and 70 kg, no sport, wants to slim. calories?',
    ['To gain weight: about 3,073 kcal', 'To lose weight: about 1,227 kcal'],
  ],
  [
    'زوجي عمره 41 وطوله 175 ووزنه 90 ودوامه مكتبي، وأنا عمري 36 وطولي 160 ووزني 70 وأتمرن 3 أيام. كم سعرة لكل واحد حتى نثبت؟',
    ['نحو 2,153 سعرة', 'نحو 2,106 سعرة'],
  ],
  ['nurse, female, 34 years 158 cm 70 kg, sitting all day, maintain', ['about 1,628 kcal']],
  [
    'man 41 years 170 cm 88 kg sedentary, my friend says 2500 calories keep my weight',
    ['2,500 kcal a day is 409 above'],
  ],
  ['female 45 years 160 cm 55 kg sedentary want to lose 3 kg', ['To lose weight']],
])('the first line says what was asked, for everybody meant: %s', (text, lines) => {
  expect(firstLines(text)).toEqual(lines.map((line) => expect.stringContaining(line)))
})

test('who wants neither to lose nor to gain keeps the weight', () => {
  const text = 'بنت عمري ٢٦ وطولي ١٥٨ سم ووزني ٥١ كيلو. ما أبغي أنزل ولا أزيد، كم سعرة آكل باليوم؟'

  expect(read(text)).toMatchObject({ input: { goal: 'keep' } })
})

test.each([
  [
    'Woman 31, 165 cm, 60 kg, no exercise. I wanted to bulk but changed my mind, I want to lose now',
    { goal: 'lose' },
  ],
  [
    'Man 30, 180 cm, 75 kg, gym 4 times a week, bulk with only +250 kcal, not 400',
    { goal: 'gain' },
  ],
  ['رجل 35 سنة 175 سم و80 كيلو، كنت أتمرن وبطلت، الحين مكتبي، كم سعرة للثبات', { weightKg: 80 }],
])('%j is read as it stands now', (text, wish) => {
  expect(read(text)).toMatchObject({ input: wish })
  expect(read(text)).not.toHaveProperty('input.more')
})

test('a sign before the kilocalories says which way, and what is refused is none', () => {
  expect(
    read('Man 30, 180 cm, 75 kg, gym 4 times a week, bulk with only +250 kcal, not 400'),
  ).toMatchObject({ understood: { facts: expect.arrayContaining(['surplus 250 kcal']) } })
})

test('«أنا ست» is a woman', () => {
  expect(
    read('أنا ست عمري 55 سنة طولي 150 سم ووزني 50 كيلو ومبتحركش خالص، وعايزة أنزل'),
  ).toMatchObject({ input: { sex: 'female', activity: 'sedentary' } })
})

test('what the least intake leaves of a deficit is told', () => {
  const text = 'woman 50, 150 cm, 48 kg, desk job without exercise, I want to lose weight'
  const reading = read(text)
  if (!('input' in reading)) throw new Error('asked back')
  const answer = skill.explain(run(reading.input), 'en')
  expect(answer).toContain('a deficit of 8 kcal a day in place of 500')
  expect(answer).toContain('| Target (−8) |')
})

test('where the age is asked for, so is the sex', () => {
  const reading = read('how many kcal do I need, 75 kg and 172 cm, to keep my weight')
  expect('missing' in reading && reading.missing.map(({ name }) => name.en)).toEqual(['Age', 'sex'])
})

test.each([
  'woman 41, 160 cm, 80 kg, desk job, want to lose weight, how many calories? My husband lives on 2,700 kcal',
  'انا ست 41 سنة 160 سم 80 كيلو شغلي مكتبي وعايزة اخس، كام سعرة؟ جوزي بياكل 2700',
  'woman 41, 160 cm, 80 kg, desk job, want to lose weight, how many calories? My husband cooks for me.',
])('what is told of somebody else changes no plan: %s', (text) => {
  const reading = read(text)
  expect(reading).toMatchObject({ input: { sex: 'female', find: 'plan', weightKg: 80 } })
  expect(reading).not.toHaveProperty('more')
})

test.each([
  'woman 33, 165 cm, 82 kg, desk job. I gained 9 kg this year and do not want to gain more. calories?',
  'رجل 33 سنة 175 سم 92 كيلو شغلي مكتبي، زدت 9 كيلو السنة ومش عايز ازيد اكتر. كم سعرة؟',
])('a gain that is over is no aim: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { goal: 'keep' } })
  expect(JSON.stringify(read(text))).not.toMatch(/gain weight|زيادة الوزن/)
})

test('whoever is refused is told of no deficit', () => {
  const text = 'مرضعة عمري 31، 160 سم، 70 كيلو، وابني عمره 4 شهور. ابغى انزل كيلو بالأسبوع'
  const reading = read(text)
  expect(reading).toMatchObject({ input: { isPregnantOrNursing: true } })
  expect('understood' in reading && reading.understood?.assumed).toEqual([])
})

test('in the Gulf a man of forty says so with a word that is money elsewhere', () => {
  const text = 'ريال 45 سنة 175 سم 80 كيلو شغلي مكتبي كم سعرة اثبت وزني'
  expect(read(text)).toMatchObject({ input: { sex: 'male', ageYears: 45 } })
})
