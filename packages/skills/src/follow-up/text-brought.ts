import type { Passage } from '../reading/passage.ts'
import { wordCount } from '../reading/prose.ts'
import { addedIn } from './added.ts'
import { beforeAdded, replacesAdded } from './added-before.ts'
import { bringsText, introduced } from './change-words.ts'

export interface Brought {
  /** What is said of the text: "now this one the same way", "and make it 5". */
  request: string
  text: string
  /** It goes on the text of before, and does not take its place. */
  isAdded: boolean
  /** It takes the place of what was added last. */
  isInstead?: boolean
}

/** A text with what a message adds to it, in place of what was added last where it says so. */
export const withAdded = (
  text: string,
  { text: added, isInstead }: Brought,
  texts: readonly string[],
): string => `${(isInstead ? beforeAdded(text, texts) : undefined) ?? text}\n${added}`

const LEAST_WORDS = 4
const ADDS =
  /(?<!\p{L})(?:add(?:ed|ing)?|(?:want|put) (?:this|that|it) (?:in )?at the end|append|include|insert|forgot|missed|continue[sd]?|goes on|و?[أا]?ضي?ف\p{L}{0,3}|و?زي?د\p{L}{0,3}|و?زود\p{L}{0,3}|و?حط\p{L}{0,3}|و?نسي(?:ت|نا)|تكمل[ةه]|يكمل)(?!\p{L})/iu
/** "Add this at the end and how many words is it then: …", «زيد على النص هالجملة: …»: the text begins behind the colon. */
const ASKS =
  /(?<!\p{L})(?:how|what|whats|which|is|at the end|in the end|كم|كام|هل|على (?:ال|هال)?نص|للنص|في [آا]خر\p{L}{0,2})(?!\p{L})/iu
/** "Add the sentence about the mosque" names what is there already. */
const NAMES =
  /^(?:the |that |ال)?(?:sentence|line|part|bit|one|info|information|جمل[ةه]|معلوم[ةه]|سطر|جزء)s? (?:about|on|with|of|where|that|عن|حول)/iu
const TAIL =
  /[,،]?\s(?:and |then )?(?:(?:make|keep) (?:it|them)|now (?:make|do)|و(?:رد |رجع |بعدين )?(?:صير|خل|سو|اعمل|زود|اجعل|لخص|اختصر|قيس)\p{L}{0,4})\s[^.!?؟]{1,40}[.!]?$/iu

/** "… without charges. whats the lix now", "… sing a song. words now?": what is asked behind the text. */
const QUESTION =
  /(?<=[.!?؟])\s{1,3}(?:(?:and|so)\s|و)?(?:what|whats|how|which|words|lix|grade|score|كم|كام|شو|طول)(?!\p{L})[^.!?؟]{0,40}[?؟]?\s{0,3}$/iu
const tailOf = (text: string): string => (TAIL.exec(text) ?? QUESTION.exec(text))?.[0] ?? ''

/** The text that a message brings into a conversation about another one: "add this: …", "now this one: …", or a text by itself. */
export function textBrought(message: string, { instruction, text }: Passage): Brought | undefined {
  const other = introduced(message)
  const added = other && ASKS.test(other.request) ? undefined : addedIn(message)
  if (added !== undefined) {
    const tail = tailOf(added)
    const own = added.slice(0, added.length - tail.length).trim()
    if (wordCount(own) >= LEAST_WORDS && !NAMES.test(own))
      return { request: tail.trim(), text: own, isAdded: true }
  }
  const isInstead = replacesAdded(message)
  if (other && (isInstead || ADDS.test(other.request))) {
    const tail = tailOf(other.text)
    const text = other.text.slice(0, other.text.length - tail.length).trim()
    // "Add" says nothing of how much is wanted.
    const request = `${other.request.replace(ADDS, '')}: ${tail}`.trim()
    return { request, text, isAdded: true, isInstead }
  }
  if (other) return { ...other, isAdded: false }
  if (!bringsText(text, message)) return undefined
  return { request: instruction, text, isAdded: ADDS.test(instruction) }
}
