import type { Language } from '@wakeel/contract'
import { formatMoney, formatMonth, formatNumber } from '../reading/format.ts'
import { durationIn } from '../reading/quantity.ts'
import type { TimeUnit } from '../reading/units.ts'
import type { Runway } from './forecast.ts'

/** The first line: what was asked for, and how long the cash lasts where that is something else. */
export function headline(runway: Runway, language: Language): string {
  const lasting = lasts(runway, language)
  const answer = answerTo(runway, language)
  if (!answer) return lasting
  const isPlan = runway.find === 'costs' || runway.find === 'cash' || runway.find === 'income'
  return isPlan || runway.cash === 0 ? answer : `${answer}\n\n${lasting}`
}

function answerTo(runway: Runway, language: Language): string | undefined {
  const { find, answer = 0, target, targetMonths = 0 } = runway
  const english = language === 'en'
  const money = (amount: number) => formatMoney(amount, language, runway.currency)
  const time = monthsIn(targetMonths, language)
  switch (find) {
    case 'runway':
    case 'target':
      return target && reached(runway, target, language)
    case 'balance':
      return english
        ? `**After ${time} the cash is ${money(answer)}${atEnd(runway, 'en')}${answer < 0 ? ': that much is missing by then' : ''}.**`
        : `**بعد ${time} يكون النقد ${money(answer)}${atEnd(runway, 'ar')}${answer < 0 ? '، أي أن هذا المبلغ ينقص' : ''}.**`
    case 'costs':
      return english
        ? `**You can spend at most ${money(answer)} a month for the cash to last ${time}.**`
        : `**يمكن إنفاق ${money(answer)} شهريًا على الأكثر لكي يكفي النقد ${time}.**`
    case 'cash':
      return english
        ? `**It takes ${money(answer)} of cash to last ${time}.**`
        : `**تحتاج إلى نقد قدره ${money(answer)} ليكفي ${time}.**`
    case 'income':
      if (targetMonths > 0 && runway.monthlyIncome === answer)
        return english
          ? `**It takes an income of at least ${money(answer)} a month for the cash to last ${time}.**`
          : `**يلزم دخل لا يقل عن ${money(answer)} شهريًا لكي يكفي النقد ${time}.**`
      return english
        ? `**You break even with an income of ${money(answer)} a month, as much as the costs.**`
        : `**يتحقق التعادل بدخل قدره ${money(answer)} شهريًا، أي بقدر التكاليف.**`
    case 'burn':
      return answer >= 0
        ? english
          ? `**Net burn: ${money(answer)} a month.**`
          : `**صافي الإنفاق: ${money(answer)} شهريًا.**`
        : english
          ? `**No net burn: ${money(-answer)} more comes in than goes out each month.**`
          : `**لا يوجد صافي إنفاق: يزيد الدخل على التكاليف ${money(-answer)} شهريًا.**`
  }
}

/** The month that is reached, if the table shows it. */
function atEnd({ rows, targetMonths = 0 }: Runway, language: Language): string {
  const last = Number.isInteger(targetMonths) ? rows[targetMonths - 1] : undefined
  if (!last) return ''
  const month = formatMonth(last.month, language)
  return language === 'en' ? ` (end of ${month})` : ` (نهاية ${month})`
}

function reached(
  { isYesNo, currency }: Runway,
  { months, extraCash, monthlySaving, until, left }: NonNullable<Runway['target']>,
  language: Language,
): string {
  const time = monthsIn(months, language)
  const cash = formatMoney(extraCash, language, currency)
  const saving = formatMoney(monthlySaving, language, currency)
  if (language === 'en') {
    if (extraCash === 0)
      return `**${isYesNo ? 'Yes: the' : 'The'} cash is enough for the ${time} you aim for.** At the end of ${formatMonth(until, 'en')} ${formatMoney(left, 'en', currency)} is left.`
    return `**${isYesNo ? 'No. ' : ''}To last ${time}** you need **${cash}** more cash now, or ${saving} less burn every month.`
  }
  if (extraCash === 0)
    return `**${isYesNo ? 'نعم، ' : ''}النقد يكفي المدة المستهدفة (${time}).** يتبقى ${formatMoney(left, 'ar', currency)} في نهاية ${formatMonth(until, 'ar')}.`
  return `**${isYesNo ? 'لا. ' : ''}لكي يكفي ${time}** تحتاج إلى **${cash}** نقدًا إضافيًا الآن، أو إلى خفض صافي الإنفاق ${saving} كل شهر.`
}

function lasts(runway: Runway, language: Language): string {
  const english = language === 'en'
  const money = (amount: number) => formatMoney(amount, language, runway.currency)
  const month = (name: string) => formatMonth(name, language)
  if (runway.months !== undefined && runway.runsOutIn !== undefined) {
    const time = monthsIn(runway.months, language)
    const other = inUnit(runway, language)
    return english
      ? `**Runway: ${time}${other}. The cash runs out in ${month(runway.runsOutIn)}.**`
      : `**يكفي النقد ${time}${other}، وينفد في ${month(runway.runsOutIn)}.**`
  }
  if (runway.breaksEvenIn !== undefined) {
    return english
      ? `**The cash does not run out: income covers the costs from ${month(runway.breaksEvenIn)} on.** The lowest point is ${money(runway.lowest.cash)} at the end of ${month(runway.lowest.month)}.`
      : `**لا ينفد النقد: يغطي الدخل التكاليف ابتداءً من ${month(runway.breaksEvenIn)}.** أدنى رصيد ${money(runway.lowest.cash)} في نهاية ${month(runway.lowest.month)}.`
  }
  if (runway.burn === 0)
    return english
      ? '**The cash does not run out: as much comes in as goes out.**'
      : '**لا ينفد النقد: الدخل بقدر التكاليف.**'
  if (runway.burn < 0) {
    return english
      ? `**The cash does not run out: ${money(-runway.burn)} more comes in than goes out each month at the start.**`
      : `**لا ينفد النقد: يزيد الدخل على التكاليف بمقدار ${money(-runway.burn)} شهريًا في البداية.**`
  }
  return english
    ? '**The cash does not run out within ten years.**'
    : '**لا ينفد النقد خلال عشر سنوات.**'
}

/** "12 months", and in Arabic one, two, three to ten, and more or broken numbers in different forms. */
export function monthsIn(months: number, language: Language): string {
  const count = formatNumber(months, language, 1)
  if (language === 'en') return `${count} ${months === 1 ? 'month' : 'months'}`
  if (months === 1) return 'شهرًا واحدًا'
  if (months === 2) return 'شهرين'
  return Number.isInteger(months) && months >= 3 && months <= 10 ? `${count} أشهر` : `${count} شهرًا`
}

const UNITS: Record<Exclude<Runway['unit'], 'month'>, Record<Language, string>> = {
  day: { en: 'days', ar: 'يومًا' },
  week: { en: 'weeks', ar: 'أسبوعًا' },
  year: { en: 'years', ar: 'سنة' },
}

function inUnit({ unit, months = 0 }: Runway, language: Language): string {
  if (unit === 'month') return ''
  const count = formatNumber(
    durationIn(unit satisfies TimeUnit, { month: months }),
    language,
    unit === 'year' ? 2 : 0,
  )
  return language === 'en' ? `, or ${count} ${UNITS[unit].en}` : `، أي ${count} ${UNITS[unit].ar}`
}
