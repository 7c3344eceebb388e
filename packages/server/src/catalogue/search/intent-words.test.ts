import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { intentWordsFile, writeIntentWords } from '../../../testing/intent-words-file.ts'
import { bySize } from '../../../testing/size.ts'

/** All requests are answered to know their skill. */
const TIMEOUT_MS = 300_000

test.runIf(bySize(false, true))(
  'what words ask for is what was learnt from all recorded requests and written phrases: npm run intent-words',
  {
    timeout: TIMEOUT_MS,
  },
  () => {
    expect(readFileSync(intentWordsFile, 'utf8')).toBe(writeIntentWords())
  },
)
