import { latinDigits } from '../reading/arabic.ts'
import { type Word, words } from '../reading/words.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { leftOutIn, longestOnly } from '../sentences/negation.ts'
import { isInTopicName } from './topic-days.ts'

export const channels = lexicon({
  Instagram: 'instagram, insta, ig, انستغرام, انستقرام, انستجرام, انستا, الانستا',
  LinkedIn: 'linkedin, linked in, لينكد ان, لينكدان, لينكدين',
  Facebook: 'facebook, fb, فيسبوك, فيس بوك, فيس',
  X: 'twitter, tweet, تغريده, تغريدات, x, تويتر, منصه اكس, اكس',
  TikTok: 'tiktok, tik tok, تيك توك, تيكتوك',
  YouTube: 'youtube, you tube, يوتيوب',
  Snapchat: 'snapchat, snap chat, snap, سناب شات, سناب, سنابشات',
  WhatsApp: 'whatsapp, whats app, واتس اب, واتساب',
  Telegram: 'telegram, تيليجرام, تلغرام, تيليغرام',
  Threads: 'threads, ثريدز',
  Pinterest: 'pinterest, بنترست',
  Blog: 'blog, مدونه, مدونتنا',
  Newsletter: 'newsletter, email, نشره, نشره بريديه, بريد',
})
export type Channel = ReturnType<typeof channels>[number]['concept']

const concepts = lexicon({
  post: 'post, update, piece, short, tweet, منشور, منشورات, بوست, بوستات, تدوينه, تغريده, تغريدات',
  time: 'time, x, مره, مرات, مرتين',
  reel: 'reel, reels, ريل, ريلز',
  story: 'story, stories, ستوري, ستوريز, ستوريات, قصه',
  video: 'video, فيديو, فيديوهات',
  carousel: 'carousel, slideshow, كاروسيل, كاروسل',
  photo: 'photo, image, picture, صوره, صور',
  poll: 'poll, استطلاع, تصويت',
  live: 'live session, live video, بث مباشر, لايف',
  article: 'article, مقال, مقاله, مقالات',
  twice: 'twice',
  once: 'once',
  week: 'a week, per week, each week, every week, weekly, in a week, of the week, per wk, في الاسبوع, بالاسبوع, كل اسبوع, اسبوعيا, اسبوعي, اسبوعيه',
  day: 'a day, per day, each day, every day, daily, في اليوم, باليوم, كل يوم, يوميا, يومي, يوميه',
  month: 'a month, per month, each month, every month, monthly, في الشهر, بالشهر, كل شهر, شهريا',
  workday:
    'weekday, every weekday, working day, workday, يوم عمل, يوم دوام, كل يوم دوام, ايام الدوام, كل يوم عمل, ايام العمل',
  alternate:
    'every other day, every second day, alternate days, day on day off, every two days, كل يومين, كل يومان, يوم بعد يوم, يوم ويوم, يوم اي ويوم لا',
  weekend: 'weekend, الويكند, نهايه الاسبوع, عطله نهايه الاسبوع',
  each: 'each channel, every channel, each platform, every platform, each one, on each, each on, on both, to both, both at the same time, all channels, all platforms, all of them, كل قناه, كل منصه, كل واحده, كل شبكه, على القناتين, على المنصتين, عالمنصتين, عالقناتين, كل منشور على الاثنين, كل بوست على الاثنين, كل منشور على الاتنين, كل بوست على الاتنين, كل بوست عالاتنين, كليهما, كلتيهما, كلها, جميع',
  greeting:
    'greeting, every holiday, every public holiday, each holiday, each public holiday, on public holidays, on the holidays, holiday post, holiday posts, holiday greeting, holiday wishes, eid post, eid greeting, occasion post, posts for national day, posts for the holidays, post for eid, greeting for, wish, wishes, eid mubarak, happy eid, something for national day, something for eid, post for national day, كل عطله رسميه, كل عيد, كل مناسبه, كل الاعياد, بالاعياد, معايده, معايدات, تهنيه, تهاني, منشورات العطل, منشور للعيد, منشورات المناسبات, منشورات للمناسبات',
})
export type Concept = ReturnType<typeof concepts>[number]['concept']
/** An ordinary post is one beside others only. */
export const FORMATS = [
  'post',
  'reel',
  'story',
  'video',
  'article',
  'carousel',
  'photo',
  'poll',
  'live',
] as const satisfies Concept[]
export type Format = (typeof FORMATS)[number]

