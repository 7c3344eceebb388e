import { expect, test } from 'vitest'
import { words } from '../reading/words.ts'
import { countsIn } from './counts.ts'
import { lexicon } from './lexicon.ts'
import { mentionOf, topicOf } from './mention.ts'
import { leftOutIn } from './negation.ts'
import { statementsIn } from './statements.ts'

const concepts = lexicon({ post: 'post, منشور, بوست', story: 'story, ستوري', grade: 'grade, صف' })

test.each([
  ['3 posts and 2 short stories', ['3 post', '2 story']],
  ['28 kids in grade 4 need 2 posts', ['4 grade', '2 post']],
  ['the worst one for grade 4', ['4 grade']],
  ['the 7th grade', []],
  ['posts: 5', ['5 post']],
  ['since 2019, posts', []],
  ['٣ منشورات وستوريين', ['3 post', '2 story']],
  ['ستوري واحد ومنشورين', ['1 story', '2 post']],
])('each number of %j counts the concept beside it', (text, counts) => {
  const hits = concepts(words(text))
  expect(
    countsIn(text, hits, ['grade']).map(({ value, concept }) => `${value} ${concept}`),
  ).toEqual(counts)
})

test.each([
  ['no posts', true],
  ['everything except stories', true],
  ['بدون ستوري', true],
  ['no more than 3 posts', false],
  ['no stories, 3 posts', false],
])('of %j the last concept is left out: %j', (text, isLeftOut) => {
  const all = words(text)
  expect(leftOutIn(text, all)(concepts(all).at(-1)!)).toBe(isLeftOut)
})

test.each([
  ['is there anything about a penalty in this?', 'penalty'],
  ['Does it mention the lab results?', 'lab results'],
  ['هل النص يذكر التكلفة؟', 'التكلفة'],
  ['summarise in 2 sentences', undefined],
])('%j asks about %j', (request, topic) => {
  expect(topicOf(request)).toBe(topic)
})

test('a text that speaks of something is quoted, and one that does not is not', () => {
  const statements = ['Leaving early costs no penalty.', 'The rent rises.']
  expect(mentionOf('penalties', statements).quotations).toEqual(['Leaving early costs no penalty.'])
  expect(mentionOf('parking', statements).quotations).toEqual([])
})

test('what was dictated without marks is parted at its lines', () => {
  const lines = [
    'so the oryx nearly died out and by 1972 there were none left in the wild',
    'then the zoo in phoenix bred nine of them and sent the calves back to oman',
    'abu dhabi has the biggest herd today with more than 10000 animals',
  ]
  expect(statementsIn(lines.join('\n'))).toEqual(lines)
})
