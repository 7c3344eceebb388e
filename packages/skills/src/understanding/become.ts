import { fold } from '../reading/fold.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'

// "Basic 5,000, then it was raised to 7,000": what an amount has become is meant.

const BECAME =
  /^(?: (?:aed|dhs?|dirhams?|درهم|الف|الاف))?[,،.]? (?:(?:(?:and|then|but|later|it|which|that|he|she|they|my|his|her|basic|salary|pay|rent|was|were|got|has|have|had|been) ){0,6}(?:raised|increased|went up|gone up|rose|risen|changed|reduced|lowered|cut|went down|became)(?: (?:it|me))?(?: \p{L}{2,9}){0,2}? to(?: aed| dhs?)?|(?:(?:and|then|but|later|it|which|that|basic|salary|pay|rent) ){0,4}became(?: aed| dhs?)?|(?:و|ف)?(?:(?:ثم|بعدين|بعدها) )?(?:بقي|بقت|بقوا|صار|صارت|صاروا|اصبح|اصبحت|رفعوه|رفعوها|زادوه|زادوها|انرفع|انرفعت)(?: (?:الحين|الان|هلق|دلوقتي|الي|ل)){0,2}) ?$/u
/** "4,000 basic and since January 2022 my basic is 6,000", «ومن يناير 2022 صار 6000» */
const SINCE_THEN =
  /^(?: (?:aed|dhs?|dirhams?|درهم))?(?:(?: (?<name>\p{L}{3,9}))?[,،]? (?:and |but |then )?(?:since|from|as of) [\p{L}\d /]{3,24} (?:(?:my |the )?\k<name> (?:is|was|became)|it is|its|it's|it became)|[,،]? و?(?:من|منذ) [\p{L}\d /]{3,24} (?:صار|صارت|اصبح|اصبحت))(?: now)? ?$/u
const LONGEST = 80

/** "Was 1.4m, now 1.3m", «كان مليون ونص ونزل لمليون»: what was is told as such right before it. */
const WAS =
  /(?<!\p{L})(?:was|were|used to be|had said|first said|كان|كانت|كانوا)(?: (?:aed|dhs?|at|about|asking|حوالي|ب|عايز|عاوز|طالب|بده|يبي|قال|قالوا)){0,2} $/u
const NOW =
  /^(?: (?:aed|dhs?|dirhams?|درهم))?[,،.]?(?: (?:but|and|then|بس|لكن))?(?: (?:now|today)(?: (?:it|its|it's|is|are|at|for|they|he|she|we|offer|offers|they're|to)){0,3}(?: (?:aed|dhs?))?| و?(?:الحين|الان|هلق|دلوقتي|اليوم)(?: (?:صار|صارت|ب|بقي|بقت|بقوا|تاكد|تاكدت)){0,2}| و?(?:نزل|نزلت|انخفض|انخفضت|ارتفع|ارتفعت|زاد|زادت)(?: (?:الي|ل|ال|علي))?) ?ل?$/u
/** "510,000 -> corrected by Mina: 540,000", "3.9m (-> 4.2m", "AED 5,200 -> it was raised, 5,400 now" */
const ARROW = /^(?: (?:aed|dhs?|درهم|الف))?[^\n\d]{0,12}(?:[-=]>|[→⇒←])[^.\n\d]{0,24}$/u
/** Of weights and lengths, what was is asked about too. */
const LEAST_MONEY = 1000
const LONGEST_WAS = 24

const isThenNow = (text: string, was: Mention, now: Mention): boolean =>
  (sizeOf(now) ?? 0) >= LEAST_MONEY &&
  (sizeOf(was) ?? 0) * (isShort(was) ? THOUSAND : 1) >= LEAST_MONEY &&
  WAS.test(fold(text.slice(Math.max(0, was.start - LONGEST_WAS), was.start)).text) &&
  NOW.test(fold(text.slice(was.end, now.start)).text)

/** «كانوا قالوا 250، هلق تأكدت 200,000» */
const isShort = ({ written }: Mention): boolean => /^[\d٠-٩]{2,3}$/.test(written)
const THOUSAND = 1000

/** "340k, 25 came in today and it is 365k": what has come or gone is told with what it comes to. */
const COMES_TO =
  /(?<!\p{L})(?:now|so|makes?|becomes?|is|بقي|بقت|بقوا|صار|صارت|صاروا|يعني|اصبح)(?: (?:aed|now|الحين))? $/u
const isSumOf = (text: string, first: Mention, added: Mention, sum: Mention): boolean => {
  const [was, by, now] = [first, added, sum].map((one) => sizeOf(one) ?? 0) as [
    number,
    number,
    number,
  ]
  const change = Math.abs(now - was)
  return (
    was >= LEAST_MONEY &&
    change > 0 &&
    (change === by || (isShort(added) && change === by * THOUSAND)) &&
    sum.start - first.end < LONGEST &&
    COMES_TO.test(fold(text.slice(added.end, sum.start)).text)
  )
}

/** The amounts of a message, each that has become another as that other, unless it is only supposed. */
export function withBecome(
  text: string,
  mentions: readonly Mention[],
  concepts: readonly ConceptMatch[],
): Mention[] {
  const isSupposed = (end: number) =>
    concepts.some(({ concept, end: at }) => concept === 'supposing' && at <= end)
  // "Profit was 500k, now 700k, how much more tax?" asks about both.
  const isCompared = concepts.some(({ concept }) => concept === 'difference')
  const hasBecome = (was: Mention, now: Mention) =>
    !isSupposed(now.start) && becomes(text, was, now, isCompared)
  const amounts = mentions.filter(isAmount)
  return mentions.flatMap((mention): Mention[] => {
    const index = amounts.indexOf(mention)
    if (index < 0) return [mention]
    const [first, before, next, last] = [-2, -1, 1, 2].map((by) => amounts[index + by])
    if (first && before && isSumOf(text, first, before, mention)) return []
    if (before && next && isSumOf(text, before, mention, next)) return []
    if (next && last && isSumOf(text, mention, next, last))
      return [{ ...last, start: mention.start, end: mention.end }]
    if (before && hasBecome(before, mention)) return []
    return next && hasBecome(mention, next)
      ? [{ ...next, start: mention.start, end: mention.end }]
      : [mention]
  })
}

const isAmount = (mention: Mention): boolean => sizeOf(mention) !== undefined

/** "1.4m" that became "1.3m" is a million, where nothing else says so. */
const sizeOf = (mention: Mention): number | undefined => {
  if (mention.kind === 'money' || mention.kind === 'number') return mention.value
  const isMillions = mention.kind === 'measure' && /\dm$/i.test(mention.written)
  return isMillions ? mention.value * 1e6 : undefined
}

const becomes = (text: string, was: Mention, now: Mention, isCompared: boolean): boolean =>
  isAmount(was) &&
  isAmount(now) &&
  now.start - was.end < LONGEST &&
  (ARROW.test(text.slice(was.end, now.start)) ||
    (!isCompared &&
      ([BECAME, SINCE_THEN].some((change) =>
        change.test(fold(text.slice(was.end, now.start)).text),
      ) ||
        isThenNow(text, was, now))))

const NOW_BEFORE =
  /(?<!\p{L})(?:now|today|الحين|هلق|دلوقتي|صار|صارت|صارو|صاروا|بقي|بقت|بقو|بقوا)(?: \p{L}{2,9})? $/u
const NOW_BEHIND = /^ (?:now|today|الحين|هلق|دلوقتي)(?!\p{L})/u
const WAS_OF = /(?<!\p{L})و?(?:was|were|used to be|كان|كانت|كانو|كانوا|كنت)(?: \p{L}{2,12}){0,2} $/u
const SENTENCE_END = /[!?؟\n]|\.(?=\s)/u
const MOST_OF_BODY = 1000

/** "It was 110 in May, 101.5 in June and is 104 now": what was between is neither; of a waist or hours only what they are now is asked about. */
export function withoutPassed(
  text: string,
  mentions: readonly Mention[],
  concepts: readonly ConceptMatch[],
): Mention[] {
  const isOfBody = (mention: Mention) =>
    mention.kind === 'duration'
      ? mention.parts.hour !== undefined
      : (mention.kind === 'number' || mention.kind === 'measure') && mention.value < MOST_OF_BODY
  const measures = mentions.filter(isOfBody)
  const gone = new Set<Mention>()
  const moved = new Map<Mention, Mention>()
  for (const [index, was] of measures.entries()) {
    const before = WAS_OF.exec(
      fold(text.slice(Math.max(0, was.start - LONGEST_WAS), was.start)).text,
    )
    const later = measures.slice(index + 1)
    const at = before ? later.findIndex((now) => isNow(text, was, now)) : -1
    const now = later[at]
    if (!now) continue
    for (const passed of later.slice(0, at)) gone.add(passed)
    const isWaist = concepts.some(
      ({ concept, start, end }) =>
        concept === 'waist' && end <= was.start && was.start - start <= LONGEST_WAS,
    )
    if (!isWaist && !(was.kind === 'duration' && now.kind === 'duration')) continue
    gone.add(now)
    moved.set(was, { ...now, start: was.start, end: was.end })
  }
  return mentions.flatMap((one) => (gone.has(one) ? [] : [moved.get(one) ?? one]))
}

const isNow = (text: string, was: Mention, now: Mention): boolean => {
  const between = text.slice(was.end, now.start)
  return (
    !SENTENCE_END.test(between) &&
    (NOW_BEFORE.test(fold(between).text) ||
      NOW_BEHIND.test(fold(text.slice(now.end, now.end + LONGEST_WAS)).text))
  )
}
