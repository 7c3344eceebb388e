import type { Bilingual, Language } from '@wakeel/contract'
import { formatMoney, formatMonth, formatPercent, markdownTable } from '../reading/format.ts'
import type { LedgerAnalysis } from './analysis.ts'
import { written } from './times.ts'

const columns = {
  date: { en: 'Date', ar: 'التاريخ' },
  description: { en: 'Description', ar: 'الوصف' },
  category: { en: 'Category', ar: 'الفئة' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  share: { en: 'Share', ar: 'الحصة' },
  month: { en: 'Month', ar: 'الشهر' },
  spent: { en: 'Spent', ar: 'المصروف' },
  received: { en: 'Received', ar: 'الوارد' },
  net: { en: 'Net', ar: 'الصافي' },
  change: { en: 'Change', ar: 'التغيّر' },
  total: { en: 'Total', ar: 'المجموع' },
} satisfies Record<string, Bilingual>

const MOST_MEANT = 10
const MOST_DAYS = 31

/** The tables of the answer. */
export function tablesOf(ledger: LedgerAnalysis, language: Language) {
  const money = (amount: number) => formatMoney(amount, language, ledger.currency)
  // Where nothing but income is shown, what came in needs no sign.
  const isOnlyIn = ledger.isIncome || (ledger.question === 'search' && ledger.found?.spent === 0)
  const head = (...names: (keyof typeof columns)[]) => names.map((name) => columns[name][language])
  const dated = (date: string | undefined) => (date ? written(date, language) : '')
  const entryTable = (list: LedgerAnalysis['largest']) =>
    markdownTable(
      head(
        'date',
        'description',
        ...(ledger.hasCategories ? (['category'] as const) : []),
        'amount',
      ),
      list.map(({ date, description, category = '', amount, direction }) => [
        dated(date),
        description,
        ...(ledger.hasCategories ? [category] : []),
        money(direction === 'in' && !isOnlyIn ? -amount : amount),
      ]),
      [ledger.hasCategories ? 3 : 2],
    )
  const totals = (list: LedgerAnalysis['byCategory'], whole: number) =>
    markdownTable(
      head(ledger.hasCategories ? 'category' : 'description', 'spent', 'share'),
      list
        .slice(0, 15)
        .map(({ name, amount }) => [
          name,
          money(amount),
          formatPercent(whole > 0 ? (amount / whole) * 100 : 0, language, 1),
        ]),
      [1, 2],
    )
  const inAndOut = (out: LedgerAnalysis['byCategory'], sources: LedgerAnalysis['byCategory']) => {
    const received = new Map(sources.map(({ name, amount }) => [name.toLowerCase(), amount]))
    const spent = new Set(out.map(({ name }) => name.toLowerCase()))
    const onlyIn = sources
      .filter(({ name }) => !spent.has(name.toLowerCase()))
      .map(({ name }) => ({ name, amount: 0 }))
    return markdownTable(
      head(ledger.hasCategories ? 'category' : 'description', 'spent', 'received'),
      [...out, ...onlyIn]
        .slice(0, 15)
        .map(({ name, amount }) => [
          name,
          money(amount),
          money(received.get(name.toLowerCase()) ?? 0),
        ]),
      [1, 2],
    )
  }
  return {
    totals,
    categories: () =>
      ledger.sources?.length
        ? inAndOut(ledger.byCategory, ledger.sources)
        : totals(ledger.byCategory, ledger.spent),
    days: () =>
      markdownTable(
        head('date', 'spent'),
        ledger.byDay.slice(0, MOST_DAYS).map(({ day, spent }) => [dated(day), money(spent)]),
        [1],
      ),
    months: () =>
      ledger.byMonth.some(({ received }) => received > 0)
        ? markdownTable(
            head('month', 'spent', 'received', 'net'),
            ledger.byMonth.map(({ month, spent, received }) => [
              formatMonth(month, language),
              money(spent),
              money(received),
              money(received - spent),
            ]),
            [1, 2, 3],
          )
        : markdownTable(
            head('month', 'spent'),
            ledger.byMonth.map(({ month, spent }) => [formatMonth(month, language), money(spent)]),
            [1],
          ),
    largest: () => entryTable(ledger.largest),
    found: () => entryTable(ledger.found?.entries ?? []),
    meant: () => entryTable((ledger.meant ?? []).slice(0, MOST_MEANT)),
    duplicates: () =>
      markdownTable(
        head('description', 'amount', 'date'),
        ledger.duplicates
          .slice(0, 15)
          .map(({ description, amount, dates }) => [
            description,
            money(amount),
            dates.map(dated).join(language === 'en' ? ', ' : '، '),
          ]),
        [1],
      ),
    changes: () => {
      if (!ledger.changes) return ''
      const { from, to, before, after, rows } = ledger.changes
      const bold = (text: string) => `**${text}**`
      const row = (name: string, first: number, second: number) => [
        name,
        money(first),
        money(second),
        `${second === first ? '' : second > first ? '+' : '-'}${money(Math.abs(second - first))}`,
      ]
      const all = row(columns.total[language], before, after).map(bold)
      return markdownTable(
        [
          columns[ledger.hasCategories ? 'category' : 'description'][language],
          formatMonth(from, language),
          formatMonth(to, language),
          columns.change[language],
        ],
        [
          ...rows.map((one) => row(one.name, one.before, one.after)),
          ...(rows.length > 1 ? [all] : []),
        ],
        [1, 2, 3],
      )
    },
  }
}
