import { foldArabic } from '../reading/arabic.ts'
import type { Minutes } from './minutes.ts'
import { plain } from './saying.ts'

/** "Agreed", «سارة: موافقة»: it says nothing by itself. */
const ASSENT =
  /^(?:(?:ok|okay|yes|yep|yeah|sure|great|good|all|fine|i|me too|اوكي|نعم|ايه|ايوه|تمام|طيب|خلاص|وانا|كلنا|انا)[\s,،.!]{1,3}){0,3}(?:agreed?|approved|deal|موافق(?:ه|ين|ون)?|متفق(?:ين|ون)|اتفقنا)(?: (?:all|too|everyone|كلنا|جميعا|كمان))?[\s.!👍]{0,6}$/iu
/** "… this time, agreed?", «… متفقين؟» */
const TAG =
  /[\s,،]{1,3}(?:(?:are we |is that |all |we )?(?:agreed|right|ok|okay|yes|correct|deal|fine)|موافق(?:ين|ون)?|متفق(?:ين|ون)|صح|تمام|اوكي|أوكي)\s?[?؟]$/iu
const WHICH =
  /(?<!\p{L})(?:who|what|when|where|how|why|which|whose|مين|منو|شو|شنو|[أا]?يش|وش|[إا]يه|متى|[إا]مت[ىي]|[إا]يمت[اى]|وين|فين|كيف|[إا]زاي|كم|كام|لي[شه])(?!\p{L})|^من\s/iu

interface Before {
  text: string
  isQuestion: boolean
  /** It was filed as a decision or a task. */
  isNoted: boolean
}

/** Whether people only agree to what was said before, which they decide by it. */
export function isAssent(
  said: string,
  before: Before | undefined,
  { decisions, questions }: Minutes,
): boolean {
  if (!before || !ASSENT.test(foldArabic(said))) return false
  if (before.isQuestion) {
    if (WHICH.test(before.text)) return true
    if (before.isNoted) questions.pop()
    decisions.push(
      TAG.test(before.text)
        ? plain(before.text.replace(TAG, ''))
        : `${plain(before.text)} – ${said.trim()}`,
    )
  } else if (!before.isNoted) decisions.push(plain(before.text))
  return true
}
