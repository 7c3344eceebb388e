import { withoutFormer } from '../sentences/former.ts'
import { denial } from '../sentences/taking-back.ts'
import type { Message } from './affinity.ts'
import { isOld } from './former-figures.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'
import { isAlike, namesBeside, saidFirst } from './said-first.ts'

// "Basic is 7,200 … no wait, it went up to 7,500": what is said last is meant.

const SENTENCE = 4
/** Words between what takes back and what is said instead. */
const WITHIN = 10

/** The mentions of a message, with what was taken back in each place where it had been said first. */
export function withTakenBack(message: Message): Mention[] {
  const { all, spent } = withoutDenied(message)
  for (const match of message.concepts) {
    if (match.concept !== 'takingBack' || goesOnTakingBack(message, match)) continue
    if (isSupposed(message, match)) continue
    // "Sorry, bio is 4 credits, not 3, history 2": what is put right is said, and nothing behind it is.
    if (spent.some((mention) => isSaidInstead(message, match, mention))) continue
    // "The scale today says 161": when it says so is not what it says.
    const behind = all.filter(
      (mention) =>
        (mention.kind !== 'date' || /\p{Nd}/u.test(mention.written)) &&
        isSaidInstead(message, match, mention),
    )
    const again = (mention: Mention) =>
      NAMED.test(message.text.slice(0, mention.start)) &&
      all.some((one) => one.end <= match.start && isAlike(one, mention) && isSameSize(one, mention))
    const instead = behind.find((mention) => !again(mention)) ?? behind[0]
    // "Wait, the 175 was with shoes, it's 168": what is wrong is only named again.
    for (const wrong of behind)
      if (instead && wrong.end <= instead.start && again(wrong)) all.splice(all.indexOf(wrong), 1)
    const first = instead && saidFirst(message, all, match, instead)
    if (!instead || !first) continue
    all[all.indexOf(first)] = inUnitOf(first, instead)
    all.splice(all.indexOf(instead), 1)
  }
  return all
}

/** "The 175", «الـ175» */
const NAMED = /(?<!\p{L})(?:(?:the|that|this) (?:aed )?|الـ?\s?)$/iu

/** «ولو الإيجار نزل الى 18 الف»: what is only thought of takes nothing back. */
const isSupposed = ({ text, concepts, clauses }: Message, match: ConceptMatch): boolean =>
  concepts.some(
    (one) =>
      one.concept === 'supposing' &&
      one.end <= match.start &&
      clauses.isClose(one, match, SUPPOSED_WITHIN) &&
      !/^\sسمحت/u.test(text.slice(one.end)),
  )
const SUPPOSED_WITHIN = 2

/** "Sorry, I mean", «لا لا عفوا»: said in several words, and once. */
const goesOnTakingBack = ({ text, concepts }: Message, match: ConceptMatch): boolean =>
  concepts.some(
    ({ concept, start, end }) =>
      concept === 'takingBack' &&
      start < match.start &&
      end <= match.start &&
      match.start - end < MARKS_BETWEEN &&
      !/[\p{L}\d]/u.test(text.slice(end, match.start)),
  )
const MARKS_BETWEEN = 5

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
  for (const [index, one] of mentions.entries()) {
    const next = mentions.slice(index + 1).find(({ kind }) => kind === one.kind || kind !== 'date')
    if (!next || !isAlike(one, next)) continue
    const between = text.slice(one.end, next.start)
    const saidBefore = (not: Mention) =>
      mentions.slice(0, index).findLast((said) => isAlike(said, not) && isSameSize(said, not))
    if (BARE_NO.test(between) && !saidBefore(next) && isNearly(one, next)) {
      all = all.flatMap((mention) =>
        mention === one
          ? [{ ...next, ...placeOf(one), doubt: one.doubt }]
          : mention === next
            ? []
            : [mention],
      )
      continue
    }
    // "No, not 300, it is 250"
    const isTurned = NOT_BEFORE.test(text.slice(0, one.start)) && BUT.test(between)
    const [so, not] = isTurned ? [next, one] : [one, next]
    const isDenied =
      isTurned ||
      NOT.test(between) ||
      (INSTEAD_OF.test(between) && isPutRight(message, so)) ||
      (isOld(text, not) && message.clauses.weightBetween(so, not) < SENTENCE - 1)
    const first = saidBefore(not)
    // "150,000 at 4%, not 150 but 120": no rate stands in place of an amount.
    const isRate = so.kind === 'percent' && first !== undefined && first.kind !== 'percent'
    if (!isDenied || isRate) continue
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

/** "Not 300, it is 250" */
const NOT_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${denial}|(?:is|was|are|were)n['’]?t)\\s(?:aed\\s)?$`,
  'iu',
)
const BUT = /^[,،]?\s(?:(?:but|rather|it['’]?s|it is|its|هما|هو|هي|هم|بل|[إا]نما|لكن|بس)\s){1,2}$/iu
/** «مليون و200... لا مليون و260»: a bare no behind a mark takes back what stands before it. */
const BARE_NO = /^\s?(?:[,،]|\.{2,3}|…)\s?(?:no|لا|لأ)[,،]?\s$/iu
const placeOf = ({ start, end }: Mention) => ({ start, end })
const MOST_APART = 10
function isNearly(one: Mention, other: Mention): boolean {
  if ('parts' in one && 'parts' in other)
    return Object.keys(one.parts).join() === Object.keys(other.parts).join()
  if (!('value' in one && 'value' in other)) return false
  const [a, b] = [Math.abs(one.value), Math.abs(other.value)]
  return Math.max(a, b) < Math.min(a, b) * MOST_APART
}

function sizeOf(mention: Mention): string {
  if ('value' in mention) return JSON.stringify(mention.value)
  return JSON.stringify(
    'parts' in mention ? mention.parts : 'date' in mention ? mention.date : mention.minutes,
  )
}

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

/** "165 lb, no wait, the scale said 156": in the unit of the first, if it is about as much. */
function inUnitOf(first: Mention, instead: Mention): Mention {
  const { start, end } = first
  const isAbout =
    first.kind === 'measure' &&
    instead.kind === 'number' &&
    instead.value > first.value / 2 &&
    instead.value < first.value * 2
  return isAbout ? { ...first, value: instead.value } : { ...instead, start, end }
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
