import { expect, test } from 'vitest'
import { weekdayOf } from './calendar/day.ts'
import { choose } from './choose.ts'
import { dailyTimeIn } from './study-plan/daily-time.ts'
import { restWeekdaysIn, spanIn } from './study-plan/read-wish.ts'
import { saidLast } from './study-plan/said-last.ts'
import { plan, type StudyPlan, type Topic, type Wish } from './study-plan/schedule.ts'
import { topicsIn } from './study-plan/topics.ts'
import { studyPlanner } from './study-planner.ts'

const topic = (name: string, effort: Topic['effort'] = 'normal'): Topic => ({ name, effort })
const wish: Wish = {
  topics: [topic('a'), topic('b', 'hard'), topic('c')],
  from: '2026-12-01',
  exam: '2026-12-22',
  minutesPerDay: 120,
  restWeekdays: [5],
}
const today = '2026-11-20'

test.each([
  [wish],
  [{ ...wish, minutesPerDay: 45 }],
  [{ ...wish, restWeekdays: [6, 0, 5], exam: '2027-03-01' }],
  [{ ...wish, topics: Array.from({ length: 12 }, (_, index) => topic(`t${index}`)) }],
])(
  'no day holds more than was given, no rest day is used, and every topic gets the same time',
  (given) => {
    const { days, minutesPerTopic } = plan(given)!
    const sessions = days.flatMap((day) => day.sessions)

    expect(
      Math.max(...days.map((day) => day.sessions.reduce((sum, { minutes }) => sum + minutes, 0))),
    ).toBeLessThanOrEqual(given.minutesPerDay)
    expect(
      days.filter(
        ({ day }) =>
          given.restWeekdays.includes(weekdayOf(day)) || day < given.from || day >= given.exam,
      ),
    ).toEqual([])
    for (const { name } of given.topics) {
      const learnt = sessions.filter(
        (session) => session.kind === 'learn' && session.topic === name,
      )
      expect(learnt.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(minutesPerTopic)
    }
  },
)

test('a topic comes back after three days, a hard one after two (FSRS-6, 90 %)', () => {
  const firstReview = (effort: Topic['effort']) =>
    plan({
      ...wish,
      topics: [topic('a', effort)],
      exam: '2026-12-15',
      restWeekdays: [],
      minutesPerDay: 60,
    })!.days.find(({ sessions }) => sessions.some(({ kind }) => kind === 'review'))?.day

  // 14 days: learning fills the first ten, so the topic is known on the 10th of December
  expect([firstReview('normal'), firstReview('hard')]).toEqual(['2026-12-13', '2026-12-12'])
})

test('a normal topic is reviewed 3 days after it was learnt and 14 days after that', () => {
  const { days } = plan({
    ...wish,
    topics: [topic('a')],
    exam: '2027-03-01',
    restWeekdays: [],
    minutesPerDay: 60,
  })!
  const on = (kind: string) =>
    days
      .filter(({ sessions }) => sessions.some((session) => session.kind === kind))
      .map(({ day }) => day)

  expect([on('learn').at(-1), ...on('review')]).toEqual(['2027-02-01', '2027-02-04', '2027-02-18'])
})

test('too little time is no plan', () => {
  expect(plan({ ...wish, exam: '2026-12-03', minutesPerDay: 15 })).toBeUndefined()
})

test.each([
  ['topics: algebra, geometry (hard), statistics', ['algebra', 'geometry*', 'statistics']],
  [
    '2 weeks to study biology, chemistry and physics, 3 hours per day',
    ['biology', 'chemistry', 'physics'],
  ],
  ['chapters 1 to 3', ['Chapter 1', 'Chapter 2', 'Chapter 3']],
  ['المواضيع: الجبر، الهندسة (صعب)، الإحصاء، ساعتين يوميا', ['الجبر', 'الهندسة*', 'الإحصاء']],
  ['الفصول 1 إلى 2', ['الفصل 1', 'الفصل 2']],
  ['make me a study plan', []],
  [
    'my finals are on 15 december and i still have to do calculus, linear algebra and probability (that one is really hard)',
    ['calculus', 'linear algebra', 'probability*'],
  ],
  [
    'help me prepare for IELTS. reading, writing and speaking. writing is my weakest',
    ['reading', 'writing*', 'speaking'],
  ],
  [
    'عندي امتحان بعد أسبوعين وفيه تفاضل وتكامل وهندسة تحليلية، والتكامل صعب علي',
    ['تفاضل', 'تكامل*', 'هندسة تحليلية'],
  ],
  [
    'chemistry test in 20 days\nacids\nsalts\nmetals (hard)\n1h15 a day',
    ['acids', 'salts', 'metals*'],
  ],
  ['- roots\n- limits\nexam on 5 March, 2 hours a day', ['roots', 'limits']],
  [
    'exam on 20 Dec: 1) bonds 2) equity 3) options. 90 minutes daily',
    ['bonds', 'equity', 'options'],
  ],
  [
    'i have to go over road signs, right of way and parking for my test',
    ['road signs', 'right of way', 'parking'],
  ],
  ['امتحاني بعد شهر وعندي نحو وبلاغة والأدب (صعب)، بذاكر ساعة كل يوم', ['نحو', 'بلاغة', 'الأدب*']],
  [
    'IELTS test in 30 days, writing is my weak point, also reading, listening & speaking',
    ['writing*', 'reading', 'listening', 'speaking'],
  ],
  [
    'exam on 18 December, i have statistics and econometrics to cover',
    ['statistics', 'econometrics'],
  ],
])('%j names the topics %j', (text, names) => {
  expect(topicsIn(text).map(({ name, effort }) => (effort === 'hard' ? `${name}*` : name))).toEqual(
    names,
  )
})

test.each([
  ['2 hours a day', 120],
  ['90 minutes daily', 90],
  ['1.5 hrs per day', 90],
  ['an hour a day', 60],
  ['ساعتين يوميا', 120],
  ['٣ ساعات في اليوم', 180],
  ['10 hours a week', 85],
  ['from 7 to 9 pm', 120],
  ['half an hour a day', 30],
  ['ساعة ونص كل يوم', 90],
  ['exam in 3 weeks', undefined],
])('%j means %j minutes a day', (text, minutes) => {
  expect(dailyTimeIn(text)?.minutes).toBe(minutes)
})

test.each([
  ['exam on 15 December 2026', '2026-11-20', '2026-12-15'],
  ['exam in 6 weeks', '2026-11-20', '2027-01-01'],
  ['3 weeks starting 1 December 2026', '2026-12-01', '2026-12-22'],
  ['from 1 December 2026, exam 20 December 2026', '2026-12-01', '2026-12-20'],
  ['الامتحان بعد 10 أيام', '2026-11-20', '2026-11-30'],
  ['عندي امتحان بعد أسبوعين، ما ادرس ماعدا الخميس', '2026-11-20', '2026-12-04'],
  ['امتحاني يوم ٥ يناير ٢٠٢٧', '2026-11-20', '2027-01-05'],
  ['امتحاني يوم الأحد 20 ديسمبر 2026', '2026-11-20', '2026-12-20'],
  ['exam on Monday, 14 December 2026', '2026-11-20', '2026-12-14'],
  ['1 December to 20 December 2026', '2026-12-01', '2026-12-20'],
])('%j runs from %s to the exam on %s', (text, from, exam) => {
  expect(spanIn(text, today)).toEqual({ from, exam })
})

test.each([
  ['rest on Fridays', [5]],
  ['weekends off', [6, 0]],
  ['no study on saturdays', [6]],
  ['ما عدا الجمعة', [5]],
  ['Monday to Friday', [6, 0]],
  ['أدرس من الأحد إلى الخميس', [6, 5]],
  ['وما اذاكر خميس وجمعة', [4, 5]],
  ['exam on 20 December. Friday + Saturday belong to the kids', [6, 5]],
  ['امتحاني ٢٠ ديسمبر، الجمعة عند اهلي', [5]],
  ["I'm free only on Fridays and Saturdays, 4 hours", [0, 1, 2, 3, 4]],
  ['السبت والأحد بس اقدر اذاكر', [1, 2, 3, 4, 5]],
  ['التلاتا والجمعة ما فيني', [2, 5]],
  ['90 min a day, weekdays only (mon to fri)', [6, 0]],
  ['only monday to thursday', [6, 0, 5]],
  ['exam on Friday', []],
])('%j keeps the weekdays %j free', (text, weekdays) => {
  expect(restWeekdaysIn(text)).toEqual(weekdays)
})

test.each([
  ['the quiz is on chapters 2, 3 and 5', ['Chapter 2', 'Chapter 3', 'Chapter 5']],
  ['الفصول ٣ لحد ٥', ['الفصل 3', 'الفصل 4', 'الفصل 5']],
  ['sections A to C', ['Section A', 'Section B', 'Section C']],
  [
    'IELTS in 3 weeks!! listening reading writing speaking, 1 hour a day',
    ['listening', 'reading', 'writing', 'speaking'],
  ],
  ['I study financial accounting basics, 1 hour daily', ['financial accounting basics']],
  ['driving theory + german A1 both in 10 days', ['driving theory', 'german A1']],
  ['المواد فيزياء (صعب) وكيميا واحياء كل يوم ساعتين', ['فيزياء', 'كيميا', 'احياء']],
  ['grade 11 section B, topics are cells and hormones', ['cells', 'hormones']],
])('%j names the topics %j', (text, topics) => {
  expect(topicsIn(text).map(({ name }) => name)).toEqual(topics)
})

test.each([
  ['1 hour on weekdays and 4 hours on sat and sun', 60, [6, 0]],
  ['3 hours daily but on Friday only 1 hour', 180, [5]],
  ['السبت 3 ساعات وباقي الايام ساعة واحدة', 60, [6]],
])('days of the week may have hours of their own: %s', (text, minutes, weekdays) => {
  const time = dailyTimeIn(text)

  expect(time?.minutes).toBe(minutes)
  expect(time?.on.map(({ weekday }) => weekday)).toEqual(weekdays)
})

test.each([
  ['half an hour in the morning and one hour in the evening', 90],
  ['Hours/day: 2', 120],
  ['my lecturer reckons 4 hours a day but I can only do 2', 120],
  ['i can only do 1.5 hours a day', 90],
])('parts of a day are added and what others want is not counted: %s', (text, minutes) => {
  expect(dailyTimeIn(text)?.minutes).toBe(minutes)
})

test.each([
  ['عندي امتحان أونلاين باكر، ادخل بحسابي وامتحن مكاني', 'لا أستطيع أن أؤدي امتحانًا'],
  ['Sit the exam for me tomorrow, I will give you my password', 'I cannot sit an exam'],
])('nothing is asked for where only a cheat is wanted: %s', (text, expected) => {
  const language = /[a-z]/.test(text) ? 'en' : 'ar'
  const choice = choose([studyPlanner], { text, language, today }, [])
  expect('refusal' in choice && choice.refusal).toContain(expected)
})

test('a topic keeps the و that is a letter of its own', () => {
  const names = topicsIn('المواضيع: القلب، وظائف الكلى والجهاز الهضمي').map(({ name }) => name)
  expect(names).toEqual(['القلب', 'وظائف الكلى', 'الجهاز الهضمي'])
})

test.each([
  ['biology 3 chapters and chemistry 2 chapters', ['biology – Chapter 3', 'chemistry – Chapter 2']],
  [
    '2 chapters of physics, 2 of math and 3 of biology',
    ['physics – Chapter 2', 'biology – Chapter 3'],
  ],
  [
    'Topics: Contract law (4 chapters), Tort (3 chapters).',
    ['Contract law – Chapter 4', 'Tort – Chapter 3'],
  ],
  ['الأحياء ٣ فصول والكيمياء ٤ فصول', ['الأحياء – الفصل 3', 'الكيمياء – الفصل 4']],
])('each subject has chapters of its own: %s', (text, expected) => {
  expect(topicsIn(text).map(({ name }) => name)).toEqual(expect.arrayContaining(expected))
})

test.each([
  ['3 hours a day, no, make it 2.5', 150],
  ['one hour a day, actually 90 minutes a day', 90],
  ['أربع ساعات يوميا، لا ثلاث ساعات بس', 180],
  ['أذاكر ساعة كل يوم، قصدي ساعتين', 120],
])('of %j the time that was said last is planned', (time, minutes) => {
  expect(dailyTimeIn(saidLast(time, today))?.minutes).toBe(minutes)
})

test.each([
  ['exam 12 December, no sorry, 14 December', '2026-11-20', '2026-12-14'],
  ['exam on 12 December, starting Monday. Actually starting Tuesday', '2026-11-24', '2026-12-12'],
  ['exam on 12 December, actually can I start on Monday', '2026-11-23', '2026-12-12'],
  ['الامتحان 10 ديسمبر، لا 15 ديسمبر', '2026-11-20', '2026-12-15'],
])('of %j the day that was said last is meant', (text, from, exam) => {
  expect(spanIn(saidLast(text, today), today)).toEqual({ from, exam })
})

test('of times for several days the one that is named again is put right', () => {
  expect(
    saidLast('4 hours on weekdays and 2 hours on Saturday, no sorry, 3 hours on weekdays', today),
  ).toMatch(/^3 hours on weekdays and 2 hours on Saturday/)
})

test('a day that is refused takes back no other', () => {
  const text = 'exam on Friday 11 December, 2 hours a day, no Fridays'
  expect(saidLast(text, today)).toBe(text)
})

const read = (text: string) =>
  studyPlanner.read({ text, today, language: /[\u0600-\u06ff]/.test(text) ? 'ar' : 'en' })

test.each([
  ['Chapters 4-9, each takes about 3 hours. Exam 4 December. How many hours a day do I need?', 90],
  ['عندي 4 فصول وكل فصل يبيله 6 ساعات والامتحان 2 ديسمبر، كم ساعة لازم أذاكر باليوم؟', 120],
])('%j: what each topic takes tells the time a day', (text, minutesPerDay) => {
  expect(read(text)).toMatchObject({ input: { minutesPerDay } })
})

test('the days of study and the exam behind them are told apart', () => {
  expect(
    read(
      'أذاكر من 6 ديسمبر إلى 17 ديسمبر والامتحان يوم 18 ديسمبر. المواد: تاريخ، تربية وطنية، علوم. ساعتين باليوم',
    ),
  ).toMatchObject({
    input: {
      from: '2026-12-06',
      exam: '2026-12-18',
      topics: [{ name: 'تاريخ' }, { name: 'تربية وطنية' }, { name: 'علوم' }],
    },
  })
})

test('a time that leaves no review is called short', () => {
  const reading = read('Exam on 23 November, chapters 1 to 12, 1 hour a day')
  if (!('input' in reading)) throw new Error('asked back')
  expect(studyPlanner.explain(studyPlanner.run(reading.input, { today }), 'en')).toContain(
    'The time is short',
  )
})

test('of days side by side only the one before "off" is free', () => {
  expect(read('exam 5 January, lessons 1-8, 1 hr weekdays, 3 hrs sat, sunday off')).toMatchObject({
    input: { minutesPerDay: 60, minutesOn: [{ weekday: 6, minutes: 180 }], restWeekdays: [0] },
  })
})

test.each([
  ['عندي فاينل كيمياء 20 ديسمبر، 5 فصول، ساعتين باليوم واعطل الجمعة', [5]],
  ['فاينل 20 ديسمبر، 5 فصول، ساعتين باليوم والجمعة اوف', [5]],
  ['الامتحان 20 ديسمبر، 5 فصول، ساعتين باليوم والخميس بسيبه فاضي', [4]],
])('a day on which somebody stops is free: %s', (text, restWeekdays) => {
  expect(read(text)).toMatchObject({ input: { restWeekdays } })
})

test.each([
  'exam on 20 December, chapters 1-5, 2 hours a day, no rest days',
  'الامتحان 20 ديسمبر، 5 فصول، ساعتين باليوم وبدون يوم راحة',
])('whoever wants no rest is not told to name a day: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { isWithoutRest: true } })
})

