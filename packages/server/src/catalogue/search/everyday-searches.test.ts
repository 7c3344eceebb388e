import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { searchOwnAgents } from '../../../testing/own-agents-search.ts'

/** A search by somebody who knew only the public pages, and the agents that are right: packages/skills/wordings/README.md. */
interface Search {
  language: 'en' | 'ar'
  query: string
  agents: readonly string[]
}

const FOLDER = resolve(import.meta.dirname, '../../../../skills/wordings/searches')
const find = await searchOwnAgents()

/** Which share of a file's searches has a right agent among the first. */
function share(file: string, language: Search['language'], first: number): number {
  const asked = readFileSync(resolve(FOLDER, `${file}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Search)
    .filter((search) => search.language === language)
  const found = asked.filter(({ query, agents }) =>
    find(query)
      .slice(0, first)
      .some((slug) => agents.includes(slug)),
  )
  return found.length / asked.length
}

test.for([
  ['s1', 'en', 0.96],
  ['s1', 'ar', 0.96],
  ['s2', 'en', 0.96],
  ['s2', 'ar', 0.96],
  ['p1', 'en', 0.96],
  ['p1', 'ar', 0.96],
  ['p2', 'en', 0.96],
  ['p2', 'ar', 0.95],
  ['p3', 'en', 0.96],
  ['p3', 'ar', 0.96],
] as const)(
  'of everyday searches (%s, %s) hardly one does not find a right agent first',
  ([file, language, least]) => {
    expect(share(file, language, 1)).toBeGreaterThan(least)
    expect(share(file, language, 3)).toBeGreaterThan(0.98)
  },
)
