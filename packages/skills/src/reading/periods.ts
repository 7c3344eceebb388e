import { fold } from './fold.ts'
import type { Span } from './words.ts'

export type Period = 'month' | 'quarter' | 'year' | 'week' | 'day'

const AFTER: readonly (readonly [Period, RegExp])[] = [
  [
    'month',
    /^\s*(?:of \p{L}+ )?(?:a month|per month|each month|every month|monthly|\/ ?mo(?:nth)?\b|p\.?m\.?(?!\p{L})|pcm|month on month|month over month|mom(?!\p{L})|m\/m|شهريا?|في الشهر|بالشهر|كل شهر(?!ين)|\/ ?شهر|لكل شهر)/u,
  ],
  [
    'quarter',
    /^\s*(?:of \p{L}+ )?(?:a quarter|per quarter|each quarter|every quarter|quarterly|\/ ?quarter\b|كل ربع سنه|ربع سنويا?|في الربع)/u,
  ],
  [
    'year',
    /^\s*(?:of \p{L}+ )?(?:(?:once )?a year|per year|each year|every year|per annum|annually|annual|yearly|(?:for|over|in) (?:the|a) (?:whole|full|entire) (?:year|yr)(?!\p{L})|for the (?:year|yr)(?!\p{L})|year on year|year over year|yoy(?!\p{L})|y\/y|\/ ?y(?:ea)?r\b|p\.?a\.?(?!\p{L})|سنويا?|في السنه|بالسنه|كل سنه|في العام|(?:لل|عن ال|طول ال|طوال ال|ل)?سنه ?(?:كلها|كامله|بحالها)|\/ ?سنه)/u,
  ],
  [
    'week',
    /^\s*(?:a week|per week|each week|every week|weekly|\/ ?w(?:ee)?k\b|اسبوعيا|في الاسبوع|بالاسبوع|كل اسبوع(?!ين))/u,
  ],
  [
    'day',
    /^\s*(?:a day|per day|each day|every day|daily|\/ ?day\b|يوميا|في اليوم|باليوم|كل يوم(?!ين))/u,
  ],
]
const BEFORE: readonly (readonly [Period, RegExp])[] = [
  [
    'quarter',
    /(?:(?:every|each|per) quarter|كل ربع(?: سن[ةه])?|كل ثلاث شهور|كل 3 شهور)\s(?:[^\s\d]+\s){0,2}[^\s\d]*\s*$/u,
  ],
  ['week', /(?:(?:every|each) week|كل [اأ]سبوع)\s(?:[^\s\d]+\s){0,2}[^\s\d]*\s*$/u],
  ['year', /(?:(?:every|each) year|كل سن[ةه])\s(?:[^\s\d]+\s){0,2}[^\s\d]*\s*$/u],
  ['quarter', /(?:quarterly|ربع سنوي[ةه]?)\s(?:[^\s\d]+\s){0,3}[^\s\d]*\s*$/u],
  ['month', /(?:monthly|شهري[ةه]?|الشهري[ةه]?)\s(?:[^\s\d]+\s){0,3}[^\s\d]*\s*$/u],
  ['week', /(?:weekly|[اأ]سبوعي[ةه]?|الاسبوعي[ةه]?)\s(?:[^\s\d]+\s){0,3}[^\s\d]*\s*$/u],
  ['day', /(?:daily|يومي[ةه]?|اليومي[ةه]?)\s(?:[^\s\d]+\s){0,3}[^\s\d]*\s*$/u],
  ['week', /(?<!\p{L})[وبل]?(?:مبيعات|مصاريف|مصروف|دخل|[اإ]يراد(?:ات)?|تكاليف) ال[أا]سبوع\s$/u],
  ['year', /(?:annual|yearly|سنوي[ةه]?|السنوي[ةه]?)\s(?:[^\s\d]+\s){0,3}[^\s\d]*\s*$/u],
]

/** "78 thousand a month and purchases": the period belongs to the figure that it stands behind. */
function withoutFigure(before: string): string {
  const figure = /\d[^\d]*$/.exec(before)
  if (!figure) return before
  const behind = figure[0]
    .slice(1)
    .replace(/^\s*(?:k|m|aed|dhs?|الف|الاف|مليون|ملايين|درهم)(?!\p{L})/u, '')
  const own = AFTER.map(([, words]) => words.exec(behind)?.[0].length ?? 0)
  return behind.slice(Math.max(...own))
}

const LEADING: readonly (readonly [Period, RegExp])[] = [
  ['quarter', /^\s*(?:\p{L}+\s)?(?:(?:per|every|each) quarter|كل ربع)(?!\p{L})/u],
  ['month', /^\s*(?:\p{L}+\s)?(?:(?:per|every|each) month|كل شهر)(?!\p{L})/u],
  ['week', /^\s*(?:\p{L}+\s)?(?:(?:per|every|each) week|كل اسبوع)(?!\p{L})/u],
  ['year', /^\s*(?:\p{L}+\s)?(?:(?:per|every|each) year|كل سنه)(?!\p{L})/u],
  ['day', /^\s*(?:\p{L}+\s)?(?:(?:per|every|each) day|كل يوم)(?!\p{L})/u],
]
/** "Per quarter we spend 240,000 and collect 150,000": what opens a clause holds for all its figures. */
function leadingPeriod(text: string, start: number): Period | undefined {
  const clause = fold(text.slice(Math.max(0, start - 100), start))
    .text.split(/[,،](?!\d)|[;؛:\n]|\.(?!\d)/)
    .at(-1) as string
  return LEADING.find(([, words]) => words.test(clause))?.[0]
}

/** "500 more every month" */
const MORE = /^\s(?:more|extra|additional|زياده|اضافيه?) /u

/** "310,000 revenue a month", «310,000 إيراد في الشهر»: what it is stands between. */
const WHAT_IT_IS =
  /^\s(?!(?:and|or|but|in|on|for|over|with|plus|then|twice|times|only|is|are|was|و\p{L}+)\s)\p{L}{3,}(?=\s(?:(?:a|per|each|every) |في ال|بال|كل |شهريا(?!\p{L})|سنويا(?!\p{L})))/u

const periodBehind = (text: string): Period | undefined =>
  AFTER.find(([, words]) => words.test(text))?.[0]

/** Whether a figure is said to be for a month, a year…: "50,000 a month", "monthly costs of 50,000", "٥٠ ألف شهرياً". */
export function periodOf(text: string, { start, end }: Span): Period | undefined {
  // "Cash: 420,000", and on the next line "Monthly income"
  const [line = ''] = text.slice(end, end + 40).split(/\n(?=\s{0,4}\p{L}{1,20}\s{1,3}\p{L})/u)
  const after = fold(line).text.replace(MORE, ' ')
  const before = withoutFigure(
    fold(text.slice(Math.max(0, start - 48), start))
      .text.split(/[,،;؛.\n]/)
      .at(-1) as string,
  )
  return (
    periodBehind(after) ??
    periodBehind(after.replace(WHAT_IT_IS, '')) ??
    BEFORE.find(([, words]) => words.test(before))?.[0] ??
    leadingPeriod(text, start)
  )
}
