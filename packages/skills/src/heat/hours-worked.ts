import { latinDigits } from '../reading/arabic.ts'
import type { Ask } from '../skill.ts'
import { namesAny } from '../understanding/affinity.ts'
import { readMessage } from '../understanding/read-message.ts'

const HALF =
  '(?:\\s?[ap]\\.?m\\b\\.?|\\s(?:الصبح|صباح[اً]{0,2}|الفجر|الضحى|ال[ظض]هر|ظهر[اً]{0,2}|العصر|عصر[اً]{0,2}|المغرب|المسا[ءا]?|مسا[ءً]{0,2}))'
const HOUR = '(\\d{1,2})(?::(\\d{2}))?'
const TO =
  '\\s?(?:-|–|to|till|until|(?:و?(?:إلى|الى|الي|لين|حتى|لحد|لغاي[ةه]))|لـ?)\\s?(?:الساع[ةه]\\s)?'
const NO_HOUR =
  '(?!\\d|[:/.%]|\\s?(?:[°%]|c\\b|degrees|years?|yrs|litres?|liters?|l\\b|glasses|bottles|hours?|days|درج|سن[ةهوي]|لتر|ليتر|كوب|[أا]كواب|ساع|[أا]يام|يوم))'
/** "From 7 to 12", "7am-4pm", «من ٧ الصبح لين ٤ العصر» */
const SPAN = new RegExp(
  `(?<lead>\\b(?:from|between|shift)\\s|(?<!\\p{L})(?:من|دوامي|دوام)\\s(?:الساع[ةه]\\s)?)?(?<![\\d:/.])${HOUR}(?<first>${HALF})?${TO}${HOUR}(?<last>${HALF})?${NO_HOUR}`,
  'iu',
)
const HALF_DAY = 12
const LONGEST = 14

/** A message of work or sport outside that tells when it begins and ends, with its hours in place of these. */
export function withHoursWorked(ask: Ask): Ask {
  const message = readMessage(ask.text, ask.today)
  const isToldAlready = message.mentions.some(
    (one) => one.kind === 'duration' && one.parts.hour !== undefined,
  )
  if (isToldAlready || !namesAny(message, ['outside', 'inSun', 'hotWeather', 'crew', 'exercise']))
    return ask
  const match = SPAN.exec(latinDigits(ask.text))
  if (!match) return ask
  const { lead, first, last } = match.groups ?? {}
  const [from, until] = [clock(match[2], match[3]), clock(match[5], match[6])]
  const hours = (until - from + HALF_DAY) % HALF_DAY || HALF_DAY
  if (!(lead || first || last) || from > 24 || until > 24 || hours > LONGEST) return ask
  const said = ask.language === 'ar' ? `${hours} ساعات` : `${hours} hours`
  const end = match.index + match[0].length
  return { ...ask, text: `${ask.text.slice(0, match.index)}${said}${ask.text.slice(end)}` }
}

const clock = (hour = '', minute = '0'): number => Number(hour) + Number(minute) / 60
