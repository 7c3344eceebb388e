import { fold } from '../reading/fold.ts'
import { monthNames } from '../reading/month-names.ts'
import { type Span, words } from '../reading/words.ts'
import { correctionsIn } from '../sentences/corrected.ts'
import { type Count, countsIn } from '../sentences/counts.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { longestOnly } from '../sentences/negation.ts'
import { wantsWeekends, weekdaysIn } from './read-weekdays.ts'
import {
  type Channel,
  type Concept,
  channels,
  FORMATS,
  type Format,
  type Told,
  told,
} from './told.ts'

export interface Rhythm {
  frequency: { perWeek: number } | { perMonth: number } | { total: number }
  /** The only days of the week that were named for it. */
  weekdays?: number[]
  /** Days of the week that are kept free. */
  avoidedWeekdays?: number[]
  /** Weekends are posted on too, however few posts there are. */
  usesWeekend?: boolean
  /** So many days from one post to the next: "every other day". */
  everyDays?: number
  /** Formats in turn, when their numbers were said. */
  formats?: Format[]
  /** Numbers said for each channel by itself. */
  split?: { channels: string[]; perWeek: number }[]
  /** "1–2 posts": the upper one is planned. */
  range?: { from: number; to: number }
}

/** The channels a text names, in its order; those it leaves out are not meant. */
export const channelsIn = (said: Told): Channel[] => [
  ...new Set(channelHits(said).map(({ concept }) => concept)),
]

export const channelHits = ({ text, all, isLeftOut }: Told): Hit<Channel>[] =>
  longestOnly(channels(all))
    .filter(
      (hit) =>
        // «خطة نشر» is no newsletter, and the x of "3x" no channel.
        !/^(?:ال|لل|بال|وال)?نشر$/.test(all[hit.from]?.word ?? '') &&
        !isLeftOut(hit) &&
        !(all[hit.from]?.word === 'x' && /[\d٠-٩]\s?$/.test(text.slice(0, hit.start))),
    )
    .sort((a, b) => a.start - b.start)

/** How often something is posted: "4 a week", "every Sunday and Wednesday", «٣ ريلز وستوريين بالأسبوع», "2 on LinkedIn and 3 on Instagram". */
export function rhythmIn(said: Told): Rhythm | undefined {
  const { found } = said
  const has = (concept: Concept) => found.some((hit) => hit.concept === concept)
  if (has('alternate')) return { frequency: { perWeek: 3 }, everyDays: 2 }
  const range = rangeIn(said)
  const counts = postCounts(said)
  const { only, avoided } = weekdaysIn(said)
  const days = {
    ...(only.length > 0 && { weekdays: only }),
    ...(avoided.length > 0 && { avoidedWeekdays: avoided }),
    ...(wantsWeekends(said) && { usesWeekend: true }),
  }
  const rate = rateIn(said, range, counts, only.length)
  // More posts a week than days that are named: those are spoken of for something else.
  const isMore = rate && 'perWeek' in rate.frequency && rate.frequency.perWeek > only.length
  if (rate && isMore && only.length > 0) return { ...rate, ...days, weekdays: undefined }
  return rate && { ...rate, ...days }
}

