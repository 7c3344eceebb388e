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
  `(?<![\\d:.\\p{L}])(?:(?<step>half|quarter) (?:(?<side>past|to) )?)?(?<hour>\\d{1,2}|${ENGLISH_HOURS.join('|')})(?:[:.](?<minute>\\d{2})| (?<spoken>thirty|fifteen))?\\s?(?:o['’]?clock\\s?)?(?:(?<half>[ap])\\.?m\\b\\.?|(?:in the|at|this|tomorrow) (?<part>morning|afternoon|evening|night)\\b)|(?<![\\d:.])(?<hour24>\\d{1,2}):(?<minute24>\\d{2})(?![\\d:])|\\b(?<word>noon|midday|midnight)\\b`,
  'gu',
)
const ARABIC = new RegExp(
  `(?<![\\d:.\\p{L}])(?:ال)?(?<hour>\\d{1,2}|${arabicHour})(?:[:.](?<minute>\\d{2}))?(?: ?(?<sign>و|الا) ?(?:ال)?(?<step>نصف?|ربع|ثلث|خمسه?|عشره?))?(?: ?(?:[بفع]?ال|ب|في ال|بعد ال|علي ال|ع ال)| )?(?<part>صباحا?|صبحي?ه?|فجرا?|ضح[يا]|ص|مسا[ءا]*|عصرا?|عصريه|[ظض]هرا?|مغربا?|ليلا?|عشا[ءا]*|م)(?!\\p{L})`,
  'gu',
)
/** What stands behind an hour that is one, and no count: "at 2 on 10 July", but not "at 2 metres". */
const HOUR_ENDS =
  "(?=[?!,;)\\n]|[.](?!\\d)|$|\\s?[-–]|\\s(?:o['’]?clock|on|in|to|till|until|and|or|with|when|is|ok|okay|today|tomorrow|sharp|exactly|under|during|this|next)(?!\\p{L}))"
const ENGLISH_BARE = new RegExp(
  `(?<![\\d:.\\p{L}])(?:(?<step>half|quarter) (?<side>past|to) |(?:at|around|@|before|after|until|till|from|is) (?:about |exactly |around )?)(?<hour>\\d{1,2}|${ENGLISH_HOURS.join('|')})(?:[:. ](?<minute>\\d{2}|thirty|fifteen))?${HOUR_ENDS}`,
  'gu',
)
const ARABIC_BARE = new RegExp(
  `(?<!\\p{L})(?:ال)?ساعه (?:ال)?(?<hour>\\d{1,2}|${arabicHour})(?:[:.](?<minute>\\d{2}))?(?: ?(?<sign>و|الا) ?(?:ال)?(?<step>نصف?|ربع|ثلث|خمسه?|عشره?))?(?![\\p{L}\\d:.])`,
  'gu',
)
const MINUTES_SAID: Record<string, string> = { thirty: '30', fifteen: '15' }
const STEPS: Record<string, number> = { نص: 30, رب: 15, ثل: 20, خم: 5, عش: 10, ha: 30, qu: 15 }
const stepOf = (step: string | undefined): number => (step && STEPS[step.slice(0, 2)]) || 0

type Groups = Record<string, string | undefined>

/** Times of day whose half of the day is sure: "3pm", "15:30", "noon", «٩ ونص الصبح». A bare "at 3" is none. */
export function clockTimes(text: string): ClockTime[] {
  const arabic = timesBy(ARABIC, text, arabicMinutes)
  const english = timesBy(ENGLISH, text, englishMinutes).filter(
    (time) => !arabic.some(({ start, end }) => start < time.end && time.start < end),
  )
  return [...english, ...arabic].sort((a, b) => a.start - b.start)
}

/** Hours of one to twelve of which nobody says the half of the day: "at half past one", «الساعة ٢ ونص». */
export const bareHours = (text: string): ClockTime[] =>
  [...timesBy(ENGLISH_BARE, text, bareMinutes), ...timesBy(ARABIC_BARE, text, bareMinutes)].sort(
    (a, b) => a.start - b.start,
  )

function timesBy(
  pattern: RegExp,
  text: string,
  minutesOf: (groups: Groups) => number | undefined,
): ClockTime[] {
  const folded = fold(text)
  return Array.from(folded.text.matchAll(pattern)).flatMap((match): ClockTime[] => {
    const minutes = minutesOf(match.groups as Groups)
    const start = folded.original(match.index)
    const end = folded.original(match.index + match[0].length - 1) + 1
    return minutes === undefined ? [] : [{ minutes, start, end }]
  })
}

function bareMinutes({ hour = '', minute = '0', step, side, sign }: Groups): number | undefined {
  const written =
    Number(hour) ||
    ENGLISH_HOURS.indexOf(hour) + 1 ||
    ARABIC_HOURS.findIndex((form) => form.test(hour)) + 1
  if (written < 1 || written > 12) return undefined
  const isBefore = side === 'to' || sign === 'الا'
  return valid(written, Number(MINUTES_SAID[minute] ?? minute), stepOf(step) * (isBefore ? -1 : 1))
}

function englishMinutes(groups: Groups): number | undefined {
  const { hour = '', spoken = '', half, part = '', hour24, minute24, word, step, side } = groups
  const minute = groups.minute ?? MINUTES_SAID[spoken]
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
  if (!isHalfDay && !minute && /^(?:ص|فجر|ضح|[ظض]هر)/.test(part)) return undefined
  return valid(isHalfDay ? hourOf(written, part) : written, Number(minute ?? 0), extra)
}

/** 12 at night is midnight, 12 at noon is noon; one o'clock at noon is 13:00 and 11 at noon is 11:00. */
function hourOf(hour: number, part: string): number {
  if (/^(?:ص|فجر|ضح)/.test(part)) return hour % 12
  if (part.startsWith('ليل')) return hour === 12 || hour < 5 ? hour % 12 : hour + 12
  if (/^[ظض]هر/.test(part)) return hour >= 10 ? hour : hour + 12
  return (hour % 12) + 12
}

/** `extra`: before the hour when negative, "quarter to nine". */
const valid = (hour: number, minute: number, extra = 0): number | undefined =>
  hour < 24 && minute < 60 ? (hour * 60 + minute + extra + 1440) % 1440 : undefined
