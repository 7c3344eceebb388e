import { type Word, words } from '../reading/words.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { checkHits } from './asked-checks.ts'
import {
  ASKING,
  asksIn,
  type Concept,
  concepts,
  coverage,
  isMostlyRequest,
  isRequest,
  LONGEST_REQUEST,
  speaksOfLines,
} from './line-words.ts'
import { namedLine } from './named-line.ts'
import { startOfWondering } from './wondering.ts'

const MANY_MARKS = 10

/** "…, it goes to 8,200 people": what is told of the line and not the line. */
const goesOn = (behind: string) => /^\p{Ll}|^\p{Lo}/u.test(behind) && isTelling(behind)
/** "Rate it, its for 300 parents, School closed on Monday": the line behind what is told of it begins with a capital. */
function behindTelling(told: string): string {
  const line =
    /[,،]\s{1,3}(?=[\p{Lu}\d])(?<line>\S{1,30}\s\S.{4,300})$/u.exec(told)?.groups?.line ?? ''
  return isTelling(line) || isRequest(line) ? '' : line
}
const isTelling = (text: string) =>
  telling(words(text.slice(0, LONGEST_REQUEST))).some(({ from }) => from === 0)
const telling = lexicon(
  {
    it: 'it, its, he, she, they, i, we, my, our, because, since, هو, هي, انا, احنا, عندي, عندنا, لانه, لانها, وهو, وهي, ارسله, نرسله, برسله, بنرسله, ابعته, هبعته, هنبعته, بنبعته, يروح, بيروح, هيروح',
  },
  { isExact: true },
)

const ordering = lexicon({
  give: 'give, tell, show, list, put, count, rate, score, judge, i want, i need, need, اعطني, عطني, اعطيني, عطيني, قول, قولي, قل, ابي, ابغي, بدي, عايز, احسب, قيم, حلل',
})

/** "They never wrote to us before: Re: your car": a line begins with its reply mark. */
const REPLY_BEHIND_COLON = /[:：]\s{1,3}(?=(?:re|fwd?|رد)[:：]\s)/iu

/** What stands behind the request in its row: '' when the row is a request only, undefined when it is none. */
export function behindRequest(row: string): string | undefined {
  const named = namedLine(row)
  if (named !== undefined) return named
  const reply = REPLY_BEHIND_COLON.exec(row.slice(0, LONGEST_REQUEST))
  if (reply) return row.slice(reply.index + reply[0].length)
  const marks = Array.from(
    row.slice(0, LONGEST_REQUEST).matchAll(/[:：](?=\s|$)|\s(?:[-–—]|[-=]>|→)\s|[.!?؟,،](?=\s)/g),
  ).slice(0, MANY_MARKS)
  const colon = marks.find(({ 0: mark }) => /[:：]/.test(mark))
  for (const { index, 0: mark } of marks) {
    const head = row.slice(0, index)
    const behind = row.slice(index + mark.length).trim()
    if (/[.!?؟]/.test(mark)) {
      if (/[?؟]/.test(mark) && asksOfWordIn(head, behind)) return behind
      const begun = lineBegunBefore(row, index)
      if (begun) return begun
      if (/[?؟]/.test(mark) && isQuestionAhead(head, behind)) return behind
      // "My blog title, it is new. Rate it and tell me if google cuts it: …"
      if (
        colon &&
        colon.index > index &&
        (isOrder(row.slice(index + 1, colon.index)) || pointsAhead(row.slice(0, colon.index)))
      )
        return behindColon(row, colon.index)
      // "Rate my line: do you know …? I just want to know if …": the question is the line.
      const asked = startOfWondering(behind) === 0 && !isRequest(head) ? behindStart(row) : ''
      if (asked) return asked
      // "We send it tomorrow. The subject line is …"
      const isAskedOfNamed =
        colon !== undefined && colon.index < index && /^[^:：]{6,100}[?؟]\s{0,3}$/.test(behind)
      const next = isAskedOfNamed ? '' : behindStart(behind.slice(0, LONGEST_REQUEST))
      if (next) return next + behind.slice(LONGEST_REQUEST)
      // "Score the subject line of our newsletter? It goes to 640 parents": nothing points to what follows.
      const isPointed = concepts(words(head)).some(({ concept }) => concept === 'pointer')
      if (isMostlyRequest(head) && !isPointed && isTelling(behind)) return ''
      if (isMostlyRequest(head) && !isRequest(behind)) return behind
    } else if (/[,،]/.test(mark)) {
      // "Too long, how many characters is it? Your fine: …": the colon is of the line behind the question.
      const isColonBehind = colon && /[.!?؟]\s/.test(row.slice(index, colon.index))
      if (
        !isColonBehind &&
        asksIn(head) &&
        isMostlyRequest(head) &&
        words(head).length > 2 &&
        !isRequest(behind) &&
        !isQuestionOf(behind)
      ) {
        // "…, just the number: Your Ejari …"
        if (colon && colon.index > index) return behindColon(row, colon.index)
        if (goesOn(behind)) return behindTelling(behind)
        return isAskedOn(behind) ? '' : withoutQuestion(behind)
      }
    } else if (isMostlyRequest(head) || opensChoice(head) || namesIt(head, /[>→]/.test(mark)))
      return behind
  }
  if (colon) {
    const head = row.slice(0, colon.index)
    if (pointsAhead(head)) return behindColon(row, colon.index)
    if (isOrder(head) || speaksOfLines(head) || endsInLine(head) || isCounting(head))
      return behindColon(row, colon.index)
  }
  return behindStart(row)
}

