import { expect, test } from 'vitest'
import { choose } from './choose.ts'
import { languageOf } from './reading/language.ts'
import { textSummariser as skill } from './text-summariser.ts'

const today = '2026-11-20'
const run = (input: unknown) =>
  skill.run(skill.input.parse(input), { today }) as {
    chosen: { sentence: string; place: number }[]
  }
const read = (text: string) => skill.read({ text, language: languageOf(text), today })

const report =
  'Sales rose 12% in the third quarter. The growth came from the Dubai stores. Online sales fell because of delivery delays. Management hired a second courier to fix delivery delays. Costs rose by 3% due to rent. The board expects sales growth of 8% next quarter.'

test.each([
  [{ text: report, sentences: 1, hasBullets: false }, [0]],
  [{ text: report, sentences: 3, hasBullets: true }, [0, 2, 5]],
  [{ text: report, mostWords: 20, hasBullets: false }, [0, 5]],
])('the most central sentences, in their order (%j)', (input, places) => {
  expect(run(input).chosen.map(({ place }) => place)).toEqual(places)
})

test('a sentence on something else fills no gap that a longer one leaves', () => {
  const text =
    'The sofa order came late and the sofa leg was broken when the sofa arrived. I called about the broken sofa order four times and nobody called back. It was hot. I want a new sofa or a refund for the order.'
  expect(run({ text, mostWords: 20, hasBullets: false }).chosen.map(({ place }) => place)).toEqual([
    0,
  ])
})

test('every chosen sentence stands in the text', () => {
  const { chosen } = run({ text: report, sentences: 4, hasBullets: false })
  expect(chosen.map(({ sentence }) => report.includes(sentence))).toEqual([true, true, true, true])
})

test('of two sentences that say the same only one is chosen', () => {
  const text =
    'The metro opens a new line in Dubai. A new line of the metro opens in Dubai. Tickets for the metro line cost five dirhams. Buses meet the trains.'
  const { chosen } = run({ text, sentences: 2, hasBullets: false })
  expect(chosen.map(({ place }) => place)).toEqual([0, 2])
})

test('a heading is no sentence of the summary', () => {
  const { chosen } = run({
    text: `Quarterly sales report\n${report}`,
    sentences: 1,
    hasBullets: false,
  })
  expect(chosen[0]?.sentence).toBe('Sales rose 12% in the third quarter.')
})

test('one sentence cannot be shortened', () => {
  expect(() =>
    run({ text: 'Only one sentence stands here and nothing more than that.', hasBullets: false }),
  ).toThrow('single sentence')
})

test.each([
  [`Summarise in 3 sentences: ${report}`, { sentences: 3, hasBullets: false }],
  [`tl;dr\n${report}`, { sentences: 1 }],
  [`Give me five bullet points\n\n${report}`, { sentences: 5, hasBullets: true }],
  [`${report}\nsummarise in 50 words`, { mostWords: 50, text: report }],
  [`${report}\n\nin 20 words`, { mostWords: 20, text: report }],
  [`Summarise in 50%: ${report}`, { mostWords: 23, text: report }],
  [`Words matter in this report. ${report}`, { text: `Words matter in this report. ${report}` }],
  [`top 3 keywords only:\n${report}`, { termsOnly: 3 }],
  [`اهم المصطلحات فقط:\n${report}`, { termsOnly: 6 }],
  [`summarise in 2 sentences with the key terms:\n${report}`, { sentences: 2 }],
  [`لخص في جملتين: ${report}`, { sentences: 2 }],
  [`لخّص في ٣ نقاط:\n${report}`, { sentences: 3, hasBullets: true }],
  [report, { text: report }],
] as const)('"%.40s" is understood', (text, expected) => {
  expect(read(text)).toMatchObject({ input: expected })
})

test('what a text says asks for nothing that is not done', () => {
  const text = `Editors rewrite each report. They paraphrase what is long. ${report}`
  const asked = (message: string) => choose([skill], { text: message, language: 'en', today }, [])

  expect(asked(`Summarise in 2 sentences: ${text}`)).not.toHaveProperty('preface')
  expect(asked(`Rewrite this in 2 sentences: ${text}`)).toHaveProperty('preface')
})

test.each([
  [
    'Dear neighbours, the pool opens on 3 May. Swim lessons begin on 9 May at the pool. Bring a towel.',
    'The pool opens on 3 May.',
  ],
  [
    'أعزائي الجيران، يفتح المسبح في 3 مايو. تبدأ دروس السباحة في المسبح يوم 9 مايو. أحضروا المناشف.',
    'يفتح المسبح في 3 مايو.',
  ],
])('whom a letter greets is no part of its first sentence: %s', (text, first) => {
  expect(run({ text, sentences: 1, hasBullets: false }).chosen).toMatchObject([{ sentence: first }])
})

test('another word of the same stem is not counted as the key term', () => {
  const text =
    'The garden closes for works in the garden. Gardening lessons move to the hall. The garden opens in May.'
  const { keyTerms } = run({ text, sentences: 1, hasBullets: false }) as unknown as {
    keyTerms: { term: string; count: number }[]
  }
  expect(keyTerms).toEqual([{ term: 'garden', count: 3 }])
})
