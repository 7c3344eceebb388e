import { withoutTakingBack } from './without-taking-back.ts'

/** A bare no before these takes back what was asked, and leaves nothing out: "no fill in the blank is better". */
const PREFERS =
  /(?<!\p{L})(?:better|instead|rather|make|keep|go back|prefer|[أا]حسن|[أا]فضل|بدل|رجع\p{L}{0,3}|خل\p{L}{1,4}|سو\p{L}{1,3}|اعمل\p{L}{0,3}|ابغ[ىي]|[أا]ب[يى]|بدي|عايز|عاوز)(?!\p{L})/iu
const MARKED = /^[^\p{L}\d]{0,4}(?:no|nope|لا|لأ)(?:\s{0,2}[,،.:;!–-]|\s(?:sorry|wait|\d|no\b))/iu

/** What a message asks for in place of what it takes back; "no answers" leaves something out and stays as it is. */
export const withoutNo = (message: string): string =>
  MARKED.test(message) || PREFERS.test(message) ? withoutTakingBack(message) : message
