import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { studyPlanner } from '../study-planner.ts'

const said = (...messages: string[]) => answerAfter([studyPlanner], ...messages)
const plan = 'exam on 20 december 2026, bio chem and physics, 2 hours a day'
const inArabic = 'امتحاني يوم 14 ديسمبر المواد رياضيات وفيزيا ٣ ساعات باليوم'

test.each([
  [[plan, 'make it 3', 'on weekends 5'], '70 hours'],
  [[plan, 'half an hour more on saturdays'], '41.5 hours'],
  [[plan, 'can u do 2h on weekdays and 4 on weekends'], '20 study days, 3 topics, 50 hours'],
  [[plan, 'no fridays, and 3 hours a day'], '17 study days, 3 topics, 51 hours'],
  [[plan, 'double the hours'], '80 hours'],
  [[plan, 'physics is twice as hard'], '40 hours'],
  [[plan, 'thats too much, 1.5'], '3 topics, 30 hours'],
  [[inArabic, 'خلها ساعتين', 'لا رجعها ٣'], 'الساعات 42'],
])('a number without its unit is of hours: %j', (messages, result) => {
  expect(said(...messages)).toContain(result)
})

test.each([
  [[plan, 'and ill only start on 3 december', 'actually start tomorrow'], 'from 1 December 2026'],
  [[plan, 'they moved the exam to 28 december', 'no wait 27'], 'the exam on 27 December'],
  [[plan, 'exam got postponed by a week'], 'the exam on 27 December'],
  [[inArabic, 'تأجل الامتحان اسبوع'], 'الامتحان في 21 ديسمبر'],
  [[inArabic, 'هبدأ من بكره مش النهارده'], 'خطة من 1 ديسمبر'],
  [[plan, 'actually 4 weeks'], 'the exam on 28 December'],
])('the beginning and the exam move by themselves: %j', (messages, result) => {
  expect(said(...messages)).toContain(result)
})

test.each([
  [[plan, 'i have a wedding on the 12th', 'and the 13th too'], '18 study days, 3 topics'],
  [[plan, 'travelling 10-12 dec'], '17 study days'],
  [[plan, 'cant do sundays', 'ok sundays are fine after all'], '20 study days'],
  [[inArabic, 'مش هقدر سبت وحد'], 'أيام الدراسة 10'],
])('a day that is named for neither is kept free: %j', (messages, result) => {
  const answer = said(...messages)
  expect(answer).toContain(result)
})

test('a chapter that is done leaves, by its name or its place', () => {
  const chapters = 'exam 18 dec. chapters 1 to 6. 90 min a day'
  expect(said(chapters, 'chapter 3 is done already')).toContain('5 topics')
  const inParts = 'فاينل كيمياء بعد اسبوعين فيه ٤ فصول، ساعتين كل يوم'
  expect(said(inParts, 'خلصت الفصل الاول')).toContain('المواضيع 3')
})

test('topics take the place of others, and “it” is the one that was named', () => {
  expect(said(plan, 'instead of physics put history')).toContain('Learn history')
  expect(said(plan, 'physics too hard, drop it')).not.toContain('physics')
  expect(said(inArabic, 'شيل الفيزيا', 'وحط احياء بدالها')).not.toContain('لا أستطيع')
})

test('several changes of one message are all made', () => {
  expect(said(plan, 'add english and make it 4 hours')).toContain('4 topics, 80 hours')
  expect(said(inArabic, 'زيد كيميا وخل الساعات ٤')).toContain('المواضيع 3، ومجموع الساعات 56')
})

test('what is to be done on a day, or when a topic comes, is answered first', () => {
  expect(said(plan, 'what do i do on 10 december')).toMatch(/^\*\*Thursday 10 December 2026: Learn/)
  expect(said(plan, 'when do i start physics')).toMatch(/^\*\*Wednesday 9 December 2026: Learn phy/)
})

const verbs = 'امتحاني 14 ديسمبر شبكات وقواعد بيانات وبرمجه ٣ ساعات باليوم'

test.each([
  [[plan, 'i can only start wed'], 'from 2 December 2026'],
  [[inArabic, 'مش هعرف ابدا غير يوم الاربع'], 'أيام الدراسة 12'],
  [[inArabic, 'لا ببلش الخميس'], 'خطة من 3 ديسمبر'],
  [[plan, 'they moved it to the 24th'], 'the exam on 24 December'],
  [[plan, 'they moved it up to the 18th'], 'the exam on 18 December'],
  [[plan, 'it got postponed to the 3rd'], 'the exam on 3 January'],
  [[verbs, 'يوم الجمعه ما ادرس', 'اجلوه لين 21'], 'أيام الدراسة 18'],
])(
  'a day of the week begins the plan, and a number alone moves the exam: %j',
  (messages, result) => {
    expect(said(...messages)).toContain(result)
  },
)

test('«أبدا» keeps a day free and begins nothing', () => {
  expect(said(inArabic, 'ما أدرس أبدا يوم الجمعة')).toContain('أيام الدراسة 12')
})

test('topics end where it is said how much is studied, and chapters are no hours', () => {
  expect(said('امتحاني ١٤ ديسمبر كيميا واحيا ادرس ساعتين كل يوم')).toContain('المواضيع 2')
  expect(said('معي 10 ايام للامتحان وعندي الفصول 1 الى 4 وساعة ونص باليوم')).toContain(
    'المواضيع 4، ومجموع الساعات 15',
  )
})