/** How many posts, and how often; by itself a list of weekdays is one post on each. */
function rateIn(
  said: Told,
  range: Rhythm['range'],
  counts: readonly Count<Concept>[],
  weekdays: number,
): Omit<Rhythm, 'weekdays'> | undefined {
  const { found } = said
  const has = (concept: Concept) => found.some((hit) => hit.concept === concept)
  if (weekdays > 0 && (counts.length === 0 || counts.some(({ value }) => value === weekdays)))
    return { frequency: { perWeek: weekdays } }
  const weekly = has('workday') && restatedByWeek(counts)
  if (weekly) return { frequency: { perWeek: weekly } }
  if (counts.length > 1) {
    const total = totalOf(counts, said)
    if (total) return { frequency: { total } }
    const split = splitByChannel(counts, said)
    const perWeek = counts.reduce((sum, { value }) => sum + value, 0)
    if (split) return { frequency: { perWeek }, split }
    const formats = formatsIn(counts)
    if (has('week') || has('day'))
      return {
        frequency: { perWeek: has('week') ? perWeek : perWeek * 7 },
        ...(formats ? { formats } : {}),
      }
    return { frequency: { total: perWeek }, ...(formats ? { formats } : {}) }
  }
  const [count] = counts
  if (count && isSpreadOver(count, said)) return { frequency: { total: count.value } }
  const isWithoutWeekend = found.some((hit) => hit.concept === 'weekend' && said.isLeftOut(hit))
  // "Six emails on working days" are six, on the days that are used anyway.
  const isEachWorkday = found.some(
    ({ concept, start, from, to }) =>
      concept === 'workday' &&
      (to - from > 1 || /(?:every|each|per|a|\/|كل)\s$/iu.test(said.text.slice(0, start))),
  )
  if (has('workday') && count && count.value > 1 && !isEachWorkday)
    return has('week') || has('month')
      ? { frequency: has('week') ? { perWeek: count.value } : { perMonth: count.value } }
      : { frequency: { total: count.value } }
  if (has('workday') || (isWithoutWeekend && has('day') && (count?.value ?? 1) === 1))
    return { frequency: { perWeek: WORKING_DAYS } }
  const value = count?.value ?? (has('twice') ? 2 : has('once') ? 1 : undefined)
  const ranged = range ? { range } : {}
  if (has('week')) return { frequency: { perWeek: range?.to ?? value ?? 1 }, ...ranged }
  if (has('day'))
    return { frequency: { perWeek: (weekdays || 7) * (range?.to ?? value ?? 1) }, ...ranged }
  if (has('month')) return { frequency: { perMonth: range?.to ?? value ?? 1 }, ...ranged }
  return count ? { frequency: { total: range?.to ?? count.value }, ...ranged } : undefined
}

/** "One every working day, so 5 a week": said twice. */
function restatedByWeek(counts: readonly Count<Concept>[]): number | undefined {
  const eachDay = counts.filter(({ concept }) => concept !== 'week')
  return counts.find(
    ({ concept, value }) =>
      concept === 'week' && eachDay.every((other) => other.value * WORKING_DAYS === value),
  )?.value
}
const WORKING_DAYS = 5

const RATES: readonly Concept[] = ['week', 'day', 'month', 'workday']

/** "Five posts, one post a day": of several numbers the one without a rate beside it is how many there are in all. */
function totalOf(counts: readonly Count<Concept>[], { found, text }: Told): number | undefined {
  const rates = found.filter(({ concept }) => RATES.includes(concept))
  const isRated = ({ start, end }: Count<Concept>) =>
    rates.some((rate) => {
      const gap = rate.start > start ? text.slice(end, rate.start) : text.slice(rate.end, start)
      return !/[,،.\n]/.test(gap) && words(gap).length < 3
    })
  const [first, second] = counts
  if (!first || !second || counts.length > 2 || first.concept !== 'post') return undefined
  const gap = text.slice(first.end, second.start)
  const isList = words(gap).length < 4 && /\s(?:and|plus|و|[+&])/u.test(gap)
  return !isList && !isRated(first) && isRated(second) ? first.value : undefined
}

/** "4 posts this week, one a day", «كل يوم واحد بالكثير»: so many in all, each on a day of its own. */
const isSpreadOver = ({ value, end }: Count<Concept>, { found, text }: Told): boolean =>
  value > 1 &&
  found.some(
    (rate) =>
      (rate.concept === 'day' || rate.concept === 'workday') &&
      rate.start > end &&
      (/^\s*(?:واحد|one|a post|بوست|منشور|post)/u.test(text.slice(rate.end)) ||
        /(?:one|once|واحد|بوست|منشور)\s*(?:post )?$/u.test(text.slice(end, rate.start))),
  )

const COUNTED: readonly Concept[] = ['time', ...FORMATS, 'week', 'day', 'month']

