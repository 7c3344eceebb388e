import type { Passage } from '../reading/passage.ts'
import { wordCount } from '../reading/prose.ts'
import { addedIn } from './added.ts'
import { bringsText, introduced } from './change-words.ts'

export interface Brought {
  /** What is said of the text: "now this one the same way", "and make it 5". */
  request: string
  text: string
  /** It goes on the text of before, and does not take its place. */
  isAdded: boolean
}

const LEAST_WORDS = 4
const ADDS =
  /(?<!\p{L})(?:add(?:ed|ing)?|append|include|insert|forgot|missed|continue[sd]?|goes on|و?[أا]?ضي?ف\p{L}{0,3}|و?زي?د\p{L}{0,3}|و?زود\p{L}{0,3}|و?حط\p{L}{0,3}|و?نسي(?:ت|نا)|تكمل[ةه]|يكمل)(?!\p{L})/iu
/** "Add the sentence about the mosque" names what is there already. */
const NAMES =
  /^(?:the |that |ال)?(?:sentence|line|part|bit|one|info|information|جمل[ةه]|معلوم[ةه]|سطر|جزء)s? (?:about|on|with|of|where|that|عن|حول)/iu
const TAIL =
  /[.,،]?\s(?:and |then )?(?:(?:make|keep) (?:it|them)|now (?:make|do)|و(?:رد |رجع |بعدين )?(?:صير|خل|سو|اعمل|زود|اجعل)\p{L}{0,4})\s[^.!?؟]{1,40}[.!]?$/iu

/** The text that a message brings into a conversation about another one: "add this: …", "now this one: …", or a text by itself. */
export function textBrought(message: string, { instruction, text }: Passage): Brought | undefined {
  const added = addedIn(message)
  if (added !== undefined) {
    const tail = TAIL.exec(added)?.[0] ?? ''
    const own = added.slice(0, added.length - tail.length).trim()
    if (wordCount(own) >= LEAST_WORDS && !NAMES.test(own))
      return { request: tail.trim(), text: own, isAdded: true }
  }
  const other = introduced(message)
  if (other && ADDS.test(other.request)) {
    const tail = TAIL.exec(other.text)?.[0] ?? ''
    const text = other.text.slice(0, other.text.length - tail.length).trim()
    return { request: `${other.request}: ${tail.trim()}`, text, isAdded: true }
  }
  if (other) return { ...other, isAdded: false }
  if (!bringsText(text, message)) return undefined
  return { request: instruction, text, isAdded: ADDS.test(instruction) }
}
