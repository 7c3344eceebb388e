import { expect, test } from 'vitest'
import { weekdaysIn } from '../sentences/days.ts'
import { studyPlanner } from '../study-planner.ts'
import { alternativeTimes, dailyTimeIn } from './daily-time.ts'
import { examsIn } from './exams.ts'
import { minutesOfEach } from './needed-time.ts'
import { wantsNoRest } from './no-rest.ts'
import { restDatesIn, restWeekdaysIn, spanIn } from './read-wish.ts'
import { topicsIn } from './topics.ts'

const today = '2026-11-29'
const names = (text: string) => topicsIn(text).map(({ name }) => name)

test.each([
  ['ثلاث ساعات في اليوم بدون السبت والأحد', [6, 0]],
  ['أربع ساعات والثلاثاء راحة', [2]],
  ['ثلاثة أيام', []],
  ['كل يوم اربع', [3]],
  ['ثلاثا واربعا راحة', [2, 3]],
])('three and four are days only where they are said to be: %s', (text, days) => {
  expect(weekdaysIn(text)).toEqual(days)
})

test.each([
  ['exam on 10 December 2026, one hour a day beginning tomorrow, Friday is off', '2026-11-30'],
  ['الامتحان 10 ديسمبر 2026، ساعة يوميا ابتداء من بكرة، الجمعة راحة', '2026-11-30'],
  ['exam on Sunday, 20 December 2026', '2026-11-29'],
])('the plan begins: %s', (text, from) => {
  expect(spanIn(text, today)).toMatchObject({ from })
})

test.each([
  ['no study on Sundays or 2 and 3 December', ['2026-12-02', '2026-12-03']],
  ["I'm travelling from 5 to 7 December", ['2026-12-05', '2026-12-06', '2026-12-07']],
  ['ما اقدر اذاكر يوم 4 ديسمبر', ['2026-12-04']],
  ['I study from 1 to 12 December without a day off', []],
  ['من 25 نوفمبر حتى 5 ديسمبر إذا ذاكرت ساعتين يوميا والجمعة إجازة', []],
  ['not before 5 December', []],
  ['2 hours every day from 30 November until 20 December except Fridays', []],
  ['ما أقدر أبدأ إلا يوم الاثنين 7 ديسمبر', []],
  ["Start from 15 December 2026 as I'm travelling before", []],
  ['2 و3 ديسمبر مسافرين مع الأهل ما أقدر أدرس فيهم', ['2026-12-02', '2026-12-03']],
  ["2 and 3 December we travel, I can't study", ['2026-12-02', '2026-12-03']],
  ["On the 5th and 6th of December I'm at a wedding and can't study", ['2026-12-05', '2026-12-06']],
  ['يوم 4 ديسمبر وحدة من صديقاتي تتزوج فما راح ادرس', ['2026-12-04']],
  ['From 1 to 12 December, Fridays off', []],
  ['I study from 1 to 12 December with the group', []],
])('days of the calendar that are kept free: %s', (text, days) => {
  expect(restDatesIn(text, today)).toEqual(days)
})

test.each([
  ['I only start Monday 7 December. Exam 21 December. Sat and Sun off', [6, 0]],
  ['My only exam is on Monday 21 December, 2 hours a day', []],
  ['I can only study on Mondays and Wednesdays until 20 December', [6, 0, 2, 4, 5]],
  ['ما أقدر أبدأ إلا يوم الاثنين 7 ديسمبر والاختبار 21 ديسمبر', []],
  ['الاختبار 21 ديسمبر، ما أدرس إلا الاثنين والأربعاء، ساعتين', [6, 0, 2, 4, 5]],
  ['الاختبار 21 ديسمبر، ما أدرس الجمعة', [5]],
])('the weekdays without study: %s', (text, days) => {
  expect(restWeekdaysIn(text)).toEqual(days)
})

test.each([
  ['ساعة ونص كل يوم وما أبي إجازات', true],
  ["I don't want any days off", true],
  ['I want two days off', false],
])('whether no rest is wanted: %s', (text, isWanted) => {
  expect(wantsNoRest(text)).toBe(isWanted)
})

