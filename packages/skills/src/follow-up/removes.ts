const REMOVES =
  /^[^\p{L}\d]{0,4}(?:(?:and|also|please|pls|no|actually|sorry|لا|و|طلعي|معليش)[\s,،]{1,2}){0,3}(?:remove|delete|drop|forget(?: about)?|no (?:more )?questions?(?= (?:about|on|of))|take (?:out|off)|cancel|cross (?:off|out)|skip|strike|scrap|without|no more|[وف]?(?:ا?حذف|شيل|شل(?= )|ا?لغ|[أا]لغي|انس|انسى|[إا]نسي|بدون|بلاش|امسح)\p{L}{0,3})(?!\p{L})/iu
/** "They removed clause 4", «شالوا البند» */
const REMOVED =
  /(?<!\p{L})(?:(?:they|he|she|we|i|it)(?:['’]ve| have| has| was| got)? (?:agreed to )?(?:already |just )?(?:removed?|deleted?|dropped?|took out|taken out|take out|scrap(?:ped)?|cancel(?:led)?|struck)|شالوه?ا?|حذفوه?ا?|لغوه?ا?|[أا]لغوه?ا?|مسحوه?ا?|انشال\p{L}{0,2}|انحذف\p{L}{0,2})(?!\p{L})/iu
const OFF =
  /\b(?:drop|remove|delete|skip) (?:it|that|this|them)\b|\b(?:take|cross|strike|get|leave|pull) (?:[\p{L}'’]{1,15} ){1,4}(?:off|out)\b|(?<!\p{L})[وف]?(?:شيل|احذف|حذف|الغ|امسح)(?:ي?ه|ي?ها|وه|وها)(?!\p{L})/iu
const DONE =
  /(?<!\p{L})(?:is|are|was|were|['’]?s|got|already|all) (?:all |already |now )?(?:done|finished|sorted|complete|completed|cancelled|canceled|off)(?!\p{L})|^\P{L}{0,3}(?:[\p{L}'’]{1,15} ){1,4}(?:done|finished|sorted|cancelled|paid|called|sent|booked|bought|submitted)(?=\s{0,3}(?:$|[.,!،]|take\b|so\b|now\b))|\bdone with\b|\balready(?=[\s.!]*$)|(?<!\p{L})(?:خلص|خلصت|خلصنا|خلصته|خلصتها|انتهى|انتهت|تم|تمت|انجز|انجزت|[إا]نلغى|[إا]نلغت|تكنسل|تكنسلت|ملغي|ملغاة)(?!\p{L})/iu

/** "Remove the AC", "take it off, that is done", «شيل الثانية»: what is named has no place in the list any more. */
export const removes = (message: string): boolean =>
  !/[?؟]\s*$/.test(message) &&
  (REMOVES.test(message) || REMOVED.test(message) || OFF.test(message) || DONE.test(message))
