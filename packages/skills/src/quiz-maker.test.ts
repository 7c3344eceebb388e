import { expect, test } from 'vitest'
import { GAP, leans, makeQuestions } from './quiz/questions.ts'
import { readQuizRequest } from './quiz/quiz-request.ts'
import { quizMaker } from './quiz-maker.ts'

const leaves =
  'Photosynthesis is the process by which green plants make food from sunlight. It takes place in the chloroplasts, which contain a green pigment called chlorophyll. Plants take in carbon dioxide through tiny openings called stomata. The roots absorb water and minerals from the soil. The sugar glucose stores the energy that plants need for growth.'
const emirates =
  'Sheikh Zayed became the first president in 1971. Abu Dhabi is the capital of the federation today. Ras Al Khaimah joined the federation in 1972. The Burj Khalifa in Dubai opened in 2010. Oil was discovered in the desert in 1958.'
const water =
  'يغطي الماء نحو 71 بالمئة من سطح الأرض. تحتوي المحيطات على معظم المياه المالحة في العالم. تسقط الأمطار على الجبال وتجري المياه في الأودية إلى البحار. يستهلك القطاع الزراعي النسبة الكبرى من المياه العذبة.'

test.each([
  [leaves, 'en'],
  [emirates, 'en'],
  [water, 'ar'],
] as const)('every answer stands in its own sentence and no option twice: %s', (text, language) => {
  const questions = makeQuestions(text, language, ['choice', 'gap', 'choice', 'gap'])

  expect(questions).toHaveLength(4)
  for (const question of questions) {
    if (question.kind === 'truth') continue
    const answer =
      question.kind === 'choice' ? (question.options[question.answer] as string) : question.answer
    expect(text).toContain(question.source)
    expect(question.stem.replace(GAP, () => answer)).toBe(question.source)
    if (question.kind === 'choice') expect(new Set(question.options).size).toBe(4)
  }
})

test('true statements are sentences of the text and false ones differ by the one term that is named', () => {
  const questions = makeQuestions(emirates, 'en', ['truth', 'truth', 'truth', 'truth'])

  expect(questions.map((question) => question.kind === 'truth' && question.answer)).toEqual([
    false,
    true,
    false,
    true,
  ])
  for (const question of questions) {
    if (question.kind !== 'truth') continue
    const { statement, source, changed } = question
    expect(changed ? source.replace(changed.from, changed.to) : source).toBe(statement)
    expect(text(statement)).toBe(question.answer)
  }
})
const text = (statement: string) => emirates.includes(statement)

test('years are only mistaken for years', () => {
  const questions = makeQuestions(emirates, 'en', ['truth'])

  expect(questions[0]).toMatchObject({
    answer: false,
    changed: { from: expect.stringMatching(/^\d{4}$/), to: expect.stringMatching(/^\d{4}$/) },
  })
})

test('the same text gives the same quiz', () => {
  expect(makeQuestions(leaves, 'en', ['choice', 'truth', 'gap'])).toEqual(
    makeQuestions(leaves, 'en', ['choice', 'truth', 'gap']),
  )
})

test('no question is made of a sentence that is mostly marks', () => {
  const sentence = `The metro of Dubai was opened in 2009 ${', , ,'.repeat(300)} and carried many happy passengers.`
  expect(makeQuestions(sentence, 'en', ['gap'])).toEqual([])
})

test('no more questions are made than the text has sentences for', () => {
  expect(
    makeQuestions(
      leaves,
      'en',
      Array.from({ length: 12 }, () => 'gap' as const),
    ),
  ).toHaveLength(5)
})

test('a share is only mistaken for another share, and a word said twice is not asked for', () => {
  const cycle =
    'The water cycle moves water between the sea, the air and the land. Heat from the sun turns about 425,000 cubic kilometres of sea into vapour. About 70% of the Earth is covered by sea.'
  const statements = makeQuestions(cycle, 'en', ['truth', 'truth', 'truth'])
  const changes = statements.flatMap((question) =>
    question.kind === 'truth' && question.changed ? [question.changed] : [],
  )

  expect(changes.find(({ from }) => from === '70')).toEqual({ from: '70', to: '35' })
  expect(changes.find(({ from }) => from === '425,000')?.to).toMatch(/,\d{3}$/)
  const gaps = makeQuestions(cycle, 'en', ['gap', 'gap', 'gap'])
  expect(gaps.map((question) => question.kind === 'gap' && question.stem)).not.toContain(
    'The ______ cycle moves water between the sea, the air and the land.',
  )
})

