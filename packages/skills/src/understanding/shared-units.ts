import type { Mention } from './mentions.ts'

/** «٤٢ و٦٠٪»: two figures of different things, where the second has a sign of its own. */
const EITHER = /^,? (?:or|vs\.?|versus|[أا]و)/iu
const JOINED =
  /^,? (?:and|or|vs\.?|versus|then|و|[أا]و)(?: ?(?:at|in|on|for|over|after|with|على|في|بعد|ب))? ?$/iu
/** Nobody leaves the unit out of what is this much smaller or larger. */
const MOST_APART = 10

const INSTEAD = /^ (?:instead of|rather than|بدل|بدال|بدلا من|عوض) ?$/iu

/** "15 years instead of 25": the unit is said once, with the first. */
function unitBefore(text: string, before: Mention | undefined, mention: Mention) {
  if (before?.kind !== 'duration' || mention.kind !== 'number') return undefined
  const [[unit, size] = ['', 0], ...others] = Object.entries(before.parts)
  const isShared =
    others.length === 0 &&
    INSTEAD.test(text.slice(before.end, mention.start)) &&
    areNear(mention.value, size)
  return isShared ? unit : undefined
}

/** "At 5 and at 7 years": the unit is said once, behind the last. */
export const withSharedUnits = (text: string, mentions: readonly Mention[]): Mention[] =>
  mentions.map((mention, index) => {
    const next = mentions[index + 1]
    const unit = unitBefore(text, mentions[index - 1], mention)
    if (unit && mention.kind === 'number') {
      const { start, end, written, doubt, isPeriodSure, value } = mention
      return {
        start,
        end,
        written,
        doubt,
        isPeriodSure,
        kind: 'duration',
        parts: { [unit]: value },
      }
    }
    if (mention.kind !== 'number' || !next || !JOINED.test(text.slice(mention.end, next.start)))
      return mention
    const { start, end, written, doubt, isPeriodSure, value } = mention
    const own = { start, end, written, doubt, isPeriodSure }
    if (next.kind === 'duration') {
      const [unit, ...others] = Object.keys(next.parts)
      const size = Object.values(next.parts)[0]
      return unit && others.length === 0 && areNear(value, size)
        ? { ...own, kind: 'duration', parts: { [unit]: value } }
        : mention
    }
    return next.kind === 'percent' &&
      EITHER.test(text.slice(mention.end)) &&
      areNear(value, next.value)
      ? { ...own, kind: 'percent', value }
      : mention
  })

const areNear = (value: number, other = 0): boolean =>
  value > 0 && value < other * MOST_APART && other < value * MOST_APART
