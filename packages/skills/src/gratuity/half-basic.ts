// "Half of it is basic", «والأساسي نصه»: the share that is basic, said in a word.

const HALVES: readonly RegExp[] = [
  /\bhalf(?: (?:of )?(?:it|that|this|the total|the salary|my salary))?(?= (?:is |as |my |the )*basic\b)/giu,
  /(?<=\bbasic (?:(?:salary|pay|is|was|only|just) ){0,3})half\b(?: (?:of )?(?:it|that|this|the total|total|the salary|my salary))?/giu,
  /(?<!\p{L})(?:نص(?:ف)?(?:ه|ها|هم)|نصف? (?:الراتب|المبلغ|المعاش))(?= (?:هو |هي )?(?:ال)?[أا]ساسي(?!\p{L}))/gu,
  /(?<=(?<!\p{L})و?(?:ال)?[أا]ساسي (?:منه |منها |هو |بس |فقط ){0,2})(?:نص(?:ف)?(?:ه|ها|هم)|نصف? (?:الراتب|المبلغ|المعاش|الإجمالي|الاجمالي))(?!\p{L})/gu,
]

export const withHalfInPercent = (text: string): string =>
  HALVES.reduce((changed, half) => changed.replace(half, '50%'), text)
