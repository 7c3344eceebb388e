import { resolve } from 'node:path'
import { askedRequests, handWrittenPhrases } from './intent-sources.ts'
import { learnIntents } from './learn-intents.ts'

export const intentWordsFile = resolve(
  import.meta.dirname,
  '../src/catalogue/search/intent-words.ts',
)

/** The file as it follows from everything that was recorded and written by hand. */
export function writeIntentWords(): string {
  const skills = Object.entries(learnIntents(askedRequests(), handWrittenPhrases()))
  const lines = skills.map(([skill, levels]) => {
    const terms = [...levels].map(([strength, terms]) => `${strength}:${terms.join(',')}`)
    return `  '${skill}':\n    '${terms.join('|')}',\n`
  })
  return `${HEAD}export const intentWords: Readonly<Record<string, string>> = {\n${lines.join('')}}\n`
}

const HEAD = `// Written by \`npm run intent-words\`: packages/skills/wordings/README.md.

/** By skill, how strongly words and pairs of words ask for it, in half bits: \`15:stem,first second|14:…\`. */
`