test.each([
  ['the topics are motion energy and heat can you make the plan', ['motion', 'energy', 'heat']],
  ['the topics are cells genetics and evolution please', ['cells', 'genetics', 'evolution']],
  ['the chapters are light waves and heat energy', ['light waves', 'heat energy']],
  ['topics: world history and geography', ['world history', 'geography']],
  ['topics sports science and maths', ['sports science', 'maths']],
  [
    'topics listening reading writing (hard) speaking',
    ['listening', 'reading', 'writing', 'speaking'],
  ],
  ['topics english grammar (hard) vocabulary', ['english grammar', 'vocabulary']],
  [
    'المواضيع الاستماع القراءة الكتابة (صعب) المحادثة',
    ['الاستماع', 'القراءة', 'الكتابة', 'المحادثة'],
  ],
  ['المواد الرياضيات الفيزياء الكيمياء', ['الرياضيات', 'الفيزياء', 'الكيمياء']],
  ['المواضيع القانون المدني، القانون الجنائي', ['القانون المدني', 'القانون الجنائي']],
  ['المواضيع الحركة والطاقة والحرارة ممكن تسوي لي جدول', ['الحركة', 'الطاقة', 'الحرارة']],
  ['the parts i need are writing and speaking the other two im fine with', ['writing', 'speaking']],
  ['topics i still have to do are algebra and geometry the rest i know', ['algebra', 'geometry']],
  ['what i need is genetics and ecology everything else is done', ['genetics', 'ecology']],
  ['I have part 1, part 2 and part 3 to study', ['part 1', 'part 2', 'part 3']],
  ['ساعة باليوم والأقسام اللي محتاجها قراءة وكتابة والباقي تمام', ['قراءة', 'كتابة']],
  ['واللي ناقصني الجبر والهندسة والباقي خلصته', ['الجبر', 'الهندسة']],
  ['topics statistics (hard) micro macro', ['statistics', 'micro macro']],
  ['chapters 4 5 and 6 40 minutes each evening', ['Chapter 4', 'Chapter 5', 'Chapter 6']],
  ['Subject: Economics\nChapters: 1-3', ['Chapter 1', 'Chapter 2', 'Chapter 3']],
])('topics as they are dictated: %s', (text, topics) => {
  expect(names(text)).toEqual(topics)
})

test('what is said of each row of a table is how hard it is', () => {
  expect(topicsIn('Topic\tHard?\nAnatomy\tyes\nPhysiology\tno\n\n3 h/day')).toEqual([
    { name: 'Anatomy', effort: 'hard' },
    { name: 'Physiology', effort: 'normal' },
  ])
})

test('from eleven on the noun is in the singular', () => {
  expect(names('المنهج 12 درس والاختبار بعد 16 يوم')).toHaveLength(12)
})

test.each([
  ['how many hours?\n2 a day, fridays off', 120],
  ['3 hours a day. Is it enough for 60 hours?', 180],
  ['نص ساعة الصبح ونص ساعة بالليل', 60],
  ['الامتحان بعد اسبوعين بساعة يوميا', 60],
])('time a day: %s', (text, minutes) => {
  expect(dailyTimeIn(text)?.minutes).toBe(minutes)
})

test.each([
  ['Plan A: 1 hour a day, plan B: 2 hours a day', [60, 120]],
  ['ساعة في اليوم ولا ساعتين في اليوم؟', [60, 120]],
  ['1 hour a day on weekdays or 2 hours a day on Saturdays', []],
])('amounts of time between which somebody chooses: %s', (text, minutes) => {
  expect(alternativeTimes(text)).toEqual(minutes)
})

test('what each subject gets is asked for and not told', () => {
  expect(minutesOfEach('How many hours in all if I do 2 hours a day?')).toBeUndefined()
  expect(minutesOfEach('كم ساعة لكل مادة اذا ذاكرت ٣ ساعات باليوم')).toBeUndefined()
})

const read = (text: string) => studyPlanner.read({ text, language: 'en', today })

test.each([
  ['how many study days until 20 December 2026 if I rest on Fridays', { minutesPerDay: 0 }],
  [
    '2 hours a day for 60 hours of material, when will I finish? start tomorrow, topics: law, ethics',
    { from: '2026-11-30', exam: '2026-12-30' },
  ],
  [
    '2.5h every day from 30 nov until 20 december except fridays. topics: civil law, penal law',
    {
      exam: '2026-12-20',
      minutesPerDay: 150,
      topics: [{ name: 'civil law' }, { name: 'penal law' }],
    },
  ],
])('asks for nothing that is not needed: %s', (text, input) => {
  expect(read(text)).toMatchObject({ input })
})

test('a day that only begins the plan is no exam', () => {
  expect(read('start tomorrow, topics: law, ethics, 2 hours a day')).toHaveProperty('missing')
})

test('an hour behind the day is one a day', () => {
  expect(dailyTimeIn('كل يوم ساعة والمواد: كيمياء')).toMatchObject({ minutes: 60 })
  expect(dailyTimeIn('كل يوم ساعة ونص')).toMatchObject({ minutes: 90 })
})

test.each([
  "I've a biology exam on 18 Dec 2026 & chem on 21 Dec 2026",
  'biology 18 December 2026, we have chem on 21 December 2026',
])('subjects that each have an exam of their own: %s', (text) => {
  expect(examsIn(text, today)?.topics.map(({ name }) => name)).toEqual(['biology', 'chem'])
})
