import { expect, it } from 'vitest'
import { readTasks } from './tasks.ts'
import { whetherAsked } from './whether.ts'

const today = '2026-11-29'

it.each([
  ['I run a small shop (licence 778812). Tasks: renew it today, buy thread', 2],
  ["i'm a nurse, night shifts this week. need to: hand in the form by tomorrow, iron uniforms", 2],
  ['Driver. tasks today - oil change overdue, wash the car no rush', 2],
  ['teacher here. mark exams by wednesday, laminate posters', 2],
  ['accountant here - vat filing due 28 november, dust the shelves no rush', 2],
  ['We have 14 staff. Things on my plate: payroll tomorrow, order coffee', 2],
  ['plumber. jobs: leak at villa 22 urgent; order pipes; clean van whenever', 3],
  ['Need help!! so much to do. assignment due tonight, call grandma', 2],
  ["my to dos: you won't believe it, taxes due tomorrow. also hang curtains, no rush", 2],
  ['عندي محل خياطة ورخصتي رقم 88123، المهام: دفع الرواتب بكرة، طلب قماش', 2],
  ['عندي ٣ اولاد ودوام. لازم اجدد التامين قبل ٥ ديسمبر، اكوي الملابس', 2],
  ['انا ممرضه وعندي شفت ليل. مهامي: تقديم الاجازة بكره، موعد اسنان', 2],
  ['صاحبي بعتلي: "خلص التقرير بكرة وابعت الفواتير النهاردة". وعندي كمان اغير الزيت', 3],
  ['Pay the rent today. Tasks: call mum, buy milk', 3],
])('takes who somebody is for no task: %s', (said, count) => {
  expect(readTasks(said, today)).toHaveLength(count)
})

it.each([
  'wrap gifts no rush, call the supplier urgent and important - where do i start',
  'renew visa tomorrow, clean the balcony no rush. where to begin',
  'دفع الكهرباء اليوم، ترتيب الخزانة مو مستعجل - من وين أبدأ',
  'تجديد الاقامة بكرة، الرد على المدرسة عاجل - بشنو ابدي',
])('takes what is asked behind the tasks for none: %s', (said) => {
  const tasks = readTasks(said, today)
  expect(tasks).toHaveLength(2)
  expect(tasks.join()).not.toMatch(/where|begin|وين|بشنو|[-–]$/)
})

it.each([
  ['pay the AED 5,000 deposit today, buy pens', ['pay the AED 5,000 deposit today', 'buy pens']],
  ['عندي امتحان كيميا بكرا وحفلة رفيقتي الخميس', ['امتحان كيميا بكرا', 'حفلة رفيقتي الخميس']],
  ['بكرة عندي: دكتور الاسنان، شراء خبز', ['دكتور الاسنان, بكرة', 'شراء خبز, بكرة']],
  ['اول شي ادفع الفاتورة، ثاني شي احجز اجازة', ['ادفع الفاتورة', 'احجز اجازة']],
  ['HR: 1- call Sara today 2- plan iftar', ['call Sara today', 'plan iftar']],
])('parts tasks where the next one begins: %s', (said, tasks) => {
  expect(readTasks(said, today)).toEqual(tasks)
})

it.each([
  ['is renewing my passport urgent? it expires in march', 'urgent'],
  ['هل دفع المخالفة عاجل؟ آخر موعد 1 ديسمبر', 'urgent'],
  ['Is the lease important? Its deadline is 3 December', 'important'],
])('reads what is told behind the question of one task: %s', (said, property) => {
  expect(whetherAsked(said)?.property).toBe(property)
})
