import type { Word } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'

const LONGEST_LIST = 160
const LABEL =
  /(?<!\p{L})(?:topics?|themes?|subjects?|pillars?|about|covering|regarding|[يتن]تناول|(?:ال)?(?:مواضيع|موضوع|موضوعات|موضوعين|محاور|محور)\p{L}{0,3}|عن|حول|بخصوص)(?!\p{L})[^.!?؟\n]*$/iu
const ALLITERATION = /(?<!\p{L})(\p{L})\p{L}{2,11} \1\p{L}{2,8}day$/iu
const PARTS = /[,،;؛:：\n]|\s(?:and|or|about|و|عن|حول)\s/iu

/** What is said of a day that returns, is kept free or begins something else, and is no part of a name. */
const ofPlan = lexicon(
  {
    before:
      'on, every, each, only, no, not, never, without, except, off, from, to, until, till, the, this, next, all, during, over, post, posts, monday, tuesday, wednesday, thursday, friday, saturday, sunday, كل, يوم, ايام, بدون, بلا, دون, ما, مو, مش, لا, ولا, في, على, من, الي, لين, حتى, عدا, ماعدا, الا, باستثناء, فقط, بس, قبل, بعد',
    behind:
      'and, or, to, till, until, through, thru, off, free, only, closed, is, are, at, in, on, please, pls, thanks, too, included, morning, afternoon, evening, night, post, posts, reel, reels, story, stories, monday, tuesday, wednesday, thursday, friday, saturday, sunday',
  },
  { isExact: true },
)

/** "Topics: weekend brunch, Friday offers", «عن عروض الويكند»: a day in the name of a topic says nothing of when something is posted. */
export function isInTopicName(
  text: string,
  all: readonly Word[],
  { from, to, start, end }: { from: number; to: number; start: number; end: number },
): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_LIST), start)
  if (!LABEL.test(before)) return false
  const marks = ofPlan(all)
  const is = (concept: string, index: number) =>
    marks.some((mark) => mark.concept === concept && mark.from <= index && index < mark.to)
  const lead = before.split(PARTS).at(-1) ?? ''
  const length = lead.match(/\p{L}+/gu)?.length ?? 0
  for (let at = from - length; at < from; at += 1) if (is('before', at)) return false
  // "Throwback Thursday"
  if (ALLITERATION.test(text.slice(Math.max(0, start - LONGEST_LIST), end))) return true
  if (/^\p{Script=Arabic}/u.test(text.slice(start, end))) {
    const noun = all[from - 1]?.word ?? ''
    return length > 0 && /^(?:ال|هال|ويك)/.test(all[to - 1]?.word ?? '') && !/^و?ال/.test(noun)
  }
  const [next] = /^\s\p{L}{3,}/u.exec(text.slice(end)) ?? []
  return next !== undefined && !/s$/i.test(text.slice(start, end)) && !is('behind', to)
}
