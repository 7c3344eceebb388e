import type { Word } from '../reading/words.ts'
import { isArabicVerb } from './arabic-verbs.ts'
import { type Hit, lexicon } from './lexicon.ts'

/** The small words that show what is said of a thing: that it will be, must be, is not, is asked, or holds only under a condition. */
export const grammar = lexicon(
  {
    future:
      "will, 'll, i'll, we'll, he'll, she'll, they'll, you'll, shall, going to, gonna, سوف, راح, رح, بدو, بده, بدها, ناوي, ناويه, ابغي, ابغا, ابي, بدي, ودي, عايز, عايزه, عاوز, خلني, خليني",
    duty: 'must, should, has to, have to, had to, need to, needs to, need someone to, need somebody to, needs someone to, supposed to, ought to, gotta, got to, required to, expected to, is to, are to, لازم, يجب, المفروض, مفروض, ينبغي, يتوجب, ضروري, مطلوب, عليه, عليها, عليهم, علينا, محتاج, يحتاج, نحتاج, نبي, نبغي',
    not: "not, nobody, no one, never, no, none, without, neither, nor, cannot, won't, can't, don't, doesn't, didn't, isn't, aren't, wasn't, weren't, haven't, hasn't, shouldn't, couldn't, wouldn't, wont, cant, dont, doesnt, didnt, isnt, havent, hasnt, لا, لم, لن, ما, مو, مب, مش, مهو, ليس, ليست, غير, بدون, بلا, دون, عدم, بعدم, لعدم, بالا, ولا, محد, مافي, مافيه, مافي",
    condition:
      'if, unless, when, once, in case, provided, whether, اذا, لو, ان, الا اذا, في حال, عندما, لما, كان',
    relative:
      'that, which, who, whom, whose, what, where, how, why, because, since, before, after, until, till, so that, in order, as soon as, اللي, الذي, التي, الذين, يلي, ان, انه, انها, عشان, علشان, لان, لانه, لانها, قبل, بعد, حتي, كي, لكي, بحيث, اول ما, لحد ما, لين, حيث',
    pronoun:
      'i, we, he, she, they, you, it, somebody, someone, everybody, everyone, nobody, انا, احنا, نحن, حنا, هو, هي, هم, انت, انتو, انتم, محد, احد',
    turn: 'but, while, whereas, although, though, however, then, so, also, plus, meanwhile, otherwise, therefore, لكن, ولكن, بس, بينما, ثم, اما, بعدين, وبعدين, كمان, برضو, كذلك, ايضا, حين, انما',
    and: 'and, و',
    ask: "who, what, what's, whats, who's, whos, when, where, which, how, why, whether, do we, do i, can i, does, did we, should we, can we, could we, is there, are there, is it, are we, shall we, هل, من, متي, كم, كيف, ليش, لماذا, ماذا, ايش, وش, شو, ايه, اين, وين, فين, مين, منو, شنو, ليه, امتي, متي",
  },
  { isExact: true },
)

export type GrammarHit = ReturnType<typeof grammar>[number]
export type GrammarConcept = GrammarHit['concept']

const REACH = 4

const BASE = /^(?:be|been|being)$/
const PARTICIPLE = /(?:ed|paid|given|made|done|met|sent|kept|received|taken)$/

/**
 * How many words behind a "not" it can deny at most: "amounts not paid by then bear interest" denies the payment alone, as does
 * «إذا لم يسدد … يتحمل»; what is "not permitted to …" goes on.
 */
export function reachOf(text: readonly Word[], not: Hit<string>, most: number): number {
  const [next, second] = [text[not.to], text[not.to + 1]]
  if (!next) return most
  if (PARTICIPLE.test(next.word) && !BASE.test(next.word) && second?.word !== 'to') return 1
  if (!/^[\u0600-\u06ff]/.test(next.word)) return most
  for (let at = not.to + 1; at < Math.min(text.length, not.to + most); at += 1)
    if (isArabicVerb(text[at] as Word) && !/^ا(?:ن|لا)$/.test(text[at - 1]?.word ?? ''))
      return at - not.to
  return most
}

/** Whether a word of negation stands in the same clause up to some words before a place: "we have not yet agreed", «ما اتفقنا». */
export function isNegatedAt(hits: readonly Hit<string>[], index: number): boolean {
  return hits.some(
    ({ concept, from, to }) => concept === 'not' && from < index && index - to < REACH,
  )
}
