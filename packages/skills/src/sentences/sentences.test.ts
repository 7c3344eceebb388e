import { expect, test } from 'vitest'
import { words } from '../reading/words.ts'
import { isArabicVerb, tenseOf } from './arabic-verbs.ts'
import { clausesIn } from './clauses.ts'
import { grammar, isNegatedAt } from './grammar.ts'
import { lexicon } from './lexicon.ts'
import { sentencesIn } from './split.ts'

test.each([
  ['Dr. Smith pays 3.5% today. Omar waits', ['Dr. Smith pays 3.5% today.', 'Omar waits']],
  [
    'Cars park in Block C. Visitors leave. John F. Kennedy came',
    ['Cars park in Block C.', 'Visitors leave.', 'John F. Kennedy came'],
  ],
  [
    'The liability of each party shall not exceed\nthe fees of a year.',
    ['The liability of each party shall not exceed the fees of a year.'],
  ],
  ['Pay the rent\nCall the bank', ['Pay the rent', 'Call the bank']],
  ['1) fix the leak 2) write the blog', ['fix the leak', 'write the blog']],
  ['- [ ] Set up CI\n* Book the venue', ['Set up CI', 'Book the venue']],
  [
    'اتفقنا على الموعد. من يعتمد التصميم؟ ننتظر',
    ['اتفقنا على الموعد.', 'من يعتمد التصميم؟', 'ننتظر'],
  ],
  ['١- دفع الإيجار\n٢- تجديد الرخصة', ['دفع الإيجار', 'تجديد الرخصة']],
])('%j is read as the sentences %j', (text, sentences) => {
  expect(sentencesIn(text).map((sentence) => sentence.text)).toEqual(sentences)
})

test('a sentence knows where it stands', () => {
  const text = 'Notes:\n- [x] Pay it.  Who signs?'
  expect(sentencesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Notes:',
    'Pay it.',
    'Who signs?',
  ])
})

test.each([
  [
    'we decided to go with the blue logo and sara will send the files by thursday then omar needs to call the printer',
    [
      'we decided to go with the blue logo',
      'sara will send the files by thursday',
      'omar needs to call the printer',
    ],
  ],
  ['send the plan, the budget and the photos', ['send the plan, the budget and the photos']],
  [
    'sara will send the files omar needs to call',
    ['sara will send the files', 'omar needs to call'],
  ],
  ['Sara and Omar will call the bank', ['Sara and Omar will call the bank']],
  [
    'سارة بترسل العرض يوم الخميس واحمد لازم يكلم المورد بس ما قررنا الميزانية',
    ['سارة بترسل العرض يوم الخميس', 'واحمد لازم يكلم المورد', 'ما قررنا الميزانية'],
  ],
  ['لازم سارة وخالد يراجعون العقد', ['لازم سارة وخالد يراجعون العقد']],
])('%j says %j', (sentence, clauses) => {
  expect(clausesIn(sentence).map(({ text }) => text)).toEqual(clauses)
})

test('a clause keeps the figures at its end', () => {
  expect(clausesIn('Sara will pay AED 500, but Omar will pay 20%').map(({ text }) => text)).toEqual(
    ['Sara will pay AED 500', 'Omar will pay 20%'],
  )
})

const decisions = lexicon({ decide: 'agree, settle on, يتفق, قرار' })
const found = (text: string) =>
  decisions(words(text)).map(({ start, end }) => text.slice(start, end))

test.each([
  ['we agreed', ['agreed']],
  ['they settled on blue', ['settled on']],
  ['سنتفق غدا', ['سنتفق']],
  ['اتفقنا على القرار', ['اتفقنا', 'القرار']],
  ['an agreeable day', []],
])('%j holds the concept in %j', (text, pieces) => {
  expect(found(text)).toEqual(pieces)
})

test.each([
  ['we have not yet agreed', true],
  ['we agreed not to wait', false],
  ['ما اتفقنا', true],
])('%j: the agreement is denied: %j', (text, isDenied) => {
  const said = words(text)
  expect(isNegatedAt(grammar(said), decisions(said)[0]!.from)).toBe(isDenied)
})

test.each([
  ['سترسل', true, 'future'],
  ['بترسل', true, 'future'],
  ['يراجع', true, 'present'],
  ['تقرير', false, undefined],
  ['بيانات', false, undefined],
  ['تكلفة', false, undefined],
])('%s is a verb: %j', (text, isVerb, tense) => {
  const [word] = words(text)
  expect([isArabicVerb(word!), isArabicVerb(word!) ? tenseOf(word!) : undefined]).toEqual([
    isVerb,
    tense,
  ])
})

const near = lexicon({ till: 'till', friday: 'الجمعه', notice: 'اشعار' })

test.each([
  ['till noon', 1],
  ['three quotes for tiles', 0],
  ['يوم الجمعة', 1],
  ['موقع الجمعية', 0],
  ['إشعارًا كتابيًا', 1],
])('of %j as many words are meant: %j', (text, count) => {
  expect(near(words(text))).toHaveLength(count)
})

test.each([
  ['Come to gate 1. The canteen will be shut.', ['Come to gate 1.', 'The canteen will be shut.']],
  ['1) fix the leak 2) write the blog', ['fix the leak', 'write the blog']],
  ['To do: 1. fix the leak 2. write the blog', ['To do:', 'fix the leak', 'write the blog']],
  ['الحضور إلى البوابة ١. المقصف مغلق.', ['الحضور إلى البوابة ١.', 'المقصف مغلق.']],
])('a number at the end of a sentence is no item: %s', (text, expected) => {
  expect(sentencesIn(text).map((sentence) => sentence.text)).toEqual(expected)
})
