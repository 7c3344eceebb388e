import { placeMeant } from '../follow-up/place-named.ts'
import { latinDigits } from '../reading/arabic.ts'
import { isStopword } from '../reading/prose.ts'
import { quantities } from '../reading/quantities.ts'
import { words } from '../reading/words.ts'
import { sharing } from '../sentences/sharing.ts'
import { type Finding, understand } from './clause-kind.ts'
import { splitClauses } from './clauses.ts'
import { clauseKinds } from './scan.ts'

/** The kinds of clause that a message speaks of: by the number of a clause, by name or by its words. */
export function kindsSpokenOf(said: string, text: string, findings: readonly Finding[]): string[] {
  const clause = clauseNumbered(said, text)
  if (clause !== undefined) return kindsIn(clause, findings)
  const ofFigure = kindsOfFigure(said, findings)
  if (ofFigure.length > 0) return ofFigure
  const meant = understand(said)
  const found = new Set(findings.map(({ kind }) => kind))
  const named = clauseKinds.filter(
    (kind) => found.has(kind.name) && (kind.heading(meant) || kind.asked?.(meant)),
  )
  if (named.length > 0) return named.map(({ name }) => name)
  const content = words(said).filter(
    ({ word }) =>
      word.length > 2 && !isStopword(word) && !/^(?:clause|ask|about|بند|اسال)$/.test(word),
  )
  const quotes = findings.flatMap(({ kind, quotes: own }) =>
    own.map((quote) => ({ kind, words: quote.text })),
  )
  const shared = content.length > 0 ? sharing(quotes, (quote) => quote.words, content) : []
  const kinds = [...new Set(shared.map(({ kind }) => kind))]
  return kinds.length <= MOST_MEANT ? kinds : []
}
const MOST_MEANT = 2

/** "Is 75 days normal?": the kinds of clause that hold such a figure. */
export function kindsOfFigure(said: string, findings: readonly Finding[]): string[] {
  const figures = quantities(said).flatMap(({ kind, start, end }) =>
    kind === 'number' ? [] : [said.slice(start, end)],
  )
  return findings.flatMap(({ kind, quotes }) =>
    quotes.some(({ text }) => figures.some((figure) => text.includes(figure))) ? [kind] : [],
  )
}

const kindsIn = (clause: string, findings: readonly Finding[]): string[] =>
  findings.flatMap(({ kind, quotes }) =>
    quotes.some((quote) => quote.clause === clause) ? [kind] : [],
  )

const NUMBER = /(?<![\p{L}\d])(\d{1,2}(?:\.\d{1,2})?)(?![\d%])/u

/** "The risk in 3?" */
const CLOSING = /\b(?:in|(?<!instead )of|about|on|with) (\d{1,2})\s{0,2}[?.]?$/iu

/** "Clause 2", «البند الثاني»: its number as the text writes it. */
export function clauseNumbered(said: string, text: string): string | undefined {
  const clauses = splitClauses(text)
  const closing = CLOSING.exec(latinDigits(said))?.[1]
  const place = closing ? Number(closing) - 1 : placeMeant(said, MOST_CLAUSES)
  if (place === undefined) return undefined
  const number = NUMBER.exec(latinDigits(said))?.[1] ?? String(place + 1)
  return (
    clauses.find((clause) => latinDigits(clause.number) === number) ??
    clauses.filter(({ number: one }) => one.startsWith('§'))[place]
  )?.number
}
const MOST_CLAUSES = 60
