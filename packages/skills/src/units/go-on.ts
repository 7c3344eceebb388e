import { currencyMentions } from '../currency/currency-names.ts'
import { bareNumber } from '../follow-up/bare-number.ts'
import { isTurnedRound } from '../follow-up/turned-round.ts'
import { withoutTakingBack } from '../follow-up/without-taking-back.ts'
import { fold } from '../reading/fold.ts'
import type { Ask } from '../skill.ts'
import { readMessage } from '../understanding/read-message.ts'
import { measuresIn, type Part } from './measures.ts'
import { type UnitCode, units } from './unit-names.ts'
import { readings, unitRequestsIn } from './unit-request.ts'

/** «وبالغرام» */
const AND_IN = /^و(?=بال)/u

const targetsIn = (text: string, today: string): UnitCode[] => {
  const { sources, targets } = measuresIn(readMessage(text, today))
  return sources.length > 0 ? [] : targets.map(({ code }) => code)
}

interface Conversion {
  parts: Part[]
  targets: UnitCode[]
}

/** "And 13.1", "in metres": another measure in the units asked for, or the same one in others; undefined where it converts by itself. */
export function conversionsGoingOn(last: Conversion, ask: Ask): Conversion[] | undefined {
  const text = withoutTakingBack(ask.text).replace(AND_IN, '')
  const [target] = last.targets
  const isBack = targetsIn(text, ask.today).some((code) => code === last.parts[0]?.unit)
  if ((isTurnedRound(text) || isBack) && target && last.parts.length === 1)
    return [
      {
        parts: [{ ...(last.parts[0] as Part), unit: target }],
        targets: [(last.parts[0] as Part).unit],
      },
    ]
  if (currencyMentions(fold(text).text).length > 0) return undefined
  const message = readMessage(text, ask.today)
  const requests = unitRequestsIn(message)
  if (requests.some(({ targets }) => targets.length > 0)) return undefined
  const [{ unit }] = last.parts as [Part]
  const alike = (code: UnitCode) =>
    readings(code).find((one) => units[one].kind === units[unit].kind)
  const measured = requests.filter(({ parts }) => alike((parts[0] as Part).unit))
  if (measured.length > 0)
    return measured.map(({ parts }) => ({ parts, targets: targetsFor(parts, last) }))
  const { sources, targets } = measuresIn(message)
  if (sources.length > 0) return undefined
  const named = targets.flatMap(({ code }) => alike(code) ?? [])
  if (targets.length > named.length) return undefined
  const value = bareNumber(text, ask.today)
  if (value === undefined && named.length === 0) return undefined
  const parts = value === undefined ? last.parts : [{ value, unit }]
  return [{ parts, targets: named.length > 0 ? named : last.targets }]
}

/** What is given in the unit that was asked for is turned back. */
function targetsFor(parts: readonly Part[], last: Conversion): UnitCode[] {
  const others = last.targets.filter((code) => parts.every(({ unit }) => unit !== code))
  return others.length > 0 ? others : [(last.parts[0] as Part).unit]
}
