import type { Span } from '../reading/words.ts'

const BEFORE =
  /(?<!\p{L})(?:(?:\p{L}{2,12}(?:ing|ed|ic)|been|here|smoker|this|it) for(?: about| over| the (?:last|past))?|since|within|من|منذ|صار ?ل[يهى]|بقال[يهى]|خلال|[إا]لي) $/iu
const BEHIND = /^\s(?:ago\b|back\b|of (?!age)|experience|training|now\b|خبر[ةه]|تمرين|تدريب|زواج)/iu
const LONGEST = 36

/** "3 years ago", "training for 10 years", «متزوجة من 15 سنة»: how long something has been so is nobody's age. */
export const isSpell = (text: string, { start, end }: Span): boolean =>
  BEFORE.test(text.slice(Math.max(0, start - LONGEST), start)) ||
  BEHIND.test(text.slice(end, end + LONGEST))

/** "A kilo every two weeks": in which time the weight changes so much. */
export const isEachOfWeight = (text: string, { start }: Span): boolean =>
  /(?:kgs?|kilos?|lbs?|pounds?|كيلو|كغ|كجم)\s(?:every|each|كل)\s$/iu.test(
    text.slice(Math.max(0, start - 20), start),
  )
