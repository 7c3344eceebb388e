import { costCues } from '../cost-lines.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { ConceptMatch } from '../understanding/match-concepts.ts'
import type { Mention } from '../understanding/mentions.ts'

const SUPPOSED_WITHIN = 6
const NAMED_BEHIND = 1
const SENTENCE = 4
/** All costs, and no line of them. */
const WHOLE: ReadonlySet<Concept> = new Set(['cost', 'totalCost'])
const LINES: ReadonlySet<Concept> = new Set(
  [...costCues, 'addition' as const].filter((cue) => !WHOLE.has(cue)),
)
/** "Spend 10,000 on marketing" */
const ON_SOMETHING = /^\s(?:(?:a|per|each)\s\p{L}{3,5}\s)?(?:more|extra|on|for|على|عشان)(?!\p{L})/iu

interface Line {
  value: number
  mention: Mention
}

/** "What if the costs were 50,000?": the costs as they are, and what all of them are thought to come to. */
export function supposedCosts<One extends Line>(
  costs: readonly One[],
  message: Message,
): { costs: readonly One[]; supposed?: One } {
  const supposed = costs.at(-1)
  const before = costs.at(-2)
  return supposed && before && isSupposed(message, before.mention, supposed.mention)
    ? { costs: costs.slice(0, -1), supposed }
    : { costs }
}

function isSupposed(
  { concepts, clauses, text }: Message,
  before: Mention,
  mention: Mention,
): boolean {
  const condition = concepts.findLast(
    (match) =>
      match.concept === 'supposing' &&
      match.start >= before.end &&
      match.end <= mention.start &&
      clauses.wordsBetween(match, mention) <= SUPPOSED_WITHIN &&
      clauses.weightBetween(match, mention) < SENTENCE,
  )
  if (!condition || ON_SOMETHING.test(text.slice(mention.end))) return false
  const names = concepts.filter(
    (match) =>
      match.start >= condition.start &&
      clauses.isClose(match, mention, match.start < mention.end ? SUPPOSED_WITHIN : NAMED_BEHIND),
  )
  const isLine = ({ concept }: ConceptMatch) => LINES.has(concept)
  return names.some(({ concept }) => WHOLE.has(concept)) && !names.some(isLine)
}
