import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import { type Word, words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { boundsIn } from '../table-question/filters.ts'
import type { LedgerInput } from './input.ts'
import { monthsIn } from './months.ts'

/** "Every payment above AED 1,000", «اللي فوق 500 درهم»: which amounts are meant. A count of times or days is none. */
export function limitsIn(text: string): LedgerInput['limits'] {
  const { found } = boundsIn(fold(text).text)
  const [first, second] = found.filter(
    ({ subject, follow, min = 0, max = 0 }) =>
      !NOT_MONEY.test(follow) && !OF_RESULT.test(subject) && Math.max(min, max) > 0,
  )
  if (!first) return undefined
  const { min = second?.min, max = second?.max, isStrict } = first
  if (min !== undefined && max !== undefined && min > max) return undefined
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }), isStrict }
}
const NOT_MONEY =
  /^\s?(?:%|times?\b|days?\b|months?\b|weeks?\b|years?\b|percent|people|مرات|مره|ايام|يوم|شهور|اشهر|شهر|اسابيع|بالميه|في الميه)/

/** "Is the total above 20,000?", "my boss says we spent more than 9k" compare what comes out. */
const OF_RESULT =
  /(?:(?:^|[.?!,،؟\n]) ?(?:is|was|are|were|does|did|have|has|do|و?هل) |\b(?:sa(?:y|ys|id|ying)|thinks?|claims?|believes?|told|sure)\b|(?<!\p{L})(?:[يت]قول|قال|قالت|قالو|قالي)(?!\p{L}))[^.?!؟\n]*$/u

/** "We are 4 flatmates, how much does each pay?", «نقسمها على ٣». */
export function sharersIn(text: string): number | undefined {
  const { text: folded } = fold(text)
  const part = FRACTIONS.find(([pattern]) => MINE.test(folded) && pattern.test(folded))
  if (part) return part[1]
  if (dividing(words(folded)).length === 0) return undefined
  const all = words(folded)
  const counted = numbers(folded).find(({ value, start, end }) => {
    const at = all.findIndex((word) => word.start >= end)
    const isPeople =
      at >= 0 &&
      (all[at] as Word).start - end < 4 &&
      people(all.slice(at, at + 2)).some(({ from }) => from === 0)
    const isDivisor = DIVIDED_BY.test(folded.slice(Math.max(0, start - 40), start))
    return Number.isInteger(value) && value > 1 && value < 100 && (isPeople || isDivisor)
  })
  return counted?.value ?? (TWO.test(folded) ? 2 : undefined)
}
/** «نحن شريكين» */
const TWO =
  /\b(?:the two of us|both of us|between us two|me and my (?:partner|wife|husband|brother|sister|friend|flatmate|roommate))\b|(?<!\p{L})(?:شريكين|شخصين|نفرين|اخوين|اختين|صديقين|عائلتين|احنا الاثنين|نحن الاثنين|انا و(?:شريكي|زوجتي|زوجي|اخوي|اخي|اختي|صديقي|صاحبي))(?!\p{L})/u
const MINE =
  /\bmy (?:share|part|portion|half|third)\b|(?<!\p{L})(?:حصتي|نصيبي|قسمتي|علي انا)(?!\p{L})/u
const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:one third|a third|third)\b|(?<!\p{L})(?:ال)?ثلث(?!\p{L})/u, 3],
  [/\bhalf\b|(?<!\p{L})(?:ال)?نصف?(?!\p{L})/u, 2],
]
const DIVIDED_BY =
  /(?:\b(?:split|divided?|shared?)\b[^\d.?!]{0,20}(?:by|between|among|into)\s|قسم[^\d.?!؟]{0,12}علي\s|(?:we are|we r|we're|there are|احنا|نحن|حنا)\s)$/u
const dividing = lexicon({
  each: 'each, split, divide, share it, we share, us share, shared by, per person, per head, a head, equally, كل واحد, لكل واحد, كل شخص, لكل شخص, على كل واحد, يقسم, نقسم, قسم, اقسم, بالتساوي, للشخص, الواحد, نصيب كل',
})
const people = lexicon({
  people:
    'people, person, flatmate, roommate, housemate, friend, partner, of us, guy, person, family, families, sharer, colleague, brother, sister, ways, اشخاص, شخص, نفر, انفار, شباب, اصدقاء, شركاء, ربع, اخوان, بنات, افراد, ساكنين, عائلات',
})

const LEFT_OUT =
  /(?:\b(?:except|excluding|exclude|without|other than|leave out|leaving out|ignore|ignoring|skip|skipping|apart from|not counting|not including|but not)|(?:ما )?عدا|باستثناء|(?<!\p{L})(?:غير|دون|بدون))(?: (?:for|the|any|all|anything|everything|month|months|of|from|in|شهر|اشهر|شهور|في))*\s*$/u

/** "Except March", «ما عدا شهر مارس»: the months that are left out, and the text without them. */
export function withoutMonthsIn(
  text: string,
  latest: string | undefined,
): { months: string[]; rest: string } {
  const { text: folded, original } = fold(text)
  const isMonth = (word: string) => monthsIn(word === 'may' ? 'in may' : word, latest)
  const all = [...folded.matchAll(/(?:(?:ال)?شهر|\bmonth) \d{1,2}(?!\d)|\p{L}+/gu)].map(
    ({ index, 0: word }) => ({
      start: index,
      end: index + word.length,
      months: isMonth(word),
    }),
  )
  const first = all.findIndex(
    ({ start, months }) => months.length > 0 && LEFT_OUT.test(folded.slice(0, start)),
  )
  if (first < 0) return { months: [], rest: text }
  let last = first
  const goesOn = (index: number) => {
    const next = all[index]
    return (
      next !== undefined &&
      next.months.length > 0 &&
      JOINT.test(folded.slice(all[last]?.end, next.start))
    )
  }
  while (goesOn(last + 1) || goesOn(last + 2)) last += goesOn(last + 1) ? 1 : 2
  const lead = folded.slice(0, all[first]?.start).search(LEFT_OUT)
  return {
    months: [...new Set(all.slice(first, last + 1).flatMap(({ months }) => months))],
    rest: `${text.slice(0, original(lead))} ${text.slice(original(all[last]?.end ?? 0))}`,
  }
}
const JOINT = /^ ?(?:,|،)? ?(?:and|or|nor|و|او|ولا)? ?$/
