import type { Ask, Reading } from '../skill.ts'
import { namesAny } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import { readMessage } from '../understanding/read-message.ts'
import { withHoursWorked } from './hours-worked.ts'
import {
  asksOfDanger,
  asksWhetherToWork,
  isOfWork,
  isOnlyOfDanger,
  partsOf,
  WATER,
  WORK,
} from './work-asked.ts'

const FELT: readonly Concept[] = ['felt', 'middayBreak']
const OF_DANGER: readonly Concept[] = ['danger', 'humidity']

/** "How much water, and how hot does it feel?" asks for both: each answer rests on the words that ask for it. */
function withUses<Input>(
  reading: Reading<Input>,
  ask: Ask,
  own: (isOfWork: boolean) => readonly Concept[],
): Reading<Input> {
  if (!('input' in reading)) return reading
  const message = readMessage(ask.text, ask.today)
  const isWork = asksWhetherToWork(ask)
  if (!namesAny(message, WATER) || !(isWork || namesAny(message, FELT) || asksOfDanger(ask)))
    return reading
  const named = own(isWork)
  const uses = message.concepts.filter(({ concept }) => named.includes(concept))
  // What one answer leaves out the other rests on.
  const { unused: _, ...understood } = reading.understood ?? { facts: [], assumed: [] }
  return { ...reading, understood, uses: uses.map(({ start, end }) => ({ start, end })) }
}

export const withUsesOfWater = <Input>(reading: Reading<Input>, ask: Ask): Reading<Input> =>
  withUses(reading, ask, () => WATER)
export const withUsesOfHeat = <Input>(reading: Reading<Input>, ask: Ask): Reading<Input> =>
  withUses(reading, ask, (isWork) => [...FELT, ...OF_DANGER, ...(isWork ? WORK : [])])

/** The parts that ask one of both: the sun of those who work shines on nobody who drinks, and the litres of a day name no date. */
function onlyOf(ask: Ask, wanted: (part: string) => boolean): Ask {
  const isParted =
    (asksWhetherToWork(ask) || asksOfDanger(ask)) &&
    namesAny(readMessage(ask.text, ask.today), WATER)
  return isParted ? { ...ask, text: partsOf(ask).filter(wanted).join('') } : ask
}

/** "How much does each need for 8 hours?" is of the work that was asked about, and of its heat. */
function isOfSameWork({ text, today }: Ask): boolean {
  const message = readMessage(text, today)
  return (
    message.mentions.some((one) => one.kind === 'duration' && one.parts.hour !== undefined) &&
    !namesAny(message, ['hotWeather', 'inSun', 'indoors', 'leisure', 'exercise'])
  )
}

export function onWater(ask: Ask): Ask {
  const own = onlyOf(ask, (part) => !isOfWork(part, ask.today) && !isOnlyOfDanger(part, ask.today))
  return withHoursWorked(isOfSameWork(own) ? ask : own)
}
export const onWork = (ask: Ask): Ask =>
  asksWhetherToWork(ask) ? onlyOf(ask, (part) => isOfWork(part, ask.today)) : ask
