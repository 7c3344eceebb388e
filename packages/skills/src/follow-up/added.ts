const ADDS =
  /^[^\p{L}\d]{0,4}(?:(?:and|also|please|pls|oh|sorry|لو سمحت|وكمان|كمان)[\s,،]{1,3}){0,3}(?:add|append|include|put in|i forgot|we forgot|forgot|one more|another one|plus|و?(?:[أا]?ضي?ف\p{L}{0,3}|زي?د\p{L}{0,3}|حط\p{L}{0,3}|نسيت|نسينا)|وكمان|كمان|و?[أا]يضا)(?!\p{L})(?:[\s,،]{1,3}(?:this|that|these|it|to (?:the|my) (?:list|notes|minutes)|to (?:it|them)|one|another|a|as|well|too|also|line|task|note|item|هذا|هذه|هاي|هاد|ده|دي|كمان|[أا]يضا|مهمة|مهمه|بند|سطر|[إا]لى القائمة|لل?قائمة|للمحضر|عليها|عليه)(?!\p{L})){0,4}[\s:：,،-]{1,4}(?=\S)/iu

/** What a message adds to what was given: of "add this: Hala will book the room" it is "Hala will book the room". */
export function addedIn(text: string): string | undefined {
  const lead = ADDS.exec(text)?.[0]
  return lead === undefined ? undefined : text.slice(lead.length).trim() || undefined
}
