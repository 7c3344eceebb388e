import { latinDigits } from '../reading/arabic.ts'
import { type Word, words } from '../reading/words.ts'
import { lexicon } from './lexicon.ts'
import { withoutQuoting } from './request.ts'
import { unitsIn } from './units.ts'

const telling = lexicon({
  tell: 'say, said, told, tell, claim, think, thought, believe, reckon, guess, swear, insist, promise, ask, asked, wrote, written, remember, expect, want it, wants it, needs it, يقول, قال, يزعم, يدعي, مفكر, يظن, اظن, اعتقد, يعتقد, حاس, حاسه, متاكد, يطلب, طلب, سالني, كتب, يحلف',
})
/** "Fuel is around 2,000", "the budget was AED 5,000". */
const STATES =
  /\b(?:is|are|was|were|should be|must be|came to|comes to)\s{1,3}(?:(?:around|about|roughly|only|like|just|almost|over|under|more than|less than)\s{1,3})?(?:(?:aed|dhs?|\$)\s{0,3})?\d/i
const ASKING = new Set(['please', 'do', 'wonder'])

/**
 * What is asked of a table or a ledger, without the head of a mail and without the sentences that only tell a figure or a day:
 * "My boss says 3. How many are open?", "Fuel is around 2,000 total. What does it add up to?"
 * All of it stays where the rest would ask nothing: "He says rent was 24,000. Is that right?"
 */
export function withoutAsides(
  message: string,
  find: (text: readonly Word[]) => readonly unknown[],
): string {
  const text = withoutQuoting(message)
  const units = unitsIn(text, 0, { find: () => [], strong: [] })
  const asks = units.map(
    ({ isQuestion, hits }) => isQuestion || hits.some(({ concept }) => ASKING.has(concept)),
  )
  if (!asks.includes(true)) return text
  const rest = units
    .filter(({ text: said }, index) => !asks[index] && /[\d٠-٩]/.test(said))
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
