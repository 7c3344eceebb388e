import { expect, test } from 'vitest'
import { alternativesOf } from './alternatives.ts'
import { fold } from './fold.ts'
import { isSlip } from './slips.ts'

test.each([
  ['eihgty five thoudand durhams over 15 yeras', 'eighty five thousand dirhams over 15 years'],
  ['12 sttone 4 in killos before 3 Ocotber', '12 stone 4 in kilos before 3 october'],
  ['9 am in singapoer', '9 am in singapore'],
  ['من 30 نومبر، ملليونين وسبعيين ميل كل سعتين', 'من 30 نوفمبر، مليونين وسبعين ميل كل ساعتين'],
])(
  'names of figures, units, currencies, months and places are read without a slip: %s',
  (typed, meant) => {
    expect(fold(typed).text).toBe(meant)
  },
)

test.each([
  'once a match in a marsh, 4 litters of bullion, thirsty and there',
  'the seventh house of a german family in australian media',
  'مرتين للمره الثالثه في المدارس، معلقه بالحراره',
])('words of their own are left alone: %s', (text) => {
  expect(fold(text).text).toBe(text)
})

test('what was put right still stands where it was typed', () => {
  const typed = 'rent of thoudand AED'
  const { text, original } = fold(typed)
  const start = text.indexOf('thousand')

  expect(typed.slice(original(start), original(start + 'thousand'.length - 1) + 1)).toBe('thoudand')
  expect(original(text.indexOf('aed'))).toBe(typed.indexOf('AED'))
})

test.each([
  ['years', 'yeras', true],
  ['euros', 'eurps', true],
  ['hundred', 'hundrred', true],
  ['month', 'mouth', false],
  ['thirty', 'thirsty', false],
  ['rent', 'tent', false],
  ['ترطيب', 'تركيب', false],
])('of %s, %s is a slip: %s', (meant, typed, is) => {
  expect(isSlip(typed, meant)).toBe(is)
})

test('a pattern of spellings names each of them', () => {
  expect(alternativesOf('kilomet(?:re|er)s?|[اأ]ميال')).toEqual([
    'kilometres',
    'kilometre',
    'kilometers',
    'kilometer',
    'اميال',
    'أميال',
  ])
})
