import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { intentWordsFile, writeIntentWords } from '../../../testing/intent-words-file.ts'

test('what words ask for is what was learnt from all recorded requests and written phrases: npm run intent-words', () => {
  expect(readFileSync(intentWordsFile, 'utf8')).toBe(writeIntentWords())
})
