/** "Marketing loves it", "Reem sent it to me", «كتبته زميلتي»: what somebody thinks of the line, or where it comes from; no line tells its reader that. */
export const isToldOfLine = (tail: string): boolean =>
  !READER.test(tail) &&
  [THOUGHT, SAID, ARABIC_THOUGHT, ARABIC_SENT, ARABIC_SAID].some((told) => told.test(tail))
const READER = /\b(?:you|your)\b/i
const THOUGHT =
  /^[^.!?؟]{0,40}\b(?:loves?|likes?|hates?|prefers?|wrote|sent|gave|forwarded|suggested|proposed|drafted) (?:(?:it|this|that|these|them)\b|(?:me|us) (?:it|this|that|these)\b)/i
/** "My boss says its boring" */
const SAID =
  /^[\s–—-]{0,3}(?:my|our|the) (?:boss|manager|director|client|team|colleague|partner|wife|husband|friend|editor)s? (?:says?|said|thinks?|thought|finds?|found) (?:(?:that )?(?:it|this)(?:['’]?s)?|its)(?!\p{L})/iu
const ARABIC_SAID =
  /^[\s–—-]{0,3}(?:(?:ال)?(?:مدير|زميل|شريك|عميل|زوج|صديق|صاحب)(?:ت)?(?:ي|نا)?|البوس) (?:[بت]?يقول|بيقول|تقول|قال|قالت|شايفه?|يشوفه)(?!\p{L})/u
const ARABIC_THOUGHT =
  /^[^.!?؟]{0,40}(?<!\p{L})(?:عاجب(?:ه|ها|هم|ني)|[يت]عجب(?:ه|ها|هم|ني))(?!\p{L})/u
const ARABIC_SENT =
  /^[\s–—-]{0,3}(?:و?(?:اللي |الذي |التي )?)(?:[أا]?رسل|كتب|بعت|بعث|دز|طرش|اقترح|صاغ)(?:و|ت)?(?:ه|ها|هم|لي ?اه|ل?نا ?ياه)(?!\p{L})/u
