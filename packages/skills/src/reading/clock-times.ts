import { fold } from './fold.ts'
import type { Span } from './words.ts'

export interface ClockTime extends Span {
  /** Minutes after midnight. */
  minutes: number
}

const ENGLISH_HOURS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|')
const ARABIC_HOURS = [
  'واحده|وحده',
  'ثنتين|تنتين|اثنين|ثانيه',
  'ثلاثه?|تلاته?|ثالثه',
  'اربعه?|رابعه',
  'خمسه?|خامسه',
  'سته?|سادسه',
  'سبعه?|سابعه',
  'ثمان(?:يه?)?|تمان(?:يه?)?|تمنيه?|ثامنه',
  'تسعه?|تاسعه',
  'عشره?|عاشره',
  'احدعش|احداعش|حداشر|حاديه عشره?',
  'اثنعش|اطنعش|اتناشر|ثانيه عشره?',
].map((written) => new RegExp(`^(?:${written})$`))
const arabicHour = ARABIC_HOURS.map(({ source }) => source.slice(1, -1))
  .reverse()
  .join('|')

const ENGLISH = new RegExp(
  `(?<![\\d:.\\p{L}])(?:(?<step>half|quarter) (?:(?<side>past|to) )?)?(?<hour>\\d{1,2}|${ENGLISH_HOURS.join('|')})(?:[:.](?<minute>\\d{2}))?\\s?(?:o['’]?clock\\s?)?(?:(?<half>[ap])\\.?m\\b\\.?|(?:in the|at|this|tomorrow) (?<part>morning|afternoon|evening|night)\\b)|(?<![\\d:.])(?<hour24>\\d{1,2}):(?<minute24>\\d{2})(?![\\d:])|\\b(?<word>noon|midday|midnight)\\b`,
  'gu',
)
const ARABIC = new RegExp(
  `(?<![\\d:.\\p{L}])(?:ال)?(?<hour>\\d{1,2}|${arabicHour})(?:[:.](?<minute>\\d{2}))?(?: ?(?<sign>و|الا) ?(?:ال)?(?<step>نصف?|ربع|ثلث|خمسه?|عشره?))?(?: ?(?:[بفع]?ال|ب|في ال|بعد ال|علي ال|ع ال)| )?(?<part>صباحا?|صبحي?ه?|فجرا?|ضح[يا]|ص|مسا[ءا]*|عصرا?|عصريه|ظهرا?|مغربا?|ليلا?|عشا[ءا]*|م)(?!\\p{L})`,
  'gu',
)
const STEPS: Record<string, number> = { نص: 30, رب: 15, ثل: 20, خم: 5, عش: 10, ha: 30, qu: 15 }
const stepOf = (step: string | undefined): number => (step && STEPS[step.slice(0, 2)]) || 0

type Groups = Record<string, string | undefined>

/** Times of day whose half of the day is sure: "3pm", "15:30", "noon", «٩ ونص الصبح». A bare "at 3" is none. */
export function clockTimes(text: string): ClockTime[] {
  const folded = fold(text)
  const read = (pattern: RegExp, minutesOf: (groups: Groups) => number | undefined) =>
    Array.from(folded.text.matchAll(pattern)).flatMap((match): ClockTime[] => {
      const minutes = minutesOf(match.groups as Groups)
      const start = folded.original(match.index)
      const end = folded.original(match.index + match[0].length - 1) + 1
      return minutes === undefined ? [] : [{ minutes, start, end }]
    })
  const arabic = read(ARABIC, arabicMinutes)
  const english = read(ENGLISH, englishMinutes).filter(
    (time) => !arabic.some(({ start, end }) => start < time.end && time.start < end),
  )
  return [...english, ...arabic].sort((a, b) => a.start - b.start)
}

function englishMinutes(groups: Groups): number | undefined {
  const { hour = '', minute, half, part = '', hour24, minute24, word, step, side } = groups
  if (word) return word === 'midnight' ? 0 : 720
  if (hour24) return valid(Number(hour24), Number(minute24))
  const written = Number(hour) || ENGLISH_HOURS.indexOf(hour) + 1
  if (written < 1 || written > 12) return undefined
  const isAfternoon = half ? half === 'p' : part !== 'morning'
  const isNight = part === 'night' && (written === 12 || written < 5)
  const extra = stepOf(step) * (side === 'to' ? -1 : 1)
  return valid((written % 12) + (isAfternoon && !isNight ? 12 : 0), Number(minute ?? 0), extra)
}

function arabicMinutes({ hour = '', minute, sign, step, part = '' }: Groups): number | undefined {
  const written = Number(hour) || ARABIC_HOURS.findIndex((form) => form.test(hour)) + 1
  const extra = stepOf(step) * (sign === 'الا' ? -1 : 1)
  const isHalfDay = written >= 1 && written <= 12
  // «رطوبة ٢٠ الظهر» is no time.
  if (!isHalfDay && !minute && /^(?:ص|فجر|ضح|ظهر)/.test(part)) return undefined
  return valid(isHalfDay ? hourOf(written, part) : written, Number(minute ?? 0), extra)
}

/** 12 at night is midnight, 12 at noon is noon; one o'clock at noon is 13:00 and 11 at noon is 11:00. */
function hourOf(hour: number, part: string): number {
  if (/^(?:ص|فجر|ضح)/.test(part)) return hour % 12
  if (part.startsWith('ليل')) return hour === 12 || hour < 5 ? hour % 12 : hour + 12
  if (part.startsWith('ظهر')) return hour >= 10 ? hour : hour + 12
  return (hour % 12) + 12
}

/** `extra`: before the hour when negative, "quarter to nine". */
const valid = (hour: number, minute: number, extra = 0): number | undefined =>
  hour < 24 && minute < 60 ? (hour * 60 + minute + extra + 1440) % 1440 : undefined
