import { isWithin } from '../reading/span.ts'
import type { Span } from '../reading/words.ts'
import type { Message } from './affinity.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Naming, Sex } from './person-naming.ts'
import { sexBySpouse } from './spouse.ts'

/** What may be said of one of several people far from their figures: "am I fine by the Asian limits?", "he wants to gain". */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  'lowerRiskLimits',
  'loseWeight',
  'keepWeight',
  'gainWeight',
  'sedentary',
  'lightlyActive',
  'moderatelyActive',
  'veryActive',
  'extraActive',
])

/** Words between somebody and what is said of them. */
const WITHIN = 5
const FOR_WITHIN = 3

/** "Tell me", "give him": whom something is told is not spoken of. */
const TOLD = /(?<!\p{L})(?:tell|give|show|let|send|help|ask)\s$/iu
const FOR = /^\s(?:\p{L}+\s){0,2}(?:for|to|on|ل|على)\s(?:my\s)?$/iu

/** The attributes that a message gives to somebody else than `who`. */
export const saidOfOthers = (
  message: Message,
  namings: readonly Naming[],
  who: string,
): ConceptMatch[] =>
  message.concepts.filter((match) => {
    if (!ATTRIBUTES.has(match.concept)) return false
    const owner = ownerOf(message, namings, match)
    return owner !== undefined && owner.who !== who && !isOfAll(message, match)
  })

function ownerOf(
  { text, clauses }: Message,
  namings: readonly Naming[],
  match: ConceptMatch,
): Naming | undefined {
  const behind = namings.find(
    (naming) =>
      naming.start >= match.end &&
      clauses.isClose(match, naming, FOR_WITHIN) &&
      FOR.test(text.slice(match.end, naming.start)),
  )
  if (behind) return behind
  return namings.findLast(
    (naming) =>
      naming.end <= match.start &&
      clauses.isClose(naming, match, WITHIN) &&
      !TOLD.test(text.slice(Math.max(0, naming.start - 8), naming.start)),
  )
}

/** "We want to lose", «نبي ننزل», «بدنا ننحف»: several wish for it. */
const WE_WISH =
  /(?<!\p{L})(?:we|we['’]?d|we both)\s(?:both\s)?(?:want|need|like|would like|wish|hope)\s(?:to\s)?$|(?<!\p{L})و?(?:نبي|نبغى|نبغي|نبغا|نريد|نود|ودنا|بدنا|نفسنا|حابين|عايزين|عاوزين|ناويين)\s$/iu
const LONGEST_WISH = 24

/** Where the first of such wishes stands behind a place. */
export function wishOfAll(
  { text, concepts }: Message,
  from: number,
): { start: number } | undefined {
  const wished = concepts.find(
    ({ concept, start }) =>
      ATTRIBUTES.has(concept) &&
      start > from &&
      WE_WISH.test(text.slice(Math.max(from, start - LONGEST_WISH), start)),
  )
  const before = wished && text.slice(from, wished.start)
  return before === undefined
    ? undefined
    : { start: from + before.length - (WE_WISH.exec(before)?.[0].length ?? 0) }
}

/** "For both of us" in the same sentence */
const isOfAll = ({ text, concepts, clauses }: Message, match: ConceptMatch): boolean =>
  WE_WISH.test(text.slice(Math.max(0, match.start - LONGEST_WISH), match.start)) ||
  concepts.some(
    (all) =>
      all.concept === 'everybody' &&
      (clauses.isClose(all, match, WITHIN) || clauses.isClose(match, all, WITHIN)),
  )

/** "Since the baby", «بعد الولد الثاني»: a time, and nobody who is measured. */
export const isMoment = (text: string, { start }: Span): boolean =>
  /(?<!\p{L})(?:since|after|before|until|بعد|قبل|منذ|من بعد)\s(?:(?:the|my|our|having|i had|we had|a|first|second|third|last|new)\s){0,3}$/iu.test(
    text.slice(Math.max(0, start - 30), start),
  )

export const SELF = 'self'

/** What a spouse tells of whoever writes, when nothing else tells it. */
export const sexOfSelf = (
  { text, concepts }: Message,
  namings: readonly Naming[],
): Sex | undefined =>
  namings.some(({ who, sex }) => who === SELF && sex) ? undefined : sexBySpouse(text, concepts)

/** "How much each?" stands farther from what is said of one. */
const SHARED_WITHIN = 3
const SENTENCE_END = /[.!?؟;؛\n](?=\s|$)|[:：]\s/g

/** "My brother and me both weigh 80 kg.": one figure of all, whoever is named in its sentence. */
export function sharedSentences(
  { text, concepts, clauses }: Message,
  figures: readonly Span[],
): readonly Span[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1)
  return concepts.flatMap((all) => {
    const { concept, start } = all
    if (concept !== 'everybody') return []
    const from = ends.findLast((end) => end <= start) ?? 0
    const until = ends.find((end) => end > start) ?? text.length
    const own = figures.filter((figure) => figure.start >= from && figure.end <= until)
    const [only] = own
    return own.length === 1 && only && clauses.isClose(all, only, SHARED_WITHIN)
      ? [{ start: from, end: until }]
      : []
  })
}

/** The parts of people without the sentences that are said of all. */
export const withoutShared = <Part extends Span>(
  parts: readonly Part[],
  shared: readonly Span[],
): Part[] =>
  shared.reduce<Part[]>(
    (left, span) =>
      left.flatMap((part) => {
        if (span.end <= part.start || part.end <= span.start) return [part]
        return [
          { ...part, end: Math.max(part.start, span.start) },
          { ...part, start: Math.min(part.end, span.end) },
        ].filter(({ start, end }) => end > start)
      }),
    [...parts],
  )

const PART_END = /[!?؟;؛)\n]|\.(?=\s|$)/g

