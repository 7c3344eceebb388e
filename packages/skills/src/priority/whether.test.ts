import { expect, test } from 'vitest'
import { type Matrix, priorityMatrix } from '../priority-matrix.ts'

const today = '2026-11-29'
const asked = (text: string) => {
  const reading = priorityMatrix.read({ text, language: 'en', today })
  if (!('input' in reading)) return reading
  const input = reading.input as { tasks: string[] }
  return { tasks: input.tasks, matrix: priorityMatrix.run(input, { today }) as Matrix }
}

test.each([
  [
    'Only one thing on my list: Renew my residence visa, due on 3 December. By your rule does that already count as urgent, yes or no?',
    'Renew my residence visa',
    false,
  ],
  ['Pay the school fees by Thursday. Is that urgent?', 'Pay the school fees', false],
  [
    'عايز أعرف حاجة واحدة بس تسليم بحث الجامعة يوم ٢ ديسمبر وهو مهم جدا يبقى عاجل ولا لأ',
    'تسليم بحث الجامعة',
    true,
  ],
  ['تجديد الرخصة يوم ١٢ ديسمبر، هل تعتبر عاجلة ولا لا؟', 'تجديد الرخصة', false],
])('what is asked with yes or no is no task: %s', (text, task, isUrgent) => {
  expect(asked(text)).toMatchObject({
    tasks: [expect.stringContaining(task)],
    matrix: { asked: { property: 'urgent', judgement: { task, isUrgent } } },
  })
})

test.each([
  [
    'is buying curtains more urgent than paying the fine? curtains by tomorrow, fine due 20 december',
    2,
  ],
  ['تسليم عرض للعميل بكرة وموعد دكتور بعد بكرة وتنظيف المخزن مش مهم، كام حاجة عاجلة عندي؟', 3],
  [
    'call the landlord that one is important but not urgent and then clean the fridge no rush what comes first',
    2,
  ],
  ['رسوم المدرسة عاجل، ترتيب المكتب مب مستعجل. حط كل وحدة في خانتها', 2],
])('a question about the tasks is none: %s', (text, count) => {
  expect(asked(text)).toMatchObject({ tasks: { length: count } })
})

test('what is put right within a sentence of its own is said of the task before', () => {
  const text =
    'send the contract to the lawyer by wednesday, and sort my wardrobe, no rush. oh and the contract is actually due friday not wednesday'
  expect(asked(text)).toMatchObject({
    matrix: { quadrants: { schedule: [{ due: { date: '2026-12-04' } }], drop: [{}] } },
  })
})

test.each([
  ['اجتماع المدرسة بكرا، لا لا غلطت يوم 6 ديسمبر، وتسليم تقرير للعميل يوم الاثنين', '2026-11-30'],
  [
    'مخالفة المرور كان آخر يوم لدفعها ٢٠ نوفمبر وما دفعتها، وأرد على استبيان النادي عاجل',
    '2026-11-20',
  ],
  ['Pay the DEWA bill, due 1 December; P1 fix the checkout page', undefined],
])('what comes first: %s', (text, date) => {
  const found = asked(text) as { matrix: Matrix }
  expect(found.matrix.quadrants.do[0]?.due?.date).toBe(date)
})
