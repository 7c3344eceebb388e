import type { Language } from '@wakeel/contract'
import { formatMoney } from '../reading/format.ts'

/** One amount of several, and what it comes to in the currency of all of them. */
export interface Compared {
  amount: number
  from: string
  value: number
  target: string
}

const shown = (value: number) => Math.round(value * 100) / 100

const COMPARES =
  /\b(?:most|least|more|less|better|best|highest|lowest|higher|lower|bigger|smaller|vs|versus|difference|gap|apart|how much between)\b|(?<!\p{L})و?(?:ال)?(?:[أا]كثر|[أا]كتر|[أا]قل|[أا]على|[أا]فضل|[أا]حسن|فرق)(?!\p{L})/iu

/** "Which is most, which is least, and how much between them?": the highest and the lowest of amounts in several currencies. */
export function comparedIn(
  text: string,
  all: readonly Compared[],
  language: Language,
): { difference?: string } {
  const [first] = all
  if (!first || all.length < 2 || !COMPARES.test(text)) return {}
  if (all.some(({ target }) => target !== first.target)) return {}
  const ranked = all.toSorted((a, b) => b.value - a.value)
  const [most, least] = [ranked[0] as Compared, ranked.at(-1) as Compared]
  const said = ({ amount, from, value, target }: Compared) =>
    from === target
      ? formatMoney(amount, language, from)
      : `${formatMoney(amount, language, from)} = ${formatMoney(value, language, first.target)}`
  // Of the figures as they are shown.
  const gap = formatMoney(shown(most.value) - shown(least.value), language, first.target)
  return {
    difference:
      language === 'ar'
        ? `${gap} (الأعلى ${said(most)}، والأدنى ${said(least)})`
        : `${gap} (most: ${said(most)}; least: ${said(least)})`,
  }
}
