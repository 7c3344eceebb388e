import { isStopword } from '../reading/prose.ts'
import { isSameThing } from '../reading/same-thing.ts'
import { isWithin } from '../reading/span.ts'
import { type Span, words } from '../reading/words.ts'
import { monthsNamedIn } from '../sentences/days.ts'
import type { Message } from './affinity.ts'
import type { Concept } from './lexicon.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'

// Which figure a later one stands in place of.

/** Words between a name and its figure. */
const NAMED_WITHIN = 3

/** Which figure before it is meant: one with the same names, or the last of its kind where what is said now has none. */
export function saidFirst(
  message: Message,
  all: readonly Mention[],
  match: ConceptMatch,
  instead: Mention,
): Mention | undefined {
  const between = { start: match.end, end: instead.start }
  if (message.concepts.some((one) => one.concept === 'another' && isWithin(one, between)))
    return undefined
  const before = all.filter((mention) => mention.end <= match.start && isAlike(mention, instead))
  const thing = countedBy(message, instead)
  // «8 كراسي … 12 كرسي»
  const sameCount =
    thing && before.findLast((mention) => isSameThing(countedBy(message, mention) ?? '', thing))
  if (sameCount) return sameCount
  const called = wordsFor(message, between)
  const sameThing = before.findLast((mention) => isCalled(message, mention, called))
  if (sameThing) return sameThing
  const names = namesBeside(message, instead, { start: match.end, end: message.text.length })
  return before.findLast((mention) => {
    const own = namesBeside(message, mention, { start: 0, end: match.start })
    return [...names].every(
      ([at, name]) =>
        isOfIt(message.text.slice(at)) ||
        // "No wait, the letter says 5.75%": who says so names nothing.
        (instead.kind !== 'measure' && (name.includes('claim') || isTeller(message, at))) ||
        name.some(
          (concept) => [...own.values()].flat().includes(concept) || isOfUnit(mention, concept),
        ),
    )
  })
}

/** "170 lb, no wait, the scale says 161": pounds are a weight without a word for it. */
const isOfUnit = (mention: Mention, concept: Concept): boolean =>
  concept === 'weight' && mention.kind === 'measure' && /^(?:kg|lb|st)$/.test(mention.unit)

/** "The bank says", «قال البنك» */
const isTeller = ({ text, concepts }: Message, at: number): boolean =>
  concepts.some(
    ({ concept, start, end }) =>
      concept === 'claim' &&
      (concepts.some((match) => match.start === at && match.end === start - 1) ||
        (end === at - 1 && /^(?:the |ال)?(?:bank|بنك|مصرف)(?!\p{L})/iu.test(text.slice(at)))),
  )

/** "They raised it", «رفعوها»: a verb whose object was named before names nothing itself. */
const isOfIt = (text: string): boolean =>
  /^[a-z]{3,12} (?:it|that|this)(?![a-z])|^\p{Script=Arabic}{3,8}(?:وه|وها|وهم|ته|تها|ناه|ناها)(?!\p{L})|^(?:according|as per|حسب|وفق)(?!\p{L})/iu.test(
    text,
  )

/** "No sorry, 4 chairs": a number of the same things was said first, whatever price stands behind it. */
function countedBy({ text }: Message, { kind, end }: Mention): string | undefined {
  const behind = kind === 'number' && /^\s(\p{L}{3,})/u.exec(text.slice(end))?.[1]
  const [thing] = words(behind || '')
  return thing && !isStopword(thing.word) ? thing.stem : undefined
}

/** Words right before a figure that the lexicon does not know, as what is bought: "tables are 3". */
function wordsFor({ text, concepts }: Message, between: Span): string[] {
  const said = text.slice(between.start, between.end)
  const last = said.split(/[.:;\n!?؟]/u).at(-1) ?? ''
  const from = between.end - last.length
  return words(last)
    .filter(({ word, start, end }) => {
      const isKnown = concepts.some(
        (match) => match.start <= from + start && match.end >= from + end,
      )
      return word.length > LEAST_LETTERS && !isKnown && !isStopword(word)
    })
    .map(({ stem }) => stem)
}

const LEAST_LETTERS = 3
const NAMED_BEFORE = 40

/** One of these words stands shortly before a figure, or right behind it. */
function isCalled({ text }: Message, { start, end }: Mention, called: readonly string[]): boolean {
  const near = `${text.slice(Math.max(0, start - NAMED_BEFORE), start)} ${/^\s\p{L}+/u.exec(text.slice(end))?.[0] ?? ''}`
  return words(near).some(({ stem }) => called.includes(stem))
}

/** Words of every request, which name nothing. */
const NO_NAMES: ReadonlySet<string> = new Set([
  'takingBack',
  'self',
  'isIt',
  'amountsTo',
  'within',
  'downTo',
  'formerly',
  'question',
  'supposing',
  'growth',
  'decline',
  'upTo',
  'having',
  'nowadays',
  'soFar',
  'howLong',
  'monthlyAsked',
  'apart',
  'target',
  'negation',
  'eachMonth',
])

/** What stands beside a figure that another word names. */
const SAME: ReadonlyMap<string, Concept> = new Map([
  ['male', 'age'],
  ['female', 'age'],
])

/** The concepts beside a figure by the word that names them. */
export function namesBeside(
  { text, concepts, clauses, mentions }: Message,
  mention: Mention,
  within: Span,
): ReadonlyMap<number, readonly Concept[]> {
  const months = monthsNamedIn(text)
  const isParted = (match: Span) =>
    mentions.some(
      (other) =>
        other.start >= Math.min(match.end, mention.end) &&
        other.end <= Math.max(match.start, mention.start),
    )
  /** "Since January it is 7,300": from when, and not what. */
  const isOfMonth = (match: Span) =>
    months.some(({ start }) => start - match.end === 1 || start === match.start)
  /** «٢٥٠ ألف درهم فايدة ٤٪»: what stands between two figures names the second. */
  const isNameOfNext = (match: Span) =>
    mentions.some((other) => other.start >= match.end && clauses.isNext(match, other))
  const names = new Map<number, Concept[]>()
  for (const match of concepts)
    if (
      isWithin(match, within) &&
      // The "years" of a figure are its own.
      !isWithin(match, mention) &&
      !NO_NAMES.has(match.concept) &&
      clauses.isClose(match, mention, match.start < mention.start ? NAMED_WITHIN : 0) &&
      !isParted(match) &&
      !isOfMonth(match) &&
      !(match.start >= mention.end && isNameOfNext(match))
    )
      names.set(match.start, [
        ...(names.get(match.start) ?? []),
        // "Male 41 … I turned 43"
        SAME.get(match.concept) ?? match.concept,
      ])
  return names
}

export const isAlike = (first: Mention, second: Mention): boolean => {
  if (first.kind === second.kind)
    return first.kind !== 'measure' || second.kind !== 'measure' || first.unit === second.unit
  return isBareOf(first, second) || isBareOf(second, first)
}

/** A number without a unit; 8,500 are no years. */
const isBareOf = (bare: Mention, other: Mention): boolean =>
  bare.kind === 'number' &&
  (other.kind !== 'duration' || bare.value < MOST_OF_TIME) &&
  // "5 times a week … only 200 kcal"
  (other.kind !== 'measure' || other.unit !== 'kcal' || bare.value >= LEAST_OF_ENERGY)
const LEAST_OF_ENERGY = 50
const MOST_OF_TIME = 1000
