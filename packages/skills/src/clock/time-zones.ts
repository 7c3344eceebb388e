import type { Bilingual } from '@wakeel/contract'
import { fold } from '../reading/arabic.ts'
import type { Span } from '../reading/words.ts'

export interface Place {
  zone: string
  name: Bilingual
}

/** Places people ask about whose zone has another name, and Arabic names. */
const places: readonly (readonly [zone: string, en: string, ar: string, written: string])[] = [
  [
    'Asia/Dubai',
    'Dubai',
    'دبي',
    'dubai|abu dhabi|sharjah|ajman|fujairah|ras al khaimah|al ain|uae|emirates|gst|gulf time|here|هنا|عندنا|دبي|ابو ظبي|ابوظبي|الشارقه|عجمان|الفجيره|راس الخيمه|العين|الامارات',
  ],
  [
    'Asia/Riyadh',
    'Riyadh',
    'الرياض',
    'riyadh|jeddah|mecca|makkah|medina|dammam|saudi(?: arabia)?|ksa|الرياض|جده|مكه|المدينه المنوره|الدمام|السعوديه',
  ],
  ['Asia/Qatar', 'Doha', 'الدوحة', 'doha|qatar|الدوحه|قطر'],
  ['Asia/Kuwait', 'Kuwait', 'الكويت', 'kuwait(?: city)?|الكويت'],
  ['Asia/Bahrain', 'Manama', 'المنامة', 'manama|bahrain|المنامه|البحرين'],
  ['Asia/Muscat', 'Muscat', 'مسقط', 'muscat|oman|مسقط|عمان مسقط|سلطنه عمان'],
  ['Asia/Amman', 'Amman', 'عمّان', 'amman|jordan|عمان الاردن|الاردن|عمان'],
  ['Asia/Beirut', 'Beirut', 'بيروت', 'beirut|lebanon|بيروت|لبنان'],
  ['Asia/Damascus', 'Damascus', 'دمشق', 'damascus|دمشق|سوريا'],
  ['Asia/Baghdad', 'Baghdad', 'بغداد', 'baghdad|iraq|بغداد|العراق'],
  ['Africa/Cairo', 'Cairo', 'القاهرة', 'cairo|egypt|القاهره|مصر'],
  ['Africa/Khartoum', 'Khartoum', 'الخرطوم', 'khartoum|sudan|الخرطوم|السودان'],
  ['Africa/Casablanca', 'Casablanca', 'الدار البيضاء', 'casablanca|morocco|الدار البيضاء|المغرب'],
  ['Africa/Tunis', 'Tunis', 'تونس', 'tunis|tunisia|تونس'],
  ['Africa/Algiers', 'Algiers', 'الجزائر', 'algiers|algeria|الجزاير'],
  ['Europe/Istanbul', 'Istanbul', 'إسطنبول', 'istanbul|turkey|اسطنبول|تركيا'],
  ['Asia/Tehran', 'Tehran', 'طهران', 'tehran|iran|طهران|ايران'],
  [
    'Asia/Karachi',
    'Karachi',
    'كراتشي',
    'karachi|lahore|islamabad|pakistan|كراتشي|لاهور|اسلام اباد|باكستان',
  ],
  [
    'Asia/Kolkata',
    'India',
    'الهند',
    'india|mumbai|delhi|new delhi|bangalore|bengaluru|chennai|hyderabad|kolkata|kochi|ist|الهند|مومباي|دلهي|نيودلهي',
  ],
  ['Asia/Dhaka', 'Dhaka', 'دكا', 'dhaka|bangladesh|دكا|بنغلاديش'],
  ['Asia/Manila', 'Manila', 'مانيلا', 'manila|philippines|مانيلا|الفلبين'],
  ['Asia/Singapore', 'Singapore', 'سنغافورة', 'singapore|سنغافوره'],
  ['Asia/Kuala_Lumpur', 'Kuala Lumpur', 'كوالالمبور', 'kuala lumpur|malaysia|كوالالمبور|ماليزيا'],
  ['Asia/Hong_Kong', 'Hong Kong', 'هونغ كونغ', 'hong kong|هونغ كونغ|هونج كونج'],
  [
    'Asia/Shanghai',
    'China',
    'الصين',
    'china|beijing|shanghai|shenzhen|guangzhou|الصين|بكين|شنغهاي',
  ],
  ['Asia/Tokyo', 'Tokyo', 'طوكيو', 'tokyo|japan|طوكيو|اليابان'],
  ['Asia/Seoul', 'Seoul', 'سيول', 'seoul|korea|سيول|كوريا'],
  ['Australia/Sydney', 'Sydney', 'سيدني', 'sydney|سيدني'],
  ['Australia/Melbourne', 'Melbourne', 'ملبورن', 'melbourne|ملبورن'],
  ['Pacific/Auckland', 'Auckland', 'أوكلاند', 'auckland|new zealand|اوكلاند|نيوزيلندا'],
  [
    'Europe/London',
    'London',
    'لندن',
    'london|uk|bst|united kingdom|britain|england|manchester|لندن|بريطانيا|المملكه المتحده',
  ],
  ['Europe/Paris', 'Paris', 'باريس', 'paris|france|cet|cest|باريس|فرنسا'],
  [
    'Europe/Berlin',
    'Berlin',
    'برلين',
    'berlin|germany|frankfurt|munich|برلين|المانيا|فرانكفورت|ميونخ',
  ],
  ['Europe/Madrid', 'Madrid', 'مدريد', 'madrid|spain|barcelona|مدريد|اسبانيا'],
  ['Europe/Rome', 'Rome', 'روما', 'rome|italy|milan|روما|ايطاليا|ميلانو'],
  ['Europe/Zurich', 'Zurich', 'زيورخ', 'zurich|geneva|switzerland|زيورخ|جنيف|سويسرا'],
  ['Europe/Amsterdam', 'Amsterdam', 'أمستردام', 'amsterdam|netherlands|امستردام|هولندا'],
  ['Europe/Moscow', 'Moscow', 'موسكو', 'moscow|موسكو'],
  [
    'America/New_York',
    'New York',
    'نيويورك',
    'new york|nyc|washington|boston|miami|us east(?:ern)?|eastern time|est|edt|نيويورك|واشنطن',
  ],
  [
    'America/Chicago',
    'Chicago',
    'شيكاغو',
    'chicago|houston|dallas|us central|central time|شيكاغو|هيوستن',
  ],
  ['America/Denver', 'Denver', 'دنفر', 'denver|mountain time|دنفر'],
  [
    'America/Los_Angeles',
    'Los Angeles',
    'لوس أنجلوس',
    'los angeles|san francisco|seattle|silicon valley|california|us west|pacific time|pst|pdt|لوس انجلوس|لوس انجليس|سان فرانسيسكو|كاليفورنيا',
  ],
  ['America/Toronto', 'Toronto', 'تورونتو', 'toronto|montreal|تورونتو|مونتريال'],
  ['America/Sao_Paulo', 'São Paulo', 'ساو باولو', 'sao paulo|são paulo|ساو باولو'],
  [
    'Africa/Johannesburg',
    'Johannesburg',
    'جوهانسبرغ',
    'johannesburg|cape town|south africa|جوهانسبرغ|جنوب افريقيا',
  ],
  ['Africa/Lagos', 'Lagos', 'لاغوس', 'lagos|nigeria|لاغوس|نيجيريا'],
  ['Africa/Nairobi', 'Nairobi', 'نيروبي', 'nairobi|kenya|نيروبي|كينيا'],
  ['Asia/Kathmandu', 'Kathmandu', 'كاتماندو', 'kathmandu|nepal|كاتماندو|نيبال'],
  ['Asia/Colombo', 'Colombo', 'كولومبو', 'colombo|sri lanka|كولومبو|سريلانكا'],
  [
    'Asia/Ho_Chi_Minh',
    'Ho Chi Minh City',
    'مدينة هو تشي منه',
    'ho chi minh(?: city)?|saigon|hanoi|vietnam|هانوي|فيتنام',
  ],
  ['Asia/Yangon', 'Yangon', 'يانغون', 'yangon|myanmar|يانغون|ميانمار'],
  ['Europe/Kyiv', 'Kyiv', 'كييف', 'kyiv|kiev|ukraine|كييف|اوكرانيا'],
  ['UTC', 'UTC', 'التوقيت العالمي', 'utc|gmt|zulu|greenwich|غرينتش|جرينتش|التوقيت العالمي'],
]

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
  const { text: folded } = fold(text)
  const named = known.flatMap(({ zone, name, pattern }) =>
    Array.from(folded.matchAll(pattern), (match) => ({
      zone,
      name,
      start: match.index,
      end: match.index + match[0].length,
    })),
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
  return all.filter(
    (place, index) => !all.some((other, at) => at < index && other.end > place.start),
  )
}

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
