import { expect, test } from 'vitest'
import { languageOf } from './reading/language.ts'
import { timeZoneConverter as skill } from './time-zone-converter.ts'

const today = '2026-11-20'
const run = (input: unknown) =>
  skill.run(skill.input.parse(input), { today }) as { to: { day: string; time: string }[] }
const read = (text: string) => skill.read({ text, language: languageOf(text), today })

test.each([
  ['3pm Dubai in London on 12 January 2027', [['2027-01-12', '11:00']]],
  ['3pm Dubai in London on 12 July 2027', [['2027-07-12', '12:00']]],
  [
    'meeting at 14:00 dubai time, what is that in new york and los angeles',
    [
      ['2026-11-20', '05:00'],
      ['2026-11-20', '02:00'],
    ],
  ],
  ['5 pm gmt+3 in dubai', [['2026-11-20', '18:00']]],
  ['8:30 UTC-5:30 in Dubai', [['2026-11-20', '18:00']]],
  ['الساعة 8 بالليل في دبي كم في لندن', [['2026-11-20', '16:00']]],
  ["what's the time in manila if its 10am here", [['2026-11-20', '14:00']]],
  ['convert 22:15 UTC to Dubai', [['2026-11-21', '02:15']]],
  [
    '9am in London to Dubai, Mumbai and Singapore on 5 march 2027',
    [
      ['2027-03-05', '13:00'],
      ['2027-03-05', '14:30'],
      ['2027-03-05', '17:00'],
    ],
  ],
  ['8 pm in Paris', [['2026-11-20', '23:00']]],
  ['what time is it in Kathmandu when it is noon in Dubai', [['2026-11-20', '13:45']]],
  ['الساعة 3 عصرا بتوقيت دبي كم تكون في لندن يوم 12 يناير 2027', [['2027-01-12', '11:00']]],
  ['إذا كانت الساعة ٩ صباحا في الرياض كم الساعة في نيويورك؟', [['2026-11-20', '01:00']]],
] as const)('"%s" is converted', (text, expected) => {
  const reading = read(text)
  const times = 'input' in reading ? run(reading.input).to.map(({ day, time }) => [day, time]) : []
  expect(times).toEqual(expected)
})

test.each(['what time is it in Tokyo', '3pm Dubai', 'الساعة 3 في دبي كم تكون في لندن'])(
  '"%s" is asked about',
  (text) => {
    expect(read(text)).toHaveProperty('missing')
  },
)

test('a time that summer time skips is refused', () => {
  const london = { zone: 'Europe/London', name: { en: 'London', ar: 'لندن' } }
  const dubai = { zone: 'Asia/Dubai', name: { en: 'Dubai', ar: 'دبي' } }
  expect(() => run({ minutes: 90, day: '2027-03-28', from: london, to: [dubai] })).toThrow(
    'does not exist',
  )
})

test.each([
  ['time difference between Dubai and London', 'London is 4:00 h behind Dubai'],
  ['time difference with India in July', 'India is 1:30 h ahead of Dubai'],
  ['time difference between dubai and london on 1 july 2027', 'London is 3:00 h behind Dubai'],
  ['كم فرق التوقيت بين دبي والرياض', 'الرياض متأخرة عن دبي بـ 1:00 ساعة'],
])('"%s" is told without a time', (text, expected) => {
  const reading = read(text)
  expect('input' in reading && skill.explain(run(reading.input), languageOf(text))).toContain(
    expected,
  )
})

test.each([
  ['10am their time on 8 march 2027 with the london office, when is it here', ['14:00']],
  ['8 in the evening Toronto time on 5 march 2027, in Dubai?', ['05:00']],
  ['الاجتماع ٩ الصبح بتوقيتهم في طوكيو يوم 5 مارس 2027، متى في دبي', ['04:00']],
  ['الساعة عندنا 5 العصر يوم 5 مارس 2027، كم عندهم في طوكيو', ['22:00']],
  ['الموعد سبع ونص المسا بتوقيت القاهرة يوم 5 مارس 2027 كم بتوقيتنا في دبي', ['21:30']],
  ['7pm in Karachi and 9am in Manila on 5 march 2027, both in dubai', ['18:00', '05:00']],
  ['4pm Dubai in New York on 10 march 2027 and on 17 march 2027', ['07:00', '08:00']],
  // Days that another question asks about are none of the clock's.
  [
    '4pm Dubai on 10 march 2027, in New York? And how many days from 1 april to 17 june 2027',
    ['07:00'],
  ],
  [
    'الساعة 4 العصر في دبي يوم 10 مارس 2027 كم في نيويورك؟ وكم يوم من 1 أبريل إلى 17 يونيو 2027',
    ['07:00'],
  ],
  ['الساعة 4 العصر في دبي كم تكون عند ناس تورنتو وسيدني يوم 5 مارس 2027', ['07:00', '23:00']],
])('the clocks of "%s"', (text, expected) => {
  const reading = read(text)
  const inputs =
    'input' in reading ? [reading.input, ...(reading.more ?? []).map(({ input }) => input)] : []
  expect(inputs.flatMap((input) => run(input).to.map(({ time }) => time))).toEqual(expected)
})

test.each([
  'How many working days from 30 November 2026 to 11 December 2026? Also when it is 5:15 pm in Dubai on 5 July 2027 what time is it in Cairo?',
  'When it is 5:15 pm in Dubai on 5 July 2027 what time is it in Cairo? And how many working days from 30 November 2026 to 11 December 2026?',
  'كم يوم عمل من 30 نوفمبر 2026 إلى 11 ديسمبر 2026؟ وكمان لما تكون 5:15 العصر في دبي يوم 5 يوليو 2027 بتكون كام في القاهرة؟',
])('the days of another question are not those of a time: %s', (text) => {
  const reading = read(text)
  expect(reading).toMatchObject({ input: { day: '2027-07-05' }, more: [] })
})

test('the day of another question is that of a time that is said to be on it', () => {
  const text = 'How many days until 5 July 2027? And on that day 3 pm in Dubai is what in London?'
  expect(read(text)).toMatchObject({ input: { day: '2027-07-05' } })
})

test.each([
  '9 am in New York on 16 March 2027, when is that in Dubai? i have 6pm in my head',
  'The New York office says 9 am their time on 16 March 2027. In Dubai? I thought 6 pm',
  'الساعة 9 صباحًا في نيويورك يوم 16 مارس 2027 كم عندنا في دبي؟ في بالي 6 المغرب',
])('what somebody has in mind is not converted: %s', (text) => {
  const reading = read(text)
  expect(reading).toMatchObject({ input: { minutes: 540, to: [{ zone: 'Asia/Dubai' }] }, more: [] })
})

test('Saudi riyals are money, and Riyadh is not asked about', () => {
  const text = '7300 saudi riyals in dirhams? and 9:30 pm in abu dhabi, what time in manila'
  expect(read(text)).toMatchObject({ input: { to: [{ name: { en: 'Manila' } }] } })
})
