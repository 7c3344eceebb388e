import { expect, test } from 'vitest'
import { dueIn, withoutDue } from './when.ts'

// A Friday.
const today = '2026-11-20'

test.each([
  ['send it by Friday', 'Friday', '2026-11-27'],
  ['send it by 3 Dec', '3 Dec', '2026-12-03'],
  ['send it before 01/12/2026', '01/12/2026', '2026-12-01'],
  ['pay it end of month', 'end of month', '2026-11-30'],
  ['deliver by EOD', 'EOD', '2026-11-20'],
  ['call him tomorrow', 'tomorrow', '2026-11-21'],
  ['send it by EOD Friday', 'Friday', '2026-11-27'],
  ['call him tmrw', 'tmrw', '2026-11-21'],
  ['renew the visa (expires 25/11/2026)', '25/11/2026', '2026-11-25'],
  ['do it ASAP', 'ASAP', null],
  ['دفع الفاتورة بكرة', 'بكرة', '2026-11-21'],
  ['الاتصال بالمورد باجر', 'باجر', '2026-11-21'],
  ['مراجعة العقد الأسبوع الجاي', 'الأسبوع الجاي', null],
  ['تجهيز العقد - 30/11', '30/11', '2026-11-30'],
  ['تجهيز التقرير خلال أسبوع', 'خلال أسبوع', null],
  ['finish it next week', 'next week', null],
  ['we met on 5 November 2026, answer by 25 November 2026', '25 November 2026', '2026-11-25'],
  ['إرسال العرض قبل يوم الأحد', 'يوم الأحد', '2026-11-22'],
  ['إرسال العرض بحلول ٢٥ نوفمبر', '٢٥ نوفمبر', '2026-11-25'],
  ['تحديث الموقع نهاية الشهر', 'نهاية الشهر', '2026-11-30'],
  ['الاتصال في أقرب وقت', 'في أقرب وقت', null],
  ['finish it in two weeks', 'in two weeks', '2026-12-04'],
  ['تجهيز العقد خلال يومين', 'خلال يومين', '2026-11-22'],
  ['the exam is tomorrow week', 'tomorrow week', '2026-11-28'],
  ['reply before the 24th', '24th', '2026-11-24'],
  ['submit it tomorow', 'tomorow', '2026-11-21'],
  ['call by Dec 5th', 'Dec 5th', '2026-12-05'],
  ['it was due last week', 'last week', '2026-11-19'],
])('%s', (text, words, date) => {
  expect(dueIn(text, today)).toMatchObject({ words, date })
})

test.each(['the printer sat idle in the sun', 'we may march on', 'call Omar', 'متابعة الموردين'])(
  'no time is named: %s',
  (text) => {
    expect(dueIn(text, today)).toBeUndefined()
  },
)

test.each([
  ['send the budget by Friday', 'send the budget'],
  ['by Friday send the budget', 'send the budget'],
  ['send by Friday the budget', 'send the budget'],
  ['send the plan of Friday to Omar', 'send the plan of Friday to Omar'],
  ['إرسال العرض قبل يوم الأحد', 'إرسال العرض'],
  ['renew the visa (expires 25/11/2026)', 'renew the visa'],
])('a deadline can be left out where the rest stands without it: %s', (text, rest) => {
  expect(withoutDue(text, dueIn(text, today))).toBe(rest)
})
