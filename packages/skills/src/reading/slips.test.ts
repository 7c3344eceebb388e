import { expect, test } from 'vitest'
import { behindArticle, behindMistypedArticle, isShortSwap, isSlipAtHead } from './slips.ts'

test.each([
  ['ولاحملة', 'حملة'],
  ['بلاميلادي', 'ميلادي'],
  ['امواضيع', 'مواضيع'],
  ['باشلهر', 'شهر'],
  ['بلشهر', 'شهر'],
  ['الددخل', 'دخل'],
  ['والوززن', 'وزن'],
])('behind a mistyped article stands the word: %s', (typed, word) => {
  expect(behindMistypedArticle(typed)).toContain(word)
})

test.each([
  ['الرضيبة', 'ضريبة', true],
  ['الوضوع', 'موضوع', true],
  ['الصرف', 'مصرف', false],
  ['الضضريبة', 'ضريبة', true],
  ['الكتاب', 'حساب', false],
])(
  'behind an article the first letter may be mistyped: %s for %s is %s',
  (typed, meant, isSlip) => {
    expect(isSlipAtHead(behindArticle(typed) as string, meant)).toBe(isSlip)
  },
)

test.each([
  ['طلوي', 'طولي', true],
  ['عمري', 'عمرو', false],
])('in four letters only two changed about are a slip: %s for %s is %s', (typed, meant, isSlip) => {
  expect(isShortSwap(typed, meant)).toBe(isSlip)
})