const OF_MONTH = new RegExp(
  `^(?:st|nd|rd|th)? ?(?:of |من )?(?:${monthNames.join('|')})(?!\\p{L})`,
  'u',
)
const LONGEST_MONTH = 20

/** Numbers of posts; "the next 2 weeks" and "3 years" are none. */
export const postCounts = (said: Told): Count<Concept>[] => {
  const { text, found } = said
  const units = [
    ...found.filter(({ concept }) => COUNTED.includes(concept)),
    // "3 on Instagram": what is posted there goes without saying.
    ...channelHits(said).map((hit): Hit<Concept> => ({ ...hit, concept: 'time' })),
  ].sort((a, b) => a.start - b.start)
  const places = new Set(channelHits(said).map(({ start }) => start))
  const counts = countsIn(text, units).filter(({ value, start, end, hit }) => {
    const unit = units[hit] as Hit<Concept>
    const isBefore = start <= unit.start
    if (places.has(unit.start) && unit.concept !== 'post') {
      // "3 on Instagram" and "4 Instagram posts", not «شهر ١٢ انستا».
      const isPlaced = isBefore && words(text.slice(end, unit.start)).length === 1
      const isNoun = found.some(
        ({ concept, from }) => from === unit.to && COUNTED.includes(concept),
      )
      // "15 tiktoks"
      const isPlural = isBefore && /^\s+[a-z]+s$/iu.test(text.slice(end, unit.end))
      if (!isPlaced && !isNoun && !isPlural) return false
    }
    // "From 1 to 20 December with a post for …": a day of the month counts nothing.
    if (OF_MONTH.test(fold(text.slice(end, end + LONGEST_MONTH)).text)) return false
    // «فيديو واحد»: only one stands behind what it counts.
    return Number.isInteger(value) && value > 0 && value < 1000 && (isBefore || value === 1)
  })
  const twice = found
    .filter(({ concept }) => concept === 'twice')
    .map(({ start, end }, index) => ({
      value: 2,
      concept: 'time' as const,
      hit: -1 - index,
      start,
      end,
    }))
  // "I had said 16 posts, sorry, make it 12 posts"
  const takesBack = (between: string) =>
    correctionsIn(between).length > 0 || /\bmake it\b/iu.test(between)
  const isTakenBack = (count: Count<Concept>) =>
    counts.some(
      (other) =>
        other.start > count.end &&
        other.concept === count.concept &&
        takesBack(text.slice(count.end, other.start)),
    )
  return [...counts.filter((count) => !isTakenBack(count)), ...twice].sort(
    (a, b) => a.start - b.start,
  )
}

/** "1-2 posts", "3 to 4 a week". */
function rangeIn({ text }: Told): Rhythm['range'] {
  const match =
    /(?<![\d.])(\d{1,2}) ?(?:-|–|to|or|[إا]ل[ىي]|[أا]و) ?(\d{1,2}) (?:times|posts?|a week|per|منشور|بوست|مر)/iu.exec(
      text,
    )
  const [from, to] = [Number(match?.[1]), Number(match?.[2])]
  return match && from < to ? { from, to } : undefined
}

/** Each number with the channels beside it: those before it when the first channel comes first, else those behind it. */
function splitByChannel(counts: readonly Count<Concept>[], said: Told): Rhythm['split'] {
  const named = channelHits(said)
  const leads = (named[0]?.start ?? 0) < (counts[0]?.start ?? 0)
  const end = said.text.length
  const split = counts.map(({ value, start }, index) => {
    const [from, to] = leads
      ? [counts[index - 1]?.start ?? 0, start]
      : [start, counts[index + 1]?.start ?? end]
    const own = named.filter((hit) => hit.start >= from && hit.start < to)
    return { perWeek: value, channels: [...new Set(own.map(({ concept }) => concept as string))] }
  })
  return split.every(({ channels: own }) => own.length > 0) ? split : undefined
}

