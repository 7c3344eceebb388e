import type { Language } from '@wakeel/contract'
import { formatMoney, formatMonth, formatPercent, markdownTable } from '../reading/format.ts'
import type { Runway } from './forecast.ts'
import { headline, monthsIn } from './headline.ts'

/** How long the cash lasts, what that rests on, and the months one by one. */
export function explainRunway(runway: Runway, language: Language): string {
  const english = language === 'en'
  const money = (amount: number) => formatMoney(amount, language, runway.currency)
  const month = (name: string) => formatMonth(name, language)
  const { isNetBurn, incomeGrowth, costGrowth } = runway

  const assumptions: [string, string][] = [
    [english ? 'Cash at hand' : 'النقد المتاح', money(runway.cash)],
    ...(isNetBurn
      ? []
      : ([
          [
            english ? 'Income a month' : 'الدخل الشهري',
            withGrowth(money(runway.monthlyIncome), incomeGrowth, language) +
              withStep(runway.incomeStep, money, language),
          ],
        ] as [string, string][])),
    [
      isNetBurn
        ? english
          ? 'Net burn a month'
          : 'صافي الإنفاق الشهري'
        : english
          ? 'Costs a month'
          : 'التكاليف الشهرية',
      withGrowth(money(runway.monthlyCosts), costGrowth, language) +
        withStep(runway.costStep, money, language),
    ],
    ...(isNetBurn
      ? []
      : ([
          runway.burn >= 0
            ? [
                english ? 'Net burn, first month' : 'صافي الإنفاق في الشهر الأول',
                money(runway.burn),
              ]
            : [english ? 'Surplus, first month' : 'الفائض في الشهر الأول', money(-runway.burn)],
        ] as [string, string][])),
    ...(runway.later ?? []).map(({ from, amount }): [string, string] => [
      english
        ? `${amount < 0 ? 'Paid' : 'Comes in'} each month from ${month(from)} on`
        : `${amount < 0 ? 'يُدفع' : 'يدخل'} كل شهر ابتداءً من ${month(from)}`,
      money(Math.abs(amount)),
    ]),
    ...(runway.once ?? []).map(({ month: name, amount }): [string, string] => [
      english
        ? `${amount < 0 ? 'Paid' : 'Comes in'} once, ${month(name)}`
        : `${amount < 0 ? 'يُدفع' : 'يدخل'} مرة واحدة، ${month(name)}`,
      money(Math.abs(amount)),
    ]),
  ]
  const head = isNetBurn
    ? english
      ? ['Month', 'Net burn', 'Cash at the end']
      : ['الشهر', 'صافي الإنفاق', 'النقد في النهاية']
    : english
      ? ['Month', 'Income', 'Costs', 'Cash at the end']
      : ['الشهر', 'الدخل', 'التكاليف', 'النقد في النهاية']
  const rows = runway.rows.map((row) => [
    month(row.month),
    ...(isNetBurn ? [] : [money(row.income)]),
    money(row.costs),
    money(row.cash),
  ])
  return [
    headline(runway, language),
    markdownTable(english ? ['', 'Figure'] : ['', 'القيمة'], assumptions, [1]),
    markdownTable(head, rows, head.map((_, index) => index).slice(1)),
    notesOn(runway, language)
      .map((note) => `- ${note}`)
      .join('\n'),
  ].join('\n\n')
}

function withGrowth(amount: string, growth: number, language: Language): string {
  if (growth === 0) return amount
  const signed = `${growth > 0 ? '+' : ''}${formatPercent(growth, language)}`
  return language === 'en' ? `${amount} (${signed} a month)` : `${amount} (${signed} شهريًا)`
}

function withStep(
  step: number | undefined,
  money: (amount: number) => string,
  language: Language,
): string {
  if (!step) return ''
  const signed = `${step > 0 ? '+' : '-'}${money(Math.abs(step))}`
  return language === 'en' ? ` (${signed} every month)` : ` (${signed} كل شهر)`
}

function notesOn(
  { isNetBurn, monthlyIncome, rows, months, start, later = [] }: Runway,
  language: Language,
): string[] {
  const english = language === 'en'
  return [
    ...(!isNetBurn && monthlyIncome === 0 && later.length === 0
      ? [english ? 'No income is counted.' : 'لا يُحتسب أي دخل.']
      : []),
    ...(months !== undefined && months > rows.length
      ? [
          english
            ? `The table shows the first ${rows.length} months.`
            : `يعرض الجدول أول ${monthsIn(rows.length, 'ar')}.`,
        ]
      : []),
    english
      ? `Method: cash at the end of a month = cash before + income - costs. The first month is ${start ? formatMonth(start, 'en') : 'the next calendar month'}; growth starts in the second.`
      : `الطريقة: النقد في نهاية الشهر = النقد قبله + الدخل - التكاليف. الشهر الأول هو ${start ? formatMonth(start, 'ar') : 'الشهر الميلادي القادم'}، ويبدأ النمو من الشهر الثاني.`,
    english
      ? 'VAT and tax payments, deposits and late-paying customers move cash too; add them to the costs when they fall due.'
      : 'مدفوعات الضريبة والتأمينات وتأخر العملاء تؤثر في النقد أيضًا؛ أضفها إلى التكاليف عند استحقاقها.',
  ]
}
