import type { Language } from '@wakeel/contract'
import { formatDate, formatNumber, markdownTable } from '../reading/format.ts'
import { type ArabicForms, countInArabic, formatDuration } from '../reading/format-duration.ts'
import type { DateOutput, DayKind } from './date-calculation.ts'
import { type Day, daysBetween, partsOf } from './day.ts'
import { HOLIDAY_LAW_FIRST_YEAR, type Holiday } from './uae-holidays.ts'

export function longDate(day: Day, language: Language): string {
  const weekday = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'ar-AE-u-nu-latn', {
    weekday: 'long',
    timeZone: 'UTC',
  }).format(new Date(day))
  return `${weekday}${language === 'ar' ? '،' : ','} ${formatDate(day, language)}`
}

export function explainDates(output: DateOutput, language: Language): string {
  const parts = language === 'ar' ? inArabic(output) : inEnglish(output)
  const moon = {
    en: 'The date is expected by the Umm al-Qura calendar; the moon sighting may move it by a day.',
    ar: 'التاريخ متوقع بحسب تقويم أم القرى؛ وقد تغيّره رؤية الهلال يومًا واحدًا.',
  }
  return [...parts, ...(output.isExpected ? [moon[language]] : [])].join('\n\n')
}

function inEnglish(output: DateOutput): string[] {
  const date = (day: Day) => longDate(day, 'en')
  const count = (value: number, noun: string) =>
    `${formatNumber(value, 'en', 0)} ${noun}${value === 1 ? '' : 's'}`
  const period = ({ years, months, days }: { years: number; months: number; days: number }) =>
    [years && count(years, 'year'), months && count(months, 'month'), days && count(days, 'day')]
      .filter(Boolean)
      .join(', ') || '0 days'
  switch (output.operation) {
    case 'weekday':
      return [`**${date(output.from)}**`, ...dayNotes(output.from, output, 'en')]
    case 'difference':
      return [
        `**${count(output.days, 'day')} from ${date(output.from)} to ${date(output.to)}.**`,
        markdownTable(
          ['In', 'Length'],
          [
            ['days', formatNumber(output.days, 'en', 0)],
            [
              'weeks',
              `${count(Math.floor(output.days / 7), 'week')}${output.days % 7 ? `, ${count(output.days % 7, 'day')}` : ''}`,
            ],
            ['calendar', period(output.period)],
          ],
        ),
        output.isInclusive
          ? 'Both the first and the last day are counted.'
          : 'The first day is not counted, the last one is; add one to count both.',
      ]
    case 'shift':
      return [
        `**${date(output.to)}**`,
        `${date(output.from)} ${shift(output.add, (value, unit) => count(value, unit))}.${output.add.months || output.add.years ? ' When a month lacks the day, its last day is taken.' : ''}`,
        ...reachedNotes(output, 'en'),
      ]
    case 'age':
      return [
        `**${period(output.period)} old on ${date(output.today)}.**`,
        `Born ${date(output.from)}, ${count(output.days, 'day')}${weeksOfBaby(output.days, 'en')} ago. ${output.daysToBirthday === 0 ? 'The birthday is today.' : `Next birthday: ${date(output.nextBirthday)}, in ${count(output.daysToBirthday, 'day')}.`}`,
      ]
    case 'working_days':
      return [
        `**${count(output.working.count, 'working day')} from ${date(output.from)} to ${date(output.to)}, both included.**`,
        markdownTable(
          ['', 'Days'],
          [
            ['Calendar days', formatNumber(output.days, 'en', 0)],
            ['Saturdays and Sundays', `−${output.working.weekendDays}`],
            ['Public holidays on weekdays', `−${output.working.holidays.length}`],
            ['Working days', formatNumber(output.working.count, 'en', 0)],
          ],
          [1],
        ),
        ...holidayNotes(output.working.holidays, 'en'),
      ]
    case 'holidays':
      return [holidaysHeadline(output, 'en'), holidayTable(output.holidays, 'en'), holidayRule.en]
    case 'shift_working_days':
      return [
        `**${date(output.to)}**`,
        `${count(Math.abs(output.count), 'working day')} ${output.count < 0 ? 'before' : 'after'} ${date(output.from)}; that day itself is not counted.`,
        ...holidayNotes(output.holidays, 'en'),
      ]
  }
}

type Add = { years: number; months: number; weeks: number; days: number }

function shift(
  { years, months, weeks, days }: Add,
  write: (value: number, unit: string) => string,
): string {
  const isBackward = years < 0 || months < 0 || weeks < 0 || days < 0
  const parts = [
    [years, 'year'],
    [months, 'month'],
    [weeks, 'week'],
    [days, 'day'],
  ] as const
  return `${isBackward ? 'minus' : 'plus'} ${parts.flatMap(([value, unit]) => (value ? [write(Math.abs(value), unit)] : [])).join(', ')}`
}

