import type { Day } from '../calendar/day.ts'
import { NOT_BEHIND_PREPOSITION, NOT_OWN_WAW } from '../reading/arabic.ts'
import { held, holdInnerJoints, released } from '../reading/inner-joints.ts'
import type { Span, Word } from '../reading/words.ts'
import { words } from '../reading/words.ts'
import { daysIn, monthsNamedIn } from '../sentences/days.ts'
import { grammar } from '../sentences/grammar.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { longestOnly } from '../sentences/negation.ts'
import { sentencesIn } from '../sentences/split.ts'
import { channelHits } from './channel-hits.ts'
import { greetingHits, isListedTopic } from './greetings.ts'
import { namesListed, withinQuotation } from './listed-names.ts'
import { postCounts } from './post-counts.ts'
import { weekdayHits } from './read-weekdays.ts'
import type { Told } from './told.ts'

const labels = lexicon({
  topics:
    'topic, theme, subject, pillar, covering, mix of, تتناول, يتناول, نتناول, موضوع, مواضيع, موضوعين, موضوعات, محور, محاور',
  about: 'about, regarding, عن, حول, بخصوص',
  /** Said of topics where neither channels nor days take turns. */
  turns:
    'rotate between, rotate through, alternate between, switch between, cycle between, cycle through, vary between, go back and forth between, alternating, rotating, split between, divided between, half and half between, مناصفه بين, موزعه بين, مقسمه بين, نبدل بين, بنبدل بين, بدل بين, ننوع بين, بننوع بين, نوع بين, نتنقل بين, بنتنقل بين, نراوح بين, التناوب بين, بالتناوب بين, تناوب بين, التنويع بين, بالتنويع بين, التبديل بين, بالتبديل بين',
})
/** «ابعدهم عن العيد» keeps off and is about nothing. */
const away = lexicon({ away: 'away, stay away, keep off, يبعد, ابعد, ابعدهم, بعيد, يختلف' })
/** A word that begins something else than a topic. */
const stops = lexicon({
  stop: 'starting, including saturday, including saturdays, including sunday, including sundays, including friday, including fridays, including weekend, including weekends, including the weekend, including the weekends, number of posts, how many, also something, nothing, none, thats it, thats all, جدول, فيها, فيه, بيها, put, add, حط, حطلي, سوي, ارجو, ابغي, ابي, بدي, عايز, وزع, ابعد, ابعدهم',
  /** Named in a list of topics too: "deadlines, platform news". */
  thing:
    'channel, platform, period, owner, budget, deadline, note, قناه, القناه, القنوات, العدد, الفتره, المده',
  form: 'table, schedule, calendar',
  joint:
    'on, for, in, at, to, from, with, via, during, over, and, also, but, على, في, من, مع, خلال, ع, بس, لكن',
})

/** «الشكر» may be a topic, «شكرا» closes a message. */
const courtesy = lexicon(
  {
    stop: 'please, pls, plz, thanks, thank you, thx, لو سمحت, من فضلك, شكرا, عندنا, عنا, عندي, لدينا',
  },
  { isExact: true },
)
/** "Thank you teachers" is a topic, "thank you so much" is none. */
const isThanked = (all: readonly Word[], { from, to, end }: Hit<string>): boolean => {
  const next = all[to]
  return (
    all[from]?.word !== 'thank' ||
    next === undefined ||
    next.start - end > 1 ||
    /^(?:so|very|much|a|in|for|all|guys|everyone|team|sir|and|but|i|we|you|if|it|this|that)$/.test(
      next.word,
    )
  )
}
const stopsIn = (all: readonly Word[]): Hit<'stop' | 'thing' | 'form' | 'joint'>[] => [
  ...stops(all),
  ...courtesy(all).filter((hit) => isThanked(all, hit)),
]

const SEPARATOR = new RegExp(
  `[,،;؛\\n+&|•]|\\s/\\s|(?<!\\s)\\s+(?:and|و)\\s+|(?<!\\s)${NOT_BEHIND_PREPOSITION}\\s+و(?=\\p{L}{2})${NOT_OWN_WAW}|[.!?؟](?=\\s|$)`,
  'gu',
)
const LEAD = /^[\s:：=-]*(?:(?:are|is|include|هي|وهي|تشمل)(?:\s+|\s?[:：]\s?))?/i
const LONGEST = 80
const MAX_TOPICS = 60

