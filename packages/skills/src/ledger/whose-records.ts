import { fold } from '../reading/fold.ts'
import { type Span, words } from '../reading/words.ts'
import { ARABIC_BUSINESS, BUSINESS } from '../sentences/businesses.ts'
import type { LedgerInput } from './input.ts'
import { ledgerQuestions } from './questions.ts'

const RECORDS =
  '(?:cash ?book|book|ledger|(?:bank )?statement|(?:bank )?accounts?|records?|register|log|spreadsheet|extract)'
const ASKS =
  'how|what|whats|which|who|did|do|does|can|could|please|pls|plz|show|tell|give|is|are|any|i|we'
const TITLE = new RegExp(
  `^\\s{0,3}(?:(?:hi|hello|hey)[ ,.!]{1,3})?(?:(?:the|my|our|this is|its|it's) ){0,2}(?:(?!(?:${ASKS}|check|find|total|on|for|from|to|in|of) )\\p{L}+(?:['’]s)? ){1,4}${RECORDS}(?: (?:for|of|from) (?:\\p{L}+ )?)?(?: ?20\\d\\d)?\\s?(?:[,.:;\\n]|(?=(?:${ASKS}) ))`,
  'iu',
)
const ARABIC_ASKS =
  'و?(?:كم|كام|قديش|شقد|شكثر|شو|ايش|وش|هل|اي|مين|منو|بدي|ابي|ابغي|ابغا|عايز|اريد|شوف|احسب|في شي)'
const ARABIC_TITLE = new RegExp(
  `^\\s{0,3}(?:هذا |هاي |هذي |ده )?(?:ال)?(?:دفتر|سجل|حسابات|كشف(?: حساب)?) (?:(?!${ARABIC_ASKS}(?!\\p{L}))\\p{L}+ ?){1,3}\\s?(?:[,،.:\\n]|(?=${ARABIC_ASKS}(?!\\p{L})))`,
  'u',
)
/** "Twice on this gym members account", «في دفتر المحل» */
const IN_RECORDS = new RegExp(
  `\\b(?:in|on|from) (?:this|my|our) (?:\\p{L}+(?:['’]s)? ){1,3}${RECORDS}(?!\\p{L})|(?<!\\p{L})(?:في |من |ب)(?:دفتر|سجل|حسابات|كشف(?: حساب)?) (?:ال)?\\p{L}{3,}`,
  'giu',
)
/** "How much did the shop spend", «مصاريف المحل»: all that stands there. */
const SPENDING_BUSINESS = new RegExp(
  [
    `(?<=\\b(?:did|does|has|have|share) )(?:the|my|our) ${BUSINESS}(?= (?:spend|spent|pay|paid)|\\s?[,.;?])`,
    `(?:^|[.,;?!\\n] ?)(?:the|my|our) ${BUSINESS}(?= (?:spend|spent|pays|paid))`,
    `\\b(?:the|my|our) ${BUSINESS}(?:['’]s)?(?= (?:expenses|spending|costs|outgoings)\\b)`,
    `(?<!\\p{L})(?:ال)?${ARABIC_BUSINESS}(?= (?:صرف|دفع|صارف|دافع))`,
    `(?<=(?<!\\p{L})(?:مصاريف|مصروفات|صرف|صرفيات) )(?:ال)?${ARABIC_BUSINESS}(?!\\p{L})`,
  ].join('|'),
  'giu',
)

/** A request without what only says whose ledger it is, which would be looked for in it: "school canteen book, did I pay …" */
export function withoutWhoseRecords(said: string, entries: LedgerInput['entries']): string {
  const categories = new Set(entries.map(({ category = '' }) => bareName(category)))
  const isCategory = (name: string) => categories.has(bareName(name))
  return [
    (text: string) => [TITLE, ARABIC_TITLE].flatMap((pattern) => spanOf(pattern.exec(text))),
    (text: string) => [...text.matchAll(IN_RECORDS)].flatMap(spanOf),
    (text: string) =>
      [...text.matchAll(SPENDING_BUSINESS)]
        .filter(([match]) => !isCategory(match.replace(/^(?:the|my|our) /, '')))
        .flatMap(spanOf),
  ].reduce(withoutSpans, said)
}

const bareName = (name: string): string => fold(name).text.replace(/^ال/, '')

/** What names an operation is asked: "duplicates in my shop book". */
const spanOf = (match: RegExpExecArray | null): Span[] =>
  match && ledgerQuestions(words(match[0])).length === 0
    ? [{ start: match.index, end: match.index + match[0].length }]
    : []

function withoutSpans(said: string, find: (folded: string) => Span[]): string {
  const { text, original } = fold(said)
  return find(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, original(start))} ${rest.slice(original(end))}`,
    said,
  )
}
