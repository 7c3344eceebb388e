import { behindCorrection } from '../sentences/corrected.ts'

const NO = /^[^\p{L}\d]{0,4}(?:no|nope|not that|لا|لأ|مو هيك|مش كده)[\s,،.:;–-]{1,4}(?=\S)/iu

/** What a message says in place of what it takes back: of "no sorry, the total" it is "the total". */
export function withoutTakingBack(text: string): string {
  const behind = behindCorrection(text) ?? text.replace(NO, '')
  return behind === text ? text : withoutTakingBack(behind)
}