test.each([
  [`fill in the blanks, make it 4: ${leaves}`, ['gap', 'gap', 'gap', 'gap']],
  [`بدي فراغات، ٣ بس: ${water}`, ['gap', 'gap', 'gap']],
  [`true or false for grade 7: ${leaves}`, ['truth', 'truth', 'truth', 'truth', 'truth']],
])('a number that counts nothing else is that of the questions: %#', (message, kinds) => {
  expect(readQuizRequest(message).input.kinds).toEqual(kinds)
})

test('one at a time is no number of questions', () => {
  const text = 'Quiz me one at a time on this: Bees live in hives. A queen lays all the eggs.'
  expect(readQuizRequest(text)).toMatchObject({ input: { countWasGiven: false } })
})

const palms =
  'A date palm lives for more than 100 years. One palm bears about 80 kilograms a season. A palm may grow up to 25 metres.'
const palmsInArabic =
  'تعيش النخلة أكثر من 100 سنة. تنتج النخلة الواحدة نحو 80 كيلوغرامًا في الموسم. يصل طول النخلة إلى ما لا يزيد على 25 مترًا.'

test.each([
  [palms, 'en'],
  [palmsInArabic, 'ar'],
] as const)('what a bound leaves true is never called false: %s', (text, language) => {
  const questions = makeQuestions(text, language, ['truth', 'truth', 'truth'])
  const changes = questions.flatMap((question) =>
    question.kind === 'truth' && question.changed ? [question.changed] : [],
  )

  expect(changes.map(({ from }) => from)).toContain('80')
  for (const { from, to } of changes) {
    if (from === '100') expect(Number(to)).toBeGreaterThan(100)
    if (from === '25') expect(Number(to)).toBeLessThan(25)
  }
})

test.each([
  `عايز كويز 4 أسئلة صح وغلط لتالتة إعدادي: ${water}`,
  `كويز صح وغلط لتانية ابتدائي، 4 أسئلة: ${water}`,
  `make 4 true false questions for third grade: ${leaves}`,
])('the school year is no number of questions: %#', (message) => {
  expect(readQuizRequest(message).input.kinds).toEqual(['truth', 'truth', 'truth', 'truth'])
})

test.each([
  ['ar', 'أكبر عضو في الجسم هو الجلد.', 'أكبر عضو في الجسم ليس الجلد.'],
  [
    'en',
    'The skin is the largest organ of the body.',
    'The skin is not the largest organ of the body.',
  ],
] as const)(
  'without a figure or name a statement is made false by denying it',
  (language, text, statement) => {
    expect(makeQuestions(text, language, ['truth'])).toMatchObject([{ statement, answer: false }])
  },
)

test.each([
  ['ar', 'تتغذى معظم الحشرات على أوراق النبات.'],
  ['en', 'Some plants are green through the whole winter.'],
] as const)('what has no plain opposite is asked as it stands', (language, statement) => {
  expect(makeQuestions(statement, language, ['truth'])).toMatchObject([{ statement, answer: true }])
})

test('a year is mistaken for another year and for no height', () => {
  const text = 'تأسست جامعة القرويين في فاس عام 859. يبلغ ارتفاع جبل توبقال 4167 مترًا.'
  expect(makeQuestions(text, 'ar', ['truth'])).toMatchObject([
    { changed: { from: '859', to: '869' } },
  ])
})

test('countries stand for a country', () => {
  const text =
    'تقع الكويت في شمال الخليج العربي. اكتشف النفط في البحرين قبل الحرب. استضافت قطر كأس العالم. عاصمة سلطنة عمان هي مسقط.'
  const [question] = makeQuestions(text, 'ar', ['choice'], { about: 'name' })
  expect(question).toMatchObject({ kind: 'choice' })
  expect(question?.kind === 'choice' && question.options.toSorted()).toEqual(
    ['البحرين', 'الكويت', 'عمان', 'قطر'].toSorted(),
  )
})

test('what another sentence tells is not asked for where there is something else', () => {
  const text = 'Al Ain is known as the Garden City. UNESCO listed the sites of Al Ain in 2011.'
  expect(makeQuestions(text, 'en', ['gap', 'gap'])).toMatchObject([
    { answer: 'Garden City' },
    { answer: '2011' },
  ])
})

test.each([
  ['القلب يضخ الدم. فوائد شرب الماء.', 1],
  ['فوائد شرب الماء.', 0],
])('three Arabic words make a question where they say something: %s', (text, count) => {
  expect(makeQuestions(text, 'ar', ['gap', 'gap'])).toHaveLength(count)
})

