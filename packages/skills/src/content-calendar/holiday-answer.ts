import type { Language } from '@wakeel/contract'
import { type Day, dayOf, partsOf, weekdayOf } from '../calendar/day.ts'
import type { Period } from '../calendar/period.ts'
import { type Holiday, isWeekend } from '../calendar/uae-holidays.ts'
import { formatDate, weekdayNames } from '../reading/format.ts'
import { lexicon } from '../sentences/lexicon.ts'
import type { Told } from './told.ts'

const asked = lexicon({
  holiday:
    'public holiday, holiday, official holiday, bank holiday, day off, long weekend, closed, عطله رسميه, عطل رسميه, عطله, عطل, اجازه رسميه, اجازه, اجازات, مناسبات رسميه, عيد',
})
const questions = lexicon(
  {
    ask: 'which, what, when, is, are, can, list, tell, show, how many, does, do, هل, ما, متي, كم, شو, ايش, وش, شنو, ايه, اي, امتي, اعطني, عطني, اذكر, ولا, وين',
  },
  { isExact: true },
)

/** "Which public holidays are in March?", «هل يوم 3 ديسمبر إجازة؟»: asked without a word of how much is posted. */
export const asksForHolidays = ({ all }: Told): boolean =>
  asked(all).length > 0 && questions(all).length > 0

/** A year that is named, or the next twelve months. */
export function yearAhead({ text }: Told, today: Day): Period {
  const year = Number(/(?<!\d)20[2-9]\d(?!\d)/.exec(text)?.[0] ?? 0)
  if (!year) return { from: today, to: dayOf(partsOf(today).year + 1, 12, 31) }
  const from = dayOf(year, 1, 1)
  return { from: from < today ? today : from, to: dayOf(year, 12, 31) }
}

/** Whether a day is a holiday, or which are in a period; the stretches are written out by the calendar. */
export function explainHolidays(
  { from, to }: Period,
  holidays: readonly Holiday[],
  stretches: readonly string[],
  rule: string,
  language: Language,
): string {
  const isArabic = language === 'ar'
  const [first, last] = [formatDate(from, language), formatDate(to, language)]
  const weekday = weekdayNames[language][weekdayOf(from)] as string
  if (from === to) {
    const [holiday] = holidays
    const free = isWeekend(from)
    const verdict = holiday
      ? isArabic
        ? `**نعم، ${weekday} ${first} عطلة رسمية: ${holiday.name.ar}.** لا أضع فيه منشورًا عاديًا؛ وتناسبه التهنئة.`
        : `**Yes, ${weekday} ${first} is a public holiday: ${holiday.name.en}.** I plan no ordinary post on it; a greeting suits it.`
      : isArabic
        ? `**${weekday} ${first} ليس عطلة رسمية${free ? '، لكنه في نهاية الأسبوع' : ''}؛ يمكن النشر فيه${weekdayOf(from) === 5 ? '، والأفضل قبل 12:00 (نصف دوام)' : ''}.**`
        : `**${weekday} ${first} is no public holiday${free ? ', but in the weekend' : ''}; you can post on it${weekdayOf(from) === 5 ? ', best before 12:00 (half day)' : ''}.**`
    return [verdict, rule].join('\n\n')
  }
  if (stretches.length === 0)
    return [
      isArabic
        ? `**لا عطل رسمية من ${first} إلى ${last}.**`
        : `**No public holiday from ${first} to ${last}.**`,
      rule,
    ].join('\n\n')
  return [
    isArabic
      ? `**العطل الرسمية من ${first} إلى ${last}:**`
      : `**Public holidays from ${first} to ${last}:**`,
    stretches.map((stretch) => `- ${stretch}`).join('\n'),
    rule,
  ].join('\n\n')
}
