import type { Language } from '@wakeel/contract'
import { addDays, type Day, dayOf, partsOf, weekdayOf } from '../calendar/day.ts'
import { toHijri } from '../calendar/hijri.ts'
import type { Period } from '../calendar/period.ts'
import { type Holiday, isWeekend } from '../calendar/uae-holidays.ts'
import { latinDigits } from '../reading/arabic.ts'
import { dates } from '../reading/dates.ts'
import { formatDate, weekdayNames } from '../reading/format.ts'
import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { sentencesIn } from '../sentences/split.ts'
import { type Told, told } from './told.ts'

const asked = lexicon({
  holiday:
    'public holiday, holiday, official holiday, bank holiday, day off, long weekend, closed, eid, eid al fitr, eid al adha, national day, new year, islamic new year, prophets birthday, عطله رسميه, عطل رسميه, عطله, عطل, اجازه رسميه, اجازه, اجازات, مناسبات رسميه, عيد',
})
const questions = lexicon(
  {
    ask: 'which, what, when, is, are, can, list, tell, show, how many, does, do, confirm, verify, make sure, guarantee, definitely, هل, اكد, اكدلي, اكدولي, تاكد, تاكدلي, اضمن, اضمنلي, ما, متي, كم, شو, ايش, وش, شنو, ايه, اي, امتي, اعطني, عطني, اذكر, ولا, وين',
  },
  { isExact: true },
)

/** "Any holidays in it?", «فيه إجازات؟» */
export const speaksOfHolidays = ({ all }: Told): boolean => asked(all).length > 0

/** "Which public holidays are in March?", «هل يوم 3 ديسمبر إجازة؟»: asked without a word of how much is posted. */
export const asksForHolidays = (said: Told): boolean =>
  speaksOfHolidays(said) && questions(said.all).length > 0

const posting = lexicon({
  may: 'can i, can we, could i, could we, may i, may we, should i, should we, ok to, okay to, fine to, allowed to, is it ok, good day, ينفع, يصلح, يصح, ممكن, اقدر, نقدر, يجوز, مناسب, هل',
  post: 'post, publish, promote, promo, advertise, انزل, ننزل, تنزيل, انشر, ننشر, النشر, نشر, اعلن, عرض',
})

/** "Is 4 December ok to post?", «يوم 16 مايو ينفع أنزل عرض؟»: whether something may be posted on the days that are named. */
export function asksForDays({ all }: Told, days: readonly Day[]): boolean {
  const found = posting(all)
  const has = (concept: string) => found.some((hit) => hit.concept === concept)
  return days.length > 0 && has('may') && has('post')
}

const STRETCH = /^\s*(?:-|–|to|till|until|through|[إا]ل[ىي]|لين|حت[ىي]|لغاي[ةه]|and\s+(?=\d)|و)/iu

/** The single days that a question names; a stretch of days is none. */
export function daysAskedIn(text: string, today: Day): Day[] {
  // «اليوم الوطني» names no day but its own.
  const plain = text.replaceAll(/اليوم (?=الوطني)/g, 'العيد ')
  const named = dates(plain, today)
  const isStretch = named.some(({ start }, at) => {
    const before = named[at - 1]
    return before !== undefined && STRETCH.test(plain.slice(before.end, start))
  })
  return isStretch || named.length > MOST_DAYS ? [] : named.map(({ date }) => date)
}
const MOST_DAYS = 5

const certainty = lexicon({
  sure: 'confirm, guarantee, guaranteed, certain, certainty, definite, definitely, 100 percent, hundred percent, for sure, without expected, اكد, اكدلي, اكدولي, تاكيد, موكد, موكده, اضمن, اضمنلي, ضمان, مضمون, مئه بالمئه, ميه بالميه, ميه في الميه, بدون متوقع, من غير متوقع',
  moon: 'eid, eid al fitr, eid al adha, ramadan, arafat, islamic new year, prophets birthday, عيد الفطر, عيد الاضحي, العيد, رمضان, عرفه, راس السنه الهجريه, المولد',
})
const ALL_OF_IT = /100\s?(?:%|٪|بالمي?[ةهئ])/u

/** "Confirm 100% that Eid begins on 9 March": no expected date is certain. */
export function asksForCertainty(request: string): boolean {
  const found = certainty(words(request))
  const has = (concept: string) => found.some((hit) => hit.concept === concept)
  return has('moon') && (has('sure') || ALL_OF_IT.test(latinDigits(request)))
}

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
  if (holiday) return sayHoliday(date, { ...holiday, day }, language)
  const isFree = isWeekend(day)
  const isFriday = weekdayOf(day) === 5
  return language === 'ar'
    ? `**${date} ليس عطلة رسمية${isFree ? '، لكنه في نهاية الأسبوع' : ''}؛ يمكن النشر فيه${isFriday ? '، والأفضل قبل 12:00 (نصف دوام)' : ''}.**`
    : `**${date} is no public holiday${isFree ? ', but in the weekend' : ''}; you can post on it${isFriday ? ', best before 12:00 (half day)' : ''}.**`
}

function sayHoliday(date: string, { day, name, isExpected }: Holiday, language: Language): string {
  const eid = formatDate(addDays(day, 1), language)
  if (language === 'ar') {
    const eve = isLastOfRamadan(day) ? `، وهو 30 رمضان، والعيد متوقع في ${eid}` : ''
    const is = isExpected
      ? `${date} عطلة رسمية متوقعة: ${name.ar} (متوقع${eve})`
      : `نعم، ${date} عطلة رسمية: ${name.ar}`
    return `**${is}.** لا أضع فيه منشورًا عاديًا؛ وتناسبه التهنئة.`
  }
  const eve = isLastOfRamadan(day) ? `; it is 30 Ramadan, and the Eid is expected on ${eid}` : ''
  const is = isExpected
    ? `${date} is an expected public holiday: ${name.en} (expected${eve})`
    : `Yes, ${date} is a public holiday: ${name.en}`
  return `**${is}.** I plan no ordinary post on it; a greeting suits it.`
}

/** 30 Ramadan joins the holiday of the Eid, which begins a day later. */
const isLastOfRamadan = (day: Day): boolean => toHijri(day).month === 9

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
