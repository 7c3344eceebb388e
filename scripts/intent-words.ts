import { writeFileSync } from 'node:fs'
import { intentWordsFile, writeIntentWords } from '../packages/server/testing/intent-words-file.ts'

// npm run intent-words      learns anew which skills the words of a search ask for, after requests were recorded or phrases written

const written = writeIntentWords()
writeFileSync(intentWordsFile, written)
console.log(`${intentWordsFile}: ${Math.round(Buffer.byteLength(written) / 1000)} kB`)
