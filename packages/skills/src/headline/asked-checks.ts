import { words } from '../reading/words.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { longestOnly } from '../sentences/negation.ts'
import type { Check } from './score.ts'

/** The parts of the formula as people name them. */
const checksIn = lexicon({
  length: 'character, char, letter, length, حرف, احرف, حروف, طول',
  words: 'how many words, word count, number of words, words in it, كم كلمه, عدد الكلمات',
  number: 'number, digit, figure, رقم, ارقام, عدد',
  question: 'question, question mark, سوال, علامه استفهام',
  power: 'power word, كلمه جاذبه, كلمات جاذبه, كلمات القوه',
  spam: 'spam word, spammy word, word of spam, كلمه مزعجه, كلمات مزعجه, كلمتين مزعجتين, كلمتين مزعجه, كلمات سبام, كلمه سبام',
  capitals:
    'capital, capital letter, all caps, caps, word in all caps, word in caps, word in capitals, word in capital letters, word in uppercase, all caps word, capitalised word, uppercase word, uppercase, كابيتال, كلمه كابيتال, كلمات كابيتال, احرف كبيره, حروف كبيره, كلمه باحرف كبيره, كلمات باحرف كبيره, كلمات بحروف كبيره, كلمه بحروف كبيره, كلمتين باحرف كبيره, كلمتين بحروف كبيره, كلمتين كابيتال',
  exclamation:
    'exclamation mark, exclamation point, exclamation, exclamations, علامه تعجب, علامات تعجب, علامات التعجب, علامتين تعجب, علامتي تعجب, علامتا تعجب, تعجب',
  disguise: 'false reply, fake reply, false re, fake re, the re, re, fwd, كلمه رد, رد مصطنع, رد',
  reader: 'speaks to the reader, speak to the reader, مخاطبه القاري',
  ease: 'reading ease, سهوله القراءه',
} satisfies Record<AskedCheck, string>)
export const askedChecks = [
  'length',
  'words',
  'number',
  'question',
  'power',
  'spam',
  'capitals',
  'exclamation',
  'disguise',
  'reader',
  'ease',
] as const satisfies readonly Check[]
export type AskedCheck = (typeof askedChecks)[number]

/** What a part of the formula does to the score. */
const effects = lexicon({
  points:
    'point, cost, lose, deduct, deducted, penalty, penalise, penalize, taken off, take off, hurt, harm, count, counted, worth, earn, bonus, minus, نقطه, نقاط, ينخصم, تنخصم, بينخصم, انخصم, خصم نقاط, يخسر, اخسر, يضر, بيضر, ينحسب, انحسب, بتنحسب',
})
export const speaksOfPoints = (text: string): boolean => effects(words(text)).length > 0

/** "Quick question", «عندي سؤال»: what the person asks and not what the line does. */
const NO_CHECK = /^(?:quick|one|another|small|silly|my|عندي|لدي|سوالي|عنوان|موضوع|phone)$/
const AMBIGUOUS: ReadonlySet<AskedCheck> = new Set(['number', 'question', 'disguise'])

export function checkHits(text: string): Hit<AskedCheck>[] {
  const all = words(text)
  return longestOnly(checksIn(all)).filter(
    ({ concept, from }) => !AMBIGUOUS.has(concept) || !NO_CHECK.test(all[from - 1]?.word ?? ''),
  )
}

/** The parts of the formula that a request asks about; what is also said of other things only where points are spoken of. */
export function checksAskedIn(request: string): AskedCheck[] {
  const isOfPoints = speaksOfPoints(request)
  const all = words(request)
  const hits = checkHits(request)
  const isBeside = hits.some(({ concept }) => !AMBIGUOUS.has(concept))
  const named = hits
    .filter(
      ({ concept, from }) =>
        isOfPoints ||
        !AMBIGUOUS.has(concept) ||
        (isBeside && OF_LINE.test(all[from - 1]?.word ?? '')),
    )
    .map(({ concept }) => concept)
  const asked = [...new Set(named)]
  return asked.length > MOST_ASKED ? [] : asked
}
/** "How many words, and is there a number?", «وهل فيه رقم»: said of the line beside another part of the formula. */
const OF_LINE = /^(?:a|an|any|و?في|و?فيه|محسوب|يحتوي|به)$/
/** Whoever names more asks for the whole table. */
const MOST_ASKED = 4
