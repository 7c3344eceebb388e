import { isStopword } from '../reading/prose.ts'
import { type Span, words } from '../reading/words.ts'
import { monthsNamedIn } from '../sentences/days.ts'
import { withoutFormer } from '../sentences/former.ts'
import { denial } from '../sentences/taking-back.ts'
import type { Message } from './affinity.ts'
import type { Concept } from './lexicon.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'

// "Basic is 7,200 … no wait, it went up to 7,500": what is said last is meant.

const SENTENCE = 4
/** Words between what takes back and what is said instead. */
const WITHIN = 8
/** Words between a name and its figure. */
const NAMED_WITHIN = 3

/** The mentions of a message, with what was taken back in each place where it had been said first. */
export function withTakenBack(message: Message): Mention[] {
  const { all, spent } = withoutDenied(message)
  for (const match of message.concepts) {
    if (match.concept !== 'takingBack') continue
    // "Sorry, bio is 4 credits, not 3, history 2": what is put right is said, and nothing behind it is.
    if (spent.some((mention) => isSaidInstead(message, match, mention))) continue
    const instead = all.find((mention) => isSaidInstead(message, match, mention))
    const first = instead && saidFirst(message, all, match, instead)
    if (!instead || !first) continue
    all[all.indexOf(first)] = { ...instead, start: first.start, end: first.end }
    all.splice(all.indexOf(instead), 1)
  }
  return all
}

/** Between what is so and what is not: "310,000, not 210,000", «٣ مو ٤». */
const NOT = new RegExp(`^(?:\\s(?!لا\\s)\\p{L}{2,12})?[,،]?\\s${denial}\\s$`, 'iu')
/** "Rent is 310,000, not 210,000", "no wait, make it 310,000 instead of 210,000": what was said to be 210,000 before is 310,000. */
function withoutDenied(message: Message): { all: Mention[]; spent: Mention[] } {
  const { text } = message
  const spent: Mention[] = []
  const mentions = withoutFormer(
    text,
    message.mentions,
    (one, other) => isAlike(one, other) && sizeOf(one) === sizeOf(other),
  )
  let all = mentions
  for (const [index, so] of mentions.entries()) {
    const not = mentions[index + 1]
    if (!not || !isAlike(so, not)) continue
    const between = text.slice(so.end, not.start)
    const isDenied = NOT.test(between) || (INSTEAD_OF.test(between) && isPutRight(message, so))
    if (!isDenied) continue
    const first = mentions
      .slice(0, index)
      .findLast((mention) => isAlike(mention, not) && isSameSize(mention, not))
    if (first) spent.push(so)
    all = first
      ? all.flatMap((mention) =>
          mention === so || mention === not
            ? []
            : [mention === first ? inPlaceOf(first, so, not) : mention],
        )
      : all.filter((mention) => mention !== not)
  }
  return { all, spent }
}

const sizeOf = (mention: Mention): string =>
  JSON.stringify('value' in mention ? mention.value : 'parts' in mention ? mention.parts : null)

/** "180k instead of 150" leaves the thousands out. */
const isSameSize = (mention: Mention, not: Mention): boolean =>
  sizeOf(mention) === sizeOf(not) ||
  (not.kind === 'number' && lengthOf(mention) === not.value) ||
  (mention.kind !== 'duration' &&
    not.kind === 'number' &&
    not.value < THOUSAND &&
    'value' in mention &&
    mention.value === not.value * THOUSAND)
const THOUSAND = 1000

/** «أربع ساعات مش تلاتة»: the number of hours, or of another unit. */
function lengthOf(mention: Mention): number | undefined {
  if (mention.kind !== 'duration') return undefined
  const [only, ...others] = Object.values(mention.parts)
  return others.length === 0 ? only : undefined
}

/** "Cash 500k … no wait, 450 instead of 500": both in the thousands of the first. */
function inPlaceOf(first: Mention, so: Mention, not: Mention): Mention {
  const place = { start: first.start, end: first.end }
  const isInThousands =
    so.kind === 'number' && so.value < THOUSAND && sizeOf(first) !== sizeOf(not) && 'value' in first
  return isInThousands ? { ...first, value: so.value * THOUSAND } : { ...so, ...place }
}

/** "No wait, make it …": it stands before in the same sentence. */
const isPutRight = (message: Message, mention: Mention): boolean =>
  message.concepts.some(
    (match) => match.concept === 'takingBack' && isSaidInstead(message, match, mention),
  )

const isSaidInstead = ({ clauses }: Message, match: ConceptMatch, mention: Mention): boolean =>
  mention.start >= match.end &&
  clauses.wordsBetween(match, mention) <= WITHIN &&
  clauses.weightBetween(match, mention) < SENTENCE

const INSTEAD_OF = /^\s(?:instead of|rather than|بدل|بدال|بدلا من|مكان)\s(?:the |ال)?$/iu

/** "And the same again with 11,000 instead of 10,000": another case, of what the first was called. */
export function withOtherCases(message: Message): Message {
  let { mentions, concepts } = message
  for (const [index, other] of message.mentions.entries()) {
    const again = message.mentions[index + 1]
    if (!again || !isAlike(other, again)) continue
    if (!INSTEAD_OF.test(message.text.slice(other.end, again.start))) continue
    if (isPutRight(message, other)) continue
    const first = message.mentions
      .slice(0, index)
      .findLast((mention) => isAlike(mention, again) && sizeOf(mention) === sizeOf(again))
    if (!first) continue
    const names = namesBeside(message, first, { start: 0, end: other.start })
    const place = { start: other.start, end: other.start }
    mentions = mentions.filter((mention) => mention !== again)
    concepts = [
      ...concepts,
      { concept: 'supposing' as const, ...place },
      ...[...names.values()].flat().map((concept) => ({ concept, ...place })),
    ].toSorted((a, b) => a.start - b.start)
  }
  return { ...message, mentions, concepts }
}

/** Which figure before it is meant: one with the same names, or the last of its kind where what is said now has none. */
function saidFirst(
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
  const sameCount = thing && before.findLast((mention) => countedBy(message, mention) === thing)
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
        name.some((concept) => [...own.values()].flat().includes(concept)),
    )
  })
}

/** "They raised it", «رفعوها»: a verb whose object was named before names nothing itself. */
const isOfIt = (text: string): boolean =>
  /^[a-z]{3,12} (?:it|that|this)(?![a-z])|^\p{Script=Arabic}{3,8}(?:وه|وها|وهم|ته|تها|ناه|ناها)(?!\p{L})/iu.test(
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
])

/** What stands beside a figure that another word names. */
const SAME: ReadonlyMap<string, Concept> = new Map([
  ['male', 'age'],
  ['female', 'age'],
])

/** The concepts beside a figure by the word that names them. */
function namesBeside(
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

const isWithin = (place: Span, { start, end }: Span): boolean =>
  place.start >= start && place.end <= end

const isAlike = (first: Mention, second: Mention): boolean => {
  if (first.kind === second.kind)
    return first.kind !== 'measure' || second.kind !== 'measure' || first.unit === second.unit
  return isBareOf(first, second) || isBareOf(second, first)
}

/** A number without a unit; 8,500 are no years. */
const isBareOf = (bare: Mention, other: Mention): boolean =>
  bare.kind === 'number' && (other.kind !== 'duration' || bare.value < MOST_OF_TIME)
const MOST_OF_TIME = 1000
