const ADDS =
  /^[^\p{L}\d]{0,4}(?:(?:and|also|please|pls|oh|sorry|can you|could you|i need to|لو سمحت|ممكن|وكمان|كمان)[\s,،]{1,3}){0,3}(?:also(?=\s?[:：])|add(?: that)?|append|include|put in|new (?:task|action|item|one|line)|(?:مهم[ةه]|بند) (?:جديد[ةه]?|ثاني[ةه]?|[أا]خرى)|(?:i |we )?(?:forgot|missed)|(?:do not|don['’]?t) forget(?: to)?|remember(?: to)?|لا تنس[ىي]?|one more|another one|plus|(?:and |also |oh )?there(?:['’]?s| is) (?:also |another |one more )|و?(?:في|فيه|هناك) (?:كمان |بعد )?(?:مهم[ةه]|بند|سطر|جمل[ةه])(?= )|وفيه?(?= (?:كمان|بعد) )|و?(?:[أا]?ضي?ف\p{L}{0,3}|زي?د\p{L}{0,3}|زو[ّ]?د\p{L}{0,2}|حط\p{L}{0,3}|سجل\p{L}{0,2}|نسيت|نسينا)|وكمان|كمان|و?[أا]يضا)(?!\p{L})(?:[\s,،]{1,3}(?:(?:this|that|these)(?: (?:sentence|line|part|text))?|it|to (?:the|my) (?:list|notes|minutes)|to (?:it|them)|one|another|a|about|as|well|too|also|line|row|entry|task|note|item|هذا|هذه|هذي|هاي|هاد|ده|دي|وراه|وراها|بعده|بعدها|بعد|(?:ال|هال)?(?:جمل[ةه]|نص|سطر|كلام)(?: (?:هذي|هذه|هاي|دي|بعد|كمان))?|كمان|[أا]يضا|مهمة|مهمه|بند|سطر|قيد|واحد|ثاني[ةه]?|جديد[ةه]?|[أا]خرى|[إا]لى القائمة|لل?قائمة|للمحضر|عليها|عليه)(?!\p{L})){0,4}[\s:：,،-]{1,4}(?=\S)/iu

/** What a message adds to what was given: of "add this: Hala will book the room" it is "Hala will book the room". */
export function addedIn(text: string): string | undefined {
  const lead = ADDS.exec(text)?.[0]
  return lead === undefined ? undefined : text.slice(lead.length).trim() || undefined
}

const TAIL =
  /[\s,،]{1,3}(?:too|as well|also|please|pls|as (?:a|an|another|the) (?:\p{L}{1,9} )?(?:topic|theme|subject|one|item|post)|to (?:it|them|that|the (?:\p{L}{1,9} )?(?:topics|list|plan|calendar|mix|schedule))|كمان|برضو|برضه|بعد|[أا]يضا|معا?ه(?:م|ا)?|لو سمحت|(?:ك)?موضوع (?:\p{L}{2,6}))[\s.!؟?]{0,3}$/iu

/** What is added, without what only says so behind it: of "quotes as a third topic" it is "quotes". */
export function withoutAddedTail(text: string): string {
  const rest = text.replace(TAIL, '').trim()
  return rest === text || rest === '' ? text : withoutAddedTail(rest)
}
