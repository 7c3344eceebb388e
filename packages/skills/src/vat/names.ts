import { latinDigits, NOT_OWN_WAW, withoutJoiningWaw } from '../reading/arabic.ts'
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
  /^و?(?:bought|paid|pay|paying|spent|charged|split|divided|another|one|plus|got|ordered|sold|purchased|اشتري(?:ت|نا)?|اشتروا|شري(?:ت|نا)?|جب(?:ت|نا)|طلب(?:ت|نا)|بع(?:ت|نا)|[اأ]?ضيف|[اأ]ضف|زيد|[اأ]?حسب|احسبلي|دفع(?:لي|تلي|لنا|وا)?)$/

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

const TIME = /^(?:ال)?(?:days?|weeks?|months?|quarters?|years?|يوم|اسبوع|شهر|سن[هة]|ربع)$/

/** «صبغة 350 وقص 100»: behind a price it joins a short name, too. */
const WAW_BEHIND_PRICE = new RegExp(`^و(?=\\p{L}{2})${NOT_OWN_WAW}`, 'u')

/** Whoever pays is not what is paid for. */
const PAYER = /^(?:ال)?(?:customers?|clients?|guests?|زبون(?:[ةه])?|عميل(?:[ةه])?|ضيف)$/

/** «قطع غيار»: without an article or «كل» a word for one of them is the head of a name. */
const isHead = ({ word }: Word): boolean => /^و?قطع$/.test(word)

/** "Hummus platter, 4 x 62.50" in a row of its own. */
const ROW = /\n[ \t*•-]{0,4}\p{L}[^,،:;\d\n]{1,50}[,،]\s{1,3}$/u
/** "Fast Coat: AED 4,200" */
const COLON = /[:：]\s{0,2}(?:aed|dhs?)?\s{0,2}$/iu
const ROW_COMMA = /[,،]\s{1,3}$/u

/** The name of what a single price is for: the last words before it that are no part of the request. */
export function nameBefore({ text, concepts, clauses }: Message, price: Span): string {
  const from = Math.max(0, price.start - REACH)
  const written = text.slice(from, price.start)
  const isRow = ROW.test(written)
  const piece = written.replace(isRow ? ROW_COMMA : COLON, '')
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
    TIME.test(word.word) ||
    (isStopword(word.word) && !ORDINAL.test(word.word)) ||
    (!isRow && clauses.weightBetween(word, price) >= PARTED) ||
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
  if (before.length === 1 && PAYER.test(first.word)) return ''
  const name = text.slice(first.start, last.end)
  if (first.start === 0) return name
  return /\d\s$/.test(latinDigits(text.slice(Math.max(0, first.start - 3), first.start)))
    ? name.replace(WAW_BEHIND_PRICE, '')
    : withoutJoiningWaw(name)
}

const BOUGHT =
  /(?:\b(?:bought|ordered|purchased|sold)|(?<!\p{L})و?(?:اشتري(?:ت|نا)|شري(?:ت|نا)|جب(?:ت|نا)|طلب(?:ت|نا)|بع(?:ت|نا)))\s(?:(?:an?|the|my|our|one)\s)?(?<name>\p{L}{2,20}(?:\s\p{L}{2,20}){0,2})\s(?:for|at|بسعر\s?|بمبلغ\s?|بـ?\s?|ب ?)\s?(?:aed|dhs?)?\s?$/iu

/** "Bought a printer for 840": the only price, and the only thing. */
export function nameBought({ text, concepts }: Message, price: Span): string {
  const from = Math.max(0, price.start - REACH)
  const name = BOUGHT.exec(text.slice(from, price.start))?.groups?.name ?? ''
  const start = text.lastIndexOf(name, price.start)
  const isRequest = concepts.some(
    (match) => REQUEST.has(match.concept) && match.start < start + name.length && match.end > start,
  )
  return isRequest || words(name).some(({ word }) => isStopword(word)) ? '' : name
}

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

const THING = /^\s{1,2}(?:of (?:them|these|those)(?!\p{L})|(?<thing>\p{L}{2,20}))/u
/** The thing that a number counts or a price is for, right behind it: "two ACs", "150 delivery". */
export function thingBehind({ text, concepts }: Message, { end }: Span): string {
  const found = THING.exec(text.slice(end, end + REACH))
  const thing = found?.groups?.thing
  if (!found || !thing) return found ? found[0].trim() : ''
  const start = end + found[0].length - thing.length
  const isRequest = concepts.some(
    (match) =>
      REQUEST.has(match.concept) && match.start < start + thing.length && match.end > start,
  )
  return isRequest || words(thing).some(({ word }) => isStopword(word) || NO_THING.test(word))
    ? ''
    : thing
}
const NO_THING =
  /^(?:aed|dhs?|dirhams?|درهم|دراهم|please|pls|then|sorry|instead|total|بس|لو|سمحت|مش|مو|الحين|هلق|بدل)$/
