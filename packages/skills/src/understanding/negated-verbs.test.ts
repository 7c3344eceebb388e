import { expect, test } from 'vitest'
import { matchConcepts } from './match-concepts.ts'

const conceptsOf = (text: string) => matchConcepts(text).map(({ concept }) => concept)

test.each([
  ['ومبتحركش خالص', 'moving'],
  ['مبتمرنش', 'exercise'],
  ['مابلعبش رياضة', 'exercise'],
])('what stands around an Egyptian verb denies it: %s', (text, concept) => {
  expect(conceptsOf(text)).toContain('negation')
  expect(conceptsOf(text)).toContain(concept)
})

test.each([['مشمش'], ['منعش'], ['مناقش']])('a word of these letters denies nothing: %s', (text) => {
  expect(conceptsOf(text)).not.toContain('negation')
})
