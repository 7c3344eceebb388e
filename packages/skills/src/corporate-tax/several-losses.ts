import { roundToFils } from '../fils.ts'
import { formatMoney } from '../reading/format.ts'
import type { Ask, Case, Reading } from '../skill.ts'
import type { CorporateTaxInput } from './estimate.ts'

const OTHERWISE = /\b(?:or|if|instead|versus|vs)\b|(?<!\p{L})(?:[أا]و|ولا|لو|[إا]ذا|بدل)(?!\p{L})/iu

/** "We lost 230k in 2024 and 150k in 2025": losses of several years are carried forward together, unless one is thought of instead of another. */
export function withLossesTogether(
  reading: Reading<CorporateTaxInput>,
  { text, language }: Pick<Ask, 'text' | 'language'>,
): Reading<CorporateTaxInput> {
  if (!('input' in reading) || !reading.more || OTHERWISE.test(text)) return reading
  const { more, title: _, ...first } = reading
  const all: Case<CorporateTaxInput>[] = [reading, ...more]
  const losses = all.map(({ input }) => input.lossesBroughtForward ?? 0)
  const rest = all.map(({ input }) => JSON.stringify({ ...input, lossesBroughtForward: 0 }))
  if (losses.includes(0) || new Set(rest).size > 1) return reading
  const sum = roundToFils(losses.reduce((total, loss) => total + loss, 0))
  const { facts = [], assumed = [] } = first.understood ?? {}
  const others = facts.filter(
    (fact) => !losses.some((loss) => fact.includes(formatMoney(loss, language))),
  )
  const told = losses.map((loss) => formatMoney(loss, language))
  const said =
    language === 'en'
      ? `losses of earlier years ${told.join(' and ')}`
      : `خسائر سنوات سابقة ${told.join(' و')}`
  return {
    ...first,
    input: { ...first.input, lossesBroughtForward: sum },
    understood: { ...first.understood, facts: [...others, said], assumed },
  }
}
