import type { Count } from '../sentences/counts.ts'
import type { Hit } from '../sentences/lexicon.ts'
import { channelHits } from './channel-hits.ts'
import { type Concept, FORMATS, type Told } from './told.ts'

/** A plan that names more numbers is no sentence. */
const MOST_COUNTS = 12
/** So many characters may stand between a format and what is joined to it: " and a ". */
const NEAR = 8
const JOINT = /^\s?(?:and|plus|\+|&|و)\s?$/iu
const JOINT_BEFORE = /^\s?(?:and|plus|\+|&)\san?\s$/iu

const isFormat = (concept: Concept): boolean => FORMATS.some((format) => format === concept)

/** «ريل واحد كل أسبوع»: the one is the reel, and no week. */
export function ofFormatBefore(
  count: Count<Concept>,
  { text, found }: Told,
  rates: readonly Concept[],
): Count<Concept> {
  if (count.value !== 1 || !rates.includes(count.concept)) return count
  const format = found.find(({ concept, end }) => isFormat(concept) && end === count.start - 1)
  return format && text[format.end] === ' ' ? { ...count, concept: format.concept, hit: -1 } : count
}

/** "A reel and 3 posts a week", «٣ ريلز وستوري»: a format that is joined to a number of others is one. */
export function onesBeside(counts: readonly Count<Concept>[], said: Told): Count<Concept>[] {
  if (counts.length === 0 || counts.length > MOST_COUNTS) return []
  return said.found.flatMap((hit, index) => {
    const { concept, start, end } = hit
    const isOne =
      isFormat(concept) &&
      (concept !== 'post' || isOnItsOwnChannel(hit, said)) &&
      isSingular(hit, said.text) &&
      !counts.some((count) => count.concept === concept && isNear(count, hit, said)) &&
      (concept === 'post' ||
        isBeforeCount(hit, counts, said.text) ||
        isBehindCounted(hit, counts, said))
    return isOne ? [{ value: 1, concept, hit: -100 - index, start, end }] : []
  })
}

/** «بوستين على انستغرام وبوست على لينكدإن», "two posts on Instagram and a post on LinkedIn" */
const isOnItsOwnChannel = ({ start, end }: Hit<Concept>, said: Told): boolean =>
  /^و/u.test(said.text.slice(start, end)) || /\band an?\s$/iu.test(said.text.slice(0, start))
    ? channelHits(said).some(
        (channel) =>
          channel.start >= end &&
          /^\s(?:(?:on|for|to|in|على|في|ع|لل?)\s?(?:ال)?)?$/iu.test(
            said.text.slice(end, channel.start),
          ),
      )
    : false

/** Not across a channel: «بوستين انستا وبوست لينكدإن». */
const isNear = (count: Count<Concept>, { start, end }: Hit<Concept>, said: Told): boolean =>
  count.start < end + NEAR &&
  start - NEAR < count.end &&
  !channelHits(said).some((channel) => channel.start >= count.end && channel.end <= start)

const isSingular = ({ start, end }: Hit<Concept>, text: string): boolean =>
  /\ban?\s$/iu.test(text.slice(Math.max(0, start - 3), start)) ||
  /^[وب]?\p{Script=Arabic}{2,6}$/u.test(text.slice(start, end))

const isBeforeCount = (
  { end }: Hit<Concept>,
  counts: readonly Count<Concept>[],
  text: string,
): boolean =>
  counts.some(
    ({ start }) => start >= end && start - end < NEAR && JOINT.test(text.slice(end, start)),
  )

/** What was counted stands right before it: "3 reels and a story". */
function isBehindCounted(
  { start }: Hit<Concept>,
  counts: readonly Count<Concept>[],
  { text, found }: Told,
): boolean {
  const other = found.findLast(({ end }) => end < start)
  if (!other || start - other.end > NEAR) return false
  const between = text.slice(other.end, start)
  const isJoined = JOINT_BEFORE.test(between) || (between === ' ' && text[start] === 'و')
  return (
    isJoined &&
    counts.some(
      ({ concept, start: at, end }) =>
        concept === other.concept && at < other.end && other.end - end < NEAR * 2,
    )
  )
}
