import type { Bilingual, Language } from '@wakeel/contract'
import { formatMoney } from '../reading/format.ts'
import { formatMonths } from '../reading/format-duration.ts'
import { type Case, SkillRefusal } from '../skill.ts'

/** An amount or a time that two cases can be compared by. */
export interface Result {
  /** When there are several. */
  name?: Bilingual
  /** Cases are put in the order of it, the largest first; what is said before them, and of each beside its value. */
  ranked?: { first: Bilingual; said?: Bilingual }
  value: number
  currency?: string
  isInMonths?: boolean
  /** How it is written when it is no money. */
  written?: (value: number, language: Language) => string
}

/** What all cases come to, where each has one amount: two people's gratuities. */
export function togetherOf<Input>(
  cases: readonly Case<Input>[],
  resultsOf: (input: Input) => readonly Result[],
  language: Language,
): { together?: string } {
  if (cases.length < 2) return {}
  const results = cases.map(({ input }) => resultsIn(input, resultsOf))
  const sums = results.flatMap((all) => (all?.length === 1 && !all[0]?.isInMonths ? all : []))
  const [first] = sums
  if (!first || sums.length < cases.length) return {}
  const sum = sums.reduce((total, { value }) => total + value, 0)
  return {
    together: first.written?.(sum, language) ?? formatMoney(sum, language, first.currency),
  }
}

/** Several cases in the order of what they come to: "From the highest: Sam 29.0; Tom 27.7". */
export function rankingOf<Input>(
  cases: readonly Case<Input>[],
  resultsOf: (input: Input) => readonly Result[],
  language: Language,
): { ranking?: string } {
  const results = cases.flatMap(({ input, title }) => {
    const result = resultsIn(input, resultsOf)?.find(({ ranked }) => ranked)
    return result && title ? [{ ...result, title }] : []
  })
  const [first] = results
  if (!first?.ranked || results.length < 2 || results.length < cases.length) return {}
  const each = results
    .toSorted((a, b) => b.value - a.value)
    .map(({ title, value, written, ranked }) =>
      [`${title}: ${written?.(value, language) ?? value}`, ranked?.said?.[language]]
        .filter(Boolean)
        .join(language === 'ar' ? '، ' : ', '),
    )
  return {
    ranking: `${first.ranked.first[language]} ${each.join(language === 'ar' ? '؛ ' : '; ')}`,
  }
}

const MORE: Bilingual = { en: 'more', ar: 'أكثر' }
const LESS: Bilingual = { en: 'less', ar: 'أقل' }
const AGAINST: Bilingual = { en: 'against', ar: 'مقابل' }

/** By how much, and which way, the first two of the cases differ that a message asks for. */
export function differenceOf<Input>(
  [first, second]: readonly Case<Input>[],
  resultsOf: (input: Input) => readonly Result[],
  language: Language,
): { difference?: string } {
  if (!first || !second) return {}
  const [ones, others] = [first, second].map(({ input }) => resultsIn(input, resultsOf))
  if (!ones || !others) return {}
  const said = ones.flatMap(({ name, value, currency, isInMonths, written: say }, index) => {
    const other = others[index]
    if (!other) return []
    const gap = Math.abs(other.value - value)
    const written =
      say?.(gap, language) ??
      (isInMonths
        ? formatMonths(Number(gap.toFixed(1)), language)
        : formatMoney(gap, language, currency))
    const way = gap === 0 ? '' : ` ${(other.value > value ? MORE : LESS)[language]}`
    return [`${name ? `${name[language]} ` : ''}${written}${way}`]
  })
  if (said.length === 0) return {}
  const sides =
    first.title && second.title ? ` (${second.title} ${AGAINST[language]} ${first.title})` : ''
  return { difference: `${said.join(' · ')}${sides}` }
}

/** Nothing of a case that is refused. */
function resultsIn<Input>(
  input: Input,
  resultsOf: (input: Input) => readonly Result[],
): readonly Result[] | undefined {
  try {
    return resultsOf(input)
  } catch (error) {
    if (error instanceof SkillRefusal) return undefined
    throw error
  }
}
