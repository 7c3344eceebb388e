import { foldArabic } from '../reading/arabic.ts'

const IN_ENGLISH =
  /\b(?:should|shall|can|may|could|must|do|would) (?:i|we) (?:(?:just|really|simply|safely|still|even|now|go|ahead|and) ){0,3}sign\b|\bsign (?:\w{1,12} ){0,4}or (?:not|no|wait)\b|\b(?:safe|ok|okay|fine|wise) (?:for me )?to sign\b/i
const SIGN = '(?<!\\p{L})[وف]?[اأبهن]{0,2}(?:وقع|مضي|بصم)(?:ها?| علي(?:ه|ها))?(?!\\p{L})'
const IN_ARABIC = [
  // «أوقع التجديد ولا لا؟»
  `(?<!(?:قبل|بعد) (?:ما|ان|لا) )${SIGN}[^.!?؟\\n]{0,40}(?<!\\p{L})(?:ولا|و لا|او|ام) (?:لا|ما|استني|انتظر|اصبر)(?!\\p{L})`,
  // «هل أوقع؟», «عادي أوقع عليه؟»
  `(?<!\\p{L})(?:هل|ينفع|اقدر|بقدر|فيني|ممكن|عادي|يصير|تنصحني|تنصحوني|انصحوني|امن|رايك|رايكم)(?: \\p{L}{1,8})? ${SIGN}`,
  // «طيب، أوقع؟»
  `(?:^|[.!?؟،,:\\n])\\s{0,3}(?:طيب |يعني |اذن |خلاص )?${SIGN}[^.!?؟،,\\n]{0,24}[?؟]`,
].map((pattern) => new RegExp(pattern, 'u'))

const SIGNED = new RegExp(
  `\\bsign(?:ing|ed)? (?:it |this |that |the |my |a |on )?\\w{0,14}|${SIGN} (?:على )?\\p{L}{2,12}`,
  'giu',
)
/** What is to be signed is not asked for: «قبل ما أوقع التجديد» seeks no clause on renewal. */
export const withoutSigned = (request: string): string =>
  request.replace(SIGNED, (found) => ' '.repeat(found.length))

/** Whether it is asked if to sign, whatever it is called that is to be signed: no question about what the text says. */
export function asksWhetherToSign(request: string): boolean {
  const folded = foldArabic(request)
  return IN_ENGLISH.test(folded) || IN_ARABIC.some((pattern) => pattern.test(folded))
}
