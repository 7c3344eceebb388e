import { foldArabic } from '../reading/arabic.ts'
import { quantities } from '../reading/quantities.ts'
import { table } from '../reading/table.ts'
import { withoutAsides } from '../sentences/asides.ts'
import { claimIn } from '../sentences/claims.ts'
import { requestsIn } from '../sentences/requests.ts'
import type { Ask, Reading } from '../skill.ts'
import { inOwnNames } from '../understanding/both-languages.ts'
import { mended } from '../understanding/unexplained.ts'
import { comparedMonths, timesIn } from './asked-times.ts'
import { differenceOf, withBothTogether, withoutDifference } from './differences.ts'
import { entriesOf } from './entries.ts'
import {
  asksForLast,
  isOtherSide,
  isRanking,
  wantsBothEnds,
  withoutLimitWords,
  withUnsaid,
} from './further-parts.ts'
import type { Asked, LedgerInput } from './input.ts'
import { limitsIn, sharersIn, withoutMonthsIn } from './limits.ts'
import { missing as names } from './missing.ts'
import { inPlainWords, withoutSigns } from './plain-words.ts'
import {
  asksForIncome,
  asksOfAny,
  asksWhichIsMore,
  isOfAll,
  isThoughtAway,
  isYesNo,
  ledgerQuestions,
  namesEntries,
  questionOf,
  refersBack,
  wantsOneFigure,
} from './questions.ts'
import { withMonthsNamed } from './relative-months.ts'
import { explainingOf, inSingular, namesIn, questionsBeside, strangeWords } from './sought.ts'
import { soughtIn } from './sought-in.ts'
import { withTotalsOnce } from './totals-once.ts'
import { withoutWhoseRecords } from './whose-records.ts'

/** The ledger pasted into a request, and what is asked of it, one thing after the other. */
export function readLedger({ text, today, language }: Ask): Reading<LedgerInput> {
  const pasted = table(text, today)
  const ledger = pasted && entriesOf(pasted, today, { isIncomeAsked: asksForIncome(pasted.around) })
  if (!pasted || !ledger || ledger.entries.length === 0) return { missing: [names.table] }
  if (ledger.currencies.length > 1) return { missing: [names.oneCurrency] }
  const { entries, skippedLines, skipped, signs, currencies } = ledger
  const shared = {
    entries,
    currency: currencies[0] ?? 'AED',
    skippedLines,
    ...(skipped ? { skipped } : {}),
    ...(signs ? { signs } : {}),
  }
  const said = withoutWhoseRecords(
    withoutSigns(withoutAsides(inPlainWords(pasted.around), ledgerQuestions)),
    entries,
  )
  const request = mended(
    inOwnNames(inSingular(said, entries), namesIn(entries)),
    explainingOf(entries),
  )
  const days = entries.flatMap(({ date }) => (date ? [date] : []))
  const asked = withoutEmpty(askedOf(withMonthsNamed(request, days, today), entries))
  const strange = strangeWords(request, entries).filter(
    ({ written }) => !asked.some(({ words: sought }) => sought.includes(written)),
  )
  const object = strange.find(({ isObject }) => isObject)
  if (object) return { missing: [names.unknown(object.written)] }
  const { cases, compared } = withoutDifference(asked, asksWhichIsMore(request))
  const wanted = withTotalsOnce(withBothTogether(cases, request))
  const written = wanted.map((one) => JSON.stringify(one))
  const [first, ...more] = wanted
    .filter((_, index) => written.indexOf(written[index] as string) === index)
    .map((one, index) => ({
      input: {
        ...shared,
        ...one,
        ...(one.question === 'duplicates' && isYesNo(request) && { isYesNo: true }),
        ...(one.question === 'duplicates' && asksOfAny(request) && { isAnyAsked: true }),
        ...(index > 0 && { isFurther: true }),
      },
    }))
  const difference = compared && differenceOf(compared, shared, language)
  return {
    input: { ...shared, ...askedOf('', entries)[0] } as LedgerInput,
    ...first,
    more,
    understood: {
      facts: [],
      assumed: [],
      unused: strange.map(({ written }) => written),
      ...(difference !== undefined && { difference }),
    },
  }
}

const DEFAULT_TOP = 5
const DUAL = /(?<!\p{L})(?:ال)?(?:مصروف|دفعت|مبلغ|قيد|فاتورت|عمليت)ين(?!\p{L})/u
/** Words are read without digits. */
const TIMES = /(?<![\d٠-٩.,])\b[2-4٢-٤] ?(?:times|x|مرات|مره|مرة)(?!\p{L})/gu

/** "Anything paid twice in the clinic's expenses" is sought in all of them. */
const ANYTHING =
  /(?<!\p{L})(?:anything|something|any (?:payment|charge|item|invoice|expense)s?|شي|شيء|[إا]شي|حاج[ةه]|[أا]ي (?:مبلغ|دفع[ةه]|فاتور[ةه]|مصروف))(?!\p{L})/iu

