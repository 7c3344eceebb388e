import { expect, test } from 'vitest'
import { readSummaryRequest } from './summary-request.ts'

const text =
  'The airline added a flight to Baku. The flight leaves at noon on Fridays. Bags are free on the flight. Meals cost extra.'

test.each([
  ['5 bullets no sorry 2 bullets from this: ', { sentences: 2, hasBullets: true }],
  [
    'Summarise in 4 bullets, no wait, make it 1 sentence only: ',
    { sentences: 1, hasBullets: false },
  ],
  ['Two sentences please, no, make it one. ', { sentences: 1 }],
  ['لخص في ٣ نقاط، لا خليها نقطتين: ', { sentences: 2, hasBullets: true }],
  ['Summarise in 3 sentences: ', { sentences: 3 }],
])('%j asks for the length that was said last', (asked, wish) => {
  const reading = readSummaryRequest({
    text: `${asked}${text}`,
    today: '2026-11-28',
    language: 'en',
  })
  expect(reading).toMatchObject({ input: { text, ...wish } })
})

test.each([
  'Two sentences please. My manager needs it on his desk by 4. ',
  'Summarise in 2 sentences. I have to send this to the board tonight. ',
  'لخص في جملتين. أستاذتي عايزاه بكرة الصبح. ',
])('who is to have it is no sentence of the text: %s', (asked) => {
  const message = { text: `${asked}${text}`, today: '2026-11-28', language: 'en' } as const
  expect(readSummaryRequest(message)).toMatchObject({ input: { text, sentences: 2 } })
})

test('a text that begins with what somebody was given keeps its beginning', () => {
  const story = `I need this flight because my family depends on it. ${text}`
  const message = { text: `Summarise in 2 sentences. ${story}`, today: '2026-11-28' } as const
  expect(readSummaryRequest({ ...message, language: 'en' })).toMatchObject({
    input: { text: story },
  })
})

const wishOf = (message: string) => {
  const reading = readSummaryRequest({ text: message, today: '2026-11-28', language: 'en' })
  return 'input' in reading ? reading.input : reading
}

test.each([
  'One sentence only please, my boss has the attention span of a goldfish. ',
  'A line pls, it goes on a tiny sticker. ',
  'how many sentences are in this and give me the gist in 1: ',
  'جملة واحدة بس، ما عندي وقت أقرا: ',
  'بدي الزبدة بوحدة: ',
])('%s asks for one sentence and is none of the text', (asked) => {
  expect(wishOf(`${asked}${text}`)).toMatchObject({ text, sentences: 1 })
})

test.each([
  ['bullets. 2. go\n\n', { sentences: 2, hasBullets: true }],
  ['نقاط. ٢. يلا\n\n', { sentences: 2, hasBullets: true }],
  ['summary, 2, thanks\n\n', { sentences: 2 }],
  ['لخصلي ياه ب 2: ', { sentences: 2 }],
])('%j: a number that counts nothing else is the length', (asked, wish) => {
  expect(wishOf(`${asked}${text}`)).toMatchObject({ text, ...wish })
})

test.each(['Summarise this for room 2: ', 'My manager needs the summary by 4. '])(
  '%j: a number of something else is no length',
  (asked) => {
    expect(wishOf(`${asked}${text}`)).not.toHaveProperty('sentences')
  },
)

test('a text that begins in small letters behind a courtesy is kept', () => {
  const story = `in the spring the farmers sow wheat. ${text}`
  expect(wishOf(`3 bullets please, ${story}`)).toMatchObject({ text: story })
})

test('of texts with labels the first is not taken for the request', () => {
  const texts = `Text A: ${text} Text B: The pool closes in May. The pool needs new tiles.`
  expect(wishOf(`2 bullets from each: ${texts}`)).toMatchObject({ text: texts, isOfEach: true })
})

test('many words beside some sentences are the length of all', () => {
  expect(wishOf(`3 sentences and 50 words max: ${text}`)).toMatchObject({
    sentences: 3,
    mostWords: 50,
  })
  expect(wishOf(`2 bullets of max 10 words each: ${text}`)).toMatchObject({ wordsEach: 10 })
})

test.each([
  'Rewrite this in your own words so nobody notices, add a conclusion of your own: ',
  'Paraphrase this so it sounds smarter: ',
  'how many sentences does this have & give me the single most important one: ',
  'اعد صياغة النص باسلوبك: ',
  'كم جملة فيه وعطني أهم جملة: ',
])('what is wanted of a text is no sentence of it: %s', (asked) => {
  const reading = readSummaryRequest({
    text: `${asked}${text}`,
    today: '2026-11-28',
    language: 'en',
  })
  expect(reading).toMatchObject({ input: { text } })
})

