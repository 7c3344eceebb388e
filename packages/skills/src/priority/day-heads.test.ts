import { describe, expect, test } from 'vitest'
import { priorityMatrix } from '../priority-matrix.ts'
import type { AskedTask } from './asked-task.ts'
import { judge } from './judge.ts'
import { readTasks } from './tasks.ts'

const today = '2026-11-29'
const duesOf = (text: string) =>
  readTasks(text, today).map((task) => {
    const { task: name, due } = judge(task, today)
    return [name, due?.date ?? due?.words ?? null]
  })

describe('the day in front of a colon', () => {
  test.each([
    [
      'tomorrow: dentist 10am, send invoice to client, pick up dry cleaning. next week: car service, write blog',
      ['2026-11-30', '2026-11-30', '2026-11-30', 'next week', 'next week'],
    ],
    [
      'Tomorrow:\n- dentist\n- invoice the client\nNext week:\n- call gym',
      ['2026-11-30', '2026-11-30', 'Next week'],
    ],
    [
      'بكرة: دكتور اسنان، ارسال الفاتورة للعميل. الاسبوع القادم: قص الشعر، غسيل السيارة',
      ['2026-11-30', '2026-11-30', 'الاسبوع القادم', 'الاسبوع القادم'],
    ],
    [
      'tasks to finish by thursday: visa form, haircut, send quote to client',
      ['2026-12-03', '2026-12-03', '2026-12-03'],
    ],
    [
      'I need to do these before my flight on 2 December: renew passport, pack, pay rent',
      ['2026-12-02', '2026-12-02', '2026-12-02'],
    ],
    [
      'لازم اخلص هالاشياء قبل الثلاثاء: تجديد الجواز، الشنط، دفع الايجار يوم ٥ ديسمبر',
      ['2026-12-01', '2026-12-01', '2026-12-05'],
    ],
    ['today: sign the lease, buy milk', [null, null]],
  ])('is that of what follows: %s', (text, dues) => {
    expect(duesOf(text).map(([, due]) => due)).toEqual(dues)
  })

  test.each(['لازم اخلص هالاشياء قبل السفر: تجديد الجواز، الشنط، دفع الايجار يوم ١ ديسمبر'])(
    'and a head that names no task is none: %s',
    (text) => {
      expect(duesOf(text).map(([name]) => name)).toEqual(['تجديد الجواز', 'الشنط', 'دفع الايجار'])
    },
  )
})

describe('what is asked of one task', () => {
  const asked = (text: string) => {
    const read = priorityMatrix.read({ text, today, language: 'en' })
    const input = ('input' in read ? read.input : {}) as { tasks?: string[]; asked?: AskedTask }
    return [input.tasks, input.asked]
  }
  test.each([
    [
      'Quick one: is "buy printer ink by tomorrow" important?',
      ['buy printer ink by tomorrow'],
      { task: 0, property: 'important' },
    ],
    ['هل شراء الحبر بكره مهم؟', ['شراء الحبر بكره'], { task: 0, property: 'important' }],
    [
      'Is the lawyer letter urgent? Tasks: answer the lawyer letter by tomorrow; water plants; plan holiday',
      ['answer the lawyer letter by tomorrow;', 'water plants;', 'plan holiday'],
      { task: 0, property: 'urgent' },
    ],
    [
      'هل خطاب المحامي عاجل؟ المهام: الرد على خطاب المحامي بكره؛ سقي الزرع؛ تخطيط الاجازة',
      ['الرد على خطاب المحامي بكره؛', 'سقي الزرع؛', 'تخطيط الاجازة'],
      { task: 0, property: 'urgent' },
    ],
  ])('marks none of them: %s', (text, tasks, one) => {
    expect(asked(text)).toEqual([tasks, one])
  })
})

describe('tasks as people type them', () => {
  test.each([
    [
      'i gotta pay salaries tomorrow n call the plumber cuz the sink is broken n buy gift 4 wife',
      ['pay salaries tomorrow', 'call the plumber cuz the sink is broken', 'buy gift 4 wife'],
    ],
    [
      'A: renew trade license\nB: pay the supplier\nC: new logo idea\nWhich one first?',
      ['renew trade license', 'pay the supplier', 'new logo idea'],
    ],
    [
      'ايش الاهم: معاملة الاقامة تنتهي بكره ولا موعد المستشفى الخميس؟',
      ['معاملة الاقامة تنتهي بكره', 'موعد المستشفى الخميس'],
    ],
    [
      'انا متطوعة في جمعية وعندي توزيع السلال يوم السبت، وشكر المتبرعين، وتجهيز كشف الايتام ضروري',
      ['توزيع السلال يوم السبت', 'شكر المتبرعين', 'تجهيز كشف الايتام ضروري'],
    ],
    [
      "You won't believe my day. Call the bank, clean the car, gym at 6",
      ['Call the bank', 'clean the car', 'gym at 6'],
    ],
    [
      'رتب: الرد على استبيان من البنك (عاجل)، شراء ورق',
      ['الرد على استبيان من البنك (عاجل)', 'شراء ورق'],
    ],
  ])('%s', (text, tasks) => {
    expect(readTasks(text, today)).toEqual(tasks)
  })

  test.each([
    ['answer the survey from the gym, urgent', false],
    ['reply to the survey by our bank, urgent', false],
    ['الرد على استبيان من المدرسة، عاجل', false],
    ['answer the survey from the client, urgent', true],
    ['print the boarding pass', false],
    ['order pipes, client waiting', true],
  ])('what is only sent by somebody weighs little: %s', (task, isImportant) => {
    expect(judge(task, today).isImportant).toBe(isImportant)
  })
})