/** Three reels and two stories take turns: reel, story, reel, story, reel. */
function formatsIn(counts: readonly Count<Concept>[]): Format[] | undefined {
  const named = counts.flatMap(({ concept, value }) =>
    FORMATS.includes(concept as Format) ? [{ format: concept as Format, left: value }] : [],
  )
  if (named.length !== counts.length || named.some(({ left }) => left > 21)) return undefined
  if (named.every(({ format }) => format === 'post')) return undefined
  const order: Format[] = []
  while (named.some(({ left }) => left > 0))
    for (const kind of named)
      if (kind.left > 0) {
        order.push(kind.format)
        kind.left -= 1
      }
  return order
}

export const wantsEachChannel = ({ found }: Told): boolean =>
  found.some(({ concept }) => concept === 'each')

/** A day that is greeted on. */
const occasions = lexicon({
  occasion:
    'new year, national day, eid al etihad, eid, eid al fitr, eid al adha, union day, راس السنه, السنه الجديده, اليوم الوطني, عيد الاتحاد, العيد, عيد الفطر, عيد الاضحي, المولد النبوي',
})
const asksDay = lexicon({
  when: 'when, what day, which day, which days, what date, متي, امتي, ايمتي, ايمتا, اي يوم, شنو تاريخ, ما تاريخ',
})
const DAY_WITHIN = 4

/** "When is Eid?", «ايمتى بيجي العيد؟»: asked beside the plan. */
export const asksWhenHoliday = ({ all }: Told): boolean =>
  asksDay(all).some(({ to }) =>
    occasions(all).some(({ from }) => from >= to && from - to < DAY_WITHIN),
  )

/** What is said of a post that greets, before the occasion or right behind it: "a happy new year one", «بوست لليوم الوطني». */
const greets = lexicon({
  lead: 'happy, something, special, extra, congratulate, wishing, a post for, post for, post on, post about, one for, one on, شي, شيء, خاص, بوست, منشور, نهني, نبارك, تبريك',
  behind: 'one, post, message, special, card, بوست, منشور',
})
const GREETING_WITHIN = 3

export const wantsHolidayPosts = (said: Told): boolean => greetingHits(said).length > 0

/** Where a post for a holiday is asked for. */
export function greetingHits(said: Told): Span[] {
  const { all, found, isLeftOut } = said
  const beside = greets(all)
  const days = longestOnly(occasions(all)).filter((hit) => !isLeftOut(hit))
  const greeted = days.flatMap((day) => {
    const leads = beside.filter(({ concept, to, from }) =>
      concept === 'lead' ? to <= day.from && day.from - to < GREETING_WITHIN : from === day.to,
    )
    return leads.length > 0 ? [day, ...leads] : []
  })
  const isGreeting = (hit: Hit<Concept>) =>
    hit.concept === 'greeting' && !isLeftOut(hit) && !isListedTopic(said, hit)
  return [...found.filter(isGreeting), ...greeted]
}

/** «المواضيع: توظيف، تهاني، نصائح»: one of the topics, and no wish for holidays. */
export const isListedTopic = ({ text }: Told, { start, end }: Span): boolean =>
  /(?:topics?|themes?|مواضيع\p{L}{0,3}|موضوعات|محاور)\s*[:：]\s*(?:[^.\n؟?!،,]{1,40}[,،]\s*)*$/iu.test(
    text.slice(Math.max(0, start - 160), start),
  ) && /^\s*(?:[,،.؟?!\n]|$)/.test(text.slice(end))

export const speaksOfPosts = (message: string): boolean => {
  const { found, all } = told(message)
  return (
    found.some(({ concept }) => FORMATS.includes(concept as Format)) ||
    plans(all).length > 0 ||
    (found.some(
      ({ concept }) => concept === 'week' || concept === 'day' || concept === 'alternate',
    ) &&
      channels(all).length > 0)
  )
}
const plans = lexicon({
  plan: 'content calendar, content plan, posting schedule, posting plan, social media plan, publishing plan, تقويم المحتوي, تقويم محتوي, خطه النشر, خطه نشر, خطه محتوي, جدول محتوي, جدول نشر',
})