test.each([
  [
    'A tower clock strikes about 60 times a day. The theatre was opened in 1998 near the sea.',
    'en',
  ],
  ['تدق ساعة البرج نحو 60 مرة في اليوم. افتتح المسرح في عام 1998 قرب البحر.', 'ar'],
] as const)('a false figure is clearly false: %s', (text, language) => {
  for (const question of makeQuestions(text, language, ['truth', 'truth', 'truth'])) {
    if (question.kind !== 'truth' || !question.changed) continue
    const { from, to } = question.changed
    expect(Math.abs(Number(to) - Number(from))).toBeGreaterThanOrEqual(from === '60' ? 18 : 10)
  }
})

test.each([
  ['The hall was built in 1998 by the sea. The hall seats about 2000 guests.', 'en'],
  ['افتتح المسرح في عام 1998 قرب البحر. يتسع المسرح لنحو 2000 ضيف.', 'ar'],
] as const)('no year stands for a count: %s', (text, language) => {
  const changes = makeQuestions(text, language, ['truth', 'truth', 'truth']).flatMap((question) =>
    question.kind === 'truth' && question.changed ? [question.changed] : [],
  )
  expect(changes).not.toContainEqual({ from: '2000', to: '1998' })
  expect(changes).not.toContainEqual({ from: '1998', to: '2000' })
})

test.each([
  ['The agency lists it among the rarest birds.', true],
  ['تدرجها المنظمة بين الطيور النادرة.', true],
  ['A camel drinks water when the keeper leads it there.', false],
  ['The agency lists the falcon among the rarest birds.', false],
])('%s speaks of what the sentence before names: %s', (sentence, isLeaning) => {
  expect(leans(sentence)).toBe(isLeaning)
})

const pool =
  'Swimming lessons take place in April and October. Aisha Khan teaches the beginners in Sharjah. The club hires lockers from Gulf Bank. The pool at Al Hamra opens at 08:00 on weekdays. Omar Saleh repairs the pumps. Sara Nasser sells drinks near Al Jazeera Park.'

test('no place, firm or person stands among the options for a time, nor one for another', () => {
  const questions = makeQuestions(
    pool,
    'en',
    Array.from({ length: 6 }, () => 'choice' as const),
  )
  const kinds = [/April|October/, /Sharjah|Al Hamra|Park/, /Bank/, /Aisha|Omar|Sara/]
  for (const question of questions) {
    if (question.kind !== 'choice') continue
    const told = kinds.filter((kind) => question.options.some((option) => kind.test(option)))
    expect(told.length).toBeLessThan(2)
  }
})

test.each([
  ['The gate at the depot opens for the lorries at 06:30.', 'en'],
  ['تبدأ المناوبة الصباحية في المستودع الساعة 06:30', 'ar'],
] as const)('a time of day is mistaken for near times: %s', (sentence, language) => {
  expect(makeQuestions(sentence, language, ['choice'])).toMatchObject([
    { options: ['06:00', '06:30', '07:00', '07:30'], answer: 1 },
  ])
})

const line = 'The Red Line has 29 stations. Trains run every four minutes at peak.'
const arabicLine = 'يضم الخط الأحمر 29 محطة. تعمل القطارات كل أربع دقائق وقت الذروة.'

test.each([
  [`do 6 gaps no wait, 4, I only have space for 4. My daughter is 9. text >> ${line}`, line, 4],
  [`Passage => ${line}\n\n3 gaps please`, line, 3],
  [`Only from this text: 3 gaps. ${line}`, line, 3],
  [`Nothing from your own knowledge, only from the text: two gaps. ${line}`, line, 2],
  [
    `2 gaps for the open day (the hall costs 300 but never mind). Here is the text: ${line}`,
    line,
    2,
  ],
  [
    `Only what is between the dashes, 2 gaps.\n\nDear all, see page 4.\n---\n${line}\n---\nRegards, Priya`,
    line,
    2,
  ],
  [
    `استخدم اللي بين الخطين فقط، سؤالين فراغات\nالسلام عليكم جميعا\n-----\n${arabicLine}\n-----\nعمر`,
    arabicLine,
    2,
  ],
  [`بدي تلات فراغات للدورة (الدورة ب ٣٥٠ درهم بس مو مهم). هيدا النص: ${arabicLine}`, arabicLine, 3],
  [`لا تضيف شي من عندك، بس من النص: سؤالين فراغات. ${arabicLine}`, arabicLine, 2],
])('the text is what was pasted, and the number what stands last: %j', (message, text, count) => {
  const { input } = readQuizRequest(message)
  expect(input.text).toBe(text)
  expect(input.kinds).toEqual(Array.from({ length: count }, () => 'gap'))
})

