import { type Word, words } from '../reading/words.ts'
import { correctionsIn } from './corrected.ts'
import { grammar } from './grammar.ts'
import { type Hit, lexicon } from './lexicon.ts'
import { NO_BETWEEN_NUMBERS } from './taking-back.ts'

const leavingOut = lexicon({
  except:
    "nothing, except, excluding, exclude, leaving out, not counting, apart from, other than, besides, skip, avoid, instead of, وما, ومو, ومش, ما عدا, عدا, باستثناء, i hate, do not want, do not need, no need for, do not give, do not give me, dont give, dont give me, don't give, don't give me, do not show, dont show, don't show, do not include, dont include, don't include, do not add, dont add, don't add, do not tell me, dont tell me, لا تعطيني, لا تعطني, لا تكتب, لا تحط, ما تحط, ما تعطيني, متحطش, ما تكتب, لا اريد, لا نريد, لا احتاج, ما ابي, ما ابغي, ما ابا, ما بدي, ما نبي, مابي, مابغي, مابدي, مش عايز, مش عاوز, مو لازم, ما احتاج, بلاش, مالي خلق, و لا اريد, ولا اريد, ولا ابي, ولا ابغي, ولا بدي, ولا عايز",
})
/** «صح وخطأ ما نبا», "gaps we do not need": what is left out stands first. */
const notWanted = lexicon(
  {
    not: "ما نبا, ما نباه, ما نباها, ما تبا, ما تباه, ما تباها, ما ابا, ما اباه, ما اباها, ما ابيه, ما ابيها, ما نبيه, ما نبيها, ما ابغاه, ما ابغاها, ما نبغاه, ما نبغاها, مش عايزه, مش عايزها, مش عايزينه, مش عاوزه, ما بدي ياه, ما بدي ياها, ما بدنا ياه, ما بدنا ياها, i do not want, i dont want, i don't want, we do not want, we dont want, we don't want, i do not need, i dont need, i don't need, we do not need, we dont need, we don't need, not needed, not wanted",
  },
  { isExact: true },
)
/** Whether what stands right behind a thing says that it is not wanted. */
export const isNotWanted = (behind: string): boolean =>
  notWanted(words(behind)).some(({ from }) => from === 0)

const REACH = 3
/** Behind these something else begins, whatever was left out before; "no more than 3" and "do not forget the gaps" leave nothing out. */
const BREAK =
  /[.,،;؛:!?؟\n]|\b(?:but|just|only|more|over|exceeds?|longer|mind|forget)\b|(?<!\p{L})(?:بس|لكن|فقط|مانع|تنس(?:[ىيو]|وا|ون)?|[يت]زيد|[يت]تجاوز|[يت]تعد[ىي]|[أا]كثر)(?!\p{L})/u

/** Tells of a concept whether a request leaves it out: "no bullets", "everything except the gaps", «بدون صح وخطأ». */
export function leftOutIn(text: string, all: readonly Word[]): (hit: Hit<string>) => boolean {
  const takenBack = new Set([
    ...Array.from(text.matchAll(NO_BETWEEN_NUMBERS), ({ index }) => index),
    ...correctionsIn(text).map(({ start }) => start),
  ])
  const small = [
    ...grammar(all).filter(({ concept, from }) => concept === 'not' && !isJoint(all, from)),
    ...leavingOut(all),
  ].filter(({ from, start }) => !isWhatWasSpent(all, from) && !takenBack.has(start))
  const behind = notWanted(all)
  return ({ from, to, start }) =>
    behind.some((not) => not.from === to) ||
    small.some(
      (not) =>
        not.to <= from &&
        from - not.to < REACH &&
        !isQuestion(all, not, from) &&
        !isOr(all, not, small, text) &&
        !BREAK.test(text.slice(not.end, start)),
    )
}

/** «بعد ما تسوي», «زي ما هو»: joined to what it follows, the small word denies nothing. */
const isJoint = (all: readonly Word[], from: number): boolean =>
  all[from]?.word === 'ما' &&
  /^و?(?:بعد|قبل|كل|زي|مثل|حسب|اول|لين|لحد|وقت|عند|بدل)$/.test(all[from - 1]?.word ?? '')

/** «كل فئة وما صُرف في كل شهر»: what was spent, and nothing left out. */
const isWhatWasSpent = (all: readonly Word[], from: number): boolean =>
  all[from]?.word === 'وما' &&
  /^(?:صرف|دفع|انفق|قبض|دخل|خرج|استلم|بيع)(?:نا|ت|ناه|ته)?$/.test(all[from + 1]?.word ?? '')

/** «البنزين ولا الصيانة؟» is "or", but behind another word of negation («لا البنزين ولا الصيانة») and before what is forbidden («ولا تحطون»). */
const isOr = (
  all: readonly Word[],
  { from, to, start }: Hit<string>,
  small: readonly Hit<string>[],
  text: string,
) =>
  to - from === 1 &&
  all[from]?.word === 'ولا' &&
  !/[.!?؟\n]\s{0,3}$/.test(text.slice(Math.max(0, start - 4), start)) &&
  !/^ت\p{L}{2,6}(?:ون|وا)$/u.test(all[to]?.word ?? '') &&
  !small.some((other) => other.to <= from && from - other.to < REACH * 2)

/** «ما متوسط السعر؟»، «ما هي أعلى فئة؟»: right before a noun or a pronoun it asks. */
const isQuestion = (all: readonly Word[], { from, to }: Hit<string>, noun: number) =>
  /^و?ما$/.test(all[from]?.word ?? '') && (to === noun || /^ه[ويم]$/.test(all[to]?.word ?? ''))

/** Of hits within one another the longest: "true or false question" is not two kinds. */
export function longestOnly<Concept extends string>(hits: readonly Hit<Concept>[]): Hit<Concept>[] {
  return hits.filter(
    (hit, index) =>
      !hits.some((other, at) => {
        const isAround = other.from <= hit.from && other.to >= hit.to
        const isLonger = other.to - other.from > hit.to - hit.from
        return (
          isAround &&
          (isLonger || (at < index && other.from === hit.from && other.concept === hit.concept))
        )
      }),
  )
}
