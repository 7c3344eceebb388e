import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { channelHits } from './channel-hits.ts'
import { daysBetweenIn } from './every-days.ts'
import { type PostCount, postCounts, RATES } from './post-counts.ts'
import { wantsWeekends, weekdayHits, weekdaysIn } from './read-weekdays.ts'
import { type Concept, channels, FORMATS, type Format, type Told, told } from './told.ts'
import { inTurns } from './turns.ts'

export interface Rhythm {
  frequency: { perWeek: number } | { perMonth: number } | { total: number }
  /** The only days of the week that were named for it. */
  weekdays?: number[]
  /** Days of the week that are kept free. */
  avoidedWeekdays?: number[]
  /** Weekends are posted on too, however few posts there are. */
  usesWeekend?: boolean
  /** One on each working day, so that none is meant for a holiday. */
  everyWorkday?: boolean
  /** So many on each of the days: "two posts every Thursday". */
  perDay?: number
  /** So many days from one post to the next: "every other day". */
  everyDays?: number
  /** So many weeks from one with posts to the next. */
  everyWeeks?: number
  /** The days that are named, each with a post. */
  days?: string[]
  /** So many a week until all are posted. */
  pace?: number
  /** Formats in turn, when their numbers were said. */
  formats?: Format[]
  /** Numbers said for each channel by itself. */
  split?: { channels: string[]; perWeek: number; format?: Format }[]
  /** Numbers said for each channel over the whole period. */
  shares?: { channels: string[]; posts: number; format?: Format }[]
  /** "1–2 posts": the upper one is planned. */
  range?: { from: number; to: number }
}

/** How often something is posted: "4 a week", "every Sunday and Wednesday", «٣ ريلز وستوريين بالأسبوع», "2 on LinkedIn and 3 on Instagram". */
export function rhythmIn(said: Told): Rhythm | undefined {
  const { found } = said
  const has = (concept: Concept) => found.some((hit) => hit.concept === concept)
  const range = rangeIn(said)
  const counts = postCounts(said)
  // "3 posts a week on alternating days" are three.
  const everyDays = has('alternate') ? 2 : daysBetweenIn(said.text)
  if (everyDays && !(has('week') && counts.some(({ value }) => value > 1)))
    return { frequency: { perWeek: Math.max(1, Math.floor(DAYS / everyDays)) }, everyDays }
  const { only, avoided } = weekdaysIn(said)
  const days = {
    ...(only.length > 0 && { weekdays: only }),
    ...(avoided.length > 0 && { avoidedWeekdays: avoided }),
    ...(wantsWeekends(said) && { usesWeekend: true }),
    ...(said.isFortnightly && { everyWeeks: 2 }),
  }
  const rate = rateIn(said, range, counts, only.length)
  // More posts a week than days that are named: those are spoken of for something else.
  const isMore = rate && 'perWeek' in rate.frequency && rate.frequency.perWeek > only.length
  if (rate && isMore && only.length > 0 && !rate.perDay)
    return { ...rate, ...days, weekdays: undefined }
  return rate && { ...rate, ...days }
}

