import { isStopword } from '../reading/prose.ts'
import { type Span, type Word, words } from '../reading/words.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'

const MOST_WORDS = 4
const REACH = 60
/** "And" parts two names. */
const PARTED = 0.5
/** "The first" is how an offer is called, though elsewhere it says nothing. */
const ORDINAL = /^(?:(?:وال|ال)(?:[اأ]ول[ىي]?|ثاني|ثانية|[اأ]خر|[آا]خر)|first|second|third)$/

/** Words of the request itself, which name nothing that is sold. */
const REQUEST: ReadonlySet<Concept> = new Set([
  'vat',
  'withVat',
  'withoutVat',
  'question',
  'paidPrice',
  'pricedAt',
  'pricedFor',
  'unitPrice',
  'amountsTo',
  'finalPrice',
  'zeroRated',
  'exempt',
  'standardRated',
  'price',
  'income',
  'cash',
])

/** The name of what a single price is for: the last words before it that are no part of the request. */
export function nameBefore({ text, concepts, clauses }: Message, price: Span): string {
  const from = Math.max(0, price.start - REACH)
  const piece = text.slice(from, price.start)
  const begin = price.start - (piece.split(/[,;:\n،؛.?!؟\d]/u).at(-1)?.length ?? 0)
  const before = words(text.slice(begin, price.start)).map((word) => ({
    ...word,
    start: word.start + begin,
    end: word.end + begin,
  }))
  const isRequest = (word: Word) =>
    word.word.length < 3 ||
    (isStopword(word.word) && !ORDINAL.test(word.word)) ||
    clauses.weightBetween(word, price) >= PARTED ||
    concepts.some(
      ({ concept, start, end }) => REQUEST.has(concept) && start <= word.start && end >= word.end,
    )
  while (before[0] && isRequest(before[0])) before.shift()
  while (before.length > 0 && isRequest(before.at(-1) as Word)) before.pop()
  const [first] = before
  const last = before.at(-1)
  return first && last && before.length <= MOST_WORDS
    ? text.slice(first.start, last.end).replace(/^و(?=ال)/, '')
    : ''
}
