import { addedIn, withoutAddedTail } from '../follow-up/added.ts'
import { changeIn } from '../follow-up/change-words.ts'
import type { insteadOf } from '../follow-up/instead-of.ts'
import { placeNamed } from '../follow-up/place-named.ts'
import { latinDigits } from '../reading/arabic.ts'
import { quantities } from '../reading/quantities.ts'
import { words } from '../reading/words.ts'
import { effortOf, topicFrom } from './effort.ts'
import type { Topic, Wish } from './schedule.ts'
import { topicsIn } from './topics.ts'

/** "Add statistics", "drop geometry", "history instead of law", "chapter 4 is hard for me". */
export function topicsAfter(
  last: Wish,
  part: string,
  { instead, message }: { instead: ReturnType<typeof insteadOf>; message: string },
): Pick<Wish, 'topics'> | undefined {
  const does = changeIn(part)
  if (instead) {
    const gone = topicsNamed(last, instead.former)
    const now = topicsIn(`topics: ${tidied(instead.now)}`)
    const topics = last.topics.flatMap((topic) =>
      topic === gone[0] ? now : gone.includes(topic) ? [] : [topic],
    )
    if (gone.length > 0 && now.length > 0) return { topics }
  }
  // "Physics is too hard, drop it"
  const own = topicsMeant(last, part)
  const named = own.length === 0 && IT.test(part) ? topicsNamed(last, message) : own
  if (named.length > 0 && (does('remove') || DONE.test(part)))
    return { topics: last.topics.filter((topic) => !named.includes(topic)) }
  const effort = effortOf(words(part))
  if (named.length > 0 && effort !== 'normal')
    return {
      topics: last.topics.map((topic) => (named.includes(topic) ? { ...topic, effort } : topic)),
    }
  if (named.length === 1 && FIRST.test(part))
    return { topics: [...named, ...last.topics.filter((topic) => !named.includes(topic))] }
  const isAdded = addedIn(part) !== undefined || withoutAddedTail(part) !== part
  const added = isAdded && named.length === 0 ? topicsAdded(part) : []
  return added.length > 0 ? { topics: [...last.topics, ...added] } : undefined
}

const DONE =
  /(?<!\p{L})(?:(?:is|are|already) (?:already )?(?:done|finished|covered)|(?:i )?(?:finished|covered|did)|خلصت\p{L}{0,2}|خلصنا\p{L}{0,2}|[أا]نهيت)(?!\p{L})/iu
const OF_PARTS =
  /(?<!\p{L})(?:chapters?|topics?|parts?|units?|subjects?|one|(?:ال)?(?:فصل|وحد[ةه]|درس|موضوع|ماد[ةه]|جزء))(?!\p{L})/iu

/** By their names, or by their place: «الفصل الثالث». */
function topicsMeant(last: Pick<Wish, 'topics'>, message: string): Topic[] {
  const named = topicsNamed(last, message)
  if (named.length > 0 || !OF_PARTS.test(message)) return named
  const topic = last.topics[placeNamed(message, last.topics.length)?.at ?? -1]
  return topic ? [topic] : []
}

const FIRST =
  /(?<!\p{L})(?:first|start with|begin with|بال[أا]ول|[أا]ول شي|ابدا ب\p{L}{0,9})(?!\p{L})/iu
const IT = /(?<!\p{L})(?:it|that|this|them|شيله|شيلها|احذفها|احذفه)(?!\p{L})/iu

/** By all of their words, one after the other, and their numbers. */
export function topicsNamed({ topics }: Pick<Wish, 'topics'>, message: string): Topic[] {
  const said = words(message).map(({ stem, unattached }) => [stem, unattached])
  const counted = new Set(latinDigits(message).match(/\d+/g))
  return topics.filter(({ name }) => {
    const all = words(name)
    const isNumbered = (latinDigits(name).match(/\d+/g) ?? []).every((one) => counted.has(one))
    return (
      isNumbered &&
      said.some((_, at) =>
        all.every(({ stem }, offset) => said[at + offset]?.includes(stem) ?? false),
      )
    )
  })
}

const LEAD =
  /^(?:(?:a|the|another|topic|subject|put|use|do|have|make it|موضوع|ماد[ةه]|حط\p{L}{0,2}|خل\p{L}{0,3})\s?[:：]?\s){1,3}/iu
const tidied = (text: string): string => withoutAddedTail(text).replace(LEAD, '')

function topicsAdded(message: string): Topic[] {
  if (quantities(message).some(({ kind }) => kind === 'duration')) return []
  const listed = tidied(addedIn(message) ?? message)
  const topics = topicsIn(`topics: ${listed}`)
  return topics.length > 0 || listed === message ? topics : [topicFrom(listed.trim(), [])]
}
