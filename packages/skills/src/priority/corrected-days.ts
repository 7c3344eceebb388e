import { correctionsIn } from '../sentences/corrected.ts'
import { daysIn } from '../sentences/days.ts'
import { denial } from '../sentences/taking-back.ts'

const DENIED = new RegExp(`(?:^|\\s)${denial}\\s(?:on\\s|يوم\\s)?$`, 'iu')
const BETWEEN =
  /^[\s,،.:;–-]{0,4}(?:(?:on|by|due|it['’]?s|make it|غلطت|غلطان[ةه]?|[أا]قصد|قصدي|i mean|i meant|my mistake|يوم|(?:غلطت|[أا]قصد|قصدي) يوم|خليها|هي|هو)\s)?$/iu

/** "On Wednesday, no wait not Wednesday, tomorrow": the day that is meant stands where the first stood. */
export function withCorrectedDays(text: string, today: string): string {
  return text
    .split('\n')
    .map((line) => correctedLine(line, today))
    .join('\n')
}

function correctedLine(line: string, today: string): string {
  const [first] = correctionsIn(line)
  if (!first) return line
  const days = daysIn(line, today)
  const was = days.findLast(({ end }) => end <= first.start)
  const behind = days.filter(({ start }) => start >= first.end)
  const now = behind.find(({ start }) => !DENIED.test(line.slice(first.end, start)))
  const isBeside = was && /^[\s,،.;–-]{0,4}$/.test(line.slice(was.end, first.start))
  if (!was || !now || !isBeside) return line
  const [denied] = behind
  const from = denied && denied !== now ? denied.end : first.end
  if (!BETWEEN.test(line.slice(from, now.start))) return line
  return line.slice(0, was.start) + line.slice(now.start, now.end) + line.slice(now.end)
}