/** What the posts are about: behind "topics:", "about", «المواضيع»، «عن»، or in the items of a list, up to where the request says something else. */
export function topicsIn(said: Told, today: Day): string[] {
  const start = beginningOf(said)
  const items = sentencesIn(said.text).filter(({ isItem }) => isItem)
  const numbered = numberedIn(said.text)
  if (numbered.length > 1) return numbered
  if (items.length > 1) return items.map(({ text }) => text.replace(/[.,،;؛]{1,3}$/, ''))
  if (start === undefined) return unlabelled(said, today)
  const behind = said.text.slice(start)
  const bracket = /^[^,،;\n()]{1,60}\((?=[^(),،\n]*[,،][^()\n]*\))/u.exec(behind)?.[0] ?? ''
  const from = start + (bracket.length || (LEAD.exec(behind)?.[0].length ?? 0))
  const rest = said.text.slice(from, bracket ? said.text.indexOf(')', from) : undefined)
  return listed(withinQuotation(rest), from, bracket ? [] : endsIn(said, today, from))
}

/** "Topic 1: offers", «الموضوع الأول  نصائح»: each on a line with a label of its own. */
const NUMBERED =
  /^[\t •*-]{0,4}(?:topic|theme|subject|pillar|(?:ال)?موضوع|(?:ال)?محور) ?(?:#?\d{1,2}|ال\p{L}{3,6})(?: ?[:.)=|–-] ?|\t ?| )(\S[^\n\t]{0,79})/gimu
const numberedIn = (text: string): string[] =>
  Array.from(text.matchAll(NUMBERED), ([, name = '']) => name.trim().replace(/[,،;؛.]$/, ''))

/** "The subject is always the same: brunch" */
const UP_TO_COLON = /^[^.:：,،\n\d]{1,40}[:：](?=\s)/u

/** "Between the Instagram": no more than an article stands before the first that takes its turn. */
const NEAR = 6

function beginningOf(said: Told): number | undefined {
  const { text, all } = said
  const others = [...channelHits(said), ...weekdayHits(text, all)]
  const isOfOthers = (end: number) => others.some(({ start }) => start >= end && start - end < NEAR)
  const keepsOff = new Set(away(all).map(({ to }) => to))
  const found = longestOnly(labels(all)).filter(
    ({ concept, from, to, end }) =>
      !keepsOff.has(from) &&
      all[from]?.word !== 'them' &&
      !(all[from]?.word === 'عن' && all[to]?.word === 'طريق') &&
      !(
        concept === 'turns' &&
        (isOfOthers(end) || /^\s(?:days?|weeks?)(?!\p{L})/iu.test(text.slice(end)))
      ) &&
      (concept === 'topics' || !/^\s*[\d٠-٩]/.test(text.slice(end))),
  )
  const label = found.find(({ concept }) => concept === 'topics') ?? found[0]
  // "6 posts in May on Facebook: menu, staff, offers"
  const list = /[:：](?=[^\n:：.]*[,،])/.exec(text)
  if (label) return label.end + leadOf(said, label)
  return list ? list.index + 1 : undefined
}

/** What stands between the label and its colon, unless it begins something else. */
function leadOf({ text, all }: Told, { concept, end }: Hit<string>): number {
  const length = concept === 'topics' ? (UP_TO_COLON.exec(text.slice(end))?.[0].length ?? 0) : 0
  const isElsewhere = stopsIn(all).some(
    (stop) => stop.concept !== 'joint' && stop.start >= end && stop.start < end + length,
  )
  return isElsewhere ? 0 : length
}

/** "Coffee of the week" is a topic, and says nothing of how often. */
const NAMED_SO = /(?<!days? )of the week$/i

/** "Tax deadlines", not "deadline: Friday" */
const isPlainNoun = ({ start, end }: Span, text: string): boolean =>
  /^(?:deadline|budget|note|owner)s?$/iu.test(text.slice(start, end)) &&
  /\p{L}\s$/u.test(text.slice(0, start)) &&
  !/^\s?(?:[:：=|\d]|(?:is|are|of)\s)/iu.test(text.slice(end))

/** Where something is said that is no topic: a channel, a day, a rate, a greeting, a count. */
function endsIn(said: Told, today: Day, from?: number): number[] {
  const { text, all, found } = said
  const named = new Set<string>([
    'week',
    'day',
    'month',
    'workday',
    'alternate',
    'each',
    'greeting',
  ])
  const marks = stopsIn(all)
  const leads = new Set(marks.map(({ to }) => to))
  const names = from === undefined ? [] : namesListed(said, from, marks)
  const isNamed = ({ start }: Span) => names.some((name) => name.start <= start && start < name.end)
  const spans: Span[] = [
    ...channelHits(said).filter(
      ({ from }) => leads.has(from) || /^عال/.test(all[from]?.word ?? ''),
    ),
    ...found.filter(
      (hit) =>
        named.has(hit.concept) &&
        !isListedTopic(said, hit) &&
        !NAMED_SO.test(text.slice(Math.max(0, hit.start - 5), hit.end)),
    ),
    ...postCounts(said),
    ...daysIn(text, today).filter(({ start, end }) => /[\d٠-٩]/.test(text.slice(start, end))),
    ...monthsNamedIn(text),
    ...marks.filter(
      (mark) => mark.concept !== 'joint' && !isNamed(mark) && !isPlainNoun(mark, text),
    ),
    ...greetingHits(said),
    ...weekdayHits(text, all),
    ...found.filter(({ concept }) => concept === 'weekend'),
    ...grammar(all).filter(
      (hit) => (hit.concept === 'not' || hit.concept === 'pronoun') && !isNamed(hit),
    ),
    ...Array.from(text.matchAll(/(?<=\p{L}\s)[\d٠-٩]+(?=\s+\p{L})/gu), ({ index }) => ({
      start: index,
      end: index + 1,
    })),
  ]
  return spans.map(({ start }) => start).sort((a, b) => a - b)
}

/** "Before and after", "Q&A": one topic, whatever joins its words. */
const PAIRS =
  /before and after|do'?s and don'?ts|tips and tricks|q ?& ?a|questions? and answers?|behind the scenes|قبل وبعد|سؤال وجواب|س ?و ?ج|food and beverage|f&b|b2b|health and safety|hr and admin|(?<= )fun and games/giu
const paired = (text: string) => text.replace(PAIRS, held)

/** "a) tips b) team", "1) tips 2) team": each mark parts as a comma does. */
const LETTERED = /(?:^|\s)(?:[a-h]|[1-9])\)\s/giu
const lettered = (text: string): string =>
  (text.match(LETTERED)?.length ?? 0) > 1
    ? text.replace(LETTERED, (mark) => `,${' '.repeat(mark.length - 1)}`)
    : text

