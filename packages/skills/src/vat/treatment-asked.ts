// "Is education zero-rated?": whether a supply bears the tax is asked, and not told.

const YES_NO =
  /(?:^|[.!?\n]\s{0,2})(?:(?:hi|hello|please|pls|so|and|but|now)[ ,]{1,2}){0,2}(?:is|are|isn['’]?t|aren['’]?t|would|should|can)\s(?<between>[^.!?\n\d]{1,80})\b(?:exempt(?:ed)?|zero[- ]?rated)(?=\s?[?.,;\n]|\s(?:from|for|in|or|and)\b|$)/iu
const TAG = /\b(?:exempt(?:ed)?|zero[- ]?rated)(?: (?:from|for) (?:vat|tax))?\s?\?/iu
const ARABIC_YES_NO =
  /(?<!\p{L})هل\s(?<between>[^.!?؟\n\d]{0,80})(?:معف(?:ى|ي|اة|اه|ية|يه|يين)|صفري[ةه]?|[بل]?نسب[ةه] (?:ال)?صفر)(?!\p{L})/u
const ARABIC_TAG =
  /(?<!\p{L})معف(?:ى|ي|اة|اه|ية|يه|يين)(?: من (?:ال)?(?:ضريب[ةه]|ضرايب|ضرائب)(?: القيم[ةه] المضاف[ةه])?)?\s?[?؟]/u
/** "Is the total right if exports are zero-rated?" tells it. */
const TOLD = /\b(?:if|when|because|since|as)\b|(?<!\p{L})(?:[إا]ذا|لو|لأن|لان)(?!\p{L})/iu

export function isTreatmentAsked(text: string): boolean {
  const asked = YES_NO.exec(text) ?? ARABIC_YES_NO.exec(text)
  if (asked) return !TOLD.test(asked.groups?.between ?? '')
  return TAG.test(text) || ARABIC_TAG.test(text)
}
