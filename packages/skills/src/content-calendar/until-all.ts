import type { Language } from '@wakeel/contract'
import { addDays, type Day, weekdayOf } from '../calendar/day.ts'
import type { Period } from '../calendar/period.ts'
import { formatDate, weekdayNames } from '../reading/format.ts'
import type { Rhythm } from './read-plan.ts'
import { type Plan, type Post, schedule } from './schedule.ts'

const ENDS =
  /\bwhen (?:do|does|will|would|am|are) (?:i|we|it|that|this|they) (?:be )?(?:finish|finished|done|end|through|run out)\b|\bhow long (?:will|does|would|is) (?:it|that|this)\b|\b(?:finish|end) date\b|\bwhat (?:date|day) (?:do|does|will|would) (?:i|we|it) (?:finish|end)\b|(?<!\p{L})(?:مت[ىي]|[إا]مت[ىي]|[إا]يمت[ىي]) (?:ب|ر[اح]ح )?[اأنيت]?(?:خلص|نتهي|كمل)\p{L}{0,2}(?!\p{L})/iu
/** "When do I finish?" */
export const asksWhenAllIsOut = (text: string): boolean => ENDS.test(text)

/** "30 posts, 3 a week": so many a week from a day on until all are out; none where that takes too long. */
export function untilAll(
  { frequency, pace, ...rhythm }: Rhythm,
  from: Day,
  most: number,
): (Period & Rhythm) | undefined {
  if (!pace || !('total' in frequency)) return undefined
  const { posts } = schedule({
    weekdays: rhythm.weekdays,
    avoidedWeekdays: rhythm.avoidedWeekdays,
    usesWeekend: rhythm.usesWeekend,
    from,
    to: addDays(from, most - 1),
    postsPerWeek: pace,
    total: undefined,
    channels: [ANY_CHANNEL],
    topics: [],
    onEachChannel: false,
    holidayPosts: false,
  } as Plan)
  const last = posts[frequency.total - 1]
  return last && { ...rhythm, frequency: { perWeek: pace }, from, to: last.day }
}

/** Which day the last post goes out. */
export function sayEnd(posts: readonly Post[], language: Language): string {
  const last = posts.at(-1)
  if (!last) return ''
  const day = `${weekdayNames[language][weekdayOf(last.day)]} ${formatDate(last.day, language)}`
  return language === 'ar'
    ? `**آخر المنشورات (${posts.length}) يوم ${day}.**`
    : `**The last of the ${posts.length} posts is on ${day}.**`
}

/** Stands for a channel where none is named and none is needed. */
export const ANY_CHANNEL = '—'
