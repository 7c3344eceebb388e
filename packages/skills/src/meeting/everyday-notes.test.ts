import { describe, expect, test } from 'vitest'
import { type AnsweredMinutes, meetingMinutes } from '../meeting-minutes.ts'
import { namesIn } from './sections.ts'

const today = '2026-11-29'
function minutesOf(text: string): AnsweredMinutes {
  const reading = meetingMinutes.read({ text, today, language: 'en' })
  if (!('input' in reading)) throw new Error('asked back')
  return meetingMinutes.run(reading.input, { today }) as AnsweredMinutes
}
const tasks = (text: string) =>
  minutesOf(text).actions.map(({ task, owner, due }) => [owner, task, due?.date ?? null])

describe('what is asked of the notes', () => {
  const chat =
    '\n09:12 Hana: I will send the drawings by Wednesday\n09:15 Imran: approved the marble'
  test.each([
    `what are the to dos and who does what from this whatsapp group?${chat}`,
    `whats the to-dos here and who does what${chat}`,
    `give me the todos and decisions pls${chat}`,
    'شنو قررتوا ومنو عليه شنو؟\nبدر: قررنا نشتري طابعة\nعايشة: انا باطلبها باجر',
    'من الواتساب: مين عليه شو ولايمتا؟\nميرا: انا بحكي مع الفندق لبكرا\nجاد: وانا بجهز الدعوات للخميس',
  ])('names no subject where it names the parts: %s', (text) => {
    expect(minutesOf(text).answers).toEqual([])
  })

  test.each([
    [
      'what tasks do I have? I am Omar\nLina: Omar can you call the bank?\nSam: I will send the bill',
      'Omar',
    ],
    [
      'انا متطوعة في جمعية، شو علي اعمل؟ انا هبة\nخالد: رح احجز القاعة بكرا\nهبة: انا بجيب العصير',
      'هبة',
    ],
  ])('is answered for whoever asks: %s', (text, person) => {
    const { answers, actions } = minutesOf(text)
    expect(answers).toMatchObject([{ about: { person }, actions: [{ owner: person }] }])
    expect(actions).toHaveLength(2)
  })

  test('one person is asked about up to a day', () => {
    const text =
      'ايش المطلوب مني قبل الخميس؟ اسمي طارق\nطارق يرسل كشف الحساب يوم الاربعاء\nطارق يجدد الرخصة ٢٠ ديسمبر'
    expect(minutesOf(text).answers[0]?.actions).toHaveLength(1)
  })

  test.each([
    'is anything overdue? notes 16 nov 2026\nAli to submit the papers by 19 November\nMona to renew it by 4 December\nagreed: lunch break is 45 minutes',
    'في شي فات موعده؟ ملاحظات 16 نوفمبر 2026\nعلي يرسل الاوراق قبل 19 نوفمبر\nمنى تجدد التأمين قبل 4 ديسمبر\nقررنا نبدأ السبت',
  ])('what is overdue is no open question: %s', (text) => {
    const { answers, questions, decisions } = minutesOf(text)
    expect(answers).toMatchObject([{ about: { isOverdue: true }, actions: [{}] }])
    expect([questions.length, decisions.length]).toEqual([0, 1])
  })

  test('"sort out" asks for the parts and decides nothing', () => {
    const text =
      'Sort out decisions and actions. We are a charity.\nHuda drives the van on Saturday.\nAsk the mosque - Yasin.'
    expect(minutesOf(text).decisions).toEqual([])
    expect(tasks(text)).toEqual([
      ['Huda', 'Drive the van', '2026-12-05'],
      ['Yasin', 'Ask the mosque', null],
    ])
  })
})

describe('agreement', () => {
  test.each([
    ['Ahmed: so we go with white\nLina: agreed\nAhmed: who pays?', ['we go with white']],
    ["Ahmed: let's use white\nLina: ok agreed\nAhmed: who pays?", ["let's use white"]],
    [
      "Paul: we're not doing balloons this time, agreed?\nHind: agreed",
      ["we're not doing balloons this time"],
    ],
    ['Ahmed: should we hire Sami?\nLina: yes agreed', ['should we hire Sami? – yes agreed']],
    [
      'احمد: خلاص هنمشي مع المورد الجديد\nسارة: موافقة\nاحمد: مين هيدفع؟',
      ['خلاص هنمشي مع المورد الجديد'],
    ],
    ['خالد: ما منعمل بالونات هالسنة، متفقين؟\nسارة: متفقين', ['ما منعمل بالونات هالسنة']],
  ])('is to what was said before: %s', (text, decisions) => {
    const found = minutesOf(`minutes please\n${text}`)
    expect(found.decisions).toEqual(decisions)
    expect(found.actions).toEqual([])
  })

  test('whoever says that he will do it takes the task before', () => {
    expect(
      tasks('minutes pls\nLina: Omar can you call the bank?\nOmar: sure, I will do it tomorrow'),
    ).toEqual([['Omar', 'Call the bank', '2026-11-30']])
  })
})

describe('who does what', () => {
  test.each([
    [
      'Board meeting held on 20 November 2026. Ms. Leena was asked to prepare the lease by 30 November.',
      [['Ms. Leena', 'Prepare the lease', '2026-11-30']],
    ],
    [
      'Slips to be sent by Mrs Dalia next Sunday.\nWe agreed on blue.',
      [['Mrs Dalia', 'Slips to be sent', '2026-12-06']],
    ],
    ['Please can Maha check the stock.\nWe agreed on blue.', [['Maha', 'Check the stock', null]]],
    ["Lina: no idea, let's ask Karim\nLina: I'll send it", [['Lina', 'Send it', null]]],
    [
      'الحضور: أحمد، سارة\nيرسل أحمد العقد قبل الخميس\nيتابع خالد مع البنك\nيرسل عرض السعر للعميل',
      [
        ['أحمد', 'يرسل العقد', '2026-12-03'],
        ['خالد', 'يتابع مع البنك', null],
      ],
    ],
    ['علي بيجيب الفحم\nقررنا الجمعة', [['علي', 'إحضار الفحم', null]]],
    ['وائل يشتري السماعات\nقررنا الجمعة', [['وائل', 'يشتري السماعات', null]]],
  ])('%s', (text, expected) => {
    expect(tasks(`make minutes\n${text}`)).toEqual(expected)
  })

  test.each([
    ['أ. وليد، م. هالة ووفاء', ['أ. وليد', 'م. هالة', 'وفاء']],
    ['أمل - باسم - جنى', ['أمل', 'باسم', 'جنى']],
    ['Salma/ Anil/ Grace', ['Salma', 'Anil', 'Grace']],
  ])('who was there: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names)
  })
})

test('what is still open, undecided or only says when people meet again is no task', () => {
  const text =
    'minutes\nhere: Ali, Mona\nMona: slides by Tuesday\nLicence → TBD\nStill open: parking\nNext meeting: 8 Dec 2026'
  expect(tasks(text)).toEqual([['Mona', 'Slides', '2026-12-01']])
  expect(minutesOf(text).questions).toEqual(['Licence → TBD', 'parking'])
})
