import { boundOf } from './bounds.ts'
import { isRule } from './rules.ts'
import type { Term } from './terms.ts'

/** Behind these a figure says when something holds. */
const CONDITION =
  /(?:\b(?:if|when|whenever|after|before|until|unless|without|who|whose|aged|ages|such as|including|for example)|(?<!\p{L})[وف]?(?:إذا|عند|عندما|بعد|قبل|حتى|بدون|دون|لمن|مثل|منها))(?!\p{L})[^,;،؛]{0,40}$/iu
/** "Between 2 and 8", «من 8:00 إلى 16:00»: what lies between narrower ends lies between wider ones as well. */
const RANGE =
  /(?:\b(?:between|from)|(?<!\p{L})[وف]?(?:بين|من)) (?:الساعة )?\d[\d:.,]{0,8}(?: ?[\p{L}%]{1,12})? ?(?:-|–|\band|\bto|\btill|\buntil|و|إلى|حتى) ?(?:الساعة )?\d[\d:.,]{0,8}|\d[\d:.,]{0,8} ?(?:-|–|to|إلى) ?\d[\d:.,]{0,8}/giu
const DENIED =
  /\b(?:not|never|no|without)\b|n['’]t\b|(?<!\p{L})[وف]?(?:لا|لم|لن|ليس|ليست|غير|دون)(?!\p{L})/iu
const DEADLINE = /(?:\b(?:by|since)|(?<!\p{L})(?:بحلول|منذ))\s(?:عام\s|سنة\s)?$/iu
/** What is so of one alone: another would be said to be it as well. */
const OF_ONE =
  /\b(?:first|last|only|capital|president|king|queen|founders?|director|manager|principal|headquarters|\p{Ll}{3,12}est|most \p{Ll}{1,15}|(?:is|was) the)\b|(?<!\p{L})(?:و|ال)?(?:أول|آخر|الوحيد|أكبر|أصغر|أطول|أعلى|أقدم|أشهر|عاصمة|رئيس|مدير|مؤسس|ملك|المسؤول|هو|هي)(?!\p{L})/iu
/** Behind these stands the one place or name of something. */
const ONE_PLACE =
  /(?:\b(?:born|located|situated|lies|held|signed|called|named|known as|(?:is|was) in)\b|(?<!\p{L})(?:يقع|تقع|ولد|ولدت|وُلد|وُلدت|سمي|سميت|يسمى|تسمى)(?!\p{L}))[^,;،؛]{0,40}$/iu
const DONE = 'founded|invented|discovered|wrote|composed|painted|designed|built|written'
const DOER_BEHIND = new RegExp(`^ (?:first )?(?:${DONE})\\b`, 'iu')
const DOER_BEFORE = new RegExp(`\\b(?:${DONE}) by (?:the )?$`, 'iu')
const ARABIC_DEED =
  /(?<!\p{L})(?:أسس|أسست|اخترع|اخترعت|اكتشف|اكتشفت|صمم|صممت|كتب|كتبت|ألف|ألفت|رسم|رسمت|بنى|بنت)(?!\p{L})/u

/** Who did what one alone did, where the only place of something is, what one alone is: another name cannot be so too. */
const isNameOfOne = (sentence: string, lead: string, { text, shape }: Term): boolean =>
  OF_ONE.test(sentence) ||
  ONE_PLACE.test(lead) ||
  DOER_BEFORE.test(lead) ||
  DOER_BEHIND.test(sentence.slice(lead.length + text.length)) ||
  (shape === 'person' && ARABIC_DEED.test(sentence))

/** «قد يصل إلى 30»: what reaches so far reaches less far as well. */
const REACHES =
  /(?<!\p{L})(?:قد|ربما|[يت]صل)(?!\p{L})|\b(?:reach(?:es)?|might|could|perhaps|often|sometimes|some)\b/iu

/** Whether a sentence contradicts what it says with another figure or name in place of this one; if not, both may be so. */
export function isContradicted(sentence: string, term: Term): boolean {
  const { text, kind, shape } = term
  if (kind === 'word' || isRule(sentence)) return false
  const at = sentence.indexOf(text)
  const lead = sentence.slice(0, at)
  if (DENIED.test(lead) || REACHES.test(lead)) return false
  if (kind === 'name') return isNameOfOne(sentence, lead, term) && !CONDITION.test(lead)
  // Of gate 4 nothing is said of gate 6.
  if (boundOf(sentence, text) || shape === 'label') return false
  if ((shape === 'year' || shape === 'clock') && DEADLINE.test(lead)) return false
  const isEnd = Array.from(sentence.matchAll(RANGE)).some(
    ({ index, 0: range }) => at >= index && at < index + range.length,
  )
  return !isEnd && (shape === 'year' || !CONDITION.test(lead))
}
