import { isPartOfAnother } from './numbers.ts'
import type { Span } from './words.ts'

/** What is written as one piece. */
type Piece = Span &
  (
    | { kind: 'measure'; value: number; unit: 'm' | 'ft' | 'kg' | 'lb' | 'l' }
    | { kind: 'duration'; parts: { hour: number } }
    | { kind: 'percent'; value: number }
  )

/** How many of a part make the whole. */
const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  tenth: 10,
  نص: 2,
  نصف: 2,
  ثلث: 3,
  تلت: 3,
  ربع: 4,
  خمس: 5,
  عشر: 10,
}

const HALF_MORE =
  /\s(?:(?:and|n) a |و ?)(?<part>half|نصف?|quarter|ربع)(?: ال(?:سنه|عام|شهر|ساعه|يوم|اسبوع))?(?!\p{L})/uy

export function halfMore(text: string, end: number): { part: number; end: number } | undefined {
  HALF_MORE.lastIndex = end
  const part = HALF_MORE.exec(text)?.groups?.part
  return part && !isPartOfAnother(text, HALF_MORE.lastIndex)
    ? { part: 1 / (PARTS[part] as number), end: HALF_MORE.lastIndex }
    : undefined
}

const HEIGHT =
  /(?<![\d.,])(?<metres>[12]) ?[mم] ?(?<centimetres>\d{2})(?!\d| ?(?:cm|سم|kg|lb))|(?<![\d.,])(?<feet>\d) ?(?:ft|feet|foot)(?<inches>\d{1,2})(?!\d)(?: ?in(?!\p{L}))?/gu
const HALF =
  /(?<!\p{L})(?:half (?:an? )?|نصف? )(?:(?<kilo>kilo(?:gram)?s?|kg|كيلو(?:غرام|جرام)?)|(?<litre>lit(?:re|er)s?|لي?تر)|h(?:ou)?r|ساعه)(?!\p{L})/gu

/** "I'm 5 10 and 185 pounds": feet and inches without a mark, where a weight stands beside them. */
const BARE_FEET =
  /(?<!\d|\d[.,:/ ]|[:/])(?<feet>[4-6]) (?<inches>1[01]|\d)(?= tall(?!\p{L})|,? (?:and )?(?:i weigh )?\d{2,3} ?(?:lbs?|pounds?|kgs?|kilos?)(?!\p{L}))/gu

/** "A kilo a week", "a pound a week", «كيلو في الأسبوع», «ربع كيلو أسبوعيًا». */
const ONE_KILO =
  /(?<!\p{L})(?:(?:a |one )(?:kilo(?:gram)?|kg|(?<pound>pound|lb))(?= (?:a|per|each|every) (?:(?:two|three|four|ten|\d{1,2}) )?(?:week|month|days)| and a half)|(?<!\d ?)(?<quarter>ربع )?كيلو(?:غرام|جرام)?(?= (?:في ال|بال|كل |ب|بكل )(?:(?:\d{1,2} )?(?:اسبوع|اسابيع|ايام|يومين|شهر))| (?:اسبوع|شهر)يا| ونص))(?!\p{L})/gu

/** "A quarter of the price", «ربع الثمن»: a share of it. */
const SHARE =
  /(?<!\p{L})(?:(?:an? |one )?(half|third|quarter|fifth|tenth) (?:of )?(?:the |its |it'?s )?(?:price|value)|(نصف?|ثلث|تلت|ربع|خمس|عشر) (?:ال)?(?:سعر|تمن|ثمن|قيمه)(?:ها|ه)?)(?!\p{L})/gu

/** "1m75", "5ft10in", "half a kilo", "half a litre", "half an hour". */
export function inOnePiece(text: string): Piece[] {
  const written = [...text.matchAll(HEIGHT), ...text.matchAll(BARE_FEET)]
  const heights = written.map((match): Piece => {
    const { metres, centimetres, feet, inches } = match.groups as Record<string, string | undefined>
    return {
      kind: 'measure',
      ...(feet
        ? { value: Number(feet) + Number(inches) / 12, unit: 'ft' }
        : { value: Number(metres) + Number(centimetres) / 100, unit: 'm' }),
      start: match.index,
      end: match.index + match[0].length,
    }
  })
  const halves = Array.from(text.matchAll(HALF), (match): Piece => {
    const span = { start: match.index, end: match.index + match[0].length }
    if (match.groups?.kilo) return { kind: 'measure', value: 0.5, unit: 'kg', ...span }
    return match.groups?.litre
      ? { kind: 'measure', value: 0.5, unit: 'l', ...span }
      : { kind: 'duration', parts: { hour: 0.5 }, ...span }
  })
  const shares = Array.from(
    text.matchAll(SHARE),
    ({ index, 0: written, 1: english, 2: arabic }): Piece => ({
      kind: 'percent',
      value: 100 / (PARTS[english ?? arabic ?? ''] as number),
      start: index,
      end: index + written.length,
    }),
  )
  const kilos = Array.from(text.matchAll(ONE_KILO), ({ index, 0: written, groups }): Piece => {
    const half = halfMore(text, index + written.length)
    const value = groups?.quarter ? 0.25 : 1 + (half?.part ?? 0)
    return {
      kind: 'measure',
      value,
      unit: groups?.pound ? 'lb' : 'kg',
      start: index,
      end: half?.end ?? index + written.length,
    }
  })
  return [...heights, ...shares, ...halves, ...kilos]
}