const OF_WHOM =
  /(?<!\p{L})[بفل]?(?:مصاريف|مصروفات|كشف|حساب|حسابات|دفتر)(?:نا|ي)?\s\p{L}{2}|\p{L}{2}(?:['’]s)?\s(?:expenses|statement|books|accounts?|ledger)(?!\p{L})/iu

function askedOf(said: string, entries: LedgerInput['entries']): Asked[] {
  const dates = entries.flatMap(({ date }) => (date ? [date] : [])).sort()
  const { months: withoutMonths, rest: around } = withoutMonthsIn(said, dates.at(-1))
  const sharers = sharersIn(said)
  const claimed = limitsIn(said) ? undefined : claimIn(said)
  const requests = requestsIn(around.replaceAll(TIMES, ' twice'), {
    find: questionsBeside(entries),
    weak: ['much'],
  })
  const read = requests.map(withoutLimitWords).map((part) => {
    const times = timesIn(part.text, dates)
    const named = questionOf(part.operations)
    const sought = soughtIn(part, entries, named === 'overview' && !limitsIn(part.text))
    // «بشهر 6» is that month, and «مين أغلى، البنزين ولا التصليح؟» compares the two.
    const isOneMonth = named === 'months' && times.length === 1 && times[0]?.month !== undefined
    const isOneOfTwo =
      named === 'top' &&
      sought.words.length === 2 &&
      isEither(part.text) &&
      !namesEntries(part.text)
    // "Which day was the rent?" looks for it.
    const isDayOfOne = named === 'days' && sought.words.length > 0 && !isRanking(part.text)
    const question =
      isOneMonth ||
      isDayOfOne ||
      isOneOfTwo ||
      (named === 'changes' && sought.words.length > 0 && isThoughtAway(part.text))
        ? 'overview'
        : named
    const isOfAny = named === 'duplicates' && ANYTHING.test(part.text) && OF_WHOM.test(part.text)
    return {
      ...part,
      question,
      ...sought,
      ...(isOfAny && { words: [] }),
      times,
      limits: limitsIn(part.text),
    }
  })
  const parts = withUnsaid(read)
  // "Charged double in October. Anything there twice?" asks once, and "which month, and what was the amount" one thing.
  const kept = parts.filter(
    ({ text, question, words: sought, times, operations, limits, isApart }, index) =>
      index === 0 ||
      sought.length > 0 ||
      times.length > 0 ||
      (limits !== undefined && isApart) ||
      isOtherSide(text, parts.slice(0, index), entries) ||
      // "In October … and in total so far?", "on fuel, and how much are all expenses?"
      (isOfAll(text) &&
        operations.some((one) => one === 'total' || one === 'flow' || one === 'much') &&
        parts.slice(0, index).some((part) => part.times.length > 0 || part.words.length > 0)) ||
      (!parts
        .slice(0, index)
        .some(
          (part) =>
            part.question === question &&
            part.operations.includes('least') === operations.includes('least'),
        ) &&
        (isOfAll(text) || !operations.every((operation) => operation === 'much'))),
  )
  // "How much on fuel, and what is the average a month?" asks for both figures of the same entries.
  const asked = kept.map((part) => ({
    ...part,
    operations: [...part.operations, ...averageBehind(part, parts, kept)],
  }))
  const isOneFigure = wantsOneFigure(said)
  const isFlowAsked = requests.some(({ operations }) => operations.includes('flow'))
  // "Total spent? And how much above 400?" asks for the total of all, too.
  const allLimits = asked.find(
    ({ limits, isApart }, index) => limits && !(isApart && index > 0),
  )?.limits
  return asked.flatMap((part, index) => {
    const { text, question, words: sought, without, times, operations, isApart } = part
    const limits =
      part.limits ?? (question === 'overview' && sought.length === 0 ? allLimits : undefined)
    const isSearch = question === 'overview' && (sought.length > 0 || limits !== undefined)
    const next = asked[index + 1]
    const before = asked.slice(0, index).findLast((other) => other.times.length > 0)
    // "September, October, and how far apart they are"
    const compared = question === 'changes' && times.length === 0 ? asked.slice(0, index) : []
    const takes =
      times.length === 0 &&
      !isOfAll(text) &&
      ((question !== 'duplicates' && question !== 'changes' && question !== 'months') ||
        refersBack(text))
    // "How much on fuel and how much on rent in October?"
    // … and "how much came in and how much went out in October?"
    const isFlow = operations.includes('flow') && next?.operations.includes('flow') === true
    const isShared = next && !next.isApart && (isFlow || (isSearch && next.words.length > 0))
    const taken = before?.times ?? (isShared ? next.times : [])
    // A sentence of its own about something of its own may be about that month or about all: both are shown.
    const isOpen = isApart && isSearch && before?.words.length === 0 && !refersBack(text)
    const own = takes ? [...taken, ...(isOpen ? [{}] : [])] : times
    const number = quantities(text).find((quantity) => quantity.kind === 'number')
    const isOneOfSeveral = asked.length > 1 || own.length > 1
    const isTotal =
      question === 'overview' && operations.length > 0 && (isOneOfSeveral || isOneFigure)
    const isBothEnds = wantsBothEnds(text, question, operations)
    const one: Asked = {
      question: isSearch ? 'search' : isTotal ? 'total' : question,
      words: sought,
      ...(without.length > 0 && { without }),
      ...(withoutMonths.length > 0 && { withoutMonths }),
      ...(limits && { limits }),
      ...(sharers && { sharers }),
      ...(claimed !== undefined && index === 0 && { claimed }),
      ...(operations.includes('average') && { average: true }),
      ...(operations.includes('least') && !isBothEnds && { isSmallest: true }),
      ...(question === 'categories' && isFlowAsked && { isFlowAsked }),
      ...(isSearch && asksForLast(text) && { isLastAsked: true }),
      ...(question === 'top' && sought.length === 0 && asksForIncome(text) && { isIncome: true }),
      top:
        (operations.includes('top') || operations.includes('least')) &&
        number?.kind === 'number' &&
        isCount(number.value)
          ? number.value
          : DUAL.test(text)
            ? 2
            : DEFAULT_TOP,
    }
    // "The difference between rent and travel", when no months are named.
    if (operations.includes('difference') && sought.length === 2 && times.length === 0)
      return [
        ...sought.map((word): Asked => ({ ...one, question: 'search', words: [word] })),
        { ...one, words: [] },
      ]
    // What came in and went out is told with what is left of it.
    if (isDifferenceOfFlows(part, asked)) return []
    // "Compare the first week of October with the first of November": what each of them came to.
    const spans = own.filter(({ period }) => period && period.from.length > '2026-01'.length)
    if (question === 'changes' && spans.length > 1)
      return spans.map((time) => ({
        ...one,
        question: sought.length > 0 ? ('search' as const) : ('total' as const),
        ...time,
      }))
    if (question === 'changes') {
      const months = [...compared.flatMap((part) => part.times), ...own].flatMap(
        ({ month, period }) =>
          month ? [month] : period ? [period.from.slice(0, 7), period.to.slice(0, 7)] : [],
      )
      const compare = months.length > 0 ? comparedMonths(months, dates.at(-1)) : undefined
      return [{ ...one, ...(compare && { compare }) }]
    }
    if (isBothEnds) return [one, { ...one, isSmallest: true }]
    const isEach = question === 'duplicates' || (isSearch && isEither(text))
    const each = isEach && sought.length > 1 ? sought : undefined
    const ones = each ? each.map((word) => ({ ...one, words: [word] })) : [one]
    return own.length > 0 ? ones.flatMap((it) => own.map((time) => ({ ...it, ...time }))) : ones
  })
}

interface Part {
  question: Asked['question']
  operations: readonly string[]
  words: readonly string[]
  times: readonly unknown[]
}

/** "Total debit, total credit and the difference between them": of those two, and of no months. */
const isDifferenceOfFlows = (part: Part, asked: readonly Part[]): boolean =>
  part.question === 'changes' &&
  !part.operations.includes('changes') &&
  part.words.length === 0 &&
  part.times.length === 0 &&
  asked.some(({ operations }) => operations.includes('flow')) &&
  asked.flatMap(({ times }) => times).length < 2

/** The average that a part asks for which says nothing else than the one before it. */
function averageBehind<P extends { question: Asked['question']; operations: readonly string[] }>(
  part: P,
  parts: readonly P[],
  kept: readonly P[],
): 'average'[] {
  const next = kept[kept.indexOf(part) + 1]
  const behind = parts.slice(parts.indexOf(part) + 1, next ? parts.indexOf(next) : undefined)
  return behind.some(
    ({ question, operations }) => question === part.question && operations.includes('average'),
  )
    ? ['average']
    : []
}

const OR = /\b(?:or|vs|versus|compared (?:to|with))\b|(?<!\p{L})(?:ولا|او|ام|مقابل)(?!\p{L})/u
const isEither = (text: string): boolean => OR.test(foldArabic(text))

const isCount = (value: number) => Number.isInteger(value) && value > 0 && value < 100

/** Two months to compare are not asked for where the ledger has one and something else is. */
function withoutEmpty(asked: readonly Asked[]): Asked[] {
  return asked.length > 1
    ? asked.filter(
        ({ question, compare }, index) =>
          !(
            question === 'changes' &&
            !compare &&
            index > 0 &&
            asked[index - 1]?.question === 'duplicates'
          ),
      )
    : [...asked]
}
