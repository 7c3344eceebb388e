import type { Language } from '@wakeel/contract'
import { formatMoney } from '../reading/format.ts'
import { analyse } from './analysis.ts'
import { type Asked, LedgerInput } from './input.ts'

// What two things of a ledger differ by: "on fuel or on repairs, and the difference?"

/** Between two things that are searched for, where no months are compared. */
export function withoutDifference(
  asked: readonly Asked[],
  isWhichAsked: boolean,
): {
  cases: readonly Asked[]
  compared?: readonly Asked[]
} {
  const isSearch = ({ question }: Asked) => question === 'search'
  // "How much on food and fuel, which is more and by how much?"
  const each = (one: Asked) =>
    isSearch(one) ? one.words.map((word) => ({ ...one, words: [word] })) : [one]
  const apart = asked.filter((one) => !isOpenDifference(one)).flatMap(each)
  const searches = apart.filter(isSearch)
  const isBetween =
    searches.length === 2 &&
    (asked.some(isOpenDifference) ||
      (isWhichAsked && searches.every(({ words }) => words.length === 1)))
  return isBetween ? { cases: apart, compared: searches } : { cases: asked }
}

const TOGETHER =
  /\b(?:both(?: of them)?|the two|them)(?: \p{L}{2,8}){0,2} (?:together|combined|altogether|in total)\b|\b(?:together|combined|in total) for both\b|(?<!\p{L})(?:(?:ال)?(?:[إا]ثنين|[إا]تنين|ثنتين)|(?:كلهم|هم)) (?:كلهم )?(?:سوا|مع بعض|بالمجموع|جميعا)(?!\p{L})/iu

/** "How much on rent, how much on DEWA, and both together?": the two in one as well. */
export function withBothTogether(cases: readonly Asked[], request: string): readonly Asked[] {
  const searches = cases.filter(({ question }) => question === 'search')
  const [one, other] = searches
  const isSameTime =
    one?.month === other?.month && JSON.stringify(one?.period) === JSON.stringify(other?.period)
  return one && other && searches.length === 2 && isSameTime && TOGETHER.test(request)
    ? [...cases, { ...one, words: [...new Set([...one.words, ...other.words])] }]
    : cases
}

const isOpenDifference = ({ question, compare, words: sought }: Asked) =>
  question === 'changes' && !compare && sought.length === 0

/** By how much more was spent on one of two things than on the other. */
export function differenceOf(
  both: readonly Asked[],
  shared: Pick<LedgerInput, 'entries' | 'currency' | 'skippedLines'>,
  language: Language,
): string | undefined {
  const [one, other] = both.map((asked) => ({
    name: asked.words.join(', '),
    spent: analyse(LedgerInput.parse({ ...shared, ...asked })).found?.spent ?? 0,
  }))
  if (!one || !other) return undefined
  const gap = formatMoney(Math.abs(one.spent - other.spent), language, shared.currency)
  if (one.spent === other.spent || one.name === other.name) return gap
  const { name } = one.spent > other.spent ? one : other
  return language === 'en' ? `${gap} more on "${name}"` : `${gap} أكثر على «${name}»`
}
