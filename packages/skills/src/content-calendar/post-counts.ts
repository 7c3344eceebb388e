import { daysBehindMonth } from '../calendar/period.ts'
import { fold } from '../reading/fold.ts'
import { monthNames } from '../reading/month-names.ts'
import { numbers } from '../reading/numbers.ts'
import { type Span, words } from '../reading/words.ts'
import { tellsClaim } from '../sentences/claims.ts'
import { correctionsIn } from '../sentences/corrected.ts'
import { type Count, countsIn } from '../sentences/counts.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { channelHits } from './channel-hits.ts'
import { ofFormatBefore, onesBeside } from './ones-beside.ts'
import { type Concept, FORMATS, type Told } from './told.ts'

export type PostCount = Count<Concept>

const COUNTED: readonly Concept[] = ['time', ...FORMATS, 'week', 'day', 'month']
/** How often something is posted. */
export const RATES: readonly Concept[] = ['week', 'day', 'month', 'workday']

const OF_MONTH = new RegExp(
  `^(?:st|nd|rd|th)? ?(?:of |من )?(?:${monthNames.join('|')})(?!\\p{L})`,
  'u',
)
const LONGEST_MONTH = 20
/** "Topic 1: market update" */
const OF_TOPIC = /(?:topic|theme|subject|pillar|موضوع|محور) ?#?$/iu

const ELSEWHERE = /(?<!\p{L})(?:but|so|because|لكن|ولكن|بس)(?!\p{L})/iu

/** «تغريدات في شهر ١» */
const OF_NUMBERED_MONTH = /(?:شهر|\bmonth)\s?$/iu

/** Numbers of posts, as they were said last and without what they are said to come to; "the next 2 weeks" and "3 years" are none. */
export const postCounts = (said: Told): PostCount[] => {
  const counts = withoutOverruled(said, countsSaid(said))
  const outcome = outcomeIn(said, counts) ?? brokenDown(said, counts)
  return outcome ? counts.filter((count) => count !== outcome) : counts
}

/** "4 posts a week: 3 reels and 1 story": the number whose formats are told one by one. */
function brokenDown(said: Told, counts: readonly PostCount[]): PostCount | undefined {
  const [whole, ...others] = counts.toSorted((a, b) => b.value - a.value)
  if (whole && isOfChannels(whole, others, said)) return whole
  const isOfFormats =
    others.length > 1 &&
    (whole?.concept === 'post' || whole?.concept === 'time') &&
    others.every(
      ({ concept }) => concept !== 'post' && FORMATS.some((format) => format === concept),
    )
  return isOfFormats && others.reduce((sum, { value }) => sum + value, 0) === whole?.value
    ? whole
    : undefined
}

/** "6 posts, 4 on Instagram and 2 on LinkedIn": the number that is told by channels behind it. */
function isOfChannels(whole: PostCount, others: readonly PostCount[], said: Told): boolean {
  const named = channelHits(said)
  const between = (from: number, to: number) =>
    named.some(({ start }) => start >= from && start < to)
  const parts = others.toSorted((a, b) => a.start - b.start)
  return (
    whole.concept === 'post' &&
    parts.length > 1 &&
    parts.reduce((sum, { value }) => sum + value, 0) === whole.value &&
    parts.every(
      ({ start }, at) =>
        start > whole.end && between(start, parts[at + 1]?.start ?? said.text.length),
    ) &&
    !between(whole.end, parts[0]?.start ?? 0)
  )
}

/** "My partner claims that comes to 8 posts": what the numbers before are said to make. */
export const claimedCount = (said: Told): number | undefined => {
  const counts = countsSaid(said)
  return outcomeIn(said, counts)?.value ?? bareClaim(said, counts)
}

const ENDS_CLAIM =
  /^\s?(?:$|[.,،;؛!?؟\n)]|(?:and|is|but|which|so|بس|لكن|صح|هل|و\p{L}{2,})(?!\p{L}))/iu

