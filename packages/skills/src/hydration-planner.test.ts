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
  [{ sex: 'male', ageYears: 200, isHot: false }, 'outside what I cover'],
] as const)('%j is refused', (input, reason) => {
  expect(() => run(input)).toThrow(reason)
})

test('to what a child drinks nothing is added for sport, and that is said', () => {
  const output = run({ sex: 'male', ageYears: 12, isHot: false, activeHours: 1 })
  expect(output).toMatchObject({ totalLitres: 2.1, isEffortOfChild: true })
  expect(output.extraLitres).toBeUndefined()
  expect(skill.explain(output as never, 'en')).toContain('made for adults')
})

test('the effort of one of two people is not added for the other', () => {
  const text =
    'how much water do I need, man 34, and my daughter is 7. she plays tennis 1 hour a day'
  const reading = skill.read({ text, today: '2026-11-28', language: 'en' })
  expect(reading).toMatchObject({
    input: { ageYears: 34 },
    more: [{ input: { ageYears: 7, activeHours: 1 } }],
  })
  expect(reading).not.toHaveProperty('input.activeHours')
})

test.each([
  ['a woman exercising 45 minutes at 24°C', { sex: 'female', activeHours: 0.75, isHot: false }],
  [
    'man, 2 hours of cycling at 36 degrees and 50% humidity',
    { sex: 'male', activeHours: 2, isHot: true },
  ],
  ['رجل يجري ساعتين في الصيف', { sex: 'male', activeHours: 2, isHot: true }],
  ['men, 6 hours in the heat, a cup every 15 to 20 minutes', { activeHours: 6, isHot: true }],
  ['ريال يشتغل ٥ ساعات بالحر ويشرب كاسة كل ٢٠ دقيقة', { sex: 'male', activeHours: 5 }],
  ['man working 3 hours at 42 C, how much to drink', { activeHours: 3, isHot: true }],
  ['woman, pilates for 45 minutes (membership 7714), water?', { activeHours: 0.75 }],
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

test.each(['I have a kidney disease, plan 3 litres a day', 'عندي فشل كلوي وأبغى ٣ لتر ماي'])(
  'what a doctor limits is not planned: %s',
  (text) => {
    expect(() => firstLines(text)).toThrow(/your doctor sets/)
  },
)

const firstLines = (text: string) => {
  const reading = read(text)
  return 'input' in reading
    ? [reading, ...(reading.more ?? [])].map(
        ({ input }) =>
          skill
            .explain(skill.run(skill.input.parse(input), { today }), languageOf(text))
            .split('\n')[0],
      )
    : []
}

test.each([
  ['how much water for me and my husband', ['about 2 l', 'about 1.6 l']],
  ['كم لازم أشرب؟', ['نحو 2 لتر', 'نحو 1.6 لتر']],
  ['how many 500ml bottles should a man drink per day', ['4 bottles of 500 ml a day']],
  ['I drink 3 litres a day, I am a woman, is that enough', ['Yes, 3 l a day is enough']],
  ['water for the week for a man', ['14 l a week']],
  [
    'أنا حامل بالشهر الخامس وعندي ولد عمره ٦ سنين، قديش لازم يشرب كل واحد فينا باليوم',
    ['نحو 1.8 لتر', 'نحو 1.3 لتر'],
  ],
  ['Girl, 27. I run about an hr n a half every evening, how much to drink', ['2.2–2.8 l']],
  ['water for my kids 6 and 10', ['about 1.3 l', 'about 1.7 l', 'about 1.5 l']],
  [
    'my husband works 6 hours in the heat and I am at home breastfeeding, how much each',
    ['6.3–7.8 l', 'about 2.2 l'],
  ],
  ['I nurse her fully, how much water', ['about 2.2 l']],
  ['رجل يشتغل أربع ساعات تحت الشمس، كم يشرب في الأربع ساعات', ['4.9–5.8 لتر']],
])('everybody meant gets the amount that was asked: %s', (text, lines) => {
  expect(firstLines(text)).toEqual(lines.map((line) => expect.stringContaining(line)))
})

test('«الكلي كام» asks for the total and tells of no kidneys', () => {
  const total = read('أنا برضّع وعايزة أعرف أشرب كام في اليوم، الكلي كام')

  expect('input' in total && total.input).not.toHaveProperty('isLimitedByDoctor')
  expect(read('عندي مشكلة في الكلى، أشرب كام في اليوم؟ راجل')).toMatchObject({
    input: { isLimitedByDoctor: true },
  })
})

test('a man and a woman who nurses each get their own', () => {
  const reading = skill.read({
    text: 'How much water for a man a day, and how much for a woman who is breastfeeding?',
    today: '2026-11-28',
    language: 'en',
  })
  if (!('input' in reading)) throw new Error('asked back')
  expect(
    [reading.input, ...(reading.more ?? []).map(({ input }) => input)].map(
      (input) => run(input).totalLitres,
    ),
  ).toEqual([2.5, 2.7])
})

test.each([
  'guy here. i do 2 hours of padel most evenings, how much should i drink?',
  'male here 80 kg working outside 2 hours, how much to drink',
])('"here" is nobody: %s', (text) => {
  expect(read(text)).not.toHaveProperty('more')
})

test.each(['مراتي بترضع، تشرب قد ايه ميه في اليوم؟', 'راجل، المفروض اشرب كام كوباية ميه يوميا؟'])(
  'what is drunk in Egypt is no hundred: %s',
  (text) => {
    expect(JSON.stringify(read(text))).not.toContain('100')
  },
)

test.each([
  'I breastfeed my daughter, she is 4 months old. How many litres should I drink in a day?',
  'breastfeeding, my baby is 9 months. how many litres a day?',
  'أنا مرضعة وولدي عمره 5 شهور، كم لتر أشرب باليوم؟',
])('for whoever is nursed nothing is planned that nobody asked for: %s', (text) => {
  const reading = read(text)
  expect(reading).toMatchObject({ input: { condition: 'nursing', sex: 'female' } })
  expect(reading).not.toHaveProperty('more')
})

test.each(['my daughter is 3 months, how much water a day?', 'بنتي عمرها 3 شهور كم تشرب ماء؟'])(
  'a child of some months is never given an adult’s amount: %s',
  (text) => {
    const reading = read(text)
    if (!('input' in reading)) throw new Error('asked back')
    expect(() => run(reading.input)).toThrow(/child under two/)
  },
)

test('how long somebody is pregnant is understood', () => {
  const reading = read('6 months pregnant, how much water in a day?')
  expect('understood' in reading && reading.understood).toMatchObject({
    facts: ['for: pregnant woman', 'pregnant for 6 months'],
    assumed: [],
  })
})