/** «العدد: 8», "number of posts = 12", a cell behind "Posts total": the label is what is counted. */
const LABELLED =
  /(?<=^|\n|[,،;؛] ?)[ \t•*-]{0,4}((?:number|no\.?|total|count|qty|quantity)(?: of)?(?: posts)?|posts(?: (?:total|count|number|wanted|in total))?|(?:ال)?عدد(?: (?:ال)?(?:منشورات|بوستات))?|(?:ال)?منشورات|(?:ال)?بوستات)(?: ?[:=|] ?|\t ?)(\d{1,3})(?![\d.])(?! ?(?:posts?|منشور|بوست|reels?))/giu

/** "Posts per week: 3", «منشورات كل أسبوع: ٣» */
const RATE_LABELLED =
  /(?<=^|\n|[,،;؛] ?)[ \t•*-]{0,4}(?:(?:number of )?posts ((?:per|a|each|every) (?:day|week|month))|(?:عدد )?(?:ال)?(?:منشورات|بوستات) ((?:كل |في ال|بال)(?:يوم|[اأ]سبوع|شهر)))(?: ?[:=|] ?|\t ?)(\d{1,2})(?![\d.])/giu

/** "Instagram 4, Facebook: 2": each number stands behind its channel. */
const COUNT_BEHIND = /^ ?[:：=x×–-]? ?(\d{1,2})(?= ?(?:$|[,،;؛.\n+&)]|and |و))/u

function withCountsBefore(text: string): string {
  const counted = longestOnly(channels(words(text))).flatMap(({ start, end }) => {
    const count = COUNT_BEHIND.exec(text.slice(end, end + 12))
    return count ? [{ start, end, to: end + count[0].length, count: count[1] as string }] : []
  })
  if (counted.length < 2) return text
  return counted
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (rest, { start, end, to, count }) =>
        `${rest.slice(0, start)}${count} ${/\p{Script=Arabic}/u.test(text.slice(start, end)) ? 'على' : 'on'} ${rest.slice(start, end)}${rest.slice(to)}`,
      text,
    )
}

/** A request as it has been read once, for all that is asked of it. */
export interface Told {
  text: string
  all: Word[]
  found: Hit<Concept>[]
  isLeftOut: (hit: Hit<string>) => boolean
  /** "Every other Friday" */
  isFortnightly: boolean
}

/** "A day in the life": what is shown, and no rate. */
const IN_THE_LIFE = /^ in (?:the|our|my|his|her|a) (?:life|office|kitchen|shop|store|clinic)/i

/** «عانستا» */
const ON_CHANNEL = /(?<!\p{L})ع(?:ال)?(?=[إا]?نست|فيس|تيك|لينك|يوتيوب|سناب|تويتر|واتس)/gu

/** «كل يوم اربع»: said so of a day where nothing follows that it would count. */
const DAY_AS_NUMBER =
  /(?<=(?:يوم|[أا]يام) )(ال)?([أا]ربع|تلات|[إا]?[تث]نين)(?! (?:بوست|منشور|ريل|ستور|فيديو|صور|صوره|مر|تغريد|[أا]يام|[أا]سابيع|قصص|مقال|حلق))(?!\p{L})/gu
const NAMED_DAYS: Readonly<Record<string, string>> = { ا: 'الأربعاء', ت: 'الثلاثاء', ن: 'الاثنين' }
const dayName = (written: string) =>
  NAMED_DAYS[/نين$/.test(written) ? 'ن' : /^ت/.test(written) ? 'ت' : 'ا'] ?? written

/** «منشوران» counts as «منشورين» does. */
const DUAL =
  /(?<!\p{L})([وبل]?(?:منشور|بوست|فيديو|مقال|مقالت|ريل|تغريدت|تدوينت|صورت|قصت|مرت|كاروسيل))ان(?!\p{L})/gu

/** «تلت بوستات»: three of them, and no third. */
const THREE = /(?<!\p{L})[تث]ل[تث](?= (?!ال)(?:\p{L}{2,9}ات|ريلز|قصص|صور)(?!\p{L}))/gu

