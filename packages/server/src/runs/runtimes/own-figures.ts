/** Of what was given, as many figures are known; of an answer, as many are looked at and marked. */
const MAX_KNOWN = 5_000
const MAX_READ = 1_000
const MAX_MARKED = 20
const SOURCE_LENGTH = 100_000

interface Figure {
  /** As it stands in the text. */
  written: string
  value: number
  decimals: number
  isPercent: boolean
  /** Of what it counts, such as a million. */
  scale: number
}

/**
 * The figures of an answer that no source holds: neither a tool's result, nor the request, nor the instructions. A source's figure may be
 * rounded, written in other digits or separators, as a percentage, in hundredths or in thousands and millions. Not marked are whole numbers up
 * to ten, 100 %, years, dates, times, the numbers of a list, and what is part of a word or an address.
 */
export function ownFigures(answer: string, sources: readonly string[]): string[] {
  const values = figuresIn(
    sources.map((source) => source.slice(0, SOURCE_LENGTH)).join('\n'),
    MAX_KNOWN,
  ).map(({ value }) => value)
  /** All of them in one unit, rounded alike; made when an answer first has such a figure. */
  const rounded = new Map<string, Set<number>>()
  const isGiven = (value: number, decimals: number, unit = 1): boolean => {
    const key = `${unit} ${decimals}`
    const known =
      rounded.get(key) ?? new Set(values.map((other) => roundedTo(other / unit, decimals)))
    rounded.set(key, known)
    return known.has(roundedTo(value, decimals))
  }
  const isKnown = ({ value, decimals, isPercent, scale }: Figure): boolean =>
    isGiven(value, decimals) ||
    (isPercent && isGiven(value, decimals, 0.01)) ||
    (decimals === 2 && isGiven(value, decimals, 100)) ||
    (scale > 1 && isGiven(value, decimals, scale))
  const own = new Map<number, string>()
  for (const figure of figuresIn(answer, MAX_READ))
    if (!isTrivial(figure) && !isKnown(figure) && !own.has(figure.value))
      own.set(figure.value, figure.written)
  return [...own.values()].slice(0, MAX_MARKED)
}

/** Rounded half up, as amounts are. */
const roundedTo = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals + 1e-7)

const DATE_OR_TIME = /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}:\d{2}/g
const ADDRESS = /https?:\/\/\S+|(?<![\w.+-])[\w.+-]+@[\w.-]+/g
const LIST_NUMBER = /^[ \t>*-]{0,8}\d{1,3}[.)](?=\s)/gm
const NUMBER = /(?<![\p{L}\d_.,])\d(?:[\d,]{0,18}\d)?(?:\.\d{1,8})?/gu
const AFTER =
  /^[ \u00a0\u202f]?(?:(%)|(thousand|ألف|آلاف)|(million|مليون|ملايين)|(billion|مليار))/iu
const MONEY = /(?:AED|USD|EUR|Dhs?|SAR|د\.إ|درهم|[$€£])[ \u00a0\u202f]?$/iu
const MONEY_AFTER = /^[ \u00a0\u202f]?(?:AED|USD|EUR|SAR|dirham|dollar|د\.إ|درهم|دولار)/iu

function figuresIn(text: string, max: number): Figure[] {
  // As long as it was, so that what is found stands at the same place.
  const blank = (part: string) => ' '.repeat(part.length)
  const plain = westernDigits(text)
    .replace(ADDRESS, blank)
    .replace(DATE_OR_TIME, blank)
    .replace(LIST_NUMBER, blank)
  const found: Figure[] = []
  for (const { 0: digits, index } of plain.matchAll(NUMBER)) {
    const end = index + digits.length
    const [after = '', percent, thousand, million, billion] =
      AFTER.exec(plain.slice(end, end + 12)) ?? []
    const value = Number(digits.replaceAll(',', ''))
    if (!Number.isFinite(value)) continue
    const isMoney =
      MONEY.test(plain.slice(Math.max(0, index - 6), index)) ||
      MONEY_AFTER.test(plain.slice(end, end + 8))
    const isYear = /^(?:19|20)\d{2}$/.test(digits) && !percent && !isMoney
    if (isYear) continue
    found.push({
      written: text.slice(index, end + (percent ? after.length : 0)),
      value,
      decimals: /\.(\d+)$/.exec(digits)?.[1]?.length ?? 0,
      isPercent: percent !== undefined,
      scale: billion ? 1e9 : million ? 1e6 : thousand ? 1e3 : 1,
    })
    if (found.length === max) break
  }
  return found
}

/** Counts of steps, and the whole. */
const isTrivial = ({ value, decimals, isPercent, scale }: Figure): boolean =>
  isPercent ? value === 100 : decimals === 0 && scale === 1 && value <= 10

const ARABIC_ZERO = 0x0660
const PERSIAN_ZERO = 0x06f0

function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹٫٬٪]/g, (sign) => {
    if (sign === '٫') return '.'
    if (sign === '٬') return ','
    if (sign === '٪') return '%'
    const code = sign.charCodeAt(0)
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO))
  })
}
