import type { Language } from '@wakeel/contract'
import { type Day, weekdayOf } from '../calendar/day.ts'
import type { Period } from '../calendar/period.ts'
import { placeNamed } from '../follow-up/place-named.ts'
import { formatDate, weekdayNames } from '../reading/format.ts'
import { daysNamedOf } from './changed-dates.ts'
import type { AskedPost, Post } from './schedule.ts'
import type { Told } from './told.ts'

const ASKS =
  /^[^\p{L}\d]{0,3}(?:and |so |و)?(?:what['’]?s?|who['’]?s?|which|when|where|tell me|show me|شو|[إا]يش|وش|[إا]يه|متى|متي|[إا]مت[ىي]|[أا]ي|وين|كم)(?!\p{L})/iu
const OF_POST = /(?<!\p{L})(?:posts?|one|منشور|بوست|واحد)(?!\p{L})/iu
const MOST_POSTS = 120

/** "Which day is the 3rd post?", «وش يوم 9؟» */
export function postAskedIn(period: Period, said: Told, today: Day): AskedPost | undefined {
  if (!ASKS.test(said.text)) return undefined
  const place = OF_POST.test(said.text) ? placeNamed(said.text, MOST_POSTS) : undefined
  if (place) return { at: place.at }
  const [day, second] = daysNamedOf(period, said, today)
  return day && !second ? { day } : undefined
}

export function sayPost(
  posts: readonly Post[],
  { at, day }: AskedPost,
  language: Language,
): string {
  const found = posts.filter((post, index) => (day ? post.day === day : index === at))
  const when = (date: Day) =>
    `${weekdayNames[language][weekdayOf(date)]} ${formatDate(date, language)}`
  if (found.length === 0)
    return day
      ? { en: `**Nothing is posted on ${when(day)}.**`, ar: `**لا منشور يوم ${when(day)}.**` }[
          language
        ]
      : {
          en: `**The calendar has ${posts.length} posts.**`,
          ar: `**في التقويم ${posts.length} منشورًا.**`,
        }[language]
  return found
    .map((post) => {
      const number = posts.indexOf(post) + 1
      const about = [
        post.channels.join(language === 'ar' ? '، ' : ', '),
        post.topic ?? post.holiday?.name[language],
      ]
        .filter(Boolean)
        .join(' · ')
      return {
        en: `**Post ${number}: ${when(post.day)}, ${about}.**`,
        ar: `**المنشور ${number}: ${when(post.day)}، ${about}.**`,
      }[language]
    })
    .join('\n\n')
}
