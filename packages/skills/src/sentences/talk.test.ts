import { expect, test } from 'vitest'
import { withoutTalk } from './talk.ts'

test.each([
  [
    "Hi, sorry for the long message, I'm typing this in the car. VAT on 4,800? thanks a lot, you're a lifesaver",
    'VAT on 4,800?',
  ],
  [
    'the last consultant we hired wanted 1,800 for this. Loan of 90,000 over 5 years at 4%?',
    'Loan of 90,000 over 5 years at 4%?',
  ],
  [
    'Which is longer?\nOpen on Friday\nClosed on Monday\n\nBest regards,\nMona Haddad',
    'Which is longer?\nOpen on Friday\nClosed on Monday',
  ],
  [
    'محضر لو سمحت، رقم الغرفة 305. الحضور: أمل وسالم. الميزانية 40,000 درهم.',
    'محضر لو سمحت. الحضور: أمل وسالم. الميزانية 40,000 درهم.',
  ],
  ['السلام عليكم معلش عم بكتب من السيارة. كم ضريبة 4,800؟ رقمي 050 664 1187', 'كم ضريبة 4,800؟'],
  [
    'السنة الماضية شركة أخذت منا 900 درهم على هذا. راتبي 9,000 لمدة 6 سنين كم مكافأتي؟',
    'راتبي 9,000 لمدة 6 سنين كم مكافأتي؟',
  ],
  [
    'hello sir, i got A in physics. gpa with B in maths?',
    'i got A in physics. gpa with B in maths?',
  ],
  [
    'my lawyer wrote this, how bad is it? call me on 0501234567. Pursuant to the rules of the building, applicants must furnish all documents that show where they lived before, notwithstanding what they declared.',
    'my lawyer wrote this, how bad is it? Pursuant to the rules of the building, applicants must furnish all documents that show where they lived before, notwithstanding what they declared.',
  ],
])('talk around a request is no part of it: %s', (message, request) => {
  expect(withoutTalk(message)).toBe(request)
})

test.each([
  'last year we paid 350,000 in rent and 90,000 in fees. tax on a profit of 500,000?',
  'My father is 61 and sits at home. How much water should he drink?',
  'an agency charged me 4,200 last year. how much VAT was in it?',
  'Year ended 31 December 2025, licence no. 604417, 9 employees. Tax on 600,000?',
  'hello sir i am a pregnant woman, how much water should i drink?',
  'i got A in physics. gpa with B in maths?',
  'My accountant says the turnover was 4,100,000. Tax on that if the costs were 2,000,000?',
  'my cousin says it is 52,000. is that right for 9,000 over 8 years?',
  'cash is 180000, revenue 24000, costs flat at 40000. when do we break even',
  'we sell 210k a month. trade licence 18500 once a year. tax?',
  'need 120k for a flat, have 35k, can put away 3,500 every month. when?',
  'Which subject line is better?\n"Thanks for your patience"\n"Sorry we missed you"',
  'Sum these\nthanks\nname,amount\nRent,5\nTea,6',
  'TLDR in one sentence of the mail below thx\n\nThe lift is closed until Friday. We work from 8 am. Please use the stairs. Our office phone is 04 555 0199.',
  'The lift is closed until Friday. Use the stairs. We work from 8 am. Our office phone is 04 555 0199.\n\nTLDR please',
  'لخص هذا في جملة\n\nالمصعد مغلق حتى الجمعة. استخدموا الدرج. نعمل من الثامنة. هاتف مكتبنا 04 555 0199.',
  'How hard is this? The bridge is closed. Call us on 0501234567. We are sorry for that. It opens in May.',
])('what is said of the request, and texts, stay whole: %s', (message) => {
  expect(withoutTalk(message)).toBe(message)
})

test.each([
  'In two sentences. Our company bought 50 vans. Charging the vans takes six hours. One driver, aged 58, retired. The company plans more.',
  'Shorten it. The oven gives an even heat. The baker, aged 61, stays. Bread sells out by noon.',
])('a verb that tells of somebody asks for nothing, so nothing beside it is talk: %s', (text) => {
  expect(withoutTalk(text)).toBe(text)
})
