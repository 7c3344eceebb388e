import { numbers } from './numbers.ts'

const UNITS = 'اول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر'.split('|')
/** «الخامس عشر»، «السابع والعشرين» */
export const arabicOrdinal = `(?:ال)?(?:${UNITS.join('|')}|حادي)(?:[ه]? ?(?:عشره?|و ?(?:ال)?(?:عشر|ثلاث)[وي]ن))?|(?:ال)?(?:عشر|ثلاث)[وي]ن`
const ENGLISH_UNITS = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth'.split('|')
const ENGLISH_TEENS =
  'tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth'.split(
    '|',
  )
export const englishOrdinal = `twenty[ -](?:${ENGLISH_UNITS.join('|')})|thirty[ -]first|thirtieth|${[...ENGLISH_TEENS, ...ENGLISH_UNITS].join('|')}`

/** 27 for «السابع والعشرون» and for "twenty-seventh". */
export function ordinalNumber(written: string): number {
  if (/^\d/.test(written)) return Number(written)
  if (/^[a-z]/.test(written)) return englishNumber(written)
  const bare = written.replace(/^ال/, '')
  const unit = bare.startsWith('حادي') ? 1 : UNITS.findIndex((word) => bare.startsWith(word)) + 1
  if (/ثلاث[وي]ن$/.test(bare)) return unit + 30
  if (/عشر[وي]ن$/.test(bare)) return unit + 20
  return /عشره?$/.test(bare) ? unit + 10 : unit
}

function englishNumber(written: string): number {
  if (written === 'thirtieth') return 30
  const [last = '', tens] = written.split(/[ -]/).reverse()
  const unit = ENGLISH_UNITS.indexOf(last) + 1 || ENGLISH_TEENS.indexOf(last) + 10
  return unit + (tens === 'thirty' ? 30 : tens === 'twenty' ? 20 : 0)
}

const MONTHS =
  /(?<!\p{L})(?:january|jan|february|feb|march|april|may|june|july|august|aug|september|sept|october|oct|november|nov|december|dec|يناير|كانون|فبراير|شباط|مارس|اذار|ابريل|نيسان|مايو|ايار|يونيو|حزيران|يوليو|تموز|اغسطس|اب|سبتمبر|ايلول|اكتوبر|تشرين|نوفمبر|ديسمبر)(?!\p{L})/gu
const ALSO_VERBS = /^(?:may|march)$/
const BEFORE = new RegExp(
  `(?<!\\p{L})(?<day>${englishOrdinal}|${arabicOrdinal})(?: day)?(?<joint> (?:of |من )?(?:شهر )?)$`,
  'u',
)
const BEHIND = new RegExp(`^ (?:the )?(?<day>${englishOrdinal})(?!\\p{L})`, 'u')
const JOINT = / (?:of |من )?(?:شهر )?$/
const LONGEST = 40
const LAST_DAY = 31
const YEAR_LEAD = /^,? (?:سنه |عام |of |the year )?/
const [FIRST_YEAR, LAST_YEAR] = [1950, 2100]

/** A folded text with the days that are written in words in digits, every letter in its place: "the fifteenth of December", «خمسطعش ديسمبر». `isBehind`: "December fifteenth" too. */
export function spokenDaysInDigits(folded: string, { isBehind = false } = {}): string {
  let text = ''
  let reached = 0
  const put = (start: number, end: number, day: number, isLeft = false) => {
    if (day < 1 || day > LAST_DAY || end - start < 2 || start < reached) return
    const digits = isLeft ? String(day).padEnd(end - start) : String(day).padStart(end - start)
    text += folded.slice(reached, start) + digits
    reached = end
  }
  const putYear = (at: number) => {
    const behind = folded.slice(at, at + LONGEST)
    const lead = YEAR_LEAD.exec(behind)?.[0].length
    const [year] = lead ? numbers(behind) : []
    if (!year || year.start !== lead || !/^\p{L}/u.test(behind.slice(lead))) return
    if (year.value < FIRST_YEAR || year.value > LAST_YEAR) return
    text +=
      folded.slice(reached, at + year.start) + String(year.value).padEnd(year.end - year.start)
    reached = at + year.end
  }
  const putDay = (index: number, month: string) => {
    const from = Math.max(0, index - LONGEST)
    const before = folded.slice(from, index)
    const ordinal = BEFORE.exec(before)
    if (ordinal) {
      const { day = '' } = ordinal.groups ?? {}
      put(from + ordinal.index, from + ordinal.index + day.length, ordinalNumber(day))
      return
    }
    const end = JOINT.exec(before)?.index
    const spoken = ALSO_VERBS.test(month) ? undefined : numbers(before).at(-1)
    if (spoken && spoken.end === end && /^\p{L}/u.test(before.slice(spoken.start))) {
      put(from + spoken.start, from + spoken.end, spoken.value)
      return
    }
    if (!isBehind) return
    const at = index + month.length
    const behind = BEHIND.exec(folded.slice(at, at + LONGEST))
    const day = behind?.groups?.day
    if (behind && day && !/^ (?:first|second|third)/.test(behind[0])) {
      const start = at + behind[0].length - day.length
      put(start, start + day.length, ordinalNumber(day), true)
    }
  }
  for (const { index, 0: month } of folded.matchAll(MONTHS)) {
    putDay(index, month)
    putYear(index + month.length)
  }
  return text + folded.slice(reached)
}