/** «شريكي يقول 25»: what somebody says that it comes to, with no word for what it counts. */
function bareClaim({ text }: Told, counts: readonly PostCount[]): number | undefined {
  if (counts.length === 0) return undefined
  const folded = fold(text)
  return numbers(folded.text).find(({ value, ...number }) => {
    const [start, end] = [folded.original(number.start), folded.original(number.end - 1) + 1]
    const isCount = counts.some((count) => count.start < end && start < count.end)
    const lead = text.slice(0, start).split(CLAUSE).at(-1) ?? ''
    const isPlain = Number.isInteger(value) && value > 1 && value <= MOST_CLAIMED
    return (
      isPlain &&
      !isCount &&
      tellsClaim(lead) &&
      words(lead).length <= LONGEST_CLAIM &&
      ENDS_CLAIM.test(text.slice(end))
    )
  })?.value
}
const MOST_CLAIMED = 200
const LONGEST_CLAIM = 8

/** Where days stand, whenever that is. */
const ANY_DAY = '2026-01-01'

function countsSaid(said: Told): PostCount[] {
  const { text, found } = said
  const units = [
    ...found.filter(({ concept }) => COUNTED.includes(concept)),
    // "3 on Instagram": what is posted there goes without saying.
    ...channelHits(said).map((hit): Hit<Concept> => ({ ...hit, concept: 'time' })),
  ].sort((a, b) => a.start - b.start)
  const stretch = daysBehindMonth(text, ANY_DAY)
  const places = new Set(channelHits(said).map(({ start }) => start))
  const days = stretch ? ';'.repeat(stretch.end - stretch.start) : ''
  const undated = stretch ? text.slice(0, stretch.start) + days + text.slice(stretch.end) : text
  // «يناير 2027 منشورين»: the year counts none of them.
  const plain = undated.replaceAll(/(?<!\d)20\d\d(?= (?!posts?)\p{L})/gu, ';;;;')
  const counts = countsIn(plain, units).filter(({ value, start, end, hit }) => {
    const unit = units[hit] as Hit<Concept>
    const isBefore = start <= unit.start
    if (places.has(unit.start) && unit.concept !== 'post') {
      // "3 on Instagram" and "4 Instagram posts", not «شهر ١٢ انستا».
      const isPlaced = isBefore && words(text.slice(end, unit.start)).length === 1
      const isNoun = found.some(
        ({ concept, from }) => from === unit.to && COUNTED.includes(concept),
      )
      // "15 tiktoks"
      const isPlural = isBefore && /^\s+[a-z]+s$/iu.test(text.slice(end, unit.end))
      if (!isPlaced && !isNoun && !isPlural) return false
    }
    // "From 1 to 20 December with a post for …": a day of the month counts nothing.
    if (isOfMonth(text, end) || OF_TOPIC.test(text.slice(Math.max(0, start - 12), start)))
      return false
    // "400 members, but post on X": another clause counts something else.
    if (isBefore && ELSEWHERE.test(text.slice(end, unit.start))) return false
    if (!isBefore && OF_NUMBERED_MONTH.test(text.slice(0, start))) return false
    // «فيديو واحد»: only one stands behind what it counts.
    return Number.isInteger(value) && value > 0 && value < 1000 && (isBefore || value === 1)
  })
  const twice = found
    .filter(({ concept }) => concept === 'twice')
    .map(({ start, end }, index) => ({
      value: 2,
      concept: 'time' as const,
      hit: -1 - index,
      start,
      end,
    }))
  const kept = putRight(
    counts.map((count) => ofFormatBefore(count, said, RATES)),
    text,
  )
  return [...kept, ...twice, ...onesBeside(kept, said)].sort((a, b) => a.start - b.start)
}

const isOfMonth = (text: string, end: number) =>
  OF_MONTH.test(fold(text.slice(end, end + LONGEST_MONTH)).text)

const PUT_RIGHT =
  /(?<!\p{L})(?:make it|corrected (?:it|that)|و?(?:صحح|عدل)(?:ها|ه|وها|وه|تها|ناها)?)(?!\p{L})|[,،—–-]\s(?:no|لا)[,،]\s/iu

