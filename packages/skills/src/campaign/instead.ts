import { type Span, words } from '../reading/words.ts'
import { correctionsIn } from '../sentences/corrected.ts'
import { denial } from '../sentences/taking-back.ts'
import { withoutJoint, withoutJoints } from './tag-value.ts'
import { stops } from './tag-words.ts'

/** What takes the place of a value. */
export interface Instead extends Span {
  /** The value as it was said first. */
  before: string
  /** The word of it that was not meant. */
  former: string | undefined
}

const REACH = 120
const BETWEEN = /^[\s,،.;؛–-]{0,5}(?:(?:oh|ah|ok|and|but|no|لا)\s)?$/iu
const FORMER = new RegExp(
  `^[\\s,،:]{0,5}${denial}\\s(?:the\\s)?([\\p{L}\\p{N}-]{2,30})[,،]?\\s`,
  'iu',
)
/** "Campaign spring, sorry instagram not fb": what is denied is no part of this value. */
const OTHER = new RegExp(`(?:^|\\s)${denial}\\s(?:the\\s)?([\\p{L}\\p{N}-]{2,30})$`, 'iu')
const MAKE_IT =
  /^[\s,،:]{0,5}(?:(?:its?|it['’]s|it is|but|make it|use|rather|put|(?:they|we|i|she|he) (?:wants?|needs?|said)|خلي?ها|بل|هي|هو)\s){1,2}/iu
const GOES_ON =
  /^(?:can|could|would|will|do|does|is|are|i|we|you|please|tell|check|also|هل|ممكن|كمان|[أا]بي|[أا]بغى|بدي)(?!\p{L})/iu
const END = /[,،;؛|\n()]|\.(?=\s|$)|[?؟!]|\s-\s/u
/** Behind a mark somebody may well go on about something else. */
const MOST_WORDS = 3

/** "Autumn trial, oh sorry, not autumn, it's winter trial": what is meant in place of a value, up to the next label. */
export function insteadOf(
  text: string,
  value: Span,
  next: number | undefined,
): Instead | undefined {
  const limit = Math.min(value.end + REACH, next ? withoutJoint(text, next) : text.length)
  const last = correctionsIn(text.slice(value.start, limit)).findLast(({ start }) => start > 0)
  if (!last) return undefined
  const from = value.start + last.start
  const isBehind = from >= value.end
  if (isBehind && !BETWEEN.test(text.slice(value.end, from))) return undefined
  const before = withoutJoints(
    text.slice(value.start, Math.min(value.end, from)).replace(/\s(?:no|oh|ah|لا)\s{0,3}$/iu, ''),
  )
  const { former, start, isMade } = leadOf(text, value.start + last.end, limit, before)
  const rest = text.slice(start, limit)
  const stop = stops(words(rest)).find(({ concept, from: at }) => concept === 'stop' || at === 0)
  const ends = [rest.length, rest.search(END), stop?.start ?? -1].filter((at) => at >= 0)
  const said = withoutJoints(rest.slice(0, Math.min(...ends)))
  const other = OTHER.exec(said)?.[1]
  if (isBehind && other && !before.toLowerCase().includes(other.toLowerCase())) return undefined
  const isSure = former !== undefined || isMade || !isBehind || words(said).length <= MOST_WORDS
  return /[\p{L}\p{N}]/u.test(said) && isSure && !(isBehind && GOES_ON.test(said))
    ? { start, end: start + said.length, before, former }
    : undefined
}

/** What only says that something else is meant: "not autumn, it's …". */
function leadOf(text: string, at: number, limit: number, before: string) {
  const opening = /^[\s,،:]{0,5}/u.exec(text.slice(at, limit))?.[0].length ?? 0
  const denied = FORMER.exec(text.slice(at, limit))
  const former = denied?.[1]
  const isOf =
    former !== undefined && words(before).some(({ word }) => word === words(former)[0]?.word)
  const behind = isOf ? at + (denied?.[0].length ?? 0) : at + opening
  const made = MAKE_IT.exec(text.slice(behind, limit))?.[0].length ?? 0
  return { former: isOf ? former : undefined, start: behind + made, isMade: made > 0 }
}

/** «عيد الفطر، لا عفوًا، مو الفطر، الأضحى»: one word for another, and the rest of the name stands. */
export function putInstead({ before, former }: Instead, wanted: string): string {
  const all = before.split(' ')
  const at = all.findIndex((word) => word.toLowerCase() === former?.toLowerCase())
  return at >= 0 && all.length > 1 && !wanted.includes(' ')
    ? all.with(at, wanted).join(' ')
    : wanted
}
