import type { Language } from '@wakeel/contract'
import type { Message } from '../understanding/affinity.ts'
import { type UnitCode, units } from './unit-names.ts'
import { exact } from './written-figures.ts'

/** "The jeweller says 40", "the seller says 110 kg": a figure of the unit that is wanted, or of none, that somebody says. */
export const claimedIn = (
  { mentions }: Message,
  target: UnitCode | undefined,
): number | undefined => {
  const said = mentions.flatMap((one) =>
    one.doubt >= 1 &&
    one.doubt < 2 &&
    (one.kind === 'number' || (one.kind === 'measure' && one.unit === target))
      ? [one.value]
      : [],
  )
  return said.length === 1 ? said[0] : undefined
}

/** A figure that is farther off was said of something else. */
const FARTHEST_CLAIM = 0.25

/** How much what somebody says is off. */
export function sayClaim(
  claimed: number | undefined,
  result: { unit: UnitCode; value: number } | undefined,
  language: Language,
): string[] {
  if (claimed === undefined || !result) return []
  const gap = claimed - result.value
  if (Math.abs(gap) > Math.abs(result.value) * FARTHEST_CLAIM) return []
  const name = units[result.unit].name[language]
  const [said, by] = [
    exact(claimed, language),
    exact(Number(Math.abs(gap).toPrecision(3)), language),
  ]
  if (Number(Math.abs(gap).toPrecision(3)) < Math.abs(result.value) * 1e-6)
    return [language === 'ar' ? `**${said} ${name} صحيح.**` : `**${said} ${name} is right.**`]
  if (language === 'ar')
    return [`**${said} ${name} ${gap < 0 ? 'أقل' : 'أكثر'} من ذلك بمقدار ${by} ${name}.**`]
  return [`**${said} ${name} is ${by} ${name} ${gap < 0 ? 'less' : 'more'} than that.**`]
}
