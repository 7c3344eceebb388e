import { type Word, words } from '../reading/words.ts'
import { grammar } from '../sentences/grammar.ts'
import { statusIn } from './status.ts'
import { isOfLast } from './talk.ts'

/** So many tasks back one is spoken of again. */
const FAR_BACK = 12
const THEIR =
  /^(?:it|it's|it’s|its|they|they're|that|that's|that’s|this|the deadline|deadline|هي|وهي|وهو|هو|موعدها|موعده)$/
/** "she said no rush", "honestly who cares": how somebody takes a task. */
const SAYS =
  /^(?:he|she|people|everybody|everyone) (?:says?|said|keeps?|thinks?|wants?|calls?|called)\b/

/** The task that a piece speaks of, below 0 when there is none: "they were due last week", "not urgent", "the menu is not a hurry". */
export function ownerOf(
  text: string,
  all: readonly Word[],
  hasSaid: boolean,
  tasks: readonly string[],
): number | undefined {
  const last = tasks.length - 1
  const [first] = all as [Word]
  if (last >= 0 && isOfLast(text, all)) return last
  if (last >= 0 && (THEIR.test(first.word) || SAYS.test(text.toLowerCase()))) return last
  const small = grammar(all)
  if (last >= 0 && /^i(?:['’]ve)?$/.test(first.word))
    if (
      small.some(({ concept }) => concept === 'not') ||
      all.some(({ word }) => /^(?:it|them)$/.test(word))
    )
      return last
  const status = statusIn(text, all)
  const content = all.filter(({ word }, at) => !status.has(at) && word.length > 1)
  if (content.length === 0) return last
  if (last < 0 || !hasSaid || content.length > 2) return undefined
  // Only what was named before is spoken of again.
  for (let at = last; at >= Math.max(0, last - FAR_BACK); at -= 1) {
    const stems = new Set(words(tasks[at] as string).map(({ stem }) => stem))
    if (content.every(({ stem }) => stems.has(stem))) return at
  }
  return undefined
}