const workingDays: ArabicForms = ['يوم عمل واحد', 'يوما عمل', 'أيام عمل', 'يوم عمل']

function inArabic(output: DateOutput): string[] {
  const date = (day: Day) => longDate(day, 'ar')
  const period = ({ years, months, days }: { years: number; months: number; days: number }) =>
    [
      years && formatDuration({ year: years }, 'ar'),
      months && formatDuration({ month: months }, 'ar'),
      days && formatDuration({ day: days }, 'ar'),
    ]
      .filter(Boolean)
      .join(' و') || 'أقل من يوم'
  switch (output.operation) {
    case 'weekday':
      return [`**${date(output.from)}**`, ...dayNotes(output.from, output, 'ar')]
    case 'difference':
      return [
        `**${formatDuration({ day: output.days }, 'ar')} من ${date(output.from)} إلى ${date(output.to)}.**`,
        markdownTable(
          ['الوحدة', 'المدة'],
          [
            ['أيام', formatNumber(output.days, 'ar', 0)],
            [
              'أسابيع',
              `${formatDuration({ week: Math.floor(output.days / 7) }, 'ar')}${output.days % 7 ? ` و${formatDuration({ day: output.days % 7 }, 'ar')}` : ''}`,
            ],
            ['بالتقويم', period(output.period)],
          ],
        ),
        output.isInclusive
          ? 'حُسب اليومان الأول والأخير.'
          : 'لا يُحسب اليوم الأول ويُحسب الأخير؛ أضف يومًا لحساب اليومين معًا.',
      ]
    case 'shift': {
      const { years, months, weeks, days } = output.add
      const isBackward = years < 0 || months < 0 || weeks < 0 || days < 0
      const parts = [
        ['year', years],
        ['month', months],
        ['week', weeks],
        ['day', days],
      ] as const
      const added = parts
        .flatMap(([unit, value]) =>
          value ? [formatDuration({ [unit]: Math.abs(value) }, 'ar')] : [],
        )
        .join(' و')
      return [
        `**${date(output.to)}**`,
        `${date(output.from)} ${isBackward ? 'ناقص' : 'زائد'} ${added}.${months || years ? ' إذا لم يكن في الشهر ذلك اليوم أُخذ آخر يوم فيه.' : ''}`,
        ...reachedNotes(output, 'ar'),
      ]
    }
    case 'age':
      return [
        `**العمر ${period(output.period)} في ${date(output.today)}.**`,
        `تاريخ الميلاد ${date(output.from)}، أي قبل ${formatDuration({ day: output.days }, 'ar')}${weeksOfBaby(output.days, 'ar')}. ${output.daysToBirthday === 0 ? 'عيد الميلاد اليوم.' : `عيد الميلاد القادم ${date(output.nextBirthday)} بعد ${formatDuration({ day: output.daysToBirthday }, 'ar')}.`}`,
      ]
    case 'working_days':
      return [
        `**${countInArabic(output.working.count, workingDays)} من ${date(output.from)} إلى ${date(output.to)} شاملًا اليومين.**`,
        markdownTable(
          ['', 'أيام'],
          [
            ['أيام التقويم', formatNumber(output.days, 'ar', 0)],
            ['السبت والأحد', `−${output.working.weekendDays}`],
            ['عطل رسمية في أيام الأسبوع', `−${output.working.holidays.length}`],
            ['أيام العمل', formatNumber(output.working.count, 'ar', 0)],
          ],
          [1],
        ),
        ...holidayNotes(output.working.holidays, 'ar'),
      ]
    case 'holidays':
      return [holidaysHeadline(output, 'ar'), holidayTable(output.holidays, 'ar'), holidayRule.ar]
    case 'shift_working_days':
      return [
        `**${date(output.to)}**`,
        `${countInArabic(Math.abs(output.count), workingDays)} ${output.count < 0 ? 'قبل' : 'بعد'} ${date(output.from)}؛ ولا يُحسب ذلك اليوم نفسه.`,
        ...holidayNotes(output.holidays, 'ar'),
      ]
  }
}

const weekendRule = {
  en: 'Weekend Saturday and Sunday since 1 January 2022 (the Sharjah government also rests on Friday).',
  ar: 'عطلة الأسبوع السبت والأحد منذ 1 يناير 2022 (وفي حكومة الشارقة الجمعة أيضًا).',
}
const holidayRule = {
  en: 'Public holidays by Cabinet Resolution 27 of 2024, in force since 1 January 2025. Lunar dates are expected by the Umm al-Qura calendar, and the Cabinet may move all holidays but the Eids.',
  ar: 'العطل الرسمية بقرار مجلس الوزراء رقم 27 لسنة 2024 الساري منذ 1 يناير 2025. تواريخ العطل القمرية متوقعة بتقويم أم القرى، ولمجلس الوزراء نقل ما سوى العيدين.',
}