/** "menu/offers/team" */
function slashed(text: string): string {
  const [line = ''] = text.split('\n', 1)
  return !/[,،;؛]/.test(line) && /\p{L}\/\p{L}/u.test(line)
    ? text.replace(/(?<=\p{L})\/(?=\p{L})/gu, ',')
    : text
}

/** A line with a label of its own begins something else. */
const NEXT_LABEL = /^\s*[\p{L} ]{2,30}[:：=]/u

const MOST_WORDS = 4

/** "10 posts, LinkedIn, March, product launch, reviews": pieces of a list in which nothing else is said. */
function unlabelled(said: Told, today: Day): string[] {
  const { text, all, found } = said
  const ends = [
    ...endsIn(said, today),
    ...channelHits(said).map(({ start }) => start),
    ...found.map(({ start }) => start),
  ]
  const small = new Set(stopsIn(all).map(({ start }) => start))
  const runs: string[][] = [[]]
  let at = 0
  for (const mark of [...text.matchAll(/[,،;؛\n]|[.!?؟](?=\s|$)/gu), undefined]) {
    const to = mark?.index ?? text.length
    const piece = text.slice(at, to)
    const count = words(piece).length
    const isSaid = ends.some((place) => place >= at && place < to)
    const leads = [...small].some((place) => place >= at && text.slice(at, place).trim() === '')
    const isTopic = count > 0 && count <= MOST_WORDS && !isSaid && !leads && !/\d/.test(piece)
    if (isTopic) runs.at(-1)?.push(piece.trim())
    else if (runs.at(-1)?.length) runs.push([])
    if (mark && /[.!?؟]/.test(mark[0]) && runs.at(-1)?.length) runs.push([])
    at = mark ? mark.index + mark[0].length : to
  }
  const [longest = []] = runs.toSorted((a, b) => b.length - a.length)
  return longest.length > 1 ? longest.flatMap((piece) => listed(piece, 0, [])) : []
}