/** The sentence in which somebody's part of a message begins. */
export function sentenceOf({ text, mentions }: Message, part: Span | undefined): Span {
  if (!part) return { start: 0, end: 0 }
  const figure =
    mentions.find(({ start }) => start >= part.start && start < part.end)?.end ?? part.start
  const end = [...text.matchAll(PART_END)].find(({ index }) => index >= figure)?.index
  return { start: part.start, end: Math.min(part.end, end ?? part.end) }
}

/** The text with some of its parts made spaces behind a mark, so that nothing before them is said of what stands behind. */
export function blanked(text: string, parts: readonly Span[]): string {
  let blank = text
  for (const { start, end } of parts)
    if (end > start) blank = `${blank.slice(0, start)}${';'.padEnd(end - start)}${blank.slice(end)}`
  return blank
}

/** "My 9-year-old son": what stands between the two words is said of him. */
const QUALIFIED =
  /(?<!\p{L})(?:my|our|his|her|their|an?|the)\s(?:(?!and\s)[\p{L}\d](?:[\p{L}\d'-]|\.\d)*\s){1,4}$/iu
/** "My 4 months baby" has no figure that is asked about. */
const MEASURED = /\d[\s-]?(?:year|yr|yo\b|y\b|kg|kilo|cm|lb)/i
const LONGEST_PHRASE = 50

export const phraseStart = (text: string, { start }: Span): number => {
  const before = text.slice(Math.max(0, start - LONGEST_PHRASE), start)
  const [phrase = ''] = QUALIFIED.exec(before) ?? []
  return MEASURED.test(phrase) ? start - phrase.length : start
}

/** "I breastfeed, my daughter is two months old": her age says how old the milk's drinker is, and nothing is asked for her. */
export function isNursed({ concepts, mentions }: Message, part: Span): boolean {
  const figures = mentions.filter(
    (mention) => isWithin(mention, part) && mention.kind !== 'date' && mention.kind !== 'time',
  )
  return (
    figures.length > 0 &&
    figures.every((mention) => mention.kind === 'duration' && !mention.parts.year) &&
    concepts.some(({ concept }) => concept === 'nursing')
  )
}