/** "What is wrong with this one FREE GIFT!!! Click here": the mark is within the line. */
function lineBegunBefore(row: string, mark: number): string | undefined {
  const begun = row[mark] === '!' ? behindStart(row.slice(0, mark)) : undefined
  return begun && /^[\p{Lu}\p{Lo}\p{N}]/u.test(begun)
    ? row.slice(row.slice(0, mark).length - begun.length)
    : undefined
}

/** «انا معلمة ونرسل نشرة. هالموضوع زين؟ رحلة …»: behind what is told of oneself the line is asked about, and stands behind the question. */
function isQuestionAhead(head: string, behind: string): boolean {
  const asked = head.split(/[.!?؟](?=\s)/).at(-1) ?? ''
  const hits = concepts(words(asked))
  return (
    asked !== head &&
    hits.some(({ concept }) => concept === 'noun') &&
    isMostlyRequest(asked) &&
    !isRequest(behind) &&
    !isQuestionOf(behind) &&
    !isTelling(behind)
  )
}

/** "My headline has 64 characters, how many should I cut": asked on, and no line that somebody would write. */
const isAskedOn = (behind: string): boolean =>
  /^(?:how many|how much|is it|will it|does it|كم|هل)\s[^A-Z"“«]{3,60}$/u.test(behind) &&
  concepts(words(behind)).some(({ concept }) =>
    ['cut', 'fits', 'long', 'character'].includes(concept),
  )

/** "…, can you check it? Your miles …": what is asked on before the line. */
function withoutQuestion(behind: string): string {
  const [asked = ''] = /^[^?؟]{1,120}[?؟](?=\s)/.exec(behind) ?? []
  return asked && (isRequest(asked) || isQuestionOf(asked))
    ? behind.slice(asked.length).trim()
    : behind
}

/** "Rate it and tell me …": a sentence that begins with an order. */
function isOrder(head: string): boolean {
  const last = head.split(/[.!?؟](?=\s)/).at(-1) ?? ''
  return asksIn(last) && ordering(words(last)).some(({ from }) => from < 2)
}

/** "Will it get cut on the phone:", «هذا اللي كتبته:»: a question about what follows, or words that point to it. */
function pointsAhead(head: string): boolean {
  const last = head.split(/[.!?؟,،](?=\s)/).at(-1) ?? ''
  const has = (text: string, wanted: readonly Concept[]) =>
    concepts(words(text)).some(({ concept }) => wanted.includes(concept))
  const { leading, all } = coverage(last)
  return (
    (all.length > 2 &&
      has(last, ['fits', 'cut', 'long', 'spam', 'opinion', 'wrote']) &&
      (has(last, ['noun', 'pointer']) ||
        /^\s*(?:will|does|is|do|would|can|هل)(?!\p{L})/iu.test(last))) ||
    (leading === all.length && all.length > 0 && has(last, ['wrote', 'pointer'])) ||
    // "Does free cost points? Our line: …"
    (last !== head && leading === all.length && all.length > 0 && has(last, ['noun']))
  )
}

/** "Google title tag for the plumbing page": what kind of line it is and what for. */
function namesIt(head: string, isArrow: boolean): boolean {
  const all = words(head)
  const noun = concepts(all).find(
    ({ concept, from, to }) => concept === 'noun' && to - from > 1 && from < 3,
  )
  if (isArrow && speaksOfLines(head)) return true
  return (
    noun !== undefined && all.length <= 12 && /^(?:for|of|from|on)$/.test(all[noun.to]?.word ?? '')
  )
}

const behindColon = (row: string, colon: number) => row.slice(colon + 1).trim()

/** "Which one would customers open more". */
const opensChoice = (head: string) => {
  const all = words(head)
  return (
    all.length <= 10 &&
    concepts(all).some(({ concept, from }) => concept === 'choose' && from === 0)
  )
}

/** "My blog title is …", "should I go with …", «قيملي العنوان ده …»: a request without a mark behind it. */
function behindStart(row: string): string | undefined {
  const { hits, leading, all } = coverage(row)
  if (leading === 0) return undefined
  if (leading === all.length && hits.some(({ concept }) => ASKING.has(concept))) return ''
  const lead = hits.filter(({ to }) => to <= leading)
  const has = (...wanted: Concept[]) => lead.some(({ concept }) => wanted.includes(concept))
  const isRequestFor = has('judge', 'choose', 'long', 'fits', 'spam') && has('noun', 'pointer')
  const isNamed = has('noun') && leading > 2
  if (!isRequestFor && !isNamed && !has('choose', 'opinion') && !has('spam', 'long', 'fits'))
    return undefined
  // A line may begin with a word that also asks: "How to …", "The …".
  const last = lead.findLast(
    (hit) => hit.concept !== 'lead' && !opensQuestion(all, hit),
  ) as Hit<Concept>
  const question = all.findIndex(
    ({ word }, index) => index >= last.to && index < leading && QUESTION_WORD.test(word),
  )
  const isCapital = ({ start }: Hit<Concept>) => /^\p{Lu}/u.test(row.slice(start, start + 1))
  const behind = lead.filter(({ from }) => from >= last.to && from - last.to < 2)
  const capital = behind.find(isCapital)?.from ?? Number.POSITIVE_INFINITY
  const first = Math.min(capital, question < 0 ? Number.POSITIVE_INFINITY : question)
  const between = behind.filter(({ concept, from }) => concept === 'lead' && from < first)
  const end = Math.max(last.end, ...between.map((hit) => hit.end))
  return row.slice(end).replace(/^[\s:：,،–—-]+/, '')
}

/** «حلل سطر الموضوع هل تعرف …»: what is asked right behind the name of the line is the line. */
const QUESTION_WORD = /^(?:هل|كم|كيف|ليش|لماذا|متى|متي|اين|how|why|when)$/
const opensQuestion = (all: readonly Word[], { concept, from }: Hit<Concept>): boolean =>
  concept === 'howLong' && QUESTION_WORD.test(all[from]?.word ?? '')

const WORD = /(?:\bword|(?<!\p{L})كلم[ةه])\s["“«'‘]?(?<word>[\p{L}%\d]{2,30})/iu
/** «هو كلمة مجانا وحشة هنا؟ توصيل مجانا …»: a word of the line that follows is asked about. */
function asksOfWordIn(head: string, behind: string): boolean {
  const [asked] = words(WORD.exec(head)?.groups?.word ?? '')
  return asked !== undefined && words(behind).some(({ word }) => word === asked.word)
}

/** "Is it ok for phones?": a question about the line behind it. */
export const isQuestionOf = (tail: string): boolean =>
  /[?؟]\s*$/.test(tail) &&
  /^[\s–—-]*(?:(?:and|but|so)\s+)?و?(?:is|does|do|will|would|can|are|how|where|why|what|which|هل|كم|شو|ايش|وش|وين|فين|ليش|كيف)(?!\p{L})/iu.test(
    tail,
  ) &&
  (/^\s*(?:\p{L}+ ){1,3}(?:it|this|that|هو|هي|هذا)(?!\p{L})/iu.test(tail) ||
    checkHits(tail).length > 0 ||
    coverage(tail).hits.some(({ concept }) => concept !== 'lead' && concept !== 'pointer'))

/** "And why does it score so low", «وليه نتيجته واطية», "what is wrong with it": asked of the line, whatever mark stands before it or none. */
const QUESTION_OF_SCORE = [
  /(?:^|\s)(?:(?:and|so|but)\s)?(?:why|how come|how|what)(?:['’]s|\s(?:does|did|is|was|do|can|could|should|would|makes?|made))\s(?:[\p{L}]{1,12}\s){0,3}?(?:it (?:get |got )?(?:scor(?:e|es|ed|ing)|rated)|(?:the|its|my|that) (?:score|rating)|(?:wrong with|dragging|hurting|pulling|holding) (?:it|this))(?!\p{L})[^.!?؟]{0,30}[?؟]?\s{0,3}$/iu,
  /(?:^|\s)و?(?:ليه|ليش|لماذا|علاش|[إا]يه|شو|[إا]يش|وش|كيف|[إا]زاي|شلون)\s(?:\p{L}{1,12}\s){0,3}?(?:(?:نتيجت|درجت|تقييم|سكور|نقاط|علامت)ه|(?:المشكل[ةه]|الغلط|العيب|الخط[أا])\s(?:فيه|به))(?!\p{L})[^.!?؟]{0,30}[?؟]?\s{0,3}$/u,
] as const

/** «ممكن تشوف هالعنوان:», "could you see this title:": the last word before the line points to it. */
const endsInLine = (head: string): boolean => {
  const all = words(head)
  const noun = concepts(all).find(({ concept, to }) => concept === 'noun' && to === all.length)
  return (
    noun !== undefined &&
    (/^ب?هال/.test(all[noun.from]?.word ?? '') ||
      /^(?:this|these|my|our)$/.test(all[noun.from - 1]?.word ?? ''))
  )
}
/** "How many words in:" */
const isCounting = (head: string): boolean => {
  const { hits, leading, all } = coverage(head)
  return leading === all.length && hits.some(({ concept }) => concept === 'howLong')
}

/** Where such a question begins; undefined where none is asked. */
export const startOfScoreQuestion = (text: string): number | undefined =>
  QUESTION_OF_SCORE.map((question) => question.exec(text)?.index).find(
    (index) => index !== undefined,
  )
