import type { Bilingual } from '@wakeel/contract'
import { formatPercent } from '../reading/format.ts'
import type { Period } from '../reading/periods.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Mention } from '../understanding/mentions.ts'
import type { Variant } from './changes.ts'
import { namedBefore } from './scaled.ts'
import type { Amount, RunwayValues } from './values.ts'

// What comes in or goes out changes from month to month, by an amount or by a share.

/** "Up by 5,000 every month", and not once. */
const EVERY_MONTH =
  /^\s*(?:(?:aed|dhs?|dirhams?|درهم[اً]?)\s{1,3})?(?:(?:more|extra|زيادة)\s{1,3})?(?:each|every|كل)\s{1,3}(?:month|شهر)/iu
export const isEveryMonth = ({ text }: Message, { end }: Mention): boolean =>
  EVERY_MONTH.test(text.slice(end))

/** What is added from month to month to the income or the costs. */
export function stepsOf(
  { step, gained = [] }: RunwayValues,
  ownOf: (mention: Mention) => Message,
  monthly: (amount: Amount) => number,
): { incomeStep?: number; costStep?: number } {
  const income = gained.find(({ mention }) => isEveryMonth(ownOf(mention), mention))
  if (income) return { incomeStep: monthly(income) }
  if (!step) return {}
  const by = (isDecline(ownOf(step.mention), step.mention) ? -1 : 1) * monthly(step)
  return namedBefore(ownOf(step.mention), step.mention) === 'costs'
    ? { costStep: by }
    : { incomeStep: by }
}

/** Each percentage belongs to what is named nearest before it. A growth without a period is answered for a month and a year. */
export function grown(
  variant: Variant,
  growths: NonNullable<RunwayValues['growth']>,
  ownOf: (mention: Mention) => Message,
): Variant[] {
  if (variant.input.isNetBurn && growths.length === 0) return [variant]
  const isOpen = growths.some(({ period }) => period !== 'month' && period !== 'year')
  const periods: readonly Period[] = isOpen ? ['month', 'year'] : ['month']
  return periods.map((open) => {
    const input = { ...variant.input }
    for (const growth of growths) {
      const percent = (isDecline(ownOf(growth.mention), growth.mention) ? -1 : 1) * growth.value
      const rate = (growth.period ?? open) === 'year' ? ofYear(percent) : percent
      if (namedBefore(ownOf(growth.mention), growth.mention) === 'costs') input.costGrowth = rate
      else if (!input.isNetBurn) input.incomeGrowth = rate
    }
    const said = growths[0] ? formatPercent(growths[0].value, 'en', 4) : ''
    const title =
      open === 'month'
        ? { en: `${said} a month`, ar: `${said} شهريًا` }
        : { en: `${said} a year`, ar: `${said} سنويًا` }
    return { input, titles: isOpen ? [...variant.titles, title] : variant.titles }
  })
}

/** Of what each growth is and which way it goes: "costs up 3% a month". */
export function growthsSaid(
  growths: NonNullable<RunwayValues['growth']>,
  ownOf: (mention: Mention) => Message,
): Bilingual {
  const all = growths.map(({ value, period, mention }) => {
    const isCosts = namedBefore(ownOf(mention), mention) === 'costs'
    const isDown = isDecline(ownOf(mention), mention)
    const every = { month: [' a month', ' شهريًا'], year: [' a year', ' سنويًا'] }
    const [en = '', ar = ''] = period === 'month' || period === 'year' ? every[period] : []
    return {
      en: `${isCosts ? 'costs' : 'income'} ${isDown ? 'down' : 'up'} ${formatPercent(value, 'en', 4)}${en}`,
      ar: `${isDown ? 'تراجع' : 'نمو'} ${isCosts ? 'التكاليف' : 'الدخل'} ${formatPercent(value, 'ar', 4)}${ar}`,
    }
  })
  return {
    en: all.map(({ en }) => en).join(' and '),
    ar: all.map(({ ar }) => ar).join(' و'),
  }
}

const ofYear = (percent: number) =>
  Number((((1 + percent / 100) ** (1 / 12) - 1) * 100).toPrecision(10))

const DECLINE_WITHIN = 2
export const isDecline = ({ concepts, clauses }: Message, mention: Mention): boolean =>
  concepts.some(
    (match) =>
      (match.concept === 'decline' || match.concept === 'reduction') &&
      clauses.isClose(match, mention, DECLINE_WITHIN),
  )
