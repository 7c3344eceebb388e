import { expect, test } from 'vitest'
import { linesIn } from './lines.ts'

const lines = ['Your lease ends in 30 days', 'New brunch menu this Friday', 'Win a trip now!!!']
const arabic = ['راتبك لا يكفي؟ 5 حيل للادخار', 'خصم 30% على أول طلب حتى الخميس', 'تبرعوا الآن']

test.each([
  'rank these from best to worst',
  'order these subject lines worst first',
  'from the strongest to the weakest pls:',
  'can you sort my subject lines, strongest to weakest?',
  'Rank the following headlines in order from best to worst. I teach grade 9.',
])('the order of a ranking is no headline: %s', (request) => {
  expect(linesIn([request, ...lines].join('\n'))).toEqual(lines)
})

test.each([
  'رتّبلي هالعناوين من الأحسن للأسوأ',
  'رتب لي العناوين دي من الاسوا للاحسن',
  'انا عندي محل ورد، رتبلي العناوين من الاعلى للاقل',
  'رتبلي هدول العناوين من احسن واحد لاسوأ واحد',
  'رتبوا لي هذي الأسطر من الأفضل إلى الأسوأ',
  'عندي عناوين رتبهم من الأقوى إلى الأضعف',
])('nor is it in Arabic: %s', (request) => {
  expect(linesIn([request, ...arabic].join('\n'))).toEqual(arabic)
})

test('what a headline itself ranks stays in it', () => {
  const line = 'From worst to best, every Dubai Metro station ranked'
  expect(linesIn(`Rate this headline: ${line}`)).toEqual([line])
})

test.each([
  [
    'compare A: Fix your leaking tap in 10 minutes B: Leaking tap? Call us today',
    ['Fix your leaking tap in 10 minutes', 'Leaking tap? Call us today'],
  ],
  [
    'Which is better? Option A: Ladies night is back Option B: Free entry for ladies on Tuesday',
    ['Ladies night is back', 'Free entry for ladies on Tuesday'],
  ],
  ['ايهم احسن أ: خصم على كل العطور ب: عطرك بـ 99 درهم', ['خصم على كل العطور', 'عطرك بـ 99 درهم']],
  [
    "rate these two 1. To dos before you move 2. You won't need boxes",
    ['To dos before you move', "You won't need boxes"],
  ],
  [
    'which is better checklist for movers or moving house in 7 steps',
    ['checklist for movers', 'moving house in 7 steps'],
  ],
  ['Score: Meeting notes: part A: budget', ['Meeting notes: part A: budget']],
])('lines with letters and colons stand apart: %s', (message, expected) => {
  expect(linesIn(message)).toEqual(expected)
})

test.each([
  [
    "subject line check pls. 'You won't believe our new menu' - we are a cafe",
    "You won't believe our new menu",
  ],
  [
    'my manager says this subject is too long: Reminder of the fire training. is it',
    'Reminder of the fire training',
  ],
  ['subject: Your visa expires in 30 days. is that good enough', 'Your visa expires in 30 days'],
  ['عندي عيادة وببعت رسالة، العنوان: موعدك بكرا الساعة 5. شو بتنصحني اغير', 'موعدك بكرا الساعة 5'],
  ['whats wrong w this subject line FREE IPHONE INSIDE!!!', 'FREE IPHONE INSIDE!!!'],
])('a line ends where something is asked of it: %s', (message, line) => {
  expect(linesIn(message)).toEqual([line])
})