/** "One about teeth and one about braces": how many of the posts are about it. */
const SHARE =
  /^(?:(?:the )?(?:other|one|two|half|some|another|rest)(?: of (?:them|the posts))?(?: posts?| ones?)?|(?:ال)?(?:واحد[ةه]?|نص|نصف|نصهم|نصفها|ثاني|تاني|باقي|بوست|منشور))\s(?:(?:are|is|يكون|تكون)\s)?(?:about|on|regarding|عن|حول)\s/iu

/** "About saving energy and about cleaning", «عن توفير الكهرباء وعن تنظيف المكيف» */
const ABOUT_AGAIN = /^(?:about|regarding|عن|حول|بخصوص)\s(?=\p{L})/iu
const IN_QUOTES = /^["“«]([^"“”«»]{1,80})["”»]$/u

/** "Snapchat: a post every day" names no topic. */
const POST_ALONE = /^(?:an? |one )?(?:posts?|بوست(?:ات)?|منشور(?:ات)?|بوست واحد|منشور واحد)$/iu

/** "…, and reviews" goes on with the list. */
const OTHERS = /^\s*(?:also|plus|كمان|[اأ]يضا)\s/iu

function listed(written: string, offset: number, ends: readonly number[]): string[] {
  const isItem = (piece: string, start: number) => {
    const from = offset + start
    const isSaid = ends.some((place) => place >= from && place < from + piece.length)
    return !isSaid && !/[\n.!?؟]/.test(piece.trim()) && !OTHERS.test(piece)
  }
  const rest = slashed(holdInnerJoints(paired(lettered(written)), isItem))
  const items: string[] = []
  let at = 0
  let joined = 0
  for (const mark of [...rest.matchAll(SEPARATOR), undefined]) {
    const to = mark?.index ?? rest.length
    // What begins with a joined و begins before what stands behind it.
    const end = ends.find((place) => place >= offset + at - joined && place < offset + to)
    const piece = rest.slice(at, end === undefined ? to : Math.max(at, end - offset))
    const whole = end === undefined ? piece.trim() : withoutJoints(piece)
    const name = whole.replace(SHARE, '').replace(ABOUT_AGAIN, '').replace(IN_QUOTES, '$1')
    if (name.length > 1 && name.length <= LONGEST && !POST_ALONE.test(name))
      items.push(released(name))
    if (end !== undefined || (mark && /[.!?؟]/.test(mark[0])) || items.length === MAX_TOPICS) break
    at = mark ? mark.index + mark[0].length : rest.length
    joined = mark?.[0].endsWith('و') ? 1 : 0
    if (mark?.[0] === '\n' && items.length > 0 && NEXT_LABEL.test(rest.slice(at))) break
    if (mark?.[0] === '\n' && /^\s*\n/.test(rest.slice(at)) && items.length > 0) break
  }
  return items
}

/** "New menu on | Instagram": what only leads to the next thing belongs to it. */
function withoutJoints(piece: string): string {
  const all = words(piece)
  const joints = new Set(stopsIn(all).map(({ from }) => from))
  let length = all.length
  const isSmall = (at: number) => joints.has(at) || /^(?:an?|the)$/.test(all[at]?.word ?? '')
  while (length > 0 && isSmall(length - 1)) length -= 1
  return piece.slice(0, all[length - 1]?.end ?? 0).trim()
}

const TASK = /^(?:write|create|make|add|design|اكتب|كتاب[ةه]|صم[ّ]?م|سو[يّ]?|حط)\s/iu

/** What is asked for beside the topics: "design tips" asks for no design. */
export const withoutTopics = (message: string, topics: readonly string[]): string =>
  topics
    .filter((topic) => /\p{L}\s\p{L}/u.test(topic) && (topics.length > 1 || !TASK.test(topic)))
    .reduce((rest, topic) => rest.replace(topic, ' '), message)
