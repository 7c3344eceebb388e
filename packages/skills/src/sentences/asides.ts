import { latinDigits } from '../reading/arabic.ts'
import { type Word, words } from '../reading/words.ts'
import { lexicon } from './lexicon.ts'
import { withoutQuoting } from './request.ts'
import { unitsIn } from './units.ts'
import { withoutWhoOneIs } from './who-one-is.ts'

const telling = lexicon({
  tell: 'say, said, told, tell, claim, think, thought, believe, reckon, guess, swear, insist, promise, ask, asked, wrote, written, remember, expect, want it, wants it, needs it, يقول, قال, يزعم, يدعي, مفكر, يظن, اظن, اعتقد, يعتقد, حاس, حاسه, متاكد, يطلب, طلب, سالني, كتب, يحلف',
})
/** "Fuel is around 2,000", "the budget was AED 5,000". */
const STATES =
  /\b(?:is|are|was|were|should be|must be|came to|comes to)\s{1,3}(?:(?:around|about|roughly|only|like|just|almost|over|under|more than|less than)\s{1,3})?(?:(?:aed|dhs?|\$)\s{0,3})?\d/i
/** "Google is half", «نص الزوار» */
const PORTION = /\b(?:half|a third|a quarter|most)\b|(?<!\p{L})(?:نصف|نص|ثلث|ربع|معظم)(?!\p{L})/iu
const ASKING = new Set(['please', 'do', 'wonder'])

const SENTENCE = /[^.!?؟:：\n]{1,300}(?:[.!?؟:：](?=\s|$)|\n|$)/gu
const INTRODUCES =
  /^[\s(«"-]{0,9}(?:(?:hi|hello|hey|مرحبا|السلام عليكم)[ ,،.!]{1,3})?(?:and\s|و)?(?:here(?:['’]?s| is| are)|this(?:['’]s| is)|these are|(?:below|attached) (?:is|are)|(?:i|we) (?:just )?(?:got|received|have|copied|exported|downloaded|took) (?:this|these|it) from|(?:it(?:['’]?s| is)|they(?:['’]re| are)) (?:from|of|for)|هذا|هذي|هذه|هاي|هاد|هاذا|هيدا|هيدي|هذول|ده|دي|دا|دول|مرفق|[أا]دناه|(?:جاني|جانا|وصلني|وصلنا|جبت(?:ه|ها)?|نزلت(?:ه|ها)?) (?:هذا|ده|هاد )?(?:ال)?(?:كشف|جدول|ملف)? ?من|(?:ال)?(?:كشف|جدول|دفتر|ملف|بيانات)\s(?:هذا\s|ده\s)?(?:من|حق|تبع|مال|بتاع))\s/iu
/** "How much in October, it's for my repair shop?" */
const INTRODUCES_BEHIND =
  /[,،]\s{0,3}(?:(?:this|it|that)(?:['’]?s| is)|(?:these|they)(?:['’]re| are)|هذا|هذي|هذه|هاي|ده|دي)\s(?:all\s)?(?:from|of|for|my|our|من|حق|تبع|بتاع|كشف|جدول|حساب)\s[^,،.!?؟\n\d]{1,60}(?=[.!?؟\n]|$)/giu
/** Said of a part of what was pasted, it is asked for: "this is for the Marina branch only". */
const RESTRICTS = /(?<!\p{L})(?:only|just|فقط|بس|not|مش|مو)(?!\p{L})/iu

/**
 * "Here is the bank extract of the salon.", "… in October? This is from my kitchen": what was pasted, and nothing that is looked for
 * in it, wherever that is said. What is asked in the same breath stays: "this is our ledger, find what is there twice".
 */
function withoutIntroductions(
  text: string,
  find: (text: readonly Word[]) => readonly unknown[],
): string {
  const isBare = (part: string) => !RESTRICTS.test(part) && find(words(part)).length === 0
  const plain = text.replace(INTRODUCES_BEHIND, (clause) => (isBare(clause) ? '' : clause))
  return plain.replace(SENTENCE, (sentence) => {
    if (!INTRODUCES.test(sentence)) return sentence
    const [first = ''] = /^[^,،]{1,200}/u.exec(sentence) ?? []
    const parts = [...(/[?؟]\s*$/.test(sentence) ? [] : [sentence]), first]
    const said = parts.find((part) => !/[\d٠-٩?؟]/.test(part) && isBare(part))
    return said === undefined ? sentence : `\n${sentence.slice(said.length)}`
  })
}

/**
 * What is asked of a table or a ledger, without what only introduces it, without the head of a mail and without the sentences that only tell a figure or a day:
 * "My boss says 3. How many are open?", "Fuel is around 2,000 total. What does it add up to?"
 * All of it stays where the rest would ask nothing: "He says rent was 24,000. Is that right?"
 */
export function withoutAsides(
  message: string,
  find: (text: readonly Word[]) => readonly unknown[],
): string {
  const text = withoutWhoOneIs(withoutIntroductions(withoutQuoting(message), find), find)
  const units = unitsIn(text, 0, { find: () => [], strong: [] })
  const asks = units.map(
    ({ isQuestion, hits }) => isQuestion || hits.some(({ concept }) => ASKING.has(concept)),
  )
  if (!asks.includes(true)) return text
  const rest = units
    .filter(({ text: said }, index) => !asks[index] && (/[\d٠-٩]/.test(said) || PORTION.test(said)))
    .filter(
      ({ words: all, text: said }) => telling(all).length > 0 || STATES.test(latinDigits(said)),
    )
    .reduceRight((kept, { start, end }) => `${kept.slice(0, start)} ${kept.slice(end)}`, text)
  return find(words(rest)).length > 0 ? rest : text
}

const DEADLINE =
  /(?:\b(?:before|by|for|until|ahead of) (?:the|our|my|a|an|his|her|their) (?:\p{L}+ ){1,2}(?:on|at|of)|(?<!\p{L})(?:قبل|عشان|علشان|لاجل) (?:ال)?\p{L}+ (?:يوم|بتاريخ|في|بيوم))\s*$/iu
const LONGEST_LEAD = 60

/** Whether a day only says when something else takes place: "before the audit on 30/11". */
export const isOfAnotherEvent = (text: string, start: number): boolean =>
  DEADLINE.test(text.slice(Math.max(0, start - LONGEST_LEAD), start))