/** «خطة لأسبوع من 6 ديسمبر»: how long it is. */
const ONE_LONG = /(?<!\p{L})ل([أا]سبوع|شهر)(?= (?:من|يبد[أا]|ابتداء|بداي[ةه]) )/gu
/** "For a week from 6 December" */
const LASTS = /(?:\b(?:for|over|during|lasting)|^plan) $/iu

const DAY_NAMES =
  'mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|weekend'
/** "Every other Friday", «كل جمعتين», "every two weeks": one week is left out after each. */
const EVERY_OTHER = new RegExp(
  `\\b(?:every|each) (?:other|second|2nd|alternate) (?=(?:${DAY_NAMES}|week)s?\\b)`,
  'giu',
)
const TWO_WEEKS = /\bevery (?:two|2) weeks?\b|\bfortnightly\b|\b(?:a|per|every) fortnight\b/giu
const TWO_WEEKS_ARABIC = /(?<!\p{L})كل [أا]سبوعين(?!\p{L})/gu
const TWO_DAYS = /(?<!\p{L})كل (جمع|خميس|سبت|[أا]حد)(?:ت)?ين(?!\p{L})/gu

const ONE_OF_THEM = /^ال(?:قادم|مقبل|جاي|تالي|وطني|عالمي|دولي|تاسيس|اول|ثاني|اخير)/

export function told(message: string): Told {
  const counted = withCountsBefore(latinDigits(message))
  const weekly = counted
    .replace(EVERY_OTHER, 'every ')
    .replace(TWO_WEEKS, 'every week')
    .replace(TWO_WEEKS_ARABIC, 'كل أسبوع')
    .replace(TWO_DAYS, (_, day: string) => `كل ${day}${day === 'جمع' ? 'ة' : ''}`)
  const text = weekly
    .replaceAll(/\/(?=\s?(?:w|d|m|[اأ]سبوع|يوم|شهر))/gi, ' per ')
    .replace(ON_CHANNEL, 'على ')
    .replace(DUAL, '$1ين')
    .replace(THREE, 'ثلاث')
    .replace(ONE_LONG, '$1 واحد')
    .replace(DAY_AS_NUMBER, (_, __, day: string) => dayName(day))
    .replace(RATE_LABELLED, (_, english: string | undefined, arabic: string, count: string) =>
      english ? `${count} posts ${english}` : `${count} منشورات ${arabic}`,
    )
    .replace(LABELLED, (_, label: string, count: string) =>
      /\p{Script=Arabic}/u.test(label) ? `${count} منشورات` : `${count} posts`,
    )
  const all = words(text)
  const isPartOfName = (hit: Hit<Concept>) =>
    (hit.concept === 'weekend' && isInTopicName(text, all, hit)) ||
    (hit.concept === 'day' && IN_THE_LIFE.test(text.slice(hit.end)))
  const found = longestOnly(concepts(all)).filter((hit) => {
    const { concept, from, to } = hit
    if (isPartOfName(hit)) return false
    // "Whatever falls on Eid, 3 posts a week" asks for no post for Eid.
    if (concept === 'greeting' && /[\d,،;؛.]/.test(text.slice(hit.start, hit.end))) return false
    // "Weekly" is a rate; "week" by itself is a stretch of time.
    // «كل يوم من الشهر» is no «كل يومين».
    if (concept === 'alternate' && all[to - 1]?.word === 'يوم' && all[from]?.word === 'كل')
      return false
    // «يوم 7 ويوم 14» are two days.
    if (concept === 'alternate' && /\d/.test(text.slice(hit.start, hit.end))) return false
    const isRate = concept === 'week' || concept === 'day' || concept === 'month'
    // «باليوم الوطني», «الشهر القادم»: one day or month, and no rate.
    if (isRate && all[from]?.word === 'a' && LASTS.test(text.slice(0, hit.start))) return false
    if (isRate && ONE_OF_THEM.test(all[to]?.word ?? '')) return false
    return !(isRate && to - from === 1 && !/^بال|(?:ly|يا?|يه)$/.test(all[from]?.word ?? ''))
  })
  return { text, all, found, isLeftOut: leftOutIn(text, all), isFortnightly: weekly !== counted }
}
