import { placeMeant } from '../follow-up/place-named.ts'
import { numbers } from '../reading/numbers.ts'
import { isStopword } from '../reading/prose.ts'
import { type Word, words } from '../reading/words.ts'
import { sharing } from '../sentences/sharing.ts'
import { choice } from './choice.ts'
import type { SummaryInput } from './summary-input.ts'

const INCLUDES =
  /(?<!\p{L})(?:include|add|put in|you (?:missed|forgot|left out)|missing|also the|mention the|keep the|و?[أا]?ضي?ف\p{L}{0,2}|و?زي?د\p{L}{0,2}|و?حط\p{L}{0,2}|نسيت|ناقص\p{L}{0,2}|لازم)(?!\p{L})/iu
const LEAVES_OUT =
  /(?<!\p{L})(?:leave out|without|drop|remove|delete|take out|skip|بدون|بلا|من غير|شيل\p{L}{0,2}|احذف\p{L}{0,2})(?!\p{L})/iu
const ONLY = /(?<!\p{L})(?:only|just|فقط|بس)(?!\p{L})/iu

/** "You missed the fee", "leave out the second sentence", "the first only": a summary with or without the sentences that are meant. */
export function withSentences(last: SummaryInput, message: string): SummaryInput | undefined {
  const isLeftOut = LEAVES_OUT.test(message) && !/\bleft out\b/i.test(message)
  if (!isLeftOut && !INCLUDES.test(message) && !ONLY.test(message)) return undefined
  const { sentences, places } = choice(last)
  const chosen = places.toSorted((a, b) => a - b).map((place) => sentences[place] as string)
  const { including = [], without = [] } = last
  const place = placeMeant(message, chosen.length)
  if (place !== undefined) {
    const one = chosen[place] as string
    if (isLeftOut) return { ...last, without: [...without, one], sentences: chosen.length - 1 || 1 }
    if (!ONLY.test(message)) return undefined
    const others = sentences.filter((sentence) => sentence !== one)
    return { ...last, without: others, including: [one], sentences: 1 }
  }
  const content = contentOf(message)
  if (content.length === 0 || numbers(message).length > 0) return undefined
  const meant = sharing(sentences, (sentence) => sentence, content)
  if (meant.length === 0 || meant.length > MOST_MEANT || (!isLeftOut && !INCLUDES.test(message)))
    return undefined
  return isLeftOut
    ? { ...last, without: [...without, ...meant] }
    : { ...last, including: [...including, ...meant] }
}
const MOST_MEANT = 2

/** The words of a message that name what it is about. */
export const contentOf = (message: string): Word[] =>
  words(message).filter(({ word }) => word.length > 2 && !isStopword(word) && !NO_TOPIC.test(word))
const NO_TOPIC =
  /^(?:and|what|whats|when|who|where|which|how|why|about|include|missed|forgot|sentence|text|summary|add|leave|left|keep|part|bit|say|does|tell|mention|drop|remove|without|one|only|just|بدون|شيل|بس|فقط|متي|امتي|شو|وش|ايش|ايه|كم|كام|وين|فين|مين|جمله|الجمله|معلومه|ضيف|نسيت|زيد)$/
