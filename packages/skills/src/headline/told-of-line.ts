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

/** A heading over what was forwarded, a note that is signed, what is not needed, and what somebody claims of one by its place. */
export const isBesideLines = (row: string): boolean =>
  [HEADING, SIGNED, NO_NEED, CLAIMED].some((told) => told.test(row))
const HEADING = /^[\s\p{P}]{0,9}\p{L}{2,15}(?: \p{L}{2,15}){0,2}\s?[:：]\s{0,3}$/u
const SIGNED = /\s(?:--|—)\s?\p{Lu}\p{L}{1,20}["”»]?\s{0,3}$/u
const NO_NEED =
  /^\s{0,3}(?:(?:and |و)?(?:no need|(?:i|we) (?:do not|don['’]?t) need|never mind|مو لازم|مش لازم|ما (?:يحتاج|تحتاج|نحتاج)|مش محتاج\p{L}{0,3}|بدون داعي))(?!\p{L})/iu
const CLAIMED =
  /^\s{0,3}(?:(?:my|our|the|ال)\s?)?\p{L}{2,15} (?:says?|said|claims?|claimed|thinks?|insists?|[يتب]{0,2}قول|قالت?) (?:that )?(?:the )?(?:1st|2nd|3rd|4th|first|second|third|last|ال[أا]ول[ى]?|الثاني[ةه]?|التاني[ةه]?|الثالث[ةه]?|ال[أا]خير[ةه]?)(?!\p{L})/iu

/** "Write me a subject that …", «اكتبلي سطر …»: whoever asks for a line has none. */
export const asksToWrite = (row: string): boolean => TO_WRITE.test(row)
const TO_WRITE =
  /^(?:(?:please|can you|لو سمحت|ممكن)\s)?(?:write|اكتب\p{L}{0,3})\s(?:(?:me|us|a|an|the|one|لي|لنا)\s){0,2}(?:\p{L}{2,12}\s)?(?:subject|headline|title|line|سطر|عنوان|موضوع)(?!\p{L})/iu

/** "So: …", «يعني: …»: how a line that was talked over is written in the end. */
export const lineInTheEnd = (row: string): string | undefined => IN_THE_END.exec(row)?.groups?.line
const IN_THE_END =
  /^(?:so|i\.e\.|meaning|that is|in the end|final(?: one| version)?|يعني|أي|النهائي)\s?[:：]\s{1,3}(?<line>\S.{5,300})$/iu
