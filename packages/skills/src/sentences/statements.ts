import { type Clause, clausesIn } from './clauses.ts'
import { sentencesIn } from './split.ts'

/** Nobody writes longer sentences with care: this is speech written down without marks. */
const LONGEST = 40
/** What is shorter says nothing of its own. */
const LEAST = 5
const count = (text: string) => text.split(/\s+/).filter(Boolean).length

/**
 * What a text says, piece by piece and word for word. That is its sentences; where somebody dictated without marks, its lines, and in
 * a line that never ends its clauses.
 */
export function statementsIn(text: string): string[] {
  return sentencesIn(text).flatMap(({ start, end, text: sentence }) => {
    if (count(sentence) <= LONGEST) return [sentence]
    const lines = text
      .slice(start, end)
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
    return lines.flatMap((line) =>
      count(line) <= LONGEST ? [line] : joined(line, clausesIn(line)),
    )
  })
}

/** What is too short to stand goes with the clause before it, with all that stands between them. */
function joined(line: string, clauses: readonly Clause[]): string[] {
  const kept: { start: number; end: number }[] = []
  for (const { start, end, text } of clauses) {
    const last = kept.at(-1)
    if (last && count(text) < LEAST) last.end = end
    else kept.push({ start, end })
  }
  return kept.map(({ start, end }) => line.slice(start, end).trim())
}
