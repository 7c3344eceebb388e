import { stemOf, type Word, words } from '../reading/words.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { leftOutIn, longestOnly } from '../sentences/negation.ts'
import { isGenericFigure } from './columns.ts'

export type Operation =
  | 'sum'
  | 'average'
  | 'median'
  | 'min'
  | 'max'
  | 'count'
  | 'share'
  | 'difference'
  | 'list'
  | 'overview'

/** What a question asks to be worked out. */
export const operations = lexicon({
  /** Asked often and not worked out here: better said than answered with the nearest figure. */
  beyond:
    'mode, most common, most frequent, most often, المنوال, الاكثر تكرار, standard deviation, std dev, variance, correlation, growth, increase from, increase between, decrease from, decrease between, change from, change between, drop from, drop between, انحراف معياري, نسبه النمو, الربع',
  /** Figures that are not there are never made up. */
  invent:
    'fill in, fill it in, fill them in, fill that in, fill it for me, fill the, complete the, make up, project the, forecast, predict, estimate, guess, يتوقع, توقع, كمل, يكمل, املا, عبي, خمن, تقدير, قدر لي, قدرلي, توقعلي, توقع لي, توقعاتك, عبيلي, عبيها, املالي, املاها, كملي, كملها, خمنلي',
  difference:
    'by how much, بكم اكثر, اكثر بكم, بكم اقل, اقل بكم, how much more, how much less, how much higher, how much lower, how many more, how many fewer, how many less, كم زاد, كم زادت, كم نقص, كم نقصت, كم قل, كم قلت, بكم زاد, بكم زادت, بكم نقص, بكم نقصت, كم تزيد, كم يزيد, كم اكثر, كم اقل, difference, diff, gap, far apart, years apart, days apart, months apart, spread, range, الفرق, فرق, فارق, الفارق',
  share:
    'percentage, percent, per cent, share, proportion, نسبه, نسبته, نسبتها, نسبتهم, حصه, حصته, حصتها, نصيب, نصيبه, بالميه, بالمايه, بالميه, في الميه, في المايه',
  average: 'average, avg, mean, متوسط, المعدل, معدل, افريج',
  median: 'median, middle value, وسيط, الوسيط',
  min: 'min, minimum, lowest, least, smallest, cheapest, youngest, worst, fewest, earliest, bottom, shortest, lightest, weakest, poorest, nearest, closest, expires first, expire first, expires soonest, expire soonest, soonest, due first, ends first, تنتهي اول, ينتهي اول, تخلص اول, يخلص اول, joined first, started first, hired first, first to join, اول واحد, اول وحده, اقدم, slowest seller, least expensive, اضعف, اوطي, اردا, اقرب, اقل, اخف, ادني, الادني, اصغر, ارخص, اسوا, اقصر, اقلهم, اقلها, اصغرهم, اصغرها, ارخصهم, ارخصها, اسواهم, اقدمهم, اقدمها, اخفهم',
  max: 'max, اكتر, maximum, highest, most, largest, biggest, greatest, best, top, oldest, latest, longest, heaviest, most expensive, strongest, priciest, costliest, dearest, farthest, furthest, newest, most recent, most recently, expires last, expire last, due last, ends last, تنتهي اخر, ينتهي اخر, joined last, started last, hired last, last to join, اخر واحد, اخر وحده, احدث, اقوي, ابعد, ازيد, اكثر, اثقل, اتقل, اعلي, اكبر, افضل, اغلي, اطول, احسن, اكثرهم, اكثرها, اكترهم, اعلاهم, اعلاها, اكبرهم, اكبرها, اغلاهم, اغلاها, احسنهم, احدثهم, احدثها, اطولهم, افضلهم',
  sum: 'sum, total, totals, altogether, all together, overall, add up, revenue, مجموع, اجمالي, جمله, يجمع, مجمل, بالمجمل, اجمالا, المحصله',
  much: 'how much, قديش, شكثر, شقد, بكم',
  count: 'how many, count, number of, كم, كام, عدد',
  /** Counts values, not rows. */
  distinct: 'different, distinct, unique, مختلف, مختلفه',
  sort: 'sort, arrange, order by, ordered by, order these by, order them by, order this by, order it by, order the rows by, rank, رتب, يرتب, ترتيب',
  rows: 'any with, anyone with, anybody with, anything with, is there any, is there anyone, is there anything, are there any, هل فيه احد, هل في احد, فيه احد, في احد, هل في حدا, في حدا, which rows, rows where, rows with, ones that, the ones, those that',
  list: 'show, list, display, filter, find, give me, وريني, ورجيني, وراني, راويني, فرجيني, وريلي, يعرض, اعرض, اظهر, يظهر, اذكر, هات',
  overview:
    'overview, summary, summarise, summarize, analyse, analyze, statistics, stats, describe, حلل, تحليل, لخص, ملخص, احصائيات',
})
export type Asked = ReturnType<typeof operations>[number]['concept']

