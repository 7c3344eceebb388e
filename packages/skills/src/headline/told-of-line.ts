/** "Marketing loves it", "Reem sent it to me", «كتبته زميلتي»: what somebody thinks of the line, or where it comes from; no line tells its reader that. */
export const isToldOfLine = (tail: string): boolean =>
  !READER.test(tail) && (THOUGHT.test(tail) || ARABIC_THOUGHT.test(tail) || ARABIC_SENT.test(tail))
const READER = /\b(?:you|your)\b/i
const THOUGHT =
  /^[^.!?؟]{0,40}\b(?:loves?|likes?|hates?|prefers?|wrote|sent|gave|forwarded|suggested|proposed|drafted) (?:(?:it|this|that|these|them)\b|(?:me|us) (?:it|this|that|these)\b)/i
const ARABIC_THOUGHT =
  /^[^.!?؟]{0,40}(?<!\p{L})(?:عاجب(?:ه|ها|هم|ني)|[يت]عجب(?:ه|ها|هم|ني))(?!\p{L})/u
const ARABIC_SENT =
  /^[\s–—-]{0,3}(?:و?(?:اللي |الذي |التي )?)(?:[أا]?رسل|كتب|بعت|بعث|دز|طرش|اقترح|صاغ)(?:و|ت)?(?:ه|ها|هم|لي ?اه|ل?نا ?ياه)(?!\p{L})/u
