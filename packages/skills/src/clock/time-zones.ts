import type { Bilingual } from '@wakeel/contract'
import { currencyMentions } from '../currency/currency-names.ts'
import { fold } from '../reading/fold.ts'
import type { Span } from '../reading/words.ts'
import { cities } from './cities.ts'
import { places } from './places.ts'

export interface Place {
  zone: string
  name: Bilingual
}

/** Where whoever writes is, unless another place is named. */
export const dubai: Place = { zone: 'Asia/Dubai', name: { en: 'Dubai', ar: 'دبي' } }

const known = places.map(([zone, en, ar, written]) => ({
  zone,
  name: { en, ar },
  pattern: new RegExp(`(?<!\\p{L})[بوفل]?(?:${written})(?!\\p{L})`, 'gu'),
}))

/** Every other city that names a zone of its own: "Asia/Bangkok". */
const listed = Intl.supportedValuesOf('timeZone').flatMap((zone) => {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ')
  return city &&
    zone.includes('/') &&
    !zone.startsWith('Etc/') &&
    !known.some((place) => place.zone === zone)
    ? [{ zone, city, folded: city.toLowerCase() }]
    : []
})
const listedPattern = new RegExp(
  `(?<!\\p{L})(?:${listed
    .map(({ folded }) => folded.replace(/[^\p{L}\p{N} ]/gu, '.'))
    .sort((a, b) => b.length - a.length)
    .join('|')})(?!\\p{L})`,
  'gu',
)

/** "GMT+3", "UTC-5:30": a zone of its own, not Greenwich. */
const FIXED_OFFSET =
  /(?<!\p{L})(?:utc|gmt) ?(?<sign>[+−-]) ?(?<hours>\d{1,2})(?::?(?<minutes>[0-5]\d))?(?!\d)/gu

function fixedOffsetsIn(folded: string): (Place & Span)[] {
  return Array.from(folded.matchAll(FIXED_OFFSET)).flatMap((match) => {
    const { sign, hours = '', minutes = '00' } = match.groups as Record<string, string | undefined>
    if (Number(hours) > 14) return []
    const isAhead = sign === '+'
    const name = `UTC${isAhead ? '+' : '−'}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`
    const zone = `${isAhead ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`
    return [
      {
        zone,
        name: { en: name, ar: name },
        start: match.index,
        end: match.index + match[0].length,
      },
    ]
  })
}

/** The places a text names, in order, each with its zone. */
export function placesIn(text: string): (Place & Span)[] {
  const { text: folded, original } = fold(text)
  const money = currencyMentions(folded)
  // "Saudi riyals" are money and no place.
  const isMoney = ({ start, end }: Span) =>
    money.some((one) => one.start <= start && end <= one.end)
  const named = known.flatMap(({ zone, name, pattern }) =>
    Array.from(folded.matchAll(pattern), (match) => ({
      zone,
      name: cities.get(match[0]) ?? cities.get(match[0].slice(1)) ?? name,
      start: match.index,
      end: match.index + match[0].length,
    })).filter(({ start, end }) => !isSunset(folded, start, end)),
  )
  const others = Array.from(folded.matchAll(listedPattern), (match) => {
    const found = listed.find((place) => place.folded === match[0])
    return {
      zone: found?.zone ?? 'UTC',
      name: { en: found?.city ?? match[0], ar: found?.city ?? match[0] },
      start: match.index,
      end: match.index + match[0].length,
    }
  })
  const all = [...fixedOffsetsIn(folded), ...named, ...others].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  )
  return all
    .filter((place) => !isMoney(place))
    .filter((place, index) => !all.some((other, at) => at < index && other.end > place.start))
    .map((place) => ({ ...place, start: original(place.start), end: original(place.end - 1) + 1 }))
}

const HOUR_BEFORE =
  /(?:\d|(?<!\p{L})(?:واحده|اثنين|ثنتين|ثلاثه?|اربعه?|خمسه?|سته?|سبعه?|ثمانيه?|نص|ونص|ربع|وربع|قبل|بعد)) $/u

/** «6 المغرب», «بعد المغرب»: the hour and no country, which «في» or «ب» goes before. */
const isSunset = (folded: string, start: number, end: number): boolean =>
  folded.slice(start, end) === 'المغرب' &&
  HOUR_BEFORE.test(folded.slice(Math.max(0, start - 12), start))

/** Minutes a zone is ahead of UTC at a moment. */
export function offsetMinutes(zone: string, moment: number): number {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, Number(value)]),
  )
  const wall = Date.UTC(
    parts.year ?? 0,
    (parts.month ?? 1) - 1,
    parts.day ?? 1,
    parts.hour ?? 0,
    parts.minute ?? 0,
  )
  return Math.round((wall - Math.floor(moment / 60_000) * 60_000) / 60_000)
}

/** The moment at which a zone's clocks show a day and time; undefined in the hour that a change to summer time skips. */
export function momentOf(day: string, minutes: number, zone: string): number | undefined {
  const wall = Date.parse(day) + minutes * 60_000
  for (const guess of [wall - 86_400_000, wall + 86_400_000]) {
    const moment = wall - offsetMinutes(zone, guess) * 60_000
    if (moment + offsetMinutes(zone, moment) * 60_000 === wall) return moment
  }
  return undefined
}
