import { fold } from './arabic.ts'
import type { Span } from './words.ts'

export interface ClockTime extends Span {
  /** Minutes after midnight. */
  minutes: number
}

const ENGLISH =
  /(?<![\d:.])(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?\s?(?<half>a\.?m|p\.?m)\b\.?|(?<![\d:.])(?<hour24>\d{1,2}):(?<minute24>\d{2})(?![\d:])(?!\s?[ap]\.?m)(?!\s*(?:صباح|مساء|ظهر|عصر|ليل|فجر))|\b(?<word>noon|midday|midnight)\b/g
const ARABIC =
  /(?<![\d:.])(?<hour>\d{1,2})(?::(?<minute>\d{2}))?(?<half30> و ?(?:ال)?نصف| و ?(?:ال)?ربع)?\s?(?:[بف]?ال|ب)?(?<part>صباحا?|صبح|فجرا?|ص(?!\p{L})|مساءا?|عصرا?|ظهرا?|ليلا?|م(?!\p{L})|بعد الظهر)/gu

/** Times of day whose half of the day is sure: "3pm", "15:30", "noon", "3 عصرًا". A bare "at 3" is none. */
export function clockTimes(text: string): ClockTime[] {
  const folded = fold(text)
  const place = (match: RegExpExecArray | RegExpMatchArray) => ({
    start: folded.original(match.index ?? 0),
    end: folded.original((match.index ?? 0) + match[0].length - 1) + 1,
  })
  const english = Array.from(folded.text.matchAll(ENGLISH), (match): ClockTime | undefined => {
    const { hour, minute, half, hour24, minute24, word } = match.groups as Record<
      string,
      string | undefined
    >
    if (word) return { minutes: word === 'midnight' ? 0 : 720, ...place(match) }
    if (hour24) return valid(Number(hour24), Number(minute24), place(match))
    const isAfternoon = half?.startsWith('p')
    if (Number(hour) < 1 || Number(hour) > 12) return undefined
    return valid((Number(hour) % 12) + (isAfternoon ? 12 : 0), Number(minute ?? 0), place(match))
  })
  const arabic = Array.from(folded.text.matchAll(ARABIC), (match): ClockTime | undefined => {
    const { hour, minute, half30, part = '' } = match.groups as Record<string, string | undefined>
    const written = Number(hour)
    const extra = half30 ? (half30.includes('ربع') ? 15 : 30) : Number(minute ?? 0)
    if (written < 1 || written > 12) return valid(written, extra, place(match))
    return valid(hourOf(written, part), extra, place(match))
  })
  return [...english, ...arabic]
    .filter((time) => time !== undefined)
    .sort((a, b) => a.start - b.start)
}

/** 12 at night is midnight, 12 at noon is noon; one o'clock at noon is 13:00 and 11 at noon is 11:00. */
function hourOf(hour: number, part: string): number {
  if (/^(?:صب|فجر|ص)/.test(part)) return hour % 12
  if (part.startsWith('ليل')) return hour === 12 || hour < 5 ? hour % 12 : hour + 12
  if (part.startsWith('ظهر')) return hour >= 10 ? hour : hour + 12
  return (hour % 12) + 12
}

const valid = (hour: number, minute: number, span: Span): ClockTime | undefined =>
  hour < 24 && minute < 60 ? { minutes: hour * 60 + minute, ...span } : undefined
