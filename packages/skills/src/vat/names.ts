import { withoutJoiningWaw } from '../reading/arabic.ts'
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

/** "I bought a fridge for": what was done with a thing is no part of its name. */
const DONE =
  /^و?(?:bought|paid|pay|paying|spent|charged|split|divided|another|one|got|ordered|sold|purchased|اشتري(?:ت|نا)?|اشتروا|شري(?:ت|نا)?|جب(?:ت|نا)|طلب(?:ت|نا)|بع(?:ت|نا)|[اأ]?ضيف|[اأ]ضف|زيد|[اأ]?حسب|احسبلي)$/

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
  'cheaper',
  'difference',
  'income',
  'cash',
])

/** «قطع غيار»: without an article or «كل» a word for one of them is the head of a name. */
const isHead = ({ word }: Word): boolean => /^و?قطع$/.test(word)

/** The name of what a single price is for: the last words before it that are no part of the request. */
export function nameBefore({ text, concepts, clauses }: Message, price: Span): string {
  const from = Math.max(0, price.start - REACH)
  // "Fast Coat: AED 4,200"
  const piece = text.slice(from, price.start).replace(/[:：]\s{0,2}(?:aed|dhs?)?\s{0,2}$/iu, '')
  const behind = from + piece.length
  const begin = behind - (piece.split(/[,;:\n،؛.?!؟\d]/u).at(-1)?.length ?? 0)
  const before = words(text.slice(begin, behind)).map((word) => ({
    ...word,
    start: word.start + begin,
    end: word.end + begin,
  }))
  const isRequest = (word: Word) =>
    word.word.length < 3 ||
    DONE.test(word.word) ||
    (isStopword(word.word) && !ORDINAL.test(word.word)) ||
    clauses.weightBetween(word, price) >= PARTED ||
    (!isHead(word) &&
      concepts.some(
        ({ concept, start, end }) => REQUEST.has(concept) && start <= word.start && end >= word.end,
      ))
  const isLabel = behind < price.start && before.length <= MOST_WORDS
  if (isLabel && before[0] && !before.every(isRequest))
    return withoutJoiningWaw(text.slice(before[0].start, before.at(-1)?.end))
  while (before[0] && isRequest(before[0])) before.shift()
  while (before.length > 0 && isRequest(before.at(-1) as Word)) before.pop()
  const [first] = before
  const last = before.at(-1)
  if (!first || !last || before.length > MOST_WORDS) return ''
  const name = text.slice(first.start, last.end)
  return first.start > 0 ? withoutJoiningWaw(name) : name
}

const TIME = /^(?:ال)?(?:days?|weeks?|months?|quarters?|years?|يوم|اسبوع|شهر|سن[هة]|ربع)$/
const BEHIND =
  /^\s{0,3}(?:for|on|على|مقابل|ثمن|حق|لشراء)\s(?:an?\s|the\s|my\s|our\s|a new\s)?(?<name>\p{L}[\p{L} -]{2,40}?)(?=\s?(?:[,.;:!?؟،؛\n]|$)|\s(?:كم|how|what)\s)/u

/** The name of what the only price is for, behind it: "2,899 including VAT for a fridge", «2,899 شامل الضريبة على ثلاجة». */
export function nameBehind({ text, concepts }: Message, price: Span): string {
  const isRequest = (span: Span) =>
    concepts.some(
      ({ concept, start, end }) => REQUEST.has(concept) && start < span.end && end > span.start,
    )
  const basis = concepts
    .filter(({ concept, start }) => /^with/.test(concept) && start >= price.end)
    .find(({ start }) => start - price.end < 8)
  const vat = concepts.find(
    ({ concept, start }) =>
      concept === 'vat' && basis && start >= basis.start && start < basis.end + 3,
  )
  const from = Math.max(price.end, basis?.end ?? 0, vat?.end ?? 0)
  const found = BEHIND.exec(text.slice(from, from + REACH))
  const name = found?.groups?.name
  if (!found || !name) return ''
  const start = from + found[0].length - name.length
  const said = words(name)
  return said.length < MOST_WORDS &&
    !isRequest({ start, end: start + name.length }) &&
    !said.some(({ word }) => isStopword(word) || TIME.test(word))
    ? name
    : ''
}
