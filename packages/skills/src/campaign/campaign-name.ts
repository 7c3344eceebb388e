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
  const from = Math.max(0, start - REACH)
  const lead = text.slice(from, start)
  if (!/[a-z0-9] $/i.test(lead)) return undefined
  const part = lead.split(BREAK).at(-1) ?? ''
  const begin = start - part.length
  const isChannel = (at: number) => channels.some((hit) => hit.start <= at && at < hit.end)
  const name: Span[] = []
  for (const word of words(part).reverse()) {
    if (NO_NAME.test(word.word) || isChannel(begin + word.start)) break
    name.unshift({ start: begin + word.start, end: begin + word.end })
  }
  const [first] = name
  if (!first || name.length > LONGEST_NAME) return undefined
  return { start: first.start, end: start - 1 }
}