const DAYS = 7
/** How many posts, and how often; by itself a list of weekdays is one post on each. */
function rateIn(
  said: Told,
  range: Rhythm['range'],
  counts: readonly PostCount[],
  weekdays: number,
): Rhythm | undefined {
  const { found } = said
  const has = (concept: Concept) => found.some((hit) => hit.concept === concept)
  if (weekdays > 0 && (counts.length === 0 || counts.some(({ value }) => value === weekdays)))
    return { frequency: { perWeek: weekdays } }
  const [one] = counts
  if (weekdays > 0 && one && counts.length === 1 && isOnEach(one, said))
    return {
      frequency: { perWeek: weekdays * one.value },
      ...(one.value > 1 && { perDay: one.value }),
    }
  const weekly = has('workday') && restatedByWeek(counts)
  if (weekly)
    return {
      frequency: { perWeek: weekly },
      ...(weekly === WORKING_DAYS && { everyWorkday: true }),
    }
  if (counts.length > 1) {
    const split = splitByChannel(counts, said)
    const total = split ? undefined : totalOf(counts, said)
    if (total)
      return {
        frequency: { total },
        ...(has('week') && counts[1]?.concept === 'week' && { pace: counts[1].value }),
      }
    const perWeek = counts.reduce((sum, { value }) => sum + value, 0)
    const formats = formatsIn(counts)
    if (split && has('week')) return { frequency: { perWeek }, split }
    if (split && has('day'))
      return {
        frequency: { perWeek: perWeek * 7 },
        split: split.map((part) => ({ ...part, perWeek: part.perWeek * 7 })),
      }
    if (split)
      return {
        frequency: has('month') ? { perMonth: perWeek } : { total: perWeek },
        shares: split.map(({ perWeek: posts, ...part }) => ({ ...part, posts })),
      }
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
  if (isEachWorkday && count && count.value > 1 && isBesideWorkday(count, said))
    return {
      frequency: { perWeek: WORKING_DAYS * count.value },
      perDay: count.value,
      weekdays: [1, 2, 3, 4, 5],
      everyWorkday: true,
    }
  if (has('workday') || (isWithoutWeekend && has('day') && (count?.value ?? 1) === 1))
    return {
      frequency: { perWeek: WORKING_DAYS },
      ...((count?.value ?? 1) === 1 && { everyWorkday: true }),
    }
  const value = count?.value ?? (has('twice') ? 2 : has('once') ? 1 : undefined)
  const ranged = range ? { range } : {}
  if (has('week')) return { frequency: { perWeek: range?.to ?? value ?? 1 }, ...ranged }
  if (has('day'))
    return { frequency: { perWeek: (weekdays || 7) * (range?.to ?? value ?? 1) }, ...ranged }
  if (has('month')) return { frequency: { perMonth: range?.to ?? value ?? 1 }, ...ranged }
  return count ? { frequency: { total: range?.to ?? count.value }, ...ranged } : undefined
}

const EACH_DAY = /^(?:\s\p{L}+){0,3}\s(?:every|each|on every|كل)(?: يوم)?\s(\p{L}{3,})/iu

/** "Two posts every Thursday", «بوستين كل خميس», "one post every Tuesday and Thursday" */
function isOnEach({ start, end, hit }: PostCount, said: Told): boolean {
  const unit = hit < 0 ? end : Math.max(end, start)
  const behind = said.text.slice(unit)
  const named = EACH_DAY.exec(behind)
  const place = unit + (named?.[0].length ?? 0)
  return weekdayHits(said.text, said.all).some((day) => named && day.end === place)
}

/** "Two posts every working day"; "5 posts next week, one per working day" are five. */
const isBesideWorkday = ({ end }: PostCount, { found, text }: Told): boolean =>
  found.some(
    ({ concept, start }) =>
      concept === 'workday' &&
      start >= end &&
      words(text.slice(end, start)).length <= 3 &&
      !/[,،.]|(?<!\p{L})(?:one|a|واحد)(?!\p{L})/iu.test(text.slice(end, start)),
  )

/** "One every working day, so 5 a week": said twice. */
function restatedByWeek(counts: readonly PostCount[]): number | undefined {
  const eachDay = counts.filter(({ concept }) => concept !== 'week')
  return counts.find(
    ({ concept, value }) =>
      concept === 'week' && eachDay.every((other) => other.value * WORKING_DAYS === value),
  )?.value
}
const WORKING_DAYS = 5

/** "Five posts, one post a day": of several numbers the one without a rate beside it is how many there are in all. */
function totalOf(counts: readonly PostCount[], { found, text }: Told): number | undefined {
  const rates = found.filter(({ concept }) => RATES.includes(concept))
  const isRated = ({ start, end }: PostCount) =>
    rates.some((rate) => {
      const gap = rate.start > start ? text.slice(end, rate.start) : text.slice(rate.end, start)
      const isOfOther = counts.some((one) => one.start > end && one.start < rate.start)
      return !isOfOther && !/[,،.\n]/.test(gap) && words(gap).length < 3
    })
  const [first, second] = counts
  if (!first || !second || counts.length > 2 || first.concept !== 'post') return undefined
  const gap = text.slice(first.end, second.start)
  const isList = words(gap).length < 4 && /\s(?:and|plus|و|[+&])/u.test(gap)
  return !(isList && !RATES.includes(second.concept)) && !isRated(first) && isRated(second)
    ? first.value
    : undefined
}

/** "4 posts this week, one a day", «كل يوم واحد بالكثير»: so many in all, each on a day of its own. */
const isSpreadOver = ({ value, end }: PostCount, { found, text }: Told): boolean =>
  value > 1 &&
  found.some(
    (rate) =>
      (rate.concept === 'day' || rate.concept === 'workday') &&
      rate.start > end &&
      (/^\s*(?:واحد|one|a post|بوست|منشور|post)/u.test(text.slice(rate.end)) ||
        /(?:one|once|واحد|بوست|منشور)\s*(?:post )?$/u.test(text.slice(end, rate.start))),
  )

/** "1-2 posts", "3 to 4 a week". */
function rangeIn({ text }: Told): Rhythm['range'] {
  const match =
    /(?<![\d.])(\d{1,2}) ?(?:-|–|to|or|[إا]ل[ىي]|[أا]و) ?(\d{1,2}) (?:times|posts?|a week|per|(?:منشور|بوست)(?!ين)|مر)/iu.exec(
      text,
    )
  const [from, to] = [Number(match?.[1]), Number(match?.[2])]
  return match && from < to ? { from, to } : undefined
}

/** Each number with the channels beside it: those before it when the first channel comes first, else those behind it. */
function splitByChannel(counts: readonly PostCount[], said: Told): Rhythm['split'] {
  const named = channelHits(said)
  const leads = (named[0]?.start ?? 0) < (counts[0]?.start ?? 0)
  const end = said.text.length
  const split = counts.map(({ value, start, concept }, index) => {
    const [from, to] = leads
      ? [counts[index - 1]?.start ?? 0, start]
      : [start, counts[index + 1]?.start ?? end]
    const own = named.filter((hit) => hit.start >= from && hit.start < to)
    const format = FORMATS.find((one) => one === concept && one !== 'post')
    return {
      perWeek: value,
      channels: [...new Set(own.map((hit) => hit.concept as string))],
      ...(format && { format }),
    }
  })
  const parts = split.map((part, index) => ({
    ...part,
    channels: withoutOwned(part.channels, split.slice(0, index)),
  }))
  return parts.every(({ channels: own }) => own.length > 0) ? parts : undefined
}

/** "3 blog posts and 6 reels on our blog and Instagram": what has a number of its own takes no part in another. */
function withoutOwned(own: string[], before: readonly { channels: string[] }[]): string[] {
  const owned = before.flatMap(({ channels: one }) => (one.length === 1 ? one : []))
  const left = own.filter((channel) => !owned.includes(channel))
  return left.length > 0 ? left : own
}

/** Three reels and two stories take turns: reel, story, reel, story, reel. */
function formatsIn(counts: readonly PostCount[]): Format[] | undefined {
  const named = counts.flatMap(({ concept, value }) =>
    FORMATS.includes(concept as Format) ? [{ format: concept as Format, left: value }] : [],
  )
  if (named.length !== counts.length || named.some(({ left }) => left > 21)) return undefined
  if (named.every(({ format }) => format === 'post')) return undefined
  return inTurns(named.map(({ format, left }) => ({ of: format, times: left })))
}

export const wantsEachChannel = ({ found }: Told): boolean =>
  found.some(({ concept }) => concept === 'each')

const ramadan = lexicon({ it: 'ramadan, ramadhan, رمضان' })
const OUTSIDE =
  /(?<!\p{L})(?:outside|avoid|avoiding|skip|skipping|except|excluding|not in|not during|nothing in|nothing during|or in|or during|خارج|غير|تجنب|بعيد عن|ما عدا|إلا|الا|ولا في|ولا ب|مو في|مش في) ?(?:of |the |شهر )?$/iu

/** "No posts on Fridays or in Ramadan", «بدون رمضان»: nothing is posted then. */
export const avoidsRamadan = ({ text, all, isLeftOut }: Told): boolean =>
  ramadan(all).some((hit) => {
    const before = text.slice(Math.max(0, hit.start - 80), hit.start)
    const isOr = /(?<!p{L})or (?:in|during) (?:the )?$/i.test(before)
    const isOutside =
      OUTSIDE.test(before) &&
      (!isOr || /(?<!p{L})(?:no|not|never|nothing|don't)(?!p{L})/i.test(before))
    return isLeftOut(hit) || isOutside
  })

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