/** The operation that says most about a question comes first: "show the average". */
const WEIGHT: readonly Asked[] = [
  'difference',
  'share',
  'average',
  'median',
  'min',
  'max',
  'sum',
  'count',
  'much',
  'distinct',
  'rows',
  'list',
  'overview',
]

/** The operations that words name, and not the things that are called like one. */
export const operationsAsked = (all: readonly Word[]): Hit<Asked>[] =>
  operations(all).filter((hit) => !isThing(all, hit) && !isColumn(all, hit) && !isBroker(all, hit))

/** «وانا وسيط عقاري» says who asks, and for no median. */
const isBroker = (all: readonly Word[], { concept, from, to }: Hit<Asked>): boolean =>
  concept === 'median' &&
  (/^[وف]?(?:انا|احنا|نحن)$/.test(all[from - 1]?.word ?? '') ||
    /^(?:عقار|عقاري|عقارات|تامين|مالي|شحن)$/.test(all[to]?.word ?? ''))

/** «بالكمية» is no «بالمية»: a word for figures of its own is no typing error. */
const isColumn = (all: readonly Word[], { from, to, isNear }: Hit<string>): boolean => {
  const { stem = '', unattached = '' } = all[from] ?? {}
  return (
    isNear === true &&
    to - from === 1 &&
    [stem, unattached].some((form) => isGenericFigure(stemOf(form)))
  )
}

const found = (question: string) => {
  const all = words(question)
  const isLeftOut = leftOutIn(question, all)
  return longestOnly(operationsAsked(all)).filter((hit) => !isLeftOut(hit))
}

const ALSO_THINGS = /^(?:list|filter|sort|rank|display|count)$/
const BEFORE_VERB =
  /^(?:please|pls|plz|kindly|and|then|to|you|just|also|now|lets|can|could|would|u|need|want|i|we|me|hi|hello|hey)$/
/** "This is our parts list", "the list below": a thing, and nothing that is to be done. */
const isThing = (all: readonly Word[], { from, to }: Hit<string>): boolean => {
  const [word, before] = [all[from]?.word ?? '', all[from - 1]]
  return (
    to - from === 1 &&
    ALSO_THINGS.test(word) &&
    before !== undefined &&
    !BEFORE_VERB.test(before.word)
  )
}

export const operationIn = (question: string): Operation | undefined => {
  const hits = found(question)
  const named = WEIGHT.find((operation) => hits.some(({ concept }) => concept === operation))
  if (/[%٪]/.test(question)) return 'share'
  const meant =
    named === 'distinct' ? 'count' : named === 'much' ? 'sum' : named === 'rows' ? 'list' : named
  return meant as Operation | undefined
}

export const hitsOf = (question: string, concepts: readonly Asked[]): Hit<Asked>[] =>
  found(question).filter(({ concept }) => concepts.includes(concept))

/** Words for all that there is. */
export const wide = lexicon({
  all: 'all of them, all of these, all of those, all of it, all, overall, whole, entire, everyone, everything, altogether, in total, whole table, entire table, بكل الجدول, في كل الجدول, فكل الجدول, بالجدول كله, كل, الكل, كله, كلها, كامل, كلهم, جميع, في المجمل, بالمجمل, اجمالا, ككل, على بعض, على بعضه, على بعضها, على بعضهم',
})
/** "The median over all of them": whatever rows were asked about before. */
export const isOfAll = (question: string): boolean =>
  wide(words(question)).some(({ from, to }) => !isEach(words(question), from, to))
const back = lexicon(
  {
    back: 'there, over there, هناك, their, theirs, them, those, these, they, its, of it, منها, منهم, منهن, فيها, فيهم, هذه, هذي, هاي, هذول, هدول, دول, هؤلاء, تلك',
  },
  { isExact: true },
)
/** "What do their salaries come to", «كم متوسط إيجارهم»: of the rows that were asked about before. */
export function refersBack(question: string): boolean {
  const all = words(question)
  const wides = wide(all)
  const isWide = (index: number) => wides.some(({ from, to }) => index >= from && index < to)
  const isSuffixed = ({ word }: Word, index: number) =>
    /^[\u0600-\u06ff]{2,}(?:هم|ها|هن)$/.test(word) && !isWide(index)
  return back(all).some(({ from }) => !isWide(from)) || all.some(isSuffixed)
}

/** «لكل فرع»: of each one, not of all. */
const isEach = (all: readonly Word[], from: number, to: number) =>
  /^ل?كل$/.test(all[from]?.word ?? '') && !/^(?:ال|شي|حاجه)/.test(all[to]?.word ?? '')
