import type { Day } from '../calendar/day.ts'
import { addedIn, withoutAddedTail } from '../follow-up/added.ts'
import { changeIn } from '../follow-up/change-words.ts'
import { isSameWord, words } from '../reading/words.ts'
import { topicsIn } from './read-topics.ts'
import { type Told, told } from './told.ts'

const LABEL =
  /(?<!\p{L})(?:topics?|themes?|subjects?|pillars?|(?<!what |how )about|regarding|(?:ال)?(?:مواضيع|موضوع|موضوعات|محاور)\p{L}{0,3}|عن|حول)(?!\p{L})/iu
export const speaksOfTopics = (text: string): boolean => LABEL.test(text)

/** What stands before a topic that is added. */
const LEAD =
  /^(?:(?:a|an|another|one|more|new|topic|theme|about|on|posts?|موضوع|عن|كمان)\s?[:：]?\s){1,4}/iu

/** Topics that are named are added, dropped, put in the place of one, or take the place of all. */
export function topicsAfter(
  last: { topics: string[] },
  { said, former, isElsewhere }: { said: Told; former: string | undefined; isElsewhere: boolean },
  today: Day,
): { topics: string[] } | undefined {
  const does = changeIn(said.text)
  const gone = last.topics.filter((topic) => isNamed(topic, former ?? ''))
  if (gone.length > 0) {
    const now = withoutAddedTail(said.text.replace(USE, ''))
    return {
      topics: last.topics.flatMap((topic) =>
        topic === gone[0] ? [now] : gone.includes(topic) ? [] : [topic],
      ),
    }
  }
  const left = last.topics.filter((topic) => !isNamed(topic, said.text))
  if (does('remove') && left.length < last.topics.length) return { topics: left }
  const isLabelled = speaksOfTopics(said.text)
  if (isElsewhere && !isLabelled) return undefined
  const added = addedIn(said.text)
  if (added !== undefined || (does('add') && isLabelled)) {
    const named = listed(added ?? said.text, today)
    return named.length > 0 ? { topics: [...new Set([...last.topics, ...named])] } : undefined
  }
  if (does('same') && !isLabelled) return undefined
  const named = topicsIn(told(said.text.replace(WERE, '$1:')), today)
  return named.length > 0
    ? { topics: does('add') ? [...new Set([...last.topics, ...named])] : named }
    : undefined
}
const WERE = /\b(topics?) (?:were|was|should be|to be|became?)(?= )/iu
const USE = /^(?:make it|put|use|do|have|change it to|خل\p{L}{0,3}|حط\p{L}{0,2}|سو\p{L}{0,2})\s/iu

const listed = (text: string, today: Day): string[] =>
  topicsIn(told(`topics: ${withoutAddedTail(text).replace(LEAD, '')}`), today)

/** By all of its words, one after the other. */
function isNamed(topic: string, text: string): boolean {
  const said = words(text)
  const own = words(topic)
  return (
    own.length > 0 &&
    said.some((_, at) =>
      own.every((word, offset) => {
        const other = said[at + offset]
        return other !== undefined && isSameWord(other, word)
      }),
    )
  )
}