test('what is nearly learnt does not wait for what joins it', () => {
  const reading = read('Exam on 5 December, chapters 1 to 6, 1.5 hours a day')
  const { days } = studyPlanner.run(('input' in reading && reading.input) as Wish, {
    today,
  }) as StudyPlan
  const lastDay = (topic: string) =>
    days.findLastIndex(({ sessions }) =>
      sessions.some((one) => one.kind === 'learn' && one.topic === topic),
    )
  expect(lastDay('Chapter 1')).toBeLessThan(lastDay('Chapter 3'))
  expect(lastDay('Chapter 3')).toBeLessThan(lastDay('Chapter 6'))
})

test.each([
  ['my final is in 12 days but I begin tomorrow, chapters 1-3, 1 hour a day', '2026-12-02'],
  ['امتحاني بعد 12 يوم وببدأ من بكرا، 3 فصول، ساعة باليوم', '2026-12-02'],
  ['study 3 chapters over 12 days starting tomorrow, 1 hour a day', '2026-12-03'],
])('a distance to the exam counts from today, a length from the start: %s', (text, exam) => {
  expect(read(text)).toMatchObject({ input: { from: '2026-11-21', exam } })
})

test.each([
  [[topic('a', 'hard'), topic('b'), topic('c')], 90],
  [[topic('a'), topic('b', 'hard'), topic('c'), topic('d')], 150],
])(
  'a plan uses all its time, practises every topic and ends with all of them',
  (topics, minutes) => {
    const { days, totalMinutes } = plan({ ...wish, topics, minutesPerDay: minutes })!
    const sessions = days.flatMap((day) => day.sessions)
    const practised = sessions.flatMap((one) => (one.kind === 'practice' ? [one.topic] : []))

    expect(days.at(-1)?.sessions).toEqual([{ kind: 'final', topic: undefined, minutes }])
    expect(new Set(practised)).toEqual(new Set(topics.map(({ name }) => name)))
    expect(totalMinutes).toBe(days.length * minutes)
  },
)

test.each([
  ['topics: knots, rules and signals, weather', ['knots', 'rules and signals', 'weather']],
  ['topics: knots, weather, rules and signals', ['knots', 'weather', 'rules', 'signals']],
  ['topics: history, math and physics, biology', ['history', 'math', 'physics', 'biology']],
  ['المواضيع: العقد، القواعد والإشارات، الطقس', ['العقد', 'القواعد والإشارات', 'الطقس']],
])('what joins words between two commas parts no topics: %s', (text, names) => {
  expect(topicsIn(text).map(({ name }) => name)).toEqual(names)
})

test.each([
  'TOEFL exam + 1 other exam, on 9 December, topics: reading, writing, 1 hour a day',
  'اختبار التوفل + الرخصة، الامتحان 9 ديسمبر، المواضيع: القراءة، الكتابة، ساعة يوميا',
])('of several exams in one breath it is said that one is planned: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { severalNamed: expect.stringContaining(' + ') } })
})
