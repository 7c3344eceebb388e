import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { longDate } from './calendar/date-answer.ts'
import { partsOf } from './calendar/day.ts'
import { fromHijri, HIJRI_YEARS, type HijriDate, toHijri } from './calendar/hijri.ts'
import { hijriMonths } from './calendar/hijri-months.ts'
import { fold } from './reading/arabic.ts'
import { dates } from './reading/dates.ts'
import { opening } from './reading/opening.ts'
import { mentions } from './reading/words.ts'
import { type Ask, defineSkill, type Reading, SkillRefusal } from './skill.ts'

const HijriInput = z.object({
  /** Give one of the two. */
  gregorian: z.iso.date().optional(),
  hijri: z.object({ year: z.int(), month: z.int(), day: z.int() }).optional(),
})
type HijriInput = z.infer<typeof HijriInput>

interface HijriOutput {
  gregorian: string
  hijri: HijriDate
  isFromHijri: boolean
}

export const hijriConverter = defineSkill<HijriInput, HijriOutput>({
  name: 'hijri-converter',
  title: { en: 'Hijri and Gregorian dates', ar: 'التحويل بين الهجري والميلادي' },
  description: {
    en: 'A Gregorian date in the Hijri calendar and back, by Umm al-Qura.',
    ar: 'تحويل التاريخ الميلادي إلى هجري والعكس بحسب تقويم أم القرى.',
  },
  source: {
    title: {
      en: 'Umm al-Qura calendar, as published in Unicode CLDR (islamic-umalqura)',
      ar: 'تقويم أم القرى كما نُشر في Unicode CLDR (islamic-umalqura)',
    },
    url: 'https://cldr.unicode.org',
    date: '2025-10-30',
  },
  input: HijriInput,
  suits(ask) {
    const text = opening(ask.text)
    if (hijriIn(text)?.year !== undefined) return 0.98
    // "عيد ميلادي" is a birthday, not the Gregorian calendar.
    const plain = text.replaceAll(/(?:عيد|تاريخ) ميلادي/g, ' ')
    return mentions(plain, HIJRI_WORDS) || /(?<!\p{L})(?:ah|هـ)(?!\p{L})/iu.test(text) ? 0.97 : 0
  },
  read,
  run,
  explain,
})

const HIJRI_WORDS = [
  'hijri',
  'islamic date',
  'islamic calendar',
  'umm al qura',
  'هجري',
  'الهجري',
  'هجريا',
  'أم القرى',
  'ميلادي',
  'الميلادي',
]

const missingDate = {
  name: { en: 'The full date to convert', ar: 'التاريخ الكامل المطلوب تحويله' },
  example: { en: '1 Ramadan 1448 or 20 November 2026', ar: '1 رمضان 1448 أو 20 نوفمبر 2026' },
}

function read({ text: request, today }: Ask): Reading<HijriInput> {
  const text = opening(request)
  const hijri = hijriIn(text)
  if (hijri) {
    const { year, month, day } = hijri
    return year === undefined
      ? { missing: [missingDate] }
      : { input: { hijri: { year, month, day } } }
  }
  const gregorian = dates(text, today)[0]?.date
  if (gregorian) return { input: { gregorian } }
  if (
    mentions(text, ['today', 'current', 'now', 'this year', 'اليوم', 'الآن', 'الحالي', 'الحالية'])
  )
    return { input: { gregorian: today } }
  return { missing: [missingDate] }
}

const NAMED = hijriMonths.map(
  ({ written }) =>
    new RegExp(
      `(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th)?[ /-](?:of |من )?(?:شهر )?(?:${written})(?!\\p{L})[ ,،/-]*(?:سنه |عام )?(?<year>\\d{4})?`,
      'u',
    ),
)
const NAMED_MONTH_FIRST = hijriMonths.map(
  ({ written }) =>
    new RegExp(
      `(?<!\\p{L})(?:${written}) (?<day>\\d{1,2})(?!\\d)(?:st|nd|rd|th)?[ ,،]*(?<year>\\d{4})?`,
      'u',
    ),
)
const NUMERIC =
  /(?<![\d/.-])(?:(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>1[345]\d{2})|(?<isoYear>1[345]\d{2})[/.-](?<isoMonth>\d{1,2})[/.-](?<isoDay>\d{1,2}))(?![\d/-])/

/** A Hijri date in a text: by the month's name, or a year between 1300 and 1599. */
function hijriIn(text: string): { year?: number; month: number; day: number } | undefined {
  const folded = fold(text).text
  for (const patterns of [NAMED, NAMED_MONTH_FIRST]) {
    for (const [place, pattern] of patterns.entries()) {
      const found = pattern.exec(folded)?.groups
      if (found)
        return {
          month: place + 1,
          day: Number(found.day),
          ...(found.year && { year: Number(found.year) }),
        }
    }
  }
  const numeric = NUMERIC.exec(folded)?.groups
  if (!numeric) return undefined
  return numeric.isoYear
    ? {
        year: Number(numeric.isoYear),
        month: Number(numeric.isoMonth),
        day: Number(numeric.isoDay),
      }
    : { year: Number(numeric.year), month: Number(numeric.month), day: Number(numeric.day) }
}

function run({ gregorian, hijri }: HijriInput): HijriOutput {
  if (hijri) {
    const { year, month, day } = hijri
    if (
      year < HIJRI_YEARS.first ||
      year > HIJRI_YEARS.last ||
      month < 1 ||
      month > 12 ||
      day < 1 ||
      day > 30
    )
      throw new SkillRefusal(refusals.range)
    const converted = fromHijri(hijri)
    if (!converted) throw new SkillRefusal(refusals.noSuchDay(hijri))
    return { gregorian: converted, hijri, isFromHijri: true }
  }
  if (!gregorian || partsOf(gregorian).year < 1883 || partsOf(gregorian).year > 2173)
    throw new SkillRefusal(refusals.range)
  return { gregorian, hijri: toHijri(gregorian), isFromHijri: false }
}

const refusals = {
  range: {
    en: 'The Umm al-Qura calendar covers 1300 to 1600 AH (1883 to 2173), months of 29 or 30 days; please check the date.',
    ar: 'يغطي تقويم أم القرى من 1300 إلى 1600 هـ (1883 إلى 2173 م)، وأشهره 29 أو 30 يومًا؛ يُرجى التحقق من التاريخ.',
  },
  noSuchDay: ({ year, month, day }: HijriDate): Bilingual => ({
    en: `${hijriMonths[month - 1]?.name.en} ${year} has only 29 days by Umm al-Qura, so there is no ${day}th.`,
    ar: `شهر ${hijriMonths[month - 1]?.name.ar} ${year} هـ 29 يومًا فقط بحسب أم القرى، فلا يوجد يوم ${day}.`,
  }),
}

function explain({ gregorian, hijri, isFromHijri }: HijriOutput, language: Language): string {
  const month = hijriMonths[hijri.month - 1]?.name[language]
  const islamic =
    language === 'ar'
      ? `${hijri.day} ${month} ${hijri.year} هـ`
      : `${hijri.day} ${month} ${hijri.year} AH`
  const civil = longDate(gregorian, language)
  return [
    isFromHijri ? `**${islamic} = ${civil}**` : `**${civil} = ${islamic}**`,
    language === 'ar'
      ? `تقويم أم القرى، الشهر الهجري رقم ${hijri.month}. قد يختلف التاريخ يومًا واحدًا في الإمارات بحسب رؤية الهلال.`
      : `Umm al-Qura calendar, Hijri month number ${hijri.month}. In the UAE the moon sighting may differ by one day.`,
  ].join('\n\n')
}
