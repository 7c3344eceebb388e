import type { Span } from '../reading/words.ts'
import { words } from '../reading/words.ts'

/** As much as a name of a campaign and what leads to it take. */
const REACH = 80
const LONGEST_NAME = 5
/** Words that lead to a name, or say what kind of campaign it is. */
const NO_NAME =
  /^(?:a|an|the|our|my|your|this|that|its?|it's|is|are|be|for|of|to|in|on|with|and|as|part|under|utm|new|same|next|whole|marketing|ad|ads|paid|tracking|tracked|link|links|run|running|runs|build|make|need|want|me|us|launch|launching|promo|whatever|which|what|any|each|every|no|change|changed|url|do|have|has|one|test)$/
/** Behind these a sentence has come to something else. */
const BREAK = /[,،;؛.:!?؟\n()]|\s[-–—]\s/u

/** "National day campaign", "for our Eid sale campaign": the name stands before the word. */
export function nameBefore(
  text: string,
  { start }: Span,
  channels: readonly Span[],
): Span | undefined {
  const lead = text.slice(Math.max(0, start - REACH), start)
  if (!/[a-z0-9] $/i.test(lead)) return undefined
  const part = lead.split(BREAK).at(-1) ?? ''
  const begin = start - part.length
  const isChannel = (at: number) => channels.some((hit) => hit.start <= at && at < hit.end)
  const all = words(part)
  // "Our back to balance campaign": the name begins behind "our", whatever small words it holds.
  const determined = all.findLastIndex(({ word }) => DETERMINER.test(word))
  let from = all.length
  while (
    from > 0 &&
    (determined >= 0 ? from > determined + 1 : !NO_NAME.test(all[from - 1]?.word ?? ''))
  )
    from -= 1
  const name = all.slice(from)
  const [first] = name
  const isKind = name.every(({ word, start }) => NO_NAME.test(word) || isChannel(begin + start))
  if (!first || isKind || name.length > LONGEST_NAME) return undefined
  const lastChannel = name.findLastIndex((word) => isChannel(begin + word.start))
  const named = name[lastChannel + 1]
  return named && { start: begin + named.start, end: start - 1 }
}
const DETERMINER = /^(?:our|the|my|your|this|a|an|their|new)$/
