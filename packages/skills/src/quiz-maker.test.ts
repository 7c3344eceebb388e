import { expect, test } from 'vitest'
import { GAP, makeQuestions } from './quiz/questions.ts'
import { readQuizRequest } from './quiz/quiz-request.ts'

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

  expect(changes.find(({ from }) => from === '70')).toEqual({ from: '70', to: '77' })
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
