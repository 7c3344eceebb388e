/** A figure of an answer: what it can be read as, and where it stands. */
export interface AnswerFigure {
  values: number[]
  start: number
  end: number
}

/** A sign belongs to the figure, or to the currency before it; a dash with a space behind it begins a line or joins two words. */
const NEGATIVE = /(?:^|[\s(:="])-(?:[a-z]{3}\s?|[$€£])?$/
const MILLION = 1_000_000
const scales: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:thousand|k|الفا?|الاف)(?!\p{L})/u, 1000],
  [/^\s?(?:million|mn|m|مليونا?|ملايين)(?!\p{L})/u, MILLION],
  [/^\s?(?:billion|bn|مليارا?)(?!\p{L})/u, 1000 * MILLION],
]

/** Every figure of a plain answer. `1,050.00`, `1.050,00` and `1050` are the same; `10 000` is that and two figures. */
export function figuresOfAnswer(plain: string): AnswerFigure[] {
  const spaced = [...plain.matchAll(/(?<![\d.,])\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?(?![\d.,]*\d)/g)]
  return [
    ...spaced.map((match) => figureAt(plain, match.index, match[0], match[0].replaceAll(' ', ''))),
    ...[...plain.matchAll(/\d+(?:[.,]\d+)*/g)]
      // The digit of a name, as in CO2 or A4, is no figure; that of a currency or of a word in Arabic before it is.
      .filter(
        ({ index }) =>
          !/(?<![a-z])(?![a-z]{3}$|dh$|dhs$|rs$)[a-z]+$/.test(
            plain.slice(Math.max(0, index - 20), index),
          ),
      )
      .flatMap((match) =>
        pieces(match[0]).map(({ text, offset }) =>
          figureAt(plain, match.index + offset, text, text),
        ),
      ),
  ]
}

function figureAt(plain: string, start: number, written: string, digits: string): AnswerFigure {
  const end = start + written.length
  const size = toNumber(digits) ?? Number(digits)
  const before = plain.slice(Math.max(0, start - 8), start)
  const after = plain.slice(end, end + 12)
  const isNegative = NEGATIVE.test(before)
  // Bookkeepers write what is less than nothing in brackets, others what they say by the way.
  const isInBrackets = before.endsWith('(') && after.startsWith(')')
  const value = isNegative ? -size : size
  const scaled = scales.flatMap(([name, times]) => (name.test(after) ? [value * times] : []))
  return { values: [value, ...scaled, ...(isInBrackets ? [-size] : [])], start, end }
}

/** One figure, or where commas only stand between figures, each of them. */
function pieces(token: string): { text: string; offset: number }[] {
  if (toNumber(token) !== undefined) return [{ text: token, offset: 0 }]
  return [...token.matchAll(/\d+/g)].map((match) => ({ text: match[0], offset: match.index }))
}

function toNumber(token: string): number | undefined {
  // In India all groups but the last have two digits.
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(token)) return Number(token.replaceAll(',', ''))
  if (/^\d+(?:\.\d+)?$/.test(token)) return Number(token)
  if (/^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:\.\d{3}){2,}$/.test(token))
    return Number(token.replaceAll('.', '').replace(',', '.'))
  if (/^\d+,\d{1,2}$/.test(token)) return Number(token.replace(',', '.'))
  return undefined
}
