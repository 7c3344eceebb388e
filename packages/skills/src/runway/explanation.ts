import type { Language } from '@wakeel/contract'
import {
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  markdownTable,
} from '../reading/format.ts'
import type { Runway } from './forecast.ts'

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
            withGrowth(money(runway.monthlyIncome), incomeGrowth, language),
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
      withGrowth(money(runway.monthlyCosts), costGrowth, language),
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
    ...targetLine(runway, language),
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

function headline(runway: Runway, language: Language): string {
  const english = language === 'en'
  const money = (amount: number) => formatMoney(amount, language, runway.currency)
  const month = (name: string) => formatMonth(name, language)
  if (runway.months !== undefined && runway.runsOutIn !== undefined) {
    const count = formatNumber(runway.months, language, 1)
    return english
      ? `**Runway: ${count} ${runway.months === 1 ? 'month' : 'months'}. The cash runs out in ${month(runway.runsOutIn)}.**`
      : `**يكفي النقد ${arabicMonths(runway.months)}، وينفد في ${month(runway.runsOutIn)}.**`
  }
  if (runway.breaksEvenIn !== undefined) {
    return english
      ? `**The cash does not run out: income covers the costs from ${month(runway.breaksEvenIn)} on.** The lowest point is ${money(runway.lowest.cash)} at the end of ${month(runway.lowest.month)}.`
      : `**لا ينفد النقد: يغطي الدخل التكاليف ابتداءً من ${month(runway.breaksEvenIn)}.** أدنى رصيد ${money(runway.lowest.cash)} في نهاية ${month(runway.lowest.month)}.`
  }
  if (runway.burn <= 0) {
    return english
      ? `**The cash does not run out: ${money(-runway.burn)} more comes in than goes out each month at the start.**`
      : `**لا ينفد النقد: يزيد الدخل على التكاليف بمقدار ${money(-runway.burn)} شهريًا في البداية.**`
  }
  return english
    ? '**The cash does not run out within ten years.**'
    : '**لا ينفد النقد خلال عشر سنوات.**'
}

/** Arabic counts one, two, three to ten, and more or broken numbers in different forms. */
function arabicMonths(months: number): string {
  if (months === 1) return 'شهرًا واحدًا'
  if (months === 2) return 'شهرين'
  const count = formatNumber(months, 'ar', 1)
  return Number.isInteger(months) && months >= 3 && months <= 10 ? `${count} أشهر` : `${count} شهرًا`
}

function targetLine({ target, currency }: Runway, language: Language): string[] {
  if (!target) return []
  const months =
    language === 'en' ? formatNumber(target.months, 'en', 1) : arabicMonths(target.months)
  if (target.extraCash === 0)
    return [
      language === 'en'
        ? `The cash is enough for the ${months} months you aim for.`
        : `النقد يكفي المدة المستهدفة (${months}).`,
    ]
  const cash = formatMoney(target.extraCash, language, currency)
  const saving = formatMoney(target.monthlySaving, language, currency)
  return [
    language === 'en'
      ? `**To last ${months} months** you need **${cash}** more cash now, or ${saving} less burn every month.`
      : `**لكي يكفي ${months}** تحتاج إلى **${cash}** نقدًا إضافيًا الآن، أو إلى خفض صافي الإنفاق ${saving} كل شهر.`,
  ]
}

function notesOn({ isNetBurn, monthlyIncome, rows, months }: Runway, language: Language): string[] {
  const english = language === 'en'
  return [
    ...(!isNetBurn && monthlyIncome === 0
      ? [english ? 'No income was given, so none is counted.' : 'لم يُذكر دخل فلم يُحتسب.']
      : []),
    ...(months !== undefined && months > rows.length
      ? [
          english
            ? `The table shows the first ${rows.length} months.`
            : `يعرض الجدول أول ${arabicMonths(rows.length)}.`,
        ]
      : []),
    english
      ? 'Method: cash at the end of a month = cash before + income - costs. The first month is the next calendar month; growth starts in the second.'
      : 'الطريقة: النقد في نهاية الشهر = النقد قبله + الدخل - التكاليف. الشهر الأول هو الشهر الميلادي القادم، ويبدأ النمو من الشهر الثاني.',
    english
      ? 'VAT and tax payments, deposits and late-paying customers move cash too; add them to the costs when they fall due.'
      : 'مدفوعات الضريبة والتأمينات وتأخر العملاء تؤثر في النقد أيضًا؛ أضفها إلى التكاليف عند استحقاقها.',
  ]
}
