import type { Before } from '../skill.ts'
import { comparedMonths } from './asked-times.ts'
import { isRanking } from './further-parts.ts'
import type { LedgerInput } from './input.ts'
import { monthsIn } from './months.ts'
import { isOfAll } from './questions.ts'

/** "Vs October", "the difference between them", "and September with October": two months of what was asked before. */
export function monthsCompared(
  all: readonly LedgerInput[],
  said: string,
  before: Before<LedgerInput>,
): LedgerInput | undefined {
  const [last] = before.at(-1)!.inputs
  const one = all.find(({ question }) => question === 'changes') ?? all[0]
  if (!one || (one.question !== 'changes' && last.question !== 'changes')) return undefined
  const latest = last.entries
    .flatMap(({ date }) => date ?? [])
    .toSorted()
    .at(-1)
  const named = [...new Set(monthsIn(said, latest))]
  const asked = before.flatMap(({ inputs }) => inputs.flatMap(({ month }) => month ?? []))
  const others = [...new Set(asked.toReversed())].filter((month) => !named.includes(month))
  const isOpen = one.question === 'changes' && named.length < 2 && others.length > 0
  const months = isOpen ? [...named, ...others].slice(0, 2) : named
  const compare = months.length === 2 ? comparedMonths(months, latest) : undefined
  if (!compare) return undefined
  const isWhole = one.words.length > 0 || isOfAll(said) || isRanking(said)
  return {
    ...one,
    question: 'changes',
    compare,
    month: undefined,
    period: undefined,
    ...(!isWhole && { words: last.words, without: one.without ?? last.without }),
  }
}
