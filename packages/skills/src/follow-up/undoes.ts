const UNDOES =
  /^[^\p{L}\d]{0,4}(?:(?:no|sorry|actually|please|pls|oh|wait|لا|معليش|لحظة)[\s,،]{1,3}){0,3}(?:undo(?: that| it| this)?|take (?:that|it) back|put it back(?: how it was| as it was| the way it was)?|(?:leave|keep|make) it (?:as|how|like) it was(?: before)?|(?:as|like) (?:it was )?before|back to how it was|never ?mind(?: that)?|forget (?:that|it|what i said)|(?:رجع|رجعي|رد|ردي)(?:ه|ها|يه|يها|لي|لي ياها)? ?(?:زي|مثل|متل|كيف|كما)(?: ما)? كان\p{L}{0,2}|خل\p{L}{1,4} (?:زي|مثل|متل|كما)(?: ما)? كان\p{L}{0,2}|زي ما كان\p{L}{0,2}|تراجع|[إا]لغ\p{L}? (?:[آا]خر|هذا|ده) (?:تعديل|تغيير))[\s.!؟?]{0,4}(?:please|pls|لو سمحت)?[\s.!]{0,3}$/iu

/** "Undo that", «رجعها زي ما كانت»: what was answered before the last change holds again. */
export const undoes = (message: string): boolean => UNDOES.test(message)
