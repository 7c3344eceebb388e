import { fold } from '../reading/fold.ts'
import { monthNames } from '../reading/month-names.ts'

const MONTH = monthNames.join('|')
const ARABIC_MONTHS = monthNames.map((names) => names.split('|').at(-1) as string)
const YEAR = '(?:,? (?:سنه |عام )?20\\d\\d)?'

/** "Get us through March 2027", «لحد مارس»: a month that is to be reached is meant to its end. */
const THROUGH = new RegExp(
  `(?<=(?:\\b(?:through|until|till|up to|reach|make it to|get us to|get to|last to|survive to)|(?<!\\p{L})(?:لحد|لين|حتي|لغايه)) )(?:شهر )?(?:${MONTH})(?!\\p{L})${YEAR}`,
  'gu',
)
/** «نوصل لديسمبر 2027», «نكمل الى ديسمبر»: the little word is written with the month, or apart. */
const UP_TO = new RegExp(
  `(?<=(?:وصل|كمل|صمد|عيش|ستمر|بقي|ضل|ظل|فضل|كفي|كفينا|كفيني) )(?:ل|الي )(?:شهر )?(?:${ARABIC_MONTHS.join('|')})(?!\\p{L})${YEAR}`,
  'gu',
)
/** "To last a year", «نكمل سنة»: one of them, and no "a year" of an amount. */
const A_YEAR =
  /(?<=\b(?:last|survive|cover|get through|last (?:us|me)|(?:last|go on|keep going|carry on|survive) for) )a (?:full |whole )?year\b|(?<=(?:نكمل|اكمل|نعيش|نصمد|نستمر|يكفينا|تكفينا|نضل|نظل|نبقي|نقعد) )سنه(?! ?و|\p{L})/gu
/** "Our balance in May 2027" */
const LEFT_IN = new RegExp(
  `(?<=\\b(?:balance|left|remain|remaining|have|cash)(?: [a-z]{2,7}){0,4} )(?:in|at|by) (?:${MONTH})\\b${YEAR}(?!\\d| \\d)`,
  'gu',
)
/** "The board wants to know by tonight": a day so near is when the answer is needed, as a forecast goes by months. */
const NEAR_DAY =
  /(?<=\b(?:by|before|until|till|for) )(?:tonight|today|tomorrow(?: (?:morning|noon|afternoon|evening))?|(?:this|next) (?:morning|afternoon|evening|week)|(?:end of (?:the )?)day|eod|cob|(?:next |this |on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b|(?<=(?<!\p{L})(?:قبل|بحلول|لحد|لين|حتي) )(?:اليوم|الليله|بكره|بكرا|باجر|غدا|يوم (?:السبت|الاحد|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعه))(?!\p{L})/gu
const NUMBERED =
  /(?<=(?<!\p{L})(?:نهايه|اخر|لنهايه|لاخر|لحد|لين|حتي|لغايه) )شهر (1[0-2]|[1-9])(?!\d)/gu

/** A message in which a month that is aimed for is named by its last day. */
export function withMonthEnds(text: string): string {
  const { text: folded, original } = fold(text)
  const edits = [
    ...found(folded, NEAR_DAY, () => 'then'),
    ...found(folded, NUMBERED, ([, number]) => `شهر ${ARABIC_MONTHS[Number(number) - 1]}`),
    ...found(
      folded,
      THROUGH,
      ([month]) => (/[a-z]/.test(month) ? 'the end of ' : 'نهاية ') + month,
    ),
    ...found(folded, A_YEAR, ([year]) => (year.startsWith('a') ? '1 year' : 'سنة واحدة')),
    ...found(folded, UP_TO, ([month]) => month.replace(/^(?:ل|الي )/, 'لنهاية ')),
    ...found(folded, LEFT_IN, ([month]) => month.replace(/^\w+ /, 'at the end of ')),
  ].toSorted((a, b) => b.start - a.start)
  return edits.reduce(
    (changed, { start, end, written }) =>
      changed.slice(0, original(start)) + written + changed.slice(original(end - 1) + 1),
    text,
  )
}

const found = (
  folded: string,
  pattern: RegExp,
  written: (match: RegExpExecArray) => string,
): { start: number; end: number; written: string }[] =>
  Array.from(folded.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    written: written(match),
  }))