function holidaysHeadline(
  { holidays, year, from }: Extract<DateOutput, { operation: 'holidays' }>,
  language: Language,
): string {
  const [next] = holidays
  const isArabic = language === 'ar'
  if (year !== undefined)
    return isArabic
      ? `**العطل الرسمية في الإمارات ${year}: ${formatDuration({ day: holidays.length }, 'ar')}.**`
      : `**UAE public holidays in ${year}: ${holidays.length} days.**`
  if (!next)
    return isArabic
      ? '**لا عطل رسمية في السنة القادمة.**'
      : '**No public holiday in the coming year.**'
  const days = daysBetween(from, next.day)
  return isArabic
    ? `**العطلة الرسمية القادمة في الإمارات: ${next.name.ar}، ${longDate(next.day, 'ar')}${days ? ` (بعد ${formatDuration({ day: days }, 'ar')})` : ' (اليوم)'}.**`
    : `**The next public holiday in the UAE: ${next.name.en}, ${longDate(next.day, 'en')}${days ? ` (in ${days} ${days === 1 ? 'day' : 'days'})` : ' (today)'}.**`
}

/** Days of one holiday in a row stand together. */
function holidayTable(holidays: readonly Holiday[], language: Language): string {
  const isArabic = language === 'ar'
  const runs = holidays.reduce<Holiday[][]>((found, holiday) => {
    const last = found.at(-1)?.at(-1)
    if (last && last.name.en === holiday.name.en && daysBetween(last.day, holiday.day) === 1)
      found.at(-1)?.push(holiday)
    else found.push([holiday])
    return found
  }, [])
  const rows = runs.map((run) => {
    const [first, last] = [run[0] as Holiday, run.at(-1) as Holiday]
    const dates = [
      longDate(first.day, language),
      ...(run.length > 1 ? [longDate(last.day, language)] : []),
    ].join(' – ')
    const expected = first.isExpected
      ? isArabic
        ? 'متوقع'
        : 'expected'
      : isArabic
        ? 'ثابت'
        : 'fixed'
    return [first.name[language], dates, String(run.length), expected]
  })
  return markdownTable(
    isArabic ? ['العطلة', 'التاريخ', 'أيام', ''] : ['Holiday', 'Date', 'Days', ''],
    rows,
    [2],
  )
}

function holidayNotes(holidays: readonly Holiday[], language: Language): string[] {
  const list = holidays
    .map(
      ({ day, name, isExpected }) =>
        `- ${formatDate(day, language)}: ${name[language]}${isExpected ? (language === 'ar' ? ' (متوقع)' : ' (expected)') : ''}`,
    )
    .join('\n')
  return [...(list ? [list] : []), `${weekendRule[language]} ${holidayRule[language]}`]
}

const reachedNotes = (
  { to, reached }: Extract<DateOutput, { operation: 'shift' }>,
  language: Language,
): string[] => (reached ? dayNotes(to, reached, language) : [])

function dayNotes(day: Day, { holiday, isWeekend }: DayKind, language: Language): string[] {
  const isArabic = language === 'ar'
  if (holiday) {
    const expected = holiday.isExpected
      ? isArabic
        ? '، متوقعة بحسب رؤية الهلال'
        : ', expected, subject to the moon sighting'
      : ''
    return [
      isArabic
        ? `عطلة رسمية في الإمارات: ${holiday.name.ar}${expected} (قرار مجلس الوزراء رقم 27 لسنة 2024).`
        : `A public holiday in the UAE: ${holiday.name.en}${expected} (Cabinet Resolution 27 of 2024).`,
    ]
  }
  if (isWeekend) return [isArabic ? 'يوم عطلة أسبوعية في الإمارات.' : 'A weekend day in the UAE.']
  if (partsOf(day).year < HOLIDAY_LAW_FIRST_YEAR) return []
  return [
    isArabic
      ? 'ليس عطلة رسمية ولا أسبوعية في الإمارات.'
      : 'Neither a public holiday nor a weekend day in the UAE.',
  ]
}

const UNTIL_TWO_YEARS = 731
/** The age of a baby is counted in weeks too. */
function weeksOfBaby(days: number, language: Language): string {
  if (days < 7 || days >= UNTIL_TWO_YEARS) return ''
  const [week, day] = [Math.floor(days / 7), days % 7]
  const said = formatDuration({ week, ...(day > 0 && { day }) }, language)
  return ` (${said})`
}
