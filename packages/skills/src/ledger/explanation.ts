import type { Bilingual, Language } from '@wakeel/contract'
import { weekdayOf } from '../calendar/day.ts'
import {
  formatDate,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  weekdayNames,
} from '../reading/format.ts'
import type { Change, LedgerAnalysis } from './analysis.ts'
import { backText } from './say-back.ts'
import { besides, limitsText } from './say-besides.ts'
import { duplicatesText } from './say-duplicates.ts'
import { sayTop } from './say-top.ts'
import { tablesOf } from './tables.ts'
import { spanOf, whenOf } from './times.ts'

const headings = {
  byCategory: { en: '**By category**', ar: '**حسب الفئة**' },
  byDescription: { en: '**By description**', ar: '**حسب الوصف**' },
  byMonth: { en: '**By month**', ar: '**حسب الشهر**' },
  largest: { en: '**Largest expenses**', ar: '**أكبر المصروفات**' },
  duplicates: {
    en: '**Possible duplicates** (same text and amount within 3 days)',
    ar: '**تكرار محتمل** (الوصف والمبلغ نفسهما خلال 3 أيام)',
  },
  changes: { en: '**Biggest changes**', ar: '**أكبر التغيّرات**' },
} satisfies Record<string, Bilingual>

/** Answers the question first; without one, gives the overview a bookkeeper would start with. */
export function explainLedger(ledger: LedgerAnalysis, language: Language): string {
  const tables = tablesOf(ledger, language)
  const parts: Record<LedgerAnalysis['question'], () => string[]> = {
    overview: () => [
      ...(ledger.hasCategories ? [headings.byCategory[language], tables.categories()] : []),
      ...(ledger.byMonth.length > 1 ? [headings.byMonth[language], tables.months()] : []),
      headings.largest[language],
      tables.largest(),
      ...(ledger.duplicates.length > 0 ? [headings.duplicates[language], tables.duplicates()] : []),
      ...(ledger.changes && ledger.changes.rows.length > 0 && isWithinAsked(ledger)
        ? [headings.changes[language], tables.changes()]
        : []),
    ],
    total: () => [],
    search: () =>
      ledger.found && ledger.found.count > 0
        ? [
            tables.found(),
            ...(ledger.words.length > 1 && ledger.found.byCategory.length > 1
              ? [
                  headings.byCategory[language],
                  tables.totals(ledger.found.byCategory, ledger.found.spent),
                ]
              : []),
          ]
        : [],
    categories: () =>
      // The table stands above.
      ledger.isSmallest && ledger.isFurther
        ? []
        : [
            (ledger.hasCategories ? headings.byCategory : headings.byDescription)[language],
            tables.categories(),
          ],
    days: () => (ledger.byDay.length > 1 ? [tables.days()] : []),
    months: () => (ledger.byMonth.length > 0 ? [headings.byMonth[language], tables.months()] : []),
    top: () => [tables.largest()],
    duplicates: () =>
      ledger.duplicates.length > 0
        ? [headings.duplicates[language], tables.duplicates()]
        : ledger.meant && ledger.meant.length > 0
          ? [tables.meant()]
          : [],
    changes: () => (ledger.changes ? [mostChanged(ledger, language), tables.changes()] : []),
  }
  return [
    headline(ledger, language),
    averages(ledger, language),
    ...besides(ledger, language),
    ...parts[ledger.question](),
    notesOn(ledger, language)
      .map((note) => `- ${note}`)
      .join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** The changes between two months are told where all of both was asked about, or the later of them. */
const isWithinAsked = ({ changes, month, period }: LedgerAnalysis): boolean =>
  !changes ||
  (month
    ? changes.to === month
    : !period || (period.from.slice(0, 7) <= changes.from && changes.to <= period.to.slice(0, 7)))

/** Which went up most and which went down most, where there is more than one. */
function mostChanged({ changes, currency }: LedgerAnalysis, language: Language): string {
  const { rows = [], rise, fall } = changes ?? {}
  if (rows.filter(({ before, after }) => before !== after).length < 2) return ''
  const english = language === 'en'
  const by = ({ name, before, after }: Change) => {
    const change = Math.abs(after - before)
    const share = before > 0 ? ` (${formatPercent((change / before) * 100, language, 1)})` : ''
    const amount = `${formatMoney(change, language, currency)}${share}`
    return english ? `${name}, by ${amount}` : `${name}، بمقدار ${amount}`
  }
  return [
    ...(rise ? [`**${english ? 'Went up most' : 'الأكثر ارتفاعًا'}: ${by(rise)}.**`] : []),
    ...(fall ? [`**${english ? 'Went down most' : 'الأكثر انخفاضًا'}: ${by(fall)}.**`] : []),
  ].join(' ')
}

function averages({ average, currency }: LedgerAnalysis, language: Language): string {
  if (!average) return ''
  const { perEntry, entries: count, perMonth, months } = average
  const money = (amount: number) => formatMoney(amount, language, currency)
  return language === 'en'
    ? `**On average ${money(perMonth)} a month (${months} ${months === 1 ? 'month' : 'months'}) and ${money(perEntry)} an entry (${entries(count, 'en')}).**`
    : `**المتوسط ${money(perMonth)} في الشهر (عدد الأشهر: ${months}) و${money(perEntry)} للقيد (عدد القيود: ${count}).**`
}

function headline(ledger: LedgerAnalysis, language: Language): string {
  const english = language === 'en'
  const money = (amount: number) => formatMoney(amount, language, ledger.currency)
  const when = whenOf(ledger, language)
  if (ledger.question === 'search' && ledger.found)
    return searchHeadline(ledger, ledger.found, when, language)
  if (ledger.question === 'duplicates') return duplicatesText(ledger, language)
  if (ledger.question === 'changes') {
    if (!ledger.changes)
      return english
        ? '**Two months with dates are needed to compare.**'
        : '**تلزم بيانات شهرين بتواريخ للمقارنة.**'
    const { from, to, before, after } = ledger.changes
    const about = ledger.words.join(english ? ', ' : '، ')
    const difference = `${money(Math.abs(after - before))}${before > 0 ? ` (${formatPercent((Math.abs(after - before) / before) * 100, language, 1)})` : ''}`
    if (english)
      return `**Spending${about && ` on "${about}"`} went ${after >= before ? 'up' : 'down'} by ${difference} from ${formatMonth(from, 'en')} to ${formatMonth(to, 'en')}.**`
    return `**${after >= before ? 'ارتفع' : 'انخفض'} الإنفاق${about && ` على «${about}»`} بمقدار ${difference} من ${formatMonth(from, 'ar')} إلى ${formatMonth(to, 'ar')}.**`
  }
  const asked = ledger.question === 'top' ? ledger.largest[(ledger.nth ?? 1) - 1] : undefined
  if (asked) return sayTop(ledger, asked, { when, language })
  if (ledger.question === 'days' && ledger.byDay.length > 0)
    return dayHeadline(ledger, when, language)
  const net = ledger.received - ledger.spent
  const flow =
    ledger.received > 0
      ? english
        ? ` Received ${money(ledger.received)}, net ${money(net)}.`
        : ` الوارد ${money(ledger.received)} والصافي ${money(net)}.`
      : ''
  const [month] = ledger.byMonth.toSorted((a, b) => b.spent - a.spent)
  if (ledger.question === 'months' && month && ledger.found && ledger.words.length > 0)
    return english
      ? `**Spent on "${ledger.words.join(', ')}"${when}: ${money(ledger.found.spent)}; the most in ${formatMonth(month.month, 'en')}, ${money(month.spent)}.**`
      : `**المصروف على «${ledger.words.join('، ')}»${when}: ${money(ledger.found.spent)}، وأكثره في ${formatMonth(month.month, 'ar')}: ${money(month.spent)}.**`
  if (ledger.question === 'months' && month && ledger.isTotalTold)
    return english
      ? `**The most was spent in ${formatMonth(month.month, 'en')}: ${money(month.spent)}.**`
      : `**أكثر الصرف في ${formatMonth(month.month, 'ar')}: ${money(month.spent)}.**`
  if (ledger.question === 'months' && month && ledger.byMonth.length > 1)
    return english
      ? `**Total spent${when}: ${money(ledger.spent)}; the most in ${formatMonth(month.month, 'en')}, ${money(month.spent)}.**${flow}`
      : `**مجموع المصروفات${when}: ${money(ledger.spent)}، وأكثرها في ${formatMonth(month.month, 'ar')}: ${money(month.spent)}.**${flow}`
  const [largest] = ledger.byCategory
  if (ledger.question === 'categories' && largest && ledger.isTotalTold)
    return english
      ? `**The ${ledger.isSmallest ? 'smallest' : 'largest'} is ${largest.name}: ${money(largest.amount)}.**`
      : `**${ledger.isSmallest ? 'الأصغر' : 'الأكبر'} ${largest.name}: ${money(largest.amount)}.**`
  if (ledger.question === 'categories' && largest)
    return english
      ? `**Total spent${when}: ${money(ledger.spent)}; the ${ledger.isSmallest ? 'smallest' : 'largest'} is ${largest.name}, ${money(largest.amount)}.**${flow}`
      : `**مجموع المصروفات${when}: ${money(ledger.spent)}، و${ledger.isSmallest ? 'أصغرها' : 'أكبرها'} ${largest.name}: ${money(largest.amount)}.**${flow}`
  return english
    ? `**Total spent${when}: ${money(ledger.spent)}** in ${entries(ledger.expenses, 'en')}${spanOf(ledger, 'en')}.${flow}`
    : `**مجموع المصروفات${when}: ${money(ledger.spent)}** في ${entries(ledger.expenses, 'ar')}${spanOf(ledger, 'ar')}.${flow}`
}

/** The day on which most was spent, or least of those on which something was. */
function dayHeadline(ledger: LedgerAnalysis, when: string, language: Language): string {
  const money = (amount: number) => formatMoney(amount, language, ledger.currency)
  const [first] = ledger.byDay.toSorted((a, b) =>
    ledger.isSmallest ? a.spent - b.spent : b.spent - a.spent,
  )
  if (!first) return ''
  const about = ledger.words.join(language === 'en' ? ', ' : '، ')
  const date = `${weekdayNames[language][weekdayOf(first.day)]} ${formatDate(first.day, language)}`
  return language === 'en'
    ? `**The ${ledger.isSmallest ? 'least' : 'most'} was spent${about && ` on "${about}"`}${when && `${when},`} on ${date}: ${money(first.spent)}.**`
    : `**${ledger.isSmallest ? 'أقل' : 'أكثر'} يوم صرف${about && ` على «${about}»`}${when} هو ${date}: ${money(first.spent)}.**`
}

function searchHeadline(
  ledger: LedgerAnalysis,
  found: NonNullable<LedgerAnalysis['found']>,
  when: string,
  language: Language,
): string {
  const money = (amount: number) => formatMoney(amount, language, ledger.currency)
  const about = ledger.words.join(language === 'en' ? ', ' : '، ')
  const limited = limitsText(ledger, money, language)
  if (about === '')
    return found.count === 0
      ? language === 'en'
        ? `**No entry${when}${limited}.**`
        : `**لا يوجد قيد${when}${limited}.**`
      : language === 'en'
        ? `**${entries(found.count, 'en')}${when}${limited}: ${money(found.spent)} spent in total.**`
        : `**عدد القيود${when}${limited}: ${found.count}، ومجموع المصروف فيها ${money(found.spent)}.**`
  if (found.count === 0) {
    return language === 'en'
      ? `**No entry${when} mentions "${about}".** Total spent${when}: ${money(ledger.spent)}.`
      : `**لا يوجد قيد${when} يذكر «${about}».** مجموع المصروفات${when}: ${money(ledger.spent)}.`
  }
  const share =
    ledger.spent > 0 ? formatPercent((found.spent / ledger.spent) * 100, language, 1) : undefined
  if (found.spent === 0)
    return language === 'en'
      ? `**Received for "${about}"${when}: ${money(found.received)}** (${entries(found.count, 'en')})`
      : `**الوارد من «${about}»${when}: ${money(found.received)}** (عدد القيود: ${found.count})`
  // What is left out would be missing from the whole too.
  const shareText =
    share && !ledger.without
      ? language === 'en'
        ? `, ${share} of all spending`
        : `، ${share} من المصروفات`
      : ''
  return language === 'en'
    ? `**Spent on "${about}"${when}${limited}: ${money(found.spent)}** (${entries(found.count, 'en')}${shareText})${backText(found, money, 'en')}`
    : `**المصروف على «${about}»${when}${limited}: ${money(found.spent)}** (عدد القيود: ${found.count}${shareText})${backText(found, money, 'ar')}`
}

function entries(count: number, language: Language): string {
  if (language === 'en') return `${formatNumber(count, 'en')} ${count === 1 ? 'entry' : 'entries'}`
  if (count === 1) return 'قيد واحد'
  if (count === 2) return 'قيدين'
  return `${formatNumber(count, 'ar')} ${count % 100 >= 3 && count % 100 <= 10 ? 'قيود' : 'قيدًا'}`
}

function notesOn(
  { signs, skippedLines, skipped = [], received, found, question, isFurther }: LedgerAnalysis,
  language: Language,
): string[] {
  const english = language === 'en'
  const names = skipped.filter(Boolean).join(english ? ', ' : '، ')
  const more = question === 'search' && found && found.count > found.entries.length
  const shown = more
    ? [
        english
          ? `The first ${found.entries.length} of ${found.count} entries are shown.`
          : `عُرض أول ${found.entries.length} من ${found.count}.`,
      ]
    : []
  if (isFurther) return shown
  return [
    ...(signs === 'negative_is_out'
      ? [
          english
            ? 'Negative amounts were read as money out, positive ones as money in.'
            : 'قُرئت المبالغ السالبة على أنها مصروفات والموجبة على أنها واردات.',
        ]
      : []),
    ...(signs === 'negative_is_refund'
      ? [
          english
            ? 'Negative amounts were read as refunds or money in.'
            : 'قُرئت المبالغ السالبة على أنها مستردات أو واردات.',
        ]
      : []),
    ...(!signs && received > 0
      ? [
          english
            ? 'Entries that speak of income, sales or refunds were counted as money in.'
            : 'احتُسبت القيود التي تذكر إيرادًا أو مبيعات أو استردادًا على أنها واردات.',
        ]
      : []),
    ...(skippedLines > 0
      ? [
          english
            ? `${skippedLines} ${skippedLines === 1 ? 'line' : 'lines'} without an amount left out${names && `: ${names}`}.`
            : `أسطر بلا مبلغ لم تُحتسب: ${skippedLines}${names && ` (${names})`}.`,
        ]
      : []),
    ...shown,
  ]
}