/** "I had said 16 posts, sorry, make it 12 posts", "8 posts … no wait, ten": what is said last is meant. */
function putRight(counts: readonly PostCount[], text: string): PostCount[] {
  const takesBack = (between: string) =>
    correctionsIn(between).length > 0 || PUT_RIGHT.test(between)
  const isTakenBack = (count: PostCount) =>
    counts.some(
      (other) =>
        other.start > count.end &&
        other.concept === count.concept &&
        takesBack(text.slice(count.end, other.start)),
    )
  const kept = counts.filter((count) => !isTakenBack(count))
  for (const { start, end } of correctionsIn(text)) {
    const first = kept.findLast((count) => count.end <= start)
    const instead = first && bareBehind(text, end)
    if (instead && !counts.some((count) => count.start < instead.end && instead.start < count.end))
      kept[kept.indexOf(first)] = { ...first, value: instead.value }
  }
  return kept
}

const WITHIN = 4
/** Behind a number that counts nothing of its own. */
const BARE =
  /^\s*(?:$|[.,،;؛!?؟\n)]|(?:not|instead|please|in|on|for|a|per|each|and|مش|مو|مب|بدل|في|على|عن|بال\p{L}+|لو|كل)(?!\p{L}))/iu
const RANGE = /^\s?(?:-|–|to|till|until|[إا]ل[ىي]|لين|حتى)\s?\d/iu

/** "No wait, make it ten": a number by itself shortly behind what takes back. */
function bareBehind(text: string, from: number): (Span & { value: number }) | undefined {
  const folded = fold(text.slice(from))
  const [first] = numbers(folded.text)
  if (!first || first.value > 200 || !Number.isInteger(first.value)) return undefined
  const [start, end] = [folded.original(first.start), folded.original(first.end - 1) + 1]
  const before = text.slice(from, from + start)
  const behind = text.slice(from + end)
  const isBare = BARE.test(behind) && !RANGE.test(behind) && !isOfMonth(behind, 0)
  return isBare && words(before).length <= WITHIN && !/[.!?؟\n]\s/.test(before.slice(1))
    ? { value: first.value, start: from + start, end: from + end }
    : undefined
}

const OVERRULES = /^[^.!?؟\n]{0,30}(?<!\p{L})(?:but|however|بس|لكن|ولكن)(?!\p{L})/iu
const CLAUSE = /[.,،;؛!?؟\n]|(?<!\p{L})(?:but|بس|لكن)(?!\p{L})/iu

/** "My colleague said 3 a week but we settled on 2": what others say is not meant where something else is. */
function withoutOverruled({ text }: Told, counts: readonly PostCount[]): PostCount[] {
  const own = counts.filter(
    ({ start, end }) =>
      !(
        tellsClaim(text.slice(0, start).split(CLAUSE).at(-1) ?? '') &&
        OVERRULES.test(text.slice(end))
      ),
  )
  return own.length > 0 ? own : [...counts]
}

const sums = lexicon({
  sum: 'comes to, come to, that makes, makes, adds up to, that is, thats, so its, total, totals, total of, altogether, equals, المجموع, مجموعها, مجموعهم, الاجمالي, الكل, يطلع, تطلع, بيطلع, يطلعون, يعني, يصير, يصيرون, بتصير',
})

/** The last number, where it is told as what the others make, and not of a week or a channel of its own. */
function outcomeIn(said: Told, counts: readonly PostCount[]): PostCount | undefined {
  const { text, found } = said
  const last = counts.at(-1)
  const before = counts.at(-2)
  if (!last || !before || last.concept !== 'post') return undefined
  const [sentence = ''] = text
    .slice(before.end, last.start)
    .split(/[.!?؟\n]\s/u)
    .slice(-1)
  const isRated = [...found.filter(({ concept }) => RATES.includes(concept)), ...channelHits(said)]
    .filter(({ start }) => start >= last.end)
    .some(({ start }) => words(text.slice(last.end, start)).length < WITHIN)
  const isTold = tellsClaim(sentence) || sums(words(sentence)).length > 0
  return isTold && !isRated ? last : undefined
}