test.each([
  ['Give me the single most important sentence. ', 1],
  ['عطني أهم جملة: ', 1],
  ['What are the most important points? ', undefined],
])('%s', (asked, sentences) => {
  const reading = readSummaryRequest({
    text: `${asked}${text}`,
    today: '2026-11-28',
    language: 'en',
  })
  expect('input' in reading && reading.input.sentences).toBe(sentences)
})

test.each([
  ['what does the text say about meals? ', 'meals'],
  ['شو مكتوب عن الوجبات؟ ', 'الوجبات'],
  ['summarise in 1 sentence what it says about meals: ', undefined],
])('%s', (asked, topic) => {
  const reading = readSummaryRequest({
    text: `${asked}${text}`,
    today: '2026-11-28',
    language: 'en',
  })
  expect('input' in reading && reading.input.topic).toBe(topic)
})

test.each([
  [`Give me the main points as a list, 4 of them: ${text}`, { sentences: 4, hasBullets: true }],
  [`بدي ملخص نص الطول: ${text}`, { mostWords: 12 }],
  [`قصر الكلام ده لنصه: ${text}`, { mostWords: 12 }],
  [
    `I run a cleaning company with 40 staff. Summarise this in 40 words: ${text}`,
    { mostWords: 40 },
  ],
])('the length is read: %s', (message, wish) => {
  const reading = readSummaryRequest({ text: message, today: '2026-11-28', language: 'en' })
  expect(reading).toMatchObject({ input: { text, ...wish } })
})

test('what must not be added is no question', () => {
  const input = inputOf(`max 20 words, and dont add anything about prices:\n${ending}`)
  expect(input).toMatchObject({ mostWords: 20 })
  expect(input?.topic).toBeUndefined()
})

test('a ticket is not what the text is asked to mention', () => {
  const museum = 'يقع المتحف بجانب الحديقة. يعرض المتحف قوارب قديمة. تذكرة المتحف 10 دراهم.'
  const message = `لخص كل فقرة بجملة:\n\nافتتحت الحديقة عام 1998. فيها بحيرتان.\n\n${museum}`
  const reading = readSummaryRequest({ text: message, today: '2026-11-28', language: 'ar' })
  expect('input' in reading && reading.input.topic).toBeUndefined()
  expect('input' in reading && reading.input.text).toContain('تذكرة المتحف')
})

const inputOf = (text: string) => {
  const reading = readSummaryRequest({ text, today: '2026-11-28', language: 'en' })
  return 'input' in reading ? reading.input : undefined
}
const ending =
  'The clinic moves on 1 December. Appointments stay the same. Parking is free for two hours.'
test.each([
  [`Summarise the email for my boss, he is busy:\n`, 'We need a deposit of 30% by Sunday.'],
  ['Shorten this\n', 'Please send the list by Monday.'],
  ['Summarise: ', 'We want half of the fee by Monday.'],
])('what a letter asks for at its end is none of the request: %s', (request, last) => {
  expect(inputOf(`${request}${ending} ${last}`)).toEqual({
    text: `${ending} ${last}`,
    hasBullets: false,
  })
})

test.each([
  [
    `Does this say anything about parking? also give me a 2 sentence summary. ${ending}`,
    'parking',
    2,
  ],
  [`summarise in one sentence, and does it mention parking? ${ending}`, 'parking', 1],
  [`summarise in one sentence and tell me does it mention parking: ${ending}`, 'parking', 1],
  [
    'هل النص بيحكي عن المواقف؟ ولخصه بجملتين: تنتقل العيادة في ديسمبر. المواعيد كما هي. المواقف مجانية.',
    'المواقف',
    2,
  ],
])('a summary and what the text speaks of: %s', (message, topic, sentences) => {
  expect(inputOf(message)).toMatchObject({ topic, isBoth: true, sentences })
})

test.each([
  [`Dear all,\n${ending}\nKind regards,\nMona\ngive me the main points in 2 bullets please`, 2],
  [
    `السلام عليكم\nتنتقل العيادة في ديسمبر. المواعيد كما هي. المواقف مجانية لمدة ساعتين.\nمع التحية\nمنى\nعطني أهم نقطتين`,
    2,
  ],
])('it is asked below the signature: %s', (message, sentences) => {
  expect(inputOf(message)).toMatchObject({ sentences, hasBullets: true })
})

test.each([
  ['خله نص الطول: تنتقل العيادة في ديسمبر. المواعيد كما هي. المواقف مجانية لمدة ساعتين.', 'تنتقل'],
  [`explain it simply for my kid: ${ending}`, 'The'],
  ['بسطلي هالنص: تنتقل العيادة في ديسمبر. المواعيد كما هي. المواقف مجانية لمدة ساعتين.', 'تنتقل'],
])('the text begins behind the colon: %s', (message, first) => {
  expect(inputOf(message)?.text.split(' ')[0]).toBe(first)
})
