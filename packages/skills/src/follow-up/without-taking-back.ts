import { behindCorrection } from '../sentences/corrected.ts'

const NO = /^[^\p{L}\d]{0,4}(?:no|nope|not that|لا|لأ|مو هيك|مش كده)[\s,،.:;–-]{1,4}(?=\S)/iu

/** What a message says in place of what it takes back: of "no sorry, the total" it is "the total". */
export const withoutTakingBack = (text: string): string =>
  behindCorrection(text) ?? (NO.test(text) ? text.replace(NO, '') : text)