test.each([
  [`5 statements, true or false: ${line}`, 'truth truth truth truth truth'],
  [
    `a quiz of three with all three kinds (multiple choice, true or false, gaps): ${line}`,
    'choice truth gap',
  ],
  [
    `اختبار من أربعة أسئلة يجمع الأنواع الثلاثة (اختيار من متعدد، وصح أو خطأ، وإكمال الفراغ): ${arabicLine}`,
    'choice truth gap choice',
  ],
  [`2 questions of every type, so 6: ${line}`, 'choice choice truth truth gap gap'],
  [`خلصني بعد ما تسوي 3 أسئلة صح وخطأ: ${arabicLine}`, 'truth truth truth'],
])('what kinds there are is no number of questions: %s', (message, kinds) => {
  expect(readQuizRequest(message).input.kinds.join(' ')).toBe(kinds)
})

test.each([
  [
    `Here are two answer sheets, please grade them out of 20: Sara: 1 B, 2 C. Omar: 1 B, 2 A.`,
    'grade',
  ],
  ['صحح لي أوراق الطلاب وعط كل واحد درجته من 20: أحمد: 1 أ، 2 ب. سارة: 1 ج، 2 د.', 'grade'],
  [`Translate this and no quiz please: ${line}`, 'translate'],
  [`لخصها في سطرين، ما أبغى أسئلة ولا اختبار: ${arabicLine}`, 'summarise'],
  [
    `5 questions whose answers are not in the text, from your general knowledge: ${line}`,
    'outside',
  ],
  [`${arabicLine} أبغى خمسة أسئلة جوابها مو موجود في النص أبدًا`, 'outside'],
  [`4 questions for grade 6, true or false: ${line}`, undefined],
  [`nothing that is not in the text, 3 gaps: ${line}`, undefined],
  [`سؤالين صح أو خطأ ولا تضيف شي من عندك: ${arabicLine}`, undefined],
  [`Summarise less, just a quiz of 3 questions: ${line}`, undefined],
])('what is no quiz of a text is not made into one: %s', (message, task) => {
  expect(readQuizRequest(message).input.otherTask).toBe(task)
})

const answered = (text: string, language: 'en' | 'ar' = 'en') => {
  const reading = quizMaker.read({ text, language, today: '2026-11-20' })
  if (!('input' in reading)) return 'asked'
  return quizMaker.explain(quizMaker.run(reading.input, { today: '2026-11-20' }), language)
}

test.each([
  'make 10 mcqs from the attached pdf, chapter 4 pages 12 to 19, it is the biology book of grade 8',
  'سويلي عشرين سؤال صح وغلط من ملف ال pdf اللي مرفق كتاب العلوم صفحة ٤٢ لين ٥٠ وبسرعة الله يعافيك',
])('a file that nobody pasted is asked for: %s', (text) => {
  expect(answered(text)).toBe('asked')
})

test('of more questions than the most, as many are made as may be', () => {
  const list = Array.from(
    { length: 34 },
    (_, at) => `The train number ${at + 60} stops at the old harbour.`,
  )
  const answer = answered(`forty gaps, otherwise as many as you allow:\n${list.join('\n')}`)
  expect(answer).toContain('**A quiz of 30 questions')
  expect(answer).toContain('I make at most 30 questions at a time; 40 were wanted.')
})

test('a quiz that has to be in Arabic has its key in Arabic', () => {
  const answer = answered(`the quiz has to be in Arabic, 1 true or false: ${arabicLine}`)
  expect(answer).toContain('**مفتاح الإجابة**')
})

test('a name of several small words is one answer, and a currency is none', () => {
  const text =
    'Karl von Frisch explained the dance of bees. Leonardo da Vinci painted in Florence. Claims above AED 500 need the approval of a director.'
  const answers = makeQuestions(text, 'en', ['gap', 'gap', 'gap']).map((question) =>
    question.kind === 'gap' ? question.answer : '',
  )
  expect(answers).toEqual(expect.arrayContaining(['Karl von Frisch', 'Leonardo da Vinci']))
  expect(answers).not.toContain('AED')
})

test('a statement that can be made false goes before one that cannot', () => {
  const text =
    'Some extinguishers carry a black label. The assembly point is the car park behind the hall.'
  const questions = makeQuestions(text, 'en', ['truth', 'truth'])
  expect(questions).toMatchObject([{ answer: true }, { answer: false }])
})
