import { fold } from '../reading/arabic.ts'
import { listAfter } from '../reading/labelled-list.ts'
import { numbers } from '../reading/numbers.ts'

const CHANNELS: Record<string, string> = {
  Instagram: 'instagram|insta|ig|انستغرام|انستقرام|انستجرام|الانستغرام|الانستقرام|انستا',
  LinkedIn: 'linked ?in|لينكد ?ان|لينكدان|لينكدين',
  Facebook: 'facebook|fb|فيسبوك|الفيسبوك|فيس بوك',
  X: 'twitter|x(?= ?(?:\\(|and|,|،|$|و))|on x|تويتر|منصه اكس|اكس',
  TikTok: 'tik ?tok|تيك ?توك|التيك توك',
  YouTube: 'you ?tube|يوتيوب|اليوتيوب',
  Snapchat: 'snap ?chat|سناب ?شات|سناب',
  WhatsApp: 'whats ?app|واتس ?اب|واتساب',
  Telegram: 'telegram|تيليجرام|تلغرام|تيليغرام',
  Threads: 'threads|ثريدز',
  Pinterest: 'pinterest|بنترست',
  Blog: 'blog|المدونه|مدونه|مدونتنا',
  Newsletter: 'newsletter|e-?mail|النشره|نشره|البريد',
}

/** The channels a text names, in its order. */
export function channelsIn(text: string): string[] {
  const folded = fold(text).text
  return Object.entries(CHANNELS)
    .flatMap(([name, spellings]) => {
      const at = new RegExp(
        `(?<![\\p{L}\\d])(?:و ?|ل|ب|علي )?(?:${spellings})(?![\\p{L}\\d])`,
        'u',
      ).exec(folded)
      return at ? [{ name, at: at.index }] : []
    })
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
}

const POSTS =
  '(?:posts?|times|x|articles?|videos?|reels?|stories|pieces|updates?|منشورات|منشورا?|بوستات|بوست|مرات|مره|مقالات|مقالا?|تدوينات|تغريدات|فيديوهات|فيديو)'
const WEEKLY =
  '(?:per|a|each|every|/|in a|في|كل|ب)? ?(?:the )?(?:week|weekly|wk|الاسبوع|اسبوع|اسبوعيا)'

/** "1-2 posts" and "3 reels and 2 stories" are not one number. */
const SEVERAL = new RegExp(
  `\\d{1,2} ?(?:-|–|to|or|الي|او) ?\\d{1,2} ?${POSTS}(?!\\p{L})|\\d{1,2} ?(?:\\p{L}+ )?${POSTS} ?(?:and|plus|\\+|&|,|،|و) ?\\d{1,2} ?(?:\\p{L}+ ){0,2}?${POSTS}(?!\\p{L})|${POSTS} ?و ?${POSTS}(?!\\p{L})`,
  'u',
)
const RATE = new RegExp(
  `(?<![\\d/])\\d{1,2} ?(?:\\p{L}+ ){0,2}(?:${POSTS}|blogs?) ?${WEEKLY}(?!\\p{L})`,
  'gu',
)

/** "4 posts a week", "daily", "مرتين في الأسبوع": as a number a week, or as a total when no week is named. */
export function frequencyIn(text: string): { perWeek: number } | { total: number } | undefined {
  // Number words become digits so that "four posts" and "ثلاثة منشورات" read alike.
  const source = fold(text).text
  const folded = numbers(source).reduceRight(
    (line, { start, end, value }) => `${line.slice(0, start)}${value}${line.slice(end)}`,
    source,
  )
  if (SEVERAL.test(folded) || Array.from(folded.matchAll(RATE)).length > 1) return undefined
  const weekly =
    new RegExp(`(?<![\\d/])(\\d{1,2}) ?${POSTS}?(?: \\p{L}+){0,4}? ?${WEEKLY}(?!\\p{L})`, 'u').exec(
      folded,
    ) ?? new RegExp(`${WEEKLY} ?(?:,|:)? ?(\\d{1,2}) ?${POSTS}(?!\\p{L})`, 'u').exec(folded)
  if (weekly && !/^\d{1,2} ?weeks/.test(weekly[0])) return { perWeek: Number(weekly[1]) }
  if (
    /twice (?:a|per|each|every) ?(?:week|weekly)|twice weekly|مرتين (?:في|كل|ب)? ?(?:الاسبوع|اسبوع|اسبوعيا)|(?:منشورين|منشوران|بوستين) (?:في|كل|ب)? ?(?:الاسبوع|اسبوع|اسبوعيا)/.test(
      folded,
    )
  )
    return { perWeek: 2 }
  const daily = new RegExp(
    `(?<!\\d)(\\d) ?${POSTS} ?(?:a|per|each|every|في|كل) ?(?:day|اليوم|يوم)`,
    'u',
  ).exec(folded)
  if (daily) return { perWeek: Number(daily[1]) * 7 }
  if (/every (?:working |week)day|weekdays|كل يوم عمل|ايام العمل/.test(folded))
    return { perWeek: 5 }
  if (/\bdaily\b|every day|each day|يوميا|يوميه|كل يوم|منشور يومي/.test(folded))
    return { perWeek: 7 }
  if (
    /once (?:a|per) week|weekly (?:\p{L}+ )?(?:post|article)|one (?:post )?(?:a|per) week|مره (?:في|كل) (?:الاسبوع|اسبوع)|منشور (?:واحد )?(?:في|كل) (?:الاسبوع|اسبوع)|منشور اسبوعي/u.test(
      folded,
    )
  )
    return { perWeek: 1 }
  const total = new RegExp(`(?<!\\d)(\\d{1,3}) ?${POSTS}(?!\\p{L})`, 'u').exec(folded)
  return total ? { total: Number(total[1]) } : undefined
}

/** What the posts are about: after "topics:", "about" or "المواضيع". */
export const topicsIn = (text: string): string[] =>
  listAfter(
    text,
    'topics?|themes?|subjects?|pillars?|about(?! \\d)|covering|المواضيع|مواضيع|الموضوعات|موضوعات|المحاور|محاور|عن|حول',
  )

export const wantsEachChannel = (text: string): boolean =>
  /(?:on |for |per )?(?:each|every) (?:channel|platform|one|network)|(?:on|to) both|on each|on all (?:of them|channels|platforms)|كل (?:قناه|منصه|واحده|شبكه)|علي (?:كليهما|كلتيهما|كلها|جميع)|كلا/.test(
    fold(text).text,
  )
export const wantsHolidayPosts = (text: string): boolean =>
  /(?:holiday|greeting|eid|national day|occasion)s? (?:posts?|greetings?|wishes|messages?|content)|greetings?|تهنيه|تهاني|(?:منشورات?|بوستات?) (?:لل?|ال)?(?:عطل|اعياد|مناسب|عيد|يوم الوطني)/.test(
    fold(text).text,
  )
