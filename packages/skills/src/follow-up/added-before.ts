const TAKES_OFF =
  /(?<!\p{L})(?:شيل\p{L}{0,2}|احذف|remove|drop|without|take (?:off|out)|بدون|من غير) (?:ال(?:زياد[ةه]|[إا]ضاف[ةه])|اللي زد\p{L}{1,3}|what (?:i|you|we) added|the addition|(?:that|this) (?:line|sentence|part|one)(?: again)?)(?!\p{L})|^(?:لا )?(?:خلاص )?شيل(?:ها|ه)$/iu
const IN_ITS_PLACE =
  /^\P{L}{0,3}(?:swap|replace|change|make|turn) (?:that|this|the)(?: last)?(?: (?:one|line|sentence|part))?(?: (?:for|with|by|to|into))?\s?[:：]/iu

/** "Without that line again", «شيل اللي زدته»: what was added last is taken off again. */
export const takesOffAdded = (message: string): boolean => TAKES_OFF.test(message)

/** "Swap that last one for: …": what was added last has another in its place. */
export const replacesAdded = (message: string): boolean => IN_ITS_PLACE.test(message)

/** Of texts that were said one after the other, oldest first, the one to which the last was added. */
export const beforeAdded = (last: string, texts: readonly string[]): string | undefined =>
  texts.findLast((text) => text !== last && last.startsWith(text))
