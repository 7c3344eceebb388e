import type { Language } from '@wakeel/contract'
import { type Day, dayOf, partsOf, weekdayOf } from '../calendar/day.ts'
import type { Period } from '../calendar/period.ts'
import { type Holiday, isWeekend } from '../calendar/uae-holidays.ts'
import { dates } from '../reading/dates.ts'
import { formatDate, weekdayNames } from '../reading/format.ts'
import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { sentencesIn } from '../sentences/split.ts'
import { type Told, told } from './told.ts'

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
  if (from === to) return [sayDay(from, holidays[0], language), rule].join('\n\n')
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

/** Whether one day is a holiday, and what may be posted on it. */
export function sayDay(day: Day, holiday: Holiday | undefined, language: Language): string {
  const date = `${weekdayNames[language][weekdayOf(day)]} ${formatDate(day, language)}`
  const isFree = isWeekend(day)
  const isFriday = weekdayOf(day) === 5
  if (language === 'ar')
    return holiday
      ? `**نعم، ${date} عطلة رسمية: ${holiday.name.ar}.** لا أضع فيه منشورًا عاديًا؛ وتناسبه التهنئة.`
      : `**${date} ليس عطلة رسمية${isFree ? '، لكنه في نهاية الأسبوع' : ''}؛ يمكن النشر فيه${isFriday ? '، والأفضل قبل 12:00 (نصف دوام)' : ''}.**`
  return holiday
    ? `**Yes, ${date} is a public holiday: ${holiday.name.en}.** I plan no ordinary post on it; a greeting suits it.`
    : `**${date} is no public holiday${isFree ? ', but in the weekend' : ''}; you can post on it${isFriday ? ', best before 12:00 (half day)' : ''}.**`
}

/** "Is 1 January a holiday?": the one day that is asked about beside a plan. */
export function dayAskedIn(text: string, today: Day): Day | undefined {
  for (const { text: sentence, isQuestion } of sentencesIn(text)) {
    const said = told(
      sentence.split(/[,،;؛]/u).findLast((part) => asked(words(part)).length > 0) ?? '',
    )
    if (!isQuestion || !asksForHolidays(said)) continue
    const [day, second] = dates(said.text, today)
    if (day && !second) return day.date
  }
  return undefined
}
