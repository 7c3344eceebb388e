const WHY =
  /(?<!\p{L})و?(?:why|how come|how so|are you sure|because of what|due to what|بسبب (?:شو|[إا]يش|ماذا)|مت[أا]كد\p{L}?|(?:how|where) (?:did|do|does|is|was|are) (?:you|u|it|that|this|the \p{L}{2,12}) (?:get|got|come|came|calculated|calculate|worked|work|arrive|from)|show (?:me )?(?:the |your )?(?:working|workings|steps|calculation)|explain (?:that|it|this|how)|based on what|which rows|ليش|ليه|لماذا|لمه|علاش|كيف (?:حسبت\p{L}{0,3}|طلع\p{L}{0,3}|وصلت\p{L}{0,3}|جبت\p{L}{0,3}|احتسب\p{L}{0,3})|[إا]زاي (?:حسبت\p{L}{0,3}|طلع\p{L}{0,3}|جبت\p{L}{0,3})|شلون (?:حسبت\p{L}{0,3}|طلع\p{L}{0,3})|من ?(?:وين|فين|[أا]ين) (?:جبت\p{L}{0,3}|جا\p{L}{0,3}|طلع\p{L}{0,3}))(?!\p{L})/iu
const LONGEST = 80

/** "Why?", "how did you get that?", «كيف حسبتها؟»: what the answer before it rests on. */
export const asksWhy = (text: string): boolean => text.length <= LONGEST && WHY.test(text)
